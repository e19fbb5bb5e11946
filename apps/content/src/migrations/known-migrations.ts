/** Stops before a database is changed that another version of the content server has written. */
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Migration } from 'payload';
import { StartRefusal } from '../faults/start-refusal.ts';

/** What is used of Payload's adapters for SQLite and PostgreSQL. */
interface SqlAdapter extends BaseDatabaseAdapter {
  drizzle: unknown;
  execute: (query: { drizzle: unknown; raw: string }) => Promise<{ rows: Record<string, unknown>[] }>;
}

const TABLE_EXISTS: Readonly<Record<string, string>> = {
  sqlite: `SELECT 1 AS "found" FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'`,
  postgres: `SELECT 1 AS "found" WHERE to_regclass('payload_migrations') IS NOT NULL`,
};

/** Names of the migrations that a database has run and that are not in `known`. */
async function unknownMigrations(adapter: SqlAdapter, known: readonly Migration[]): Promise<string[]> {
  const read = async (raw: string) => (await adapter.execute({ drizzle: adapter.drizzle, raw })).rows;
  const [table] = await read(TABLE_EXISTS[adapter.name] ?? '');
  if (!table) return [];
  const rows = await read('SELECT name FROM payload_migrations ORDER BY name');
  return rows.map(({ name }) => String(name)).filter((name) => !known.some((migration) => migration.name === name));
}

/** An adapter that migrates a database only when it knows all that has been done to it. @throws StartRefusal */
export function refuseUnknownMigrations<Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init(args) {
      const opened = adapter.init(args);
      const migrate = opened.migrate.bind(opened);
      opened.migrate = async (options) => {
        const unknown = await unknownMigrations(opened as unknown as SqlAdapter, options?.migrations ?? []);
        if (unknown.length > 0) throw unknownDatabase(unknown);
        await migrate(options);
      };
      return opened;
    },
  };
}

function unknownDatabase(names: readonly string[]): StartRefusal {
  const some = names.length > 3 ? `${names.slice(0, 3).join('、')} 等 ${names.length} 项` : names.join('、');
  return new StartRefusal(
    `内容服务器不能使用现有的数据库：其中有本版本不认识的迁移（${some}），它是由另一个版本建立的，内容未作任何改动。请先用 npm run backup 备份，然后任选其一：换用建立它的版本；用 DATA_DIR 指定一个新的空目录（PostgreSQL 则用 DATABASE_URL 指定一个新的空数据库）重新开始；或用 npm run restore 恢复本版本的备份。`,
    `The content server cannot use this database: another version made it (unknown migrations: ${names.slice(0, 3).join(', ')}); nothing was changed. Back it up with npm run backup; then use the version that made it, or start with a new empty DATA_DIR or DATABASE_URL, or restore a backup of this version with npm run restore.`,
  );
}

/** Undoing a migration would lose what was entered since: the way back is the backup that was made before. */
export const refuseDown = (): Promise<never> =>
  Promise.reject(new Error('migrations are not undone: restore the backup that was made before'));
