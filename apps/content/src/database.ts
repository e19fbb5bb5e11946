import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { config } from './config.ts';
import { FaultError } from './faults/fault.ts';
import { onePool } from './faults/postgres-pool.ts';
import { markInstalled, OpenFile, prepareSqliteFile } from './faults/sqlite-file.ts';
import { assertRoom } from './faults/disk-reserve.ts';
import { setSqliteWatch } from './faults/sqlite-watch.ts';
import { watchGauge } from './metrics.ts';
import { postgresMigrations } from './migrations/postgres.ts';
import { sqliteMigrations } from './migrations/sqlite.ts';
import { refuseUnknownMigrations } from './migrations/known-migrations.ts';
import { indexPostgresTextLists, indexSqliteTextLists } from './text-list-index.ts';
import { takeTurns, tellFailedCommits, type TransactionsAdapter } from './writer-turns.ts';

const sourceDirectory = path.dirname(fileURLToPath(import.meta.url));
const sqliteFile = path.join(config.dataDirectory, 'content.db');

/** SQLite whose writers wait for each other, and whose saves fail when their commit does. */
const withTurns = (adapter: DatabaseAdapterObj<SQLiteAdapter>): DatabaseAdapterObj<SQLiteAdapter> => ({
  ...adapter,
  init(args) {
    const opened = adapter.init(args);
    tellFailedCommits(opened as unknown as TransactionsAdapter);
    const connect = opened.connect?.bind(opened);
    const migrate = opened.migrate.bind(opened);
    let client: unknown;
    /** Before anything is written, migrations included. */
    const take = (): void => {
      if (opened.client === client) return;
      client = opened.client;
      const file = new OpenFile(sqliteFile);
      const turns = takeTurns(opened.client, {
        assertWritable() {
          if (!file.isThere()) throw new FaultError('gone', 'the file of the database was moved, deleted or replaced');
          assertRoom();
        },
        canReopen: () => file.isSame(),
      });
      setSqliteWatch({ isThere: () => file.isThere(), isHeldByOther: turns.isHeldByOther });
      watchGauge('writersWaiting', turns.waiting);
    };
    opened.connect = async (options) => {
      prepareSqliteFile(sqliteFile);
      await connect?.(options);
      take();
      markInstalled(sqliteFile);
    };
    opened.migrate = async (options) => {
      take();
      await migrate(options);
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
      withTurns(
        sqliteAdapter({
          // Nothing waits inside SQLite: see writer-turns.ts.
          client: { url: pathToFileURL(sqliteFile).href, timeout: 0 },
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
      ),
    );
