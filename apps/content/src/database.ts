import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { config } from './config.ts';
import { FaultError } from './faults/fault.ts';
import { noteWritten } from './faults/fault-memory.ts';
import { onePool } from './faults/postgres-pool.ts';
import { markInstalled, OpenFile, prepareSqliteFile } from './faults/sqlite-file.ts';
import { assertRoom } from './faults/disk-reserve.ts';
import { setSqliteWatch } from './faults/sqlite-watch.ts';
import { watchGauge } from './metrics.ts';
import { postgresMigrations } from './migrations/postgres.ts';
import { sqliteMigrations } from './migrations/sqlite.ts';
import { refuseUnknownMigrations } from './migrations/known-migrations.ts';
import { indexPostgresTextLists, indexSqliteTextLists } from './text-list-index.ts';
import { OneWriterClient } from './upstream-fixes/libsql-busy-statements.ts';
import { failOnFailedCommits, type TransactionsAdapter } from './upstream-fixes/payload-failed-commits.ts';

const sourceDirectory = path.dirname(fileURLToPath(import.meta.url));
const sqliteFile = path.join(config.dataDirectory, 'content.db');
const sqliteUrl = pathToFileURL(sqliteFile).href;

/** Opens the database so that nothing waits inside libsql, and a commit waits for the disk (decision 24). */
async function openSqlite(): Promise<OneWriterClient> {
  const client = createClient({ url: sqliteUrl, timeout: 0 });
  await client.executeMultiple(
    'PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864; PRAGMA synchronous = FULL',
  );
  const file = new OpenFile(sqliteFile);
  const oneWriter = new OneWriterClient(client, {
    assertWritable() {
      if (!file.isThere()) throw new FaultError('gone', 'the file of the database was moved, deleted or replaced');
      assertRoom();
    },
    canReopen: () => file.isSame(),
  });
  setSqliteWatch({ isThere: () => file.isThere(), isHeldByOther: () => oneWriter.isHeldByOther() });
  watchGauge('writersWaiting', () => oneWriter.writers);
  return oneWriter;
}

/** SQLite with one writer at a time, whose saves fail when their commit does. */
const withOneWriter = (adapter: DatabaseAdapterObj<SQLiteAdapter>): DatabaseAdapterObj<SQLiteAdapter> => ({
  ...adapter,
  init(args) {
    const opened = adapter.init(args);
    failOnFailedCommits(opened as unknown as TransactionsAdapter, noteWritten);
    const connect = opened.connect?.bind(opened);
    opened.connect = async (options) => {
      prepareSqliteFile(sqliteFile);
      // The adapter opens a client of its own where there is none.
      opened.client ??= await openSqlite();
      await connect?.(options);
      markInstalled(sqliteFile);
    };
    return opened;
  },
});

/** PostgreSQL where `DATABASE_URL` names one, else SQLite in the data directory. The schema comes from migrations only. */
export const database = config.databaseUrl
  ? refuseUnknownMigrations(
      onePool((pool) =>
        postgresAdapter({
          pool: { connectionString: config.databaseUrl, ...pool },
          push: false,
          migrationDir: path.join(sourceDirectory, 'migrations/postgres'),
          prodMigrations: postgresMigrations,
          afterSchemaInit: [indexPostgresTextLists],
        }),
      ),
    )
  : refuseUnknownMigrations(
      withOneWriter(
        sqliteAdapter({
          client: { url: sqliteUrl },
          push: false,
          migrationDir: path.join(sourceDirectory, 'migrations/sqlite'),
          prodMigrations: sqliteMigrations,
          afterSchemaInit: [indexSqliteTextLists],
          // A document and its version row are written together or not at all.
          transactionOptions: {},
          autoIncrement: true,
        }),
      ),
    );
