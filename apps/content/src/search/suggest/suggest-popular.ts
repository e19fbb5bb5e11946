/** Popular searches that may be shown: frequent ones that have hits now. */
import { DAY_MS, toIsoDay } from '@yunxia/contract/time';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { toPlaceIndex } from '../../pinyin.ts';
import { runStatement } from '../indexing/search-database.ts';

/** Minimum number of searches in a number of days: repeated searches of one person are not popular. */
const POPULAR_FROM = 10;
const POPULAR_DAYS = 30;
const MAX_POPULAR = 200;
/** How long the list counts as fresh, in ms. */
const FRESH = 5 * 60_000;

export interface PopularQuery {
  query: string;
  /** Its pinyin and initials, as places have them. */
  spoken: string;
}

const kept = new WeakMap<Payload, { at: number; popular: Promise<PopularQuery[]> }>();

/** Popular searches at `now` (epoch ms), most frequent first. */
export function readPopular(payload: Payload, now: number): Promise<PopularQuery[]> {
  const known = kept.get(payload);
  if (known && Math.abs(now - known.at) < FRESH) return known.popular;
  const popular = readRows(payload, now);
  popular.catch(() => kept.delete(payload));
  kept.set(payload, { at: now, popular });
  return popular;
}

async function readRows(payload: Payload, now: number): Promise<PopularQuery[]> {
  const first = toIsoDay(now - (POPULAR_DAYS - 1) * DAY_MS);
  const rows = await runStatement(
    payload,
    sql`select query from search_counts where query <> '' and day >= ${first} group by query
      having sum(asked) >= ${POPULAR_FROM} and sum(empty) * 2 < sum(asked)
      order by sum(asked) desc, query limit ${MAX_POPULAR}`,
  );
  return rows.map((row) => {
    const query = String(row['query']);
    return { query, spoken: toPlaceIndex([query]) };
  });
}
