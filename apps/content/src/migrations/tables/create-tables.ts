/** Creates the tables that belong to no collection, which Payload therefore does not generate. */
import { type MigrateUpArgs as PostgresArgs, sql as postgresSql } from '@payloadcms/db-postgres';
import { type MigrateUpArgs as SqliteArgs, sql as sqliteSql } from '@payloadcms/db-sqlite';
import { auditTrail } from './audit-trail.ts';
import { contentChanges } from './content-changes.ts';
import { outagePlaces } from './outage-places.ts';
import { searchCounts } from './search-counts.ts';
import { searchIndex } from './search-index.ts';
import type { Tables } from './tables.ts';

const tables: readonly Tables[] = [searchIndex, searchCounts, outagePlaces, contentChanges, auditTrail];

/** A first migration of SQLite that goes on to the hand-written tables. */
export const withSqliteTables = (up: (args: SqliteArgs) => Promise<void>) => async (args: SqliteArgs) => {
  await up(args);
  for (const statement of tables.flatMap(({ sqlite }) => sqlite)) await args.db.run(sqliteSql.raw(statement));
};

/** A first migration of PostgreSQL that goes on to the hand-written tables. */
export const withPostgresTables = (up: (args: PostgresArgs) => Promise<void>) => async (args: PostgresArgs) => {
  await up(args);
  for (const statement of tables.flatMap(({ postgres }) => postgres)) {
    await args.db.execute(postgresSql.raw(statement));
  }
};
