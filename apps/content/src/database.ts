import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { config } from './config.ts';
import { postgresMigrations } from './migrations/postgres.ts';
import { sqliteMigrations } from './migrations/sqlite.ts';
import { indexPostgresTextLists, indexSqliteTextLists } from './text-list-index.ts';
import { OTHER_PROCESS_WAIT_MS, takeTurns, tellFailedCommits, type TransactionsAdapter } from './writer-turns.ts';

const sourceDirectory = path.dirname(fileURLToPath(import.meta.url));

/** SQLite whose writers wait for each other, and whose saves fail when their commit does. */
const withTurns = (adapter: DatabaseAdapterObj<SQLiteAdapter>): DatabaseAdapterObj<SQLiteAdapter> => ({
  ...adapter,
  init(args) {
    const opened = adapter.init(args);
    tellFailedCommits(opened as unknown as TransactionsAdapter);
    const connect = opened.connect?.bind(opened);
    let client: unknown;
    opened.connect = async (options) => {
      await connect?.(options);
      if (opened.client !== client) takeTurns(opened.client);
      client = opened.client;
    };
    return opened;
  },
});

/** PostgreSQL where `DATABASE_URL` names one, else SQLite in the data directory. The schema comes from migrations only. */
export const database = config.databaseUrl
  ? postgresAdapter({
      pool: { connectionString: config.databaseUrl },
      push: false,
      migrationDir: path.join(sourceDirectory, 'migrations/postgres'),
      prodMigrations: postgresMigrations,
      afterSchemaInit: [indexPostgresTextLists],
    })
  : withTurns(
      sqliteAdapter({
        client: {
          url: pathToFileURL(path.join(config.dataDirectory, 'content.db')).href,
          timeout: OTHER_PROCESS_WAIT_MS,
        },
        push: false,
        migrationDir: path.join(sourceDirectory, 'migrations/sqlite'),
        prodMigrations: sqliteMigrations,
        afterSchemaInit: [indexSqliteTextLists],
        // A document and its version row are written together or not at all.
        transactionOptions: {},
        // A commit waits for the disk (decision 24).
        wal: { synchronous: 'FULL' },
        autoIncrement: true,
      }),
    );
