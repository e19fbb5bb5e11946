/** Search counts by day: the table `search_counts`. It holds words and sums, nothing about visitors. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { DAY_MS, toIsoDay } from '@yunxia/contract/time';
import type { Payload } from 'payload';
import type { SearchCount } from './insight-counts.ts';
import { runStatement, type DatabaseRow, type RequestInTransaction } from '../indexing/search-database.ts';

/** Retention of counts, in days. */
export const RETENTION_DAYS = 90;
/** Fewer searches than this are not shown to anyone, and are deleted after a week. */
export const SHOWN_FROM = 3;
const RARE_DAYS = 7;
/** Most distinct searches of a day; beyond them only the sum is stored. */
const MAX_A_DAY = 2000;
/** Rows in one statement. */
const BATCH = 100;

/** Adds counts to those of their days. */
export async function addCounts(
  payload: Payload,
  counts: readonly SearchCount[],
  request?: RequestInTransaction,
): Promise<void> {
  for (const day of new Set(counts.map((count) => count.day))) {
    const ofDay = counts.filter((count) => count.day === day);
    const [row] = await runStatement(
      payload,
      sql`select count(*) as kept from search_counts where day = ${day}`,
      request,
    );
    let room = MAX_A_DAY - Number(row?.['kept'] ?? 0);
    for (let from = 0; from < ofDay.length; from += BATCH) {
      const batch = ofDay.slice(from, from + BATCH);
      const known = await knownQueries(payload, day, batch, request);
      const added = batch.filter(({ query }) => {
        if (query === '' || known.has(query)) return true;
        room -= 1;
        return room >= 0;
      });
      if (added.length > 0) await addRows(payload, added, request);
    }
  }
}

async function knownQueries(
  payload: Payload,
  day: string,
  counts: readonly SearchCount[],
  request: RequestInTransaction | undefined,
): Promise<Set<string>> {
  const queries = counts.map(({ query }) => query);
  const rows = await runStatement(
    payload,
    sql`select query from search_counts where day = ${day} and query in ${queries}`,
    request,
  );
  return new Set(rows.map((row) => String(row['query'])));
}

async function addRows(
  payload: Payload,
  counts: readonly SearchCount[],
  request: RequestInTransaction | undefined,
): Promise<void> {
  const rows = counts.map(({ day, query, asked, empty }) => sql`(${day}, ${query}, ${asked}, ${empty})`);
  await runStatement(
    payload,
    sql`insert into search_counts (day, query, asked, empty) values ${sql.join(rows, sql`, `)}
      on conflict (day, query) do update set asked = search_counts.asked + excluded.asked,
        empty = search_counts.empty + excluded.empty`,
    request,
  );
}

/** Deletes counts past the retention at `now` (epoch ms), and rare searches. */
export async function deleteOldCounts(payload: Payload, now: number, request?: RequestInTransaction): Promise<void> {
  await runStatement(
    payload,
    sql`delete from search_counts where day <= ${toIsoDay(now - RETENTION_DAYS * DAY_MS)}`,
    request,
  );
  await runStatement(
    payload,
    sql`delete from search_counts where query <> '' and day <= ${toIsoDay(now - RARE_DAYS * DAY_MS)} and query in (
      select query from search_counts group by query having sum(asked) < ${SHOWN_FROM})`,
    request,
  );
}

/** How often something was searched for in some days. */
export interface AskedQuery {
  query: string;
  asked: number;
  /** Times that nothing was found as typed. */
  empty: number;
}

export interface SearchInsight {
  /** All searches, counted by words or not. */
  total: Omit<AskedQuery, 'query'>;
  /** Most frequent first. */
  frequent: AskedQuery[];
  /** Those that found nothing most often first. */
  fruitless: AskedQuery[];
}

/** What was searched for in so many days until `now` (epoch ms), each list at most `limit` long. */
export async function readInsight(payload: Payload, days: number, limit: number, now: number): Promise<SearchInsight> {
  const first = toIsoDay(now - (days - 1) * DAY_MS);
  const [sum] = await runStatement(
    payload,
    sql`select sum(asked) as asked, sum(empty) as empty from search_counts where query = '' and day >= ${first}`,
  );
  const read = async (column: 'asked' | 'empty'): Promise<AskedQuery[]> => {
    const rows = await runStatement(
      payload,
      sql`select query, sum(asked) as asked, sum(empty) as empty from search_counts where query <> '' and day >= ${first}
        group by query having sum(${sql.identifier(column)}) >= ${SHOWN_FROM}
        order by sum(${sql.identifier(column)}) desc, query limit ${limit}`,
    );
    return rows.map((row) => ({ query: String(row['query']), ...sumsOf(row) }));
  };
  return { total: sumsOf(sum ?? {}), frequent: await read('asked'), fruitless: await read('empty') };
}

function sumsOf(row: DatabaseRow): Omit<AskedQuery, 'query'> {
  return { asked: Number(row['asked'] ?? 0), empty: Number(row['empty'] ?? 0) };
}
