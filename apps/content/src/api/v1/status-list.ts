/** Lists of records whose status is computed: filtered, counted and ordered by it. */
import { and, eq, inArray, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { toIsoTime } from '@yunxia/contract/time';
import type { RecordTime } from '../../publishing/record-times.ts';
import type { ApiContext } from './api-context.ts';
import { countOfRows, tableOf, type DatabaseTable, type Expression } from '../../records/database-table.ts';
import {
  findFirst,
  findIds,
  findNeighbours,
  reversed,
  toStoredTime,
  type ListNeighbour,
  type SortKey,
} from '../../records/public-query.ts';
import { findRecords, type FieldOf, type PublicSlug, type ReadRecord } from '../../records/public-records.ts';

/** A part of a list with an order of its own; the parts follow one another. */
export interface ListStretch {
  statuses: readonly string[];
  order: readonly SortKey[];
  /** What holds for every record of it, cheaper to ask than the status: asked first, it spares most of them. */
  bounds?: SQL | undefined;
}

/** Instants at which a status may change by itself: that many ms before each value of a time column. */
export interface StatusMoment {
  column: Expression;
  aheadMs?: number | undefined;
}

/** These times of a table. */
export function statusMoments(table: DatabaseTable, times: readonly RecordTime[]): StatusMoment[] {
  return times.map(({ field, aheadMs }) => ({ column: table.column(field), aheadMs }));
}

interface StatusQuery {
  /** Every filter but the status. */
  condition: SQL | undefined;
  /** The status as an SQL expression. */
  status: SQL;
  /** All statuses: each is counted, also where there are none. */
  statuses: readonly string[];
  stretches: readonly ListStretch[];
  moments: readonly StatusMoment[];
  /** Statuses that no time changes any more. */
  settled: readonly string[];
  /** The condition costs more than the rows that fit it, so that it should be asked once. */
  isCostly: boolean;
  /** What goes before all others, whatever its status; of few records in all. */
  first?: SQL | undefined;
  filter: { status?: string | undefined; page: number; limit: number };
}

/**
 * A page of records, with the number of records of each status in the filtered list, and the next instant at which one
 * of these numbers may change by itself (ISO 8601, null when none will).
 */
export async function findPageByStatus<Slug extends PublicSlug, const Field extends FieldOf<Slug>>(
  context: ApiContext,
  slug: Slug,
  fields: readonly Field[],
  query: StatusQuery,
): Promise<{
  records: ReadRecord<Slug, Field>[];
  total: number;
  counts: Record<string, number>;
  changesAt: string | null;
  /** Of what goes before all others, by status; where that was asked for. */
  firsts?: Record<string, number>;
}> {
  const table = tableOf(context.payload, slug);
  const read = query.isCostly || query.first !== undefined ? readAtOnce : readByStretch;
  const { ids, found, next, firsts } = await read(table, query, context.now);
  const counts = Object.fromEntries(query.statuses.map((word) => [word, found[word] ?? 0]));
  const listed = query.filter.status === undefined ? query.statuses : [query.filter.status];
  const total = sumOf(counts, listed);
  const changesAt = next === null ? null : toIsoTime(next);
  return {
    records: await findRecords(context, slug, ids, fields),
    total,
    counts,
    changesAt,
    ...(firsts && { firsts: Object.fromEntries(query.statuses.map((word) => [word, firsts[word] ?? 0])) }),
  };
}

interface StatusPage {
  ids: number[];
  found: Record<string, number>;
  firsts?: Record<string, number>;
  /** Epoch ms. */
  next: number | null;
}

/** Counts in one query, then reads the page from the stretches it lies in. */
async function readByStretch(table: DatabaseTable, query: StatusQuery, now: number): Promise<StatusPage> {
  const { condition, status, filter } = query;
  const { found, next } = await countStatuses(table, query, now);
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
  return { ids, found, next };
}

/** Records by status, and the next instant at which that may change, in one query. */
async function countStatuses(
  table: DatabaseTable,
  { condition, status, moments, settled }: StatusQuery,
  now: number,
): Promise<Pick<StatusPage, 'found' | 'next'>> {
  const firsts = moments.map(({ column, aheadMs = 0 }, at): [string, SQL] => [
    `next${at}`,
    sql`min(case when ${column} > ${toStoredTime(now + aheadMs)} then ${column} end)`,
  ]);
  const rows = await table
    .select({ status, count: countOfRows, ...Object.fromEntries(firsts) })
    .where(condition)
    .groupBy(sql`1`);
  const open = rows.filter((row) => !settled.includes(String(row['status'])));
  return {
    found: Object.fromEntries(rows.map((row) => [String(row['status']), Number(row['count'])])),
    next: earliest(open.flatMap((row) => instantsOf(row, moments)).filter((instant) => instant > now)),
  };
}

/** What a row of `next0`, `next1` … has of these moments, epoch ms. */
function instantsOf(row: Row, moments: readonly StatusMoment[]): number[] {
  return moments.flatMap(({ aheadMs = 0 }, at) => {
    const value = row[`next${at}`];
    if (value === null || value === undefined) return [];
    return (value instanceof Date ? value.getTime() : Date.parse(String(value))) - aheadMs;
  });
}

function earliest(instants: readonly number[]): number | null {
  return instants.length === 0 ? null : Math.min(...instants);
}

/** Reads id, status and sort keys of all that fits in one query, and counts and orders them here. */
async function readAtOnce(table: DatabaseTable, query: StatusQuery, now: number): Promise<StatusPage> {
  const { filter, stretches, moments, settled, first } = query;
  const keys = stretches.flatMap((stretch, at) =>
    stretch.order.map((key, index): [string, SQL] => [`${at}.${index}`, sql`${key.by}`]),
  );
  const rows = await table
    .select({
      id: table.column('id'),
      status: query.status,
      isFirst: first === undefined ? sql`0` : sql`case when ${first} then 1 else 0 end`,
      ...Object.fromEntries(keys),
      ...Object.fromEntries(moments.map(({ column }, at): [string, SQL] => [`next${at}`, sql`${column}`])),
    })
    .where(query.condition);
  const found: Record<string, number> = {};
  const firsts: Record<string, number> = {};
  const placed = rows.map((row) => {
    const status = String(row['status']);
    found[status] = (found[status] ?? 0) + 1;
    const isFirst = Number(row['isFirst']) === 1;
    if (isFirst) firsts[status] = (firsts[status] ?? 0) + 1;
    return { row, status, isFirst, at: stretches.findIndex((stretch) => stretch.statuses.includes(status)) };
  });
  const ids = placed
    .filter((each) => filter.status === undefined || each.status === filter.status)
    .toSorted(
      (a, b) =>
        Number(b.isFirst) - Number(a.isFirst) ||
        a.at - b.at ||
        compareKeys(stretches[a.at]?.order ?? [], a.at, a.row, b.row),
    )
    .slice((filter.page - 1) * filter.limit, filter.page * filter.limit)
    .map((each) => Number(each.row['id']));
  let next: number | null = null;
  for (const { row, status } of placed) {
    if (settled.includes(status)) continue;
    for (const instant of instantsOf(row, moments)) {
      if (instant > now && (next === null || instant < next)) next = instant;
    }
  }
  return { ids, found, next, ...(first && { firsts }) };
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
