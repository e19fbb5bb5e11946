/**
 * What counting and ordering need to know of the index's rows, kept in memory, 23 bytes a row: a database takes longer
 * to look up thousands of rows than to find them. Nothing goes stale: a row never changes any of it, and no id is used
 * twice (`replaceRows`); which rows there are is always the database's word.
 */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import { isPostgres, runStatement } from './search-database.ts';

/** More unknown rows than this are not asked for by id: all are read. */
const MANY = 500;
/** Rows that there is room for at first. */
const ROOM = 1024;

/** Columns by the id of the row; `year` is 0 where nothing is known of it. */
export interface RowColumns {
  year: Uint16Array;
  /** Place in `modules`. */
  module: Uint8Array;
  record: Int32Array;
  page: Int32Array;
  /** Epoch milliseconds. */
  publishedAt: Float64Array;
  modules: SearchModule[];
}

const columnsBy = new WeakMap<Payload, RowColumns>();

/** Columns in which all of the rows are, but those that are gone by now. */
export async function readColumns(payload: Payload, rows: Uint32Array): Promise<RowColumns> {
  const columns = columnsBy.get(payload) ?? withRoom(ROOM);
  const missing: number[] = [];
  for (let at = 0; at < rows.length; at += 1) if (!columns.year[rows[at] ?? 0]) missing.push(rows[at] ?? 0);
  if (missing.length === 0) return columns;
  const which = missing.length > MANY ? sql`1 = 1` : sql`id in ${missing}`;
  const read = await readValues(payload, which);
  // Another search may have made room meanwhile.
  const last = read.reduce((most, [id]) => Math.max(most, id), 0);
  const wide = widened(columnsBy.get(payload) ?? columns, last + 1);
  columnsBy.set(payload, wide);
  for (const [id, module, record, page, publishedAt, year] of read) {
    wide.year[id] = year;
    wide.module[id] = placeOf(wide.modules, module);
    wide.record[id] = record;
    wide.page[id] = page;
    wide.publishedAt[id] = publishedAt;
  }
  return wide;
}

type RowValues = [id: number, module: SearchModule, record: number, page: number, publishedAt: number, year: number];

/** On SQLite in one piece of JSON: its driver takes 5 µs for each row of an answer. */
async function readValues(payload: Payload, which: SQL): Promise<RowValues[]> {
  if (!isPostgres(payload)) {
    const [row] = await runStatement(
      payload,
      sql`select json_group_array(json_array(id, module, record, page, published_at, year)) as listed from search_rows where ${which}`,
    );
    return JSON.parse(String(row?.['listed'])) as RowValues[];
  }
  const read = await runStatement(
    payload,
    sql`select id, module, record, page, published_at, year from search_rows where ${which}`,
  );
  return read.map((row) => [
    Number(row['id']),
    String(row['module']) as SearchModule,
    Number(row['record']),
    Number(row['page']),
    Number(row['published_at']),
    Number(row['year']),
  ]);
}

function withRoom(room: number): RowColumns {
  return {
    year: new Uint16Array(room),
    module: new Uint8Array(room),
    record: new Int32Array(room),
    page: new Int32Array(room),
    publishedAt: new Float64Array(room),
    modules: [],
  };
}

function widened(columns: RowColumns, room: number): RowColumns {
  if (columns.year.length >= room) return columns;
  const wide = withRoom(Math.ceil(room * 1.5));
  for (const name of ['year', 'module', 'record', 'page', 'publishedAt'] as const) wide[name].set(columns[name]);
  wide.modules = columns.modules;
  return wide;
}

function placeOf(modules: SearchModule[], module: SearchModule): number {
  const at = modules.indexOf(module);
  return at < 0 ? modules.push(module) - 1 : at;
}
