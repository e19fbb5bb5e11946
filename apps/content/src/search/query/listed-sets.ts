/** The records of a list that a query names, in the order in which the list's page shows them. */
import { and, eq, inArray, or, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { DateReading } from '@yunxia/contract/date-words';
import { DAY_MS, parseDay, startOfDay } from '@yunxia/contract/time';
import type { Payload } from 'payload';
import { tableOf, type DatabaseTable } from '../../records/database-table.ts';
import { isPublic, toStoredTime } from '../../records/public-query.ts';
import { tenderStatusExpression } from '../../api/v1/tender-query.ts';
import type { FoundPart } from './found-parts.ts';
import { newestOf, readIds, recordsOf } from './found-rows.ts';
import type { RecordSet } from './plan/named-module.ts';
import type { DayRole } from './plan/plan-query.ts';
import { searchSources } from '../indexing/search-sources.ts';
import { titleUnitsOf } from '../indexing/search-entry.ts';
import { isShown, type ListedHit } from '../indexing/search-store.ts';

/** Records of a list that are put in its order; others follow by time. */
const ORDERED = 200;

/** What of a set is asked for besides. */
export interface SetChoice {
  days?: DateReading | null;
  role?: DayRole;
  /** Of histories: the year of the event. */
  year?: number | null;
}

/** The rows of some sets, and the first of their records in order, at `now` (epoch ms). */
export async function findSets(
  payload: Payload,
  sets: readonly RecordSet[],
  choice: SetChoice,
  now: number,
): Promise<FoundPart> {
  const parts: { ids: number[] | null; set: RecordSet }[] = [];
  for (const set of sets) parts.push({ ids: await orderedIds(payload, set, choice, now), set });
  // Of a list without days of its own none is asked for by days.
  const wanted = parts.filter(({ ids }) => ids !== null || !isNarrowed(choice));
  if (wanted.length === 0) return { best: [], rows: [] };
  const selects = wanted.map(({ ids, set }) => rowsOfSet(payload, set, isNarrowed(choice) ? ids : null, now));
  const rows = await readIds(payload, sql.join(selects, sql` union `));
  const best: ListedHit[] = [];
  for (const { ids, set } of wanted) {
    const { module } = set;
    const first =
      ids === null
        ? await newestOf(payload, rows, { module }, now, { limit: ORDERED })
        : await recordsOf(payload, { collection: collectionOf(set), module }, ids, now);
    best.push(...first);
  }
  // Of a set by words in its titles only some of the first records of its collection are.
  const isFound = new Set(rows);
  return { best: best.filter(({ row }) => isFound.has(row)), rows };
}

/** Rows of records of a module by their ids, in that order. */
export async function findByIds(
  payload: Payload,
  module: RecordSet['module'],
  ids: readonly number[],
  now: number,
): Promise<FoundPart> {
  const best = await recordsOf(payload, { collection: collectionOf({ module }), module }, ids, now);
  return { best, rows: best.map(({ row }) => row) };
}

function isNarrowed({ days, year }: SetChoice): boolean {
  return Boolean(days) || Boolean(year);
}

function collectionOf({ module }: RecordSet): string {
  return searchSources.find((source) => source.module === module)?.collection ?? '';
}

/** Rows of the index that belong to a set, pages of files included. */
function rowsOfSet(payload: Payload, set: RecordSet, ids: readonly number[] | null, now: number): SQL {
  const conditions = [sql`r.module = ${set.module}`, isShown(now)];
  if (ids !== null) conditions.push(ids.length === 0 ? sql`1 = 0` : sql`r.record in ${[...ids]}`);
  if (ids === null && set.field !== undefined) {
    const table = tableOf(payload, collectionOf(set));
    const isOfSet = inArray(table.column(set.field), [...(set.values ?? [])]);
    conditions.push(sql`r.record in (select ${table.column('id')} from ${table.source as SQL} where ${isOfSet})`);
  }
  const title = (words: string): string => `%${titleUnitsOf(words)}%`;
  if (set.has !== undefined) {
    conditions.push(
      sql`(${sql.join(
        set.has.map((words) => sql`r.title_key like ${title(words)}`),
        sql` or `,
      )})`,
    );
  }
  for (const words of set.hasNot ?? []) conditions.push(sql`r.title_key not like ${title(words)}`);
  return sql`select r.id from search_rows r where ${sql.join(conditions, sql` and `)}`;
}

/** Ids of the first records of a set, in its own order; null for a set that is listed by time. */
async function orderedIds(
  payload: Payload,
  set: RecordSet,
  { days = null, role = '', year = null }: SetChoice,
  now: number,
): Promise<number[] | null> {
  const isKnown = ['purchase', 'recruit', 'history', 'tariff', 'strategy'].includes(set.module);
  if (!isKnown) return null;
  const table = tableOf(payload, collectionOf(set));
  const isOfSet = set.field === undefined ? undefined : inArray(table.column(set.field), [...(set.values ?? [])]);
  const read = async (order: SQL[], condition?: SQL): Promise<number[]> => {
    const rows = await table
      .select({ id: table.column('id') })
      .where(and(isPublic(table, now), isOfSet, condition))
      .orderBy(...order)
      .limit(ORDERED);
    return rows.map((row) => Number(row['id']));
  };
  const newest = [sql`${table.column('publishedAt')} desc`, sql`${table.column('id')} desc`];
  if (set.module === 'purchase') {
    const times = role === 'opening' ? ['opensAt'] : role === 'deadline' ? ['deadlineAt', 'filesTo'] : TENDER_TIMES;
    const openFirst = tenderOrder(table, now);
    const found = await read([...openFirst, ...newest], days === null ? undefined : anyWithin(table, times, days));
    if (days === null || found.length > 0 || role === '') return found;
    return read([...openFirst, ...newest], anyWithin(table, TENDER_TIMES, days));
  }
  if (set.module === 'recruit') {
    const deadline = table.column('deadlineAt');
    const isClosed = sql`case when ${deadline} < ${toStoredTime(startOfDay(now))} then 1 else 0 end`;
    return read([isClosed, ...newest], days === null ? undefined : anyWithin(table, ['deadlineAt'], days));
  }
  if (set.module === 'history') {
    const isOfYear = year === null ? undefined : eq(table.column('year'), year);
    return read(
      [
        sql`${table.column('year')} desc`,
        sql`coalesce(${table.column('month')}, 0) desc`,
        sql`${table.column('id')} desc`,
      ],
      isOfYear,
    );
  }
  return days === null && year === null ? read([sql`${table.column('id')}`]) : null;
}

const TENDER_TIMES = ['deadlineAt', 'opensAt', 'filesTo', 'publicTo'];

/** What can still be answered first, then what is decided; of calls for tenders before what follows them. */
function tenderOrder(table: DatabaseTable, now: number): SQL[] {
  const status = tenderStatusExpression(table, now);
  return [
    sql`case ${status} when 'closing' then 0 when 'open' then 0 when 'upcoming' then 1 when 'awaiting_opening' then 2
      when 'in_publicity' then 3 when 'closed' then 4 else 5 end`,
    sql`case when ${table.column('noticeType')} = 'tender' then 0 else 1 end`,
  ];
}

function anyWithin(table: DatabaseTable, columns: readonly string[], { start, end }: DateReading): SQL | undefined {
  const from = toStoredTime(parseDay(start) ?? 0);
  const to = toStoredTime((parseDay(end) ?? 0) + DAY_MS);
  return or(...columns.map((name) => and(sql`${table.column(name)} >= ${from}`, sql`${table.column(name)} < ${to}`)));
}
