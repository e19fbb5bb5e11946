/** Weights of query terms, by the number of index rows that hold them. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryTermsOf, weightOf, type WeighedQueryTerm } from '../rank/query-terms.ts';
import { holding } from './found-rows.ts';
import type { ParsedQuery, Synonyms } from './query.ts';
import { runSearch } from '../indexing/search-database.ts';
import { isShown } from '../indexing/search-store.ts';

/** Rows that are counted of a query term: what more rows hold says no less. */
export const COUNTED = 5000;

export interface CountedQueryTerm extends WeighedQueryTerm {
  /** Public rows of the index that hold it, at most `COUNTED`. */
  rows: number;
  /** What it weighs by these rows alone: of what no record holds the most. */
  rarity: number;
}

/** The query terms and how many public rows hold each at `now` (epoch ms); in one statement. */
export async function weighQueryTerms(
  payload: Payload,
  { terms, excluded, isLoose = false }: ParsedQuery,
  synonyms: Synonyms,
  now: number,
): Promise<CountedQueryTerm[]> {
  const queryTerms = queryTermsOf(terms, synonyms);
  if (queryTerms.length === 0) return [];
  const held = queryTerms.map(({ term }, at) => {
    const rows = sql`select 1 ${holding(payload, { terms: [term], excluded })} and ${isShown(now)} limit ${COUNTED}`;
    return sql`select ${sql.raw(String(at))} as at, (select count(*) from (${rows}) l) as held`;
  });
  const last = sql`select -1 as at, (select coalesce(max(id), 0) from search_rows) as held`;
  const answer = await runSearch(payload, sql.join([last, ...held], sql` union all `));
  const counts = new Map(answer.map((row) => [Number(row['at']), Number(row['held'])]));
  const total = counts.get(-1) ?? 0;
  const counted = queryTerms.map((queryTerm, at) => {
    const rows = counts.get(at) ?? 0;
    return { ...queryTerm, rows, rarity: weightOf(queryTerm, rows, total) };
  });
  // A pair between two words stands somewhere by chance, the more surely the more there is.
  const rarest = Math.min(...counted.flatMap(({ isBetween, rows }) => (rows > 0 && !isBetween ? [rows] : [])));
  const known = new Set(counted.flatMap(({ of, rows }) => (rows > 0 ? [of] : [])));
  return (
    counted
      // What no record says, neither as a word nor between two, cannot tell more than the rarest that one does.
      .filter(({ isBetween, rows }) => rows > 0 || !isBetween)
      .map((queryTerm) => ({
        ...queryTerm,
        isOptional: !queryTerm.term.isQuoted && (isLoose || !known.has(queryTerm.of)),
        isNeeded: queryTerm.isNeeded && (queryTerm.term.isQuoted || queryTerm.rows > 0),
        weight: weightOf(queryTerm, queryTerm.rows || Math.min(rarest, total), total),
      }))
  );
}
