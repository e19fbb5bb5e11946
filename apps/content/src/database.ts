import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { config } from './config.ts';
import { postgresMigrations } from './migrations/postgres.ts';
import { sqliteMigrations } from './migrations/sqlite.ts';
import { indexPostgresTextLists, indexSqliteTextLists } from './text-list-index.ts';

const sourceDirectory = path.dirname(fileURLToPath(import.meta.url));

/** PostgreSQL where `DATABASE_URL` names one, else SQLite in the data directory. The schema comes from migrations only. */
export const database = config.databaseUrl
  ? postgresAdapter({
      pool: { connectionString: config.databaseUrl },
      push: false,
      migrationDir: path.join(sourceDirectory, 'migrations/postgres'),
      prodMigrations: postgresMigrations,
      afterSchemaInit: [indexPostgresTextLists],
    })
  : sqliteAdapter({
      client: { url: pathToFileURL(path.join(config.dataDirectory, 'content.db')).href },
      push: false,
      migrationDir: path.join(sourceDirectory, 'migrations/sqlite'),
      prodMigrations: sqliteMigrations,
      afterSchemaInit: [indexSqliteTextLists],
      // A document and its version row are written together or not at all.
      transactionOptions: {},
      // A commit waits for the disk (decision 24).
      wal: { synchronous: 'FULL' },
      busyTimeout: 5000,
      autoIncrement: true,
    });
