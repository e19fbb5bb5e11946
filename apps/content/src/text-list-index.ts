/**
 * Payload keeps the texts of a collection's list fields (lines, villages …) in one table, indexed by position
 * before record: reading ten of 10,000 outages took 76 ms. With an index by record it takes 12.
 */
import type { PostgresAdapterArgs } from '@payloadcms/db-postgres';
import { index as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { SQLiteAdapterArgs } from '@payloadcms/db-sqlite';
import { index as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core';

type SqliteHook = NonNullable<SQLiteAdapterArgs['afterSchemaInit']>[number];
type PostgresHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number];

const TABLE_NAME = 'notices_texts';
const INDEX_NAME = 'notices_texts_parent_idx';

/** Adds the index to the schema of SQLite. */
export const indexSqliteTextLists: SqliteHook = ({ schema, extendTable }) => {
  const table = schema.tables[TABLE_NAME];
  if (table) {
    extendTable({ table, extraConfig: (columns) => ({ parentIdx: sqliteIndex(INDEX_NAME).on(columns['parent']) }) });
  }
  return schema;
};

/** Adds the index to the schema of PostgreSQL. */
export const indexPostgresTextLists: PostgresHook = ({ schema, extendTable }) => {
  const table = schema.tables[TABLE_NAME];
  if (table) {
    extendTable({ table, extraConfig: (columns) => ({ parentIdx: postgresIndex(INDEX_NAME).on(columns['parent']) }) });
  }
  return schema;
};
