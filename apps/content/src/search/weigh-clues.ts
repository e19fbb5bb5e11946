/** How much each clue of a query says, by how many rows of the index hold it. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { cluesOf, weightOf, type WeighedClue } from './clues.ts';
import { matchingRows } from './matching-rows.ts';
import type { ParsedQuery, Synonyms } from './query.ts';
import { runSearch } from './search-database.ts';

/** Rows that are counted of a clue: what more rows hold says no less. */
export const COUNTED = 5000;

export interface CountedClue extends WeighedClue {
  /** Rows of the index that hold it, at most `COUNTED`. */
  rows: number;
}

/** The clues of a query and how many public rows hold each at `now` (epoch ms); in one statement. */
export async function weighClues(
  payload: Payload,
  { terms, excluded }: ParsedQuery,
  synonyms: Synonyms,
  now: number,
): Promise<CountedClue[]> {
  const clues = cluesOf(terms, synonyms);
  if (clues.length === 0) return [];
  const counts = clues.map(
    ({ term }, at) =>
      sql`select ${sql.raw(String(at))} as clue, count(*) as amount from (select 1 ${matchingRows(payload, { terms: [term], excluded }, now)} limit ${COUNTED}) held`,
  );
  const size = sql`select -1 as clue, coalesce(max(id), 0) as amount from search_rows`;
  const rows = await runSearch(payload, sql.join([size, ...counts], sql` union all `));
  const amounts = new Map(rows.map((row) => [Number(row['clue']), Number(row['amount'])]));
  const total = amounts.get(-1) ?? 0;
  const counted = clues.map((clue, at) => ({ ...clue, rows: amounts.get(at) ?? 0 }));
  const rarest = Math.min(...counted.flatMap(({ rows: held }) => (held > 0 ? [held] : [])));
  return (
    counted
      // What no record says, neither as a word nor between two, cannot tell more than the rarest that one does.
      .filter(({ isBetween, rows: held }) => held > 0 || !isBetween)
      .map((clue) => ({ ...clue, weight: weightOf(clue, clue.rows || rarest, total) }))
  );
}
