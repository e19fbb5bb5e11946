/** Partial matches, for queries without a full match. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { scoreByQueryTerms } from '../rank/query-terms.ts';
import { byTime, countsOfHit } from './find-hits.ts';
import type { FoundPart } from './found-parts.ts';
import { holding } from './found-rows.ts';
import type { ParsedQuery } from './query.ts';
import { runSearch } from '../indexing/search-database.ts';
import { isAmong, readRows, type ListedHit, isShown } from '../indexing/search-store.ts';
import { COUNTED, type CountedQueryTerm } from './weigh-query-terms.ts';

/** Rows of all query terms that are looked through, and rows that are ranked. */
const LOOKED_THROUGH = 20_000;
const RANKED = 150;
/** How much of a text is read to rank it, in characters. */
const RANKED_TEXT = 1000;
/** A row is ranked from so much of the weight of all query terms on: its title or year may hold more of them. */
const MIN_SHARE = 0.25;

/**
 * Finds what holds enough of the query terms, and nothing excluded, at `now` (epoch ms): records, the best first, each once.
 * @param within the only rows that count
 */
export async function findSome(
  payload: Payload,
  queryTerms: readonly CountedQueryTerm[],
  excluded: ParsedQuery['excluded'],
  now: number,
  within?: readonly number[],
): Promise<FoundPart> {
  if (!queryTerms.some(({ rows }) => rows > 0)) return { best: [], rows: [] };
  const held = await weighRows(payload, queryTerms, excluded, now, within);
  const rows = await readRows(payload, [...held.keys()], RANKED_TEXT);
  const ranked = [...rows.values()]
    .map(({ title, head, body, ...hit }): ListedHit & { share: number } => {
      const bits = held.get(hit.row) ?? 0;
      const judged = {
        ...{ title, head, body, publishedAt: hit.publishedAt, year: hit.year, ...countsOfHit(hit) },
        held: queryTerms.map((_, at) => (bits & (2 ** at)) !== 0),
      };
      return { ...hit, share: scoreByQueryTerms(queryTerms, judged, now) };
    })
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share || byTime(a, b) || a.page - b.page);
  const seen = new Set<string>();
  const best = ranked.filter(({ module, id }) => {
    const key = `${module} ${id}`;
    return !seen.has(key) && seen.add(key);
  });
  return { best, rows: best.map(({ row }) => row) };
}

/** The rows that hold most of what the query terms weigh; and, by row, which of the query terms, a bit for each. */
async function weighRows(
  payload: Payload,
  queryTerms: readonly CountedQueryTerm[],
  excluded: ParsedQuery['excluded'],
  now: number,
  within: readonly number[] | undefined,
): Promise<Map<number, number>> {
  const asked = chooseAsked(queryTerms);
  const wanted = queryTerms.reduce((sum, { isBetween, weight }) => sum + (isBetween ? 0 : weight), 0);
  const least = Math.min(Math.ceil(MIN_SHARE * wanted), ...asked.map(({ queryTerm }) => queryTerm.weight));
  const isWithin = within === undefined ? sql`` : sql` and ${isAmong(payload, 'r.id', within)}`;
  const holdings = asked.map(({ queryTerm, at }): SQL => {
    const columns = sql.raw(`r.id, r.published_at, ${queryTerm.weight} as weight, ${2 ** at} as bit`);
    return sql`select ${columns} ${holding(payload, { terms: [queryTerm.term], excluded })} and ${isShown(now)}${isWithin}`;
  });
  const found = await runSearch(
    payload,
    sql`select id, sum(bit) as held from (${sql.join(holdings, sql` union all `)}) l
      group by id, published_at having sum(weight) >= ${least}
      order by sum(weight) desc, published_at desc, id desc limit ${RANKED}`,
  );
  return new Map(found.map((row) => [Number(row['id']), Number(row['held'])]));
}

/** The rarest query terms, as many as may be looked through; one at least. */
function chooseAsked(queryTerms: readonly CountedQueryTerm[]): { queryTerm: CountedQueryTerm; at: number }[] {
  const asked: { queryTerm: CountedQueryTerm; at: number }[] = [];
  let looked = 0;
  const rarest = [...queryTerms.entries()]
    .filter(([, queryTerm]) => queryTerm.rows > 0)
    .toSorted(([, a], [, b]) => a.rows - b.rows);
  for (const [at, queryTerm] of rarest) {
    looked += queryTerm.rows;
    if (asked.length > 0 && (looked > LOOKED_THROUGH || queryTerm.rows >= COUNTED)) break;
    asked.push({ queryTerm, at });
  }
  return asked;
}
