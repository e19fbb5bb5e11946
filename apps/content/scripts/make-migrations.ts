/**
 * Writes the migration that brings each database dialect to the collections as they are now.
 *
 *   node apps/content/scripts/make-migrations.ts <name>     writes what is missing, for both dialects
 *   node apps/content/scripts/make-migrations.ts --check    writes nothing; exit code 1 when something is missing
 *
 * Neither dialect needs a running database.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DIALECTS = ['sqlite', 'postgres'] as const;
type Dialect = (typeof DIALECTS)[number];

const migrationsDirectory = path.resolve(import.meta.dirname, '../src/migrations');
const isCheck = process.argv.includes('--check');

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

/** SQL statements between the newest snapshot of a dialect and the collections. */
async function pendingStatements(dialect: Dialect, tools: SchemaTools): Promise<string[]> {
  const directory = path.join(migrationsDirectory, dialect);
  const newest = readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  const before = newest
    ? (JSON.parse(readFileSync(path.join(directory, newest), 'utf8')) as Snapshot)
    : tools.defaultDrizzleSnapshot;
  const { generateDrizzleJson, generateMigration } = tools.requireDrizzleKit();
  return generateMigration(before, await generateDrizzleJson(tools.schema));
}

/** Makes a generated migration what Node's type stripping and our compiler settings accept. */
function tidyMigration(file: string): void {
  const source = readFileSync(file, 'utf8')
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll(/\{ db, payload, req \}/g, '{ db }');
  writeFileSync(file, source);
}

/** Writes the list of a dialect's migrations, oldest first. */
function writeList(dialect: Dialect): void {
  const directory = path.join(migrationsDirectory, dialect);
  rmSync(path.join(directory, 'index.ts'), { force: true });
  const names = readdirSync(directory)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
  const lines = [
    '// Written by scripts/make-migrations.ts.',
    ...names.map((name, index) => `import * as migration${index + 1} from './${dialect}/${name}.ts';`),
    '',
    `/** Migrations of ${dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, oldest first. */`,
    `export const ${dialect}Migrations = [`,
    ...names.map(
      (name, index) => `  { name: '${name}', up: migration${index + 1}.up, down: migration${index + 1}.down },`,
    ),
    '];',
    '',
  ];
  writeFileSync(path.join(migrationsDirectory, `${dialect}.ts`), lines.join('\n'));
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
  writeList(dialect);
  process.exit(0);
}

const dialectArgument = process.env.MIGRATION_DIALECT;
const name = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';
if (dialectArgument === 'sqlite' || dialectArgument === 'postgres') {
  await runDialect(dialectArgument, name);
} else if (!isCheck && !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('用法：make-migrations.ts <名称（小写字母、数字、下划线）> 或 --check');
  process.exit(2);
} else {
  const scratch = mkdtempSync(path.join(tmpdir(), 'content-migrations-'));
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
