/** Access to Payload's tables for queries that its Local API lacks: ids in a total order, and counts by status. */
import { type Column, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';

/** A column, or an expression over columns. */
export type Expression = Column | SQL;

/** The part of drizzle's query builder that both dialects share. */
export interface SelectQuery extends PromiseLike<Record<string, unknown>[]> {
  from(table: unknown): SelectQuery;
  where(condition: SQL | undefined): SelectQuery;
  groupBy(...by: Expression[]): SelectQuery;
  orderBy(...by: SQL[]): SelectQuery;
  limit(count: number): SelectQuery;
  offset(count: number): SelectQuery;
}

interface DrizzleDatabase {
  drizzle: { select(fields: Record<string, Expression>): SelectQuery };
  tables: Record<string, Record<string, Column>>;
}

/** One table; columns have the names of the collection's fields, `group_field` within a group. */
export interface DatabaseTable {
  readonly source: unknown;
  column(name: string): Column;
  select(fields: Record<string, Expression>): SelectQuery;
}

/**
 * The table of a collection, or one that belongs to it.
 * @param name e.g. `news`, `old-purchases`, `notices_regions`, `notices_texts`
 * @throws Error when there is no such table or, later, no such column
 */
export function tableOf(payload: Payload, name: string): DatabaseTable {
  const database = databaseOf(payload);
  const source = database.tables[name.replaceAll('-', '_')];
  if (source === undefined) throw new Error(`no table ${name}`);
  return {
    source,
    column(columnName) {
      const column = source[columnName];
      if (column === undefined) throw new Error(`no column ${columnName} in table ${name}`);
      return column;
    },
    select: (fields) => database.drizzle.select(fields).from(source),
  };
}

function databaseOf(payload: Payload): DrizzleDatabase {
  // Payload's own type of `db` does not tell which adapter it is; both of ours are drizzle's.
  return payload.db as unknown as DrizzleDatabase;
}

/** `count(*)` as a number in both dialects. */
export const countOfRows: SQL = sql`count(*)`;
