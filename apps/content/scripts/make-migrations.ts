/**
 * Writes the migration that brings each database dialect to the collections as they are now.
 *
 *   node apps/content/scripts/make-migrations.ts <name>     writes what is missing, for both dialects
 *   node apps/content/scripts/make-migrations.ts --squash   before the first release: puts one in the place of all
 *   node apps/content/scripts/make-migrations.ts --check    writes nothing; exit code 1 when something is missing
 *
 * Neither dialect needs a running database. Tables of no collection are in src/migrations/tables.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DIALECTS = ['sqlite', 'postgres'] as const;
type Dialect = (typeof DIALECTS)[number];

const migrationsDirectory = path.resolve(import.meta.dirname, '../src/migrations');
const isCheck = process.argv.includes('--check');
const isSquash = process.argv.includes('--squash');

/** What is used of drizzle-kit through Payload's database adapter. */
interface SchemaTools {
  schema: Record<string, unknown>;
  defaultDrizzleSnapshot: Snapshot;
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: Record<string, unknown>) => Promise<Snapshot> | Snapshot;
    generateMigration: (before: Snapshot, after: Snapshot) => Promise<string[]>;
  };
}
type Snapshot = Record<string, unknown>;

/** Names of a dialect's snapshots, oldest first. */
const snapshots = (dialect: Dialect): string[] =>
  readdirSync(path.join(migrationsDirectory, dialect))
    .filter((file) => file.endsWith('.json'))
    .sort();

/** SQL statements between the newest snapshot of a dialect and the collections. */
async function pendingStatements(dialect: Dialect, tools: SchemaTools): Promise<string[]> {
  const newest = snapshots(dialect).at(-1);
  const before = newest
    ? (JSON.parse(readFileSync(path.join(migrationsDirectory, dialect, newest), 'utf8')) as Snapshot)
    : tools.defaultDrizzleSnapshot;
  const { generateDrizzleJson, generateMigration } = tools.requireDrizzleKit();
  return generateMigration(before, await generateDrizzleJson(tools.schema));
}

/** Makes a generated migration what our compiler settings accept: no way back, for a backup is the way back. */
function tidyMigration(file: string): void {
  const source = readFileSync(file, 'utf8')
    .replace(/import \{ MigrateUpArgs, MigrateDownArgs, sql \}/, 'import { type MigrateUpArgs, sql }')
    .replaceAll(/\{ db, payload, req \}/g, '{ db }')
    .replace(/\nexport async function down[\s\S]*$/, '');
  writeFileSync(file, source);
}

/** Removes all snapshots of a dialect but the newest: `createMigration` reads no other. */
function keepNewestSnapshot(dialect: Dialect): void {
  for (const file of snapshots(dialect).slice(0, -1)) rmSync(path.join(migrationsDirectory, dialect, file));
}

/** Writes the list of a dialect's migrations, oldest first. The first one creates the hand-written tables, too. */
function writeList(dialect: Dialect): void {
  const directory = path.join(migrationsDirectory, dialect);
  rmSync(path.join(directory, 'index.ts'), { force: true });
  const names = readdirSync(directory)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
  const title = dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const withTables = dialect === 'sqlite' ? 'withSqliteTables' : 'withPostgresTables';
  const lines = [
    '// Written by scripts/make-migrations.ts.',
    ...names.map((name, index) => `import * as migration${index + 1} from './${dialect}/${name}.ts';`),
    "import { refuseDown } from './known-migrations.ts';",
    `import { ${withTables} } from './tables/create-tables.ts';`,
    '',
    `/** Migrations of ${title}, oldest first. */`,
    `export const ${dialect}Migrations = [`,
    ...names.map((name, index) => {
      const up = `migration${index + 1}.up`;
      return `  { name: '${name}', up: ${index === 0 ? `${withTables}(${up})` : up}, down: refuseDown },`;
    }),
    '];',
    '',
  ];
  writeFileSync(path.join(migrationsDirectory, `${dialect}.ts`), lines.join('\n'));
}

/** Removes the migrations of a dialect; the hand-written tables stay. */
function removeAll(dialect: Dialect): void {
  const directory = path.join(migrationsDirectory, dialect);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory);
  writeList(dialect);
}

async function runDialect(dialect: Dialect, name: string): Promise<void> {
  const [{ getPayload }, { default: payloadConfig }] = await Promise.all([
    import('payload'),
    import('../src/payload.config.ts'),
  ]);
  const payload = await getPayload({ config: payloadConfig, disableDBConnect: true, disableOnInit: true });
  const statements = await pendingStatements(dialect, payload.db as unknown as SchemaTools);
  if (statements.length === 0) {
    console.log(`${dialect}: 没有待写的迁移`);
    process.exit(0);
  }
  if (isCheck) {
    console.error(`${dialect}: 集合已改动而没有迁移，请运行 make-migrations.ts <名称>：\n${statements.join('\n')}`);
    process.exit(1);
  }
  await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true });
  const newest = readdirSync(path.join(migrationsDirectory, dialect))
    .filter((file) => file.endsWith(`_${name}.ts`))
    .sort()
    .at(-1);
  if (newest) tidyMigration(path.join(migrationsDirectory, dialect, newest));
  keepNewestSnapshot(dialect);
  writeList(dialect);
  process.exit(0);
}

const dialectArgument = process.env.MIGRATION_DIALECT;
const name = isSquash ? 'init' : (process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '');
if (dialectArgument === 'sqlite' || dialectArgument === 'postgres') {
  await runDialect(dialectArgument, name);
} else if (!isCheck && !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('用法：make-migrations.ts <名称（小写字母、数字、下划线）>，或 --squash，或 --check');
  process.exit(2);
} else {
  const scratch = mkdtempSync(path.join(tmpdir(), 'content-migrations-'));
  if (isSquash) DIALECTS.forEach(removeAll);
  const failures = DIALECTS.filter((dialect) => {
    const { DATABASE_URL: _ignored, ...environment } = process.env;
    const { status } = spawnSync(process.execPath, [import.meta.filename, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: {
        ...environment,
        MIGRATION_DIALECT: dialect,
        DATA_DIR: scratch,
        PAYLOAD_MIGRATING: 'true',
        ...(dialect === 'postgres' ? { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } : {}),
      },
    });
    return status !== 0;
  });
  rmSync(scratch, { recursive: true, force: true });
  process.exit(failures.length > 0 ? 1 : 0);
}
