/** The records that a query finds: counted, and listed in the order of time. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import { matchingIds, namedIds, titledIds } from './matching-rows.ts';
import type { ParsedQuery } from './query.ts';
import { readColumns, type RowColumns } from './row-columns.ts';
import { runSearch } from './search-database.ts';

/** A hit; its text is in the row `row` of the index. */
export interface ListedHit {
  row: number;
  module: SearchModule;
  id: number;
  /** Page of the PDF that it was found on; 0: the record itself. */
  page: number;
  /** Epoch milliseconds. */
  publishedAt: number;
  /** Of what holds some of the words: how much of them, about 1 for all of them in the title. */
  share?: number;
}

/** Hits of each module and of each year. */
export interface Facets {
  module: Record<string, number>;
  year: Record<string, number>;
}

/** What of the hits is wanted. */
interface Choice {
  module?: SearchModule | undefined;
  year?: number | undefined;
}

/** Records with the terms in title, numbers and names; those called exactly so; any; those found by a page alone; all. */
export type FoundList = 'named' | 'titled' | 'records' | 'pages' | 'all';

/** Whether a record is listed already. */
type IsListed = (record: Pick<ListedHit, 'module' | 'id'>) => boolean;

export interface FoundRows {
  count(choice: Choice): { total: number; facets: Facets };
  /** Hits of the chosen module and year, the newest first: `limit` of them from `offset` on, without some records. */
  newest(list: FoundList, choice: Choice, limit: number, offset?: number, isListed?: IsListed): ListedHit[];
  yearOf(row: number): number;
}

/** Finds what is public at `now` (epoch ms), each record once; all the rows that hold the words, public or not. */
export async function findRows(
  payload: Payload,
  query: ParsedQuery,
  now: number,
  within?: Uint32Array,
): Promise<{ rows: Uint32Array; found: FoundRows }> {
  const lists: ListOfIds[] = [
    { name: 'found', ids: matchingIds(payload, query) },
    { name: 'named', ids: namedIds(payload, query) },
    { name: 'titled', ids: titledIds(payload, query) },
  ];
  const { found = NO_ROWS, named = NO_ROWS, titled = NO_ROWS } = await readLists(payload, lists);
  const rows = within === undefined ? found : commonRows(found, within);
  return { rows, found: await listRows(payload, rows, now, { named, titled }) };
}

/** Rows that are public at `now` (epoch ms): each record once, by itself or else by the first of its pages. */
export async function listRows(
  payload: Payload,
  rows: Uint32Array,
  now: number,
  { named = NO_ROWS, titled = NO_ROWS }: { named?: Uint32Array; titled?: Uint32Array } = {},
): Promise<FoundRows> {
  const columns = await readColumns(payload, rows);
  const { records, pages } = recordsOf(columns, rows, now);
  const isFound = new Uint8Array(columns.year.length);
  for (let at = 0; at < records.length; at += 1) isFound[records[at] ?? 0] = 1;
  // What is called so may be excluded, or not public.
  const among = (list: Uint32Array): Uint32Array => list.filter((row) => isFound[row] === 1);
  return foundRows(columns, {
    named: among(named),
    titled: among(titled),
    records,
    pages,
    all: pages.length === 0 ? records : joined(records, pages),
  });
}

/** The rows of one list that are in another one. */
export function commonRows(rows: Uint32Array, within: Uint32Array): Uint32Array {
  const isWithin = new Set(within);
  return rows.filter((row) => isWithin.has(row));
}

/** The newest public records at `now` (epoch ms) among some rows, `limit` of them at most. */
export async function newestOf(payload: Payload, rows: Uint32Array, limit: number, now: number): Promise<ListedHit[]> {
  return (await listRows(payload, rows, now)).newest('records', {}, limit);
}

/** A statement that gives ids in one text (`inOneText`), and how its list is called. */
export interface ListOfIds {
  name: string;
  ids: SQL;
}

const NO_ROWS = new Uint32Array();

/** Several lists of rows, in one statement. */
export async function readLists(payload: Payload, lists: readonly ListOfIds[]): Promise<Record<string, Uint32Array>> {
  const selects = lists.map(({ name, ids }) => sql`select ${sql.raw(`'${name}'`)} as name, (${ids}) as ids`);
  const answer = await runSearch(payload, sql.join(selects, sql` union all `));
  return Object.fromEntries(answer.map(({ name, ids }) => [String(name), idsIn(ids)]));
}

function joined(records: Uint32Array, pages: Uint32Array): Uint32Array {
  const all = new Uint32Array(records.length + pages.length);
  all.set(records);
  all.set(pages, records.length);
  return all;
}

const ZERO = '0'.charCodeAt(0);

/** Numbers between commas, as `inOneText` hands them over. */
function idsIn(text: unknown): Uint32Array {
  if (typeof text !== 'string' || text === '') return new Uint32Array();
  // Bytes are read several times as fast as the characters of a text, and by number several times as fast as one after
  // the other.
  const bytes = Buffer.from(text, 'latin1');
  const ids = new Uint32Array(Math.ceil(bytes.length / 2));
  let size = 0;
  let id = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= ZERO) {
      id = id * 10 + byte - ZERO;
      continue;
    }
    ids[size++] = id;
    id = 0;
  }
  ids[size++] = id;
  return ids.subarray(0, size);
}

/** The rows that are a record, and of each record that is found by its pages alone the first of them. */
function recordsOf(columns: RowColumns, found: Uint32Array, now: number): Record<'records' | 'pages', Uint32Array> {
  const { module, record, page } = columns;
  const nameOf = (row: number): string => `${module[row]} ${record[row]}`;
  const first = new Map<string, number>();
  const records = new Uint32Array(found.length);
  let size = 0;
  for (let at = 0; at < found.length; at += 1) {
    const row = found[at] ?? 0;
    if (!isPublic(columns, row, now)) continue;
    if (page[row] === 0) {
      records[size++] = row;
      continue;
    }
    const known = first.get(nameOf(row));
    if (known === undefined || (page[row] ?? 0) < (page[known] ?? 0)) first.set(nameOf(row), row);
  }
  const own = records.subarray(0, size);
  if (first.size > 0) for (const row of own) first.delete(nameOf(row));
  return { records: own, pages: Uint32Array.from(first.values()) };
}

/** Whether a row is there and its time has come. */
export function isPublic({ year, publishedAt }: RowColumns, row: number, now: number): boolean {
  return year[row] !== 0 && (publishedAt[row] ?? Infinity) <= now;
}

function foundRows(columns: RowColumns, lists: Readonly<Record<FoundList, Uint32Array>>): FoundRows {
  const { year, module, record, page, publishedAt, modules } = columns;
  const compare = (a: number, b: number): number =>
    (publishedAt[b] ?? 0) - (publishedAt[a] ?? 0) ||
    compareModules(modules[module[a] ?? 0] ?? '', modules[module[b] ?? 0] ?? '') ||
    (record[b] ?? 0) - (record[a] ?? 0);
  const chosen = (rows: Uint32Array, choice: Choice): Uint32Array => {
    if (choice.module === undefined && choice.year === undefined) return rows;
    const at = choice.module === undefined ? -1 : modules.indexOf(choice.module);
    return rows.filter(
      (row) =>
        (choice.module === undefined || module[row] === at) && (choice.year === undefined || year[row] === choice.year),
    );
  };
  return {
    count(choice) {
      const byModule = new Uint32Array(modules.length);
      const byYear = new Uint32Array(MAX_YEAR);
      for (let at = 0; at < lists.all.length; at += 1) {
        const row = lists.all[at] ?? 0;
        byModule[module[row] ?? 0] = (byModule[module[row] ?? 0] ?? 0) + 1;
        byYear[year[row] ?? 0] = (byYear[year[row] ?? 0] ?? 0) + 1;
      }
      const facets: Facets = { module: {}, year: {} };
      for (const [at, amount] of byModule.entries()) if (amount > 0) facets.module[modules[at] ?? ''] = amount;
      for (let at = 0; at < MAX_YEAR; at += 1) {
        const amount = byYear[at] ?? 0;
        if (amount > 0) facets.year[at] = amount;
      }
      return { total: chosen(lists.all, choice).length, facets };
    },
    newest(list, choice, limit, offset = 0, isListed) {
      const rows = chosen(lists[list], choice);
      const hitOf = (row: number): ListedHit => ({
        row,
        module: modules[module[row] ?? 0] as SearchModule,
        id: record[row] ?? 0,
        page: page[row] ?? 0,
        publishedAt: publishedAt[row] ?? 0,
      });
      const left = isListed === undefined ? rows : rows.filter((row) => !isListed(hitOf(row)));
      return firstOf(left, offset + limit, publishedAt, compare)
        .slice(offset)
        .map(hitOf);
    },
    yearOf: (row) => year[row] ?? 0,
  };
}

function compareModules(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Years end before this one. */
const MAX_YEAR = 10_000;
/** Above this many, sorting all is quicker than keeping the first ones in order. */
const FEW = 300;

/** The first `size` of the rows in an order in which the newest come first. */
function firstOf(
  rows: Uint32Array,
  size: number,
  times: Float64Array,
  compare: (a: number, b: number) => number,
): readonly number[] {
  if (size > FEW || rows.length <= FEW) return [...rows].toSorted(compare).slice(0, size);
  const first: number[] = [];
  let oldest = -Infinity;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    // Nearly all end here.
    if ((times[row] ?? 0) < oldest) continue;
    const last = first[size - 1];
    if (last !== undefined && compare(row, last) >= 0) continue;
    if (last !== undefined) first.pop();
    let at = first.length;
    while (at > 0 && compare(row, first[at - 1] ?? row) < 0) at -= 1;
    first.splice(at, 0, row);
    if (first.length === size) oldest = times[first[size - 1] ?? 0] ?? 0;
  }
  return first;
}
