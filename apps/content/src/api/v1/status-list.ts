/** Lists of records whose status is computed: filtered, counted and ordered by it. */
import { and, eq, inArray, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { ApiContext } from './api-context.ts';
import { tableOf, type DatabaseTable } from './database-table.ts';
import {
  countBy,
  findFirst,
  findIds,
  findNeighbours,
  reversed,
  type ListNeighbour,
  type SortKey,
} from './public-query.ts';
import { findRecords, type FieldOf, type PublicSlug, type ReadRecord } from './public-records.ts';

/** A part of a list with an order of its own; the parts follow one another. */
export interface ListStretch {
  statuses: readonly string[];
  order: readonly SortKey[];
  /** What holds for every record of it, cheaper to ask than the status: asked first, it spares most of them. */
  bounds?: SQL | undefined;
}

interface StatusQuery {
  /** Every filter but the status. */
  condition: SQL | undefined;
  /** The status as an SQL expression. */
  status: SQL;
  /** All statuses: each is counted, also where there are none. */
  statuses: readonly string[];
  stretches: readonly ListStretch[];
  /** The condition reads the records themselves, so that it should be asked once. */
  isCostly: boolean;
  filter: { status?: string | undefined; page: number; limit: number };
}

/** A page of records, with the number of records of each status in the filtered list. */
export async function findPageByStatus<Slug extends PublicSlug, const Field extends FieldOf<Slug>>(
  context: ApiContext,
  slug: Slug,
  fields: readonly Field[],
  query: StatusQuery,
): Promise<{ records: ReadRecord<Slug, Field>[]; total: number; counts: Record<string, number> }> {
  const table = tableOf(context.payload, slug);
  const { ids, found } = await (query.isCostly ? readAtOnce(table, query) : readByStretch(table, query));
  const counts = Object.fromEntries(query.statuses.map((word) => [word, found[word] ?? 0]));
  const listed = query.filter.status === undefined ? query.statuses : [query.filter.status];
  const total = sumOf(counts, listed);
  return { records: await findRecords(context, slug, ids, fields), total, counts };
}

interface StatusPage {
  ids: number[];
  found: Record<string, number>;
}

/** Counts in one query, then reads the page from the stretches it lies in. */
async function readByStretch(table: DatabaseTable, query: StatusQuery): Promise<StatusPage> {
  const { condition, status, filter } = query;
  const found = await countBy(table, condition, status);
  const ids: number[] = [];
  let offset = (filter.page - 1) * filter.limit;
  for (const stretch of query.stretches) {
    const words = stretch.statuses.filter((word) => filter.status === undefined || filter.status === word);
    const count = sumOf(found, words);
    if (offset < count && ids.length < filter.limit) {
      const isAll = words.length === query.statuses.length;
      const listed = isAll ? condition : and(condition, stretch.bounds, inArray(status, words));
      ids.push(...(await findIds(table, listed, stretch.order, { limit: filter.limit - ids.length, offset })));
    }
    offset = Math.max(0, offset - count);
  }
  return { ids, found };
}

/** Reads id, status and sort keys of all that fits in one query, and counts and orders them here. */
async function readAtOnce(table: DatabaseTable, query: StatusQuery): Promise<StatusPage> {
  const { filter, stretches } = query;
  const keys = stretches.flatMap((stretch, at) =>
    stretch.order.map((key, index): [string, SQL] => [`${at}.${index}`, sql`${key.by}`]),
  );
  const rows = await table
    .select({ id: table.column('id'), status: query.status, ...Object.fromEntries(keys) })
    .where(query.condition);
  const found: Record<string, number> = {};
  const placed = rows.map((row) => {
    const status = String(row['status']);
    found[status] = (found[status] ?? 0) + 1;
    return { row, status, at: stretches.findIndex((stretch) => stretch.statuses.includes(status)) };
  });
  const ids = placed
    .filter((each) => filter.status === undefined || each.status === filter.status)
    .toSorted((a, b) => a.at - b.at || compareKeys(stretches[a.at]?.order ?? [], a.at, a.row, b.row))
    .slice((filter.page - 1) * filter.limit, filter.page * filter.limit)
    .map((each) => Number(each.row['id']));
  return { ids, found };
}

type Row = Record<string, unknown>;

function compareKeys(order: readonly SortKey[], at: number, a: Row, b: Row): number {
  for (const [index, key] of order.entries()) {
    const difference = compareValues(a[`${at}.${index}`], b[`${at}.${index}`]);
    if (difference !== 0) return key.direction === 'asc' ? difference : -difference;
  }
  return 0;
}

/** Numbers, or times in their stored form; a missing value is the smallest. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  return left < right ? -1 : Number(left > right);
}

function sumOf(counts: Record<string, number>, words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (counts[word] ?? 0), 0);
}

/** The records before and after one in such a list; null at either end. */
export async function findNeighboursByStatus(
  table: DatabaseTable,
  condition: SQL | undefined,
  status: SQL,
  stretches: readonly ListStretch[],
  id: number,
): Promise<{ prev: ListNeighbour | null; next: ListNeighbour | null }> {
  const own = (await table.select({ status }).where(eq(table.column('id'), id)))[0];
  const at = stretches.findIndex((stretch) => stretch.statuses.includes(String(own?.['status'])));
  const stretch = stretches[at];
  if (stretch === undefined) return { prev: null, next: null };
  const within = (other: ListStretch) => and(condition, other.bounds, inArray(status, [...other.statuses]));
  let { prev, next } = await findNeighbours(table, within(stretch), stretch.order, id);
  for (const earlier of stretches.slice(0, at).toReversed()) {
    prev ??= await findFirst(table, within(earlier), reversed(earlier.order));
  }
  for (const later of stretches.slice(at + 1)) {
    next ??= await findFirst(table, within(later), later.order);
  }
  return { prev, next };
}
