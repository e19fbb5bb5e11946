/** How much each clue of a query says, by how many rows of the index hold it. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { cluesOf, weightOf, type Clue, type WeighedClue } from './clues.ts';
import { isPublic, readLists } from './found-rows.ts';
import { matchingIds } from './matching-rows.ts';
import type { ParsedQuery, Synonyms } from './query.ts';
import { readColumns, type RowColumns } from './row-columns.ts';

/** Rows that are counted of a clue: what more rows hold says no less. */
export const COUNTED = 5000;

export interface CountedClue extends WeighedClue {
  /** Public rows of the index that hold it, at most `COUNTED`. */
  rows: number;
  /** They, and what is not public. */
  ids: Uint32Array;
}

/** The clues of a query and how many public rows hold each at `now` (epoch ms); in one statement. */
export async function weighClues(
  payload: Payload,
  { terms, excluded, isLoose = false }: ParsedQuery,
  synonyms: Synonyms,
  now: number,
): Promise<CountedClue[]> {
  const clues = cluesOf(terms, synonyms);
  if (clues.length === 0) return [];
  const lists = await readLists(payload, [
    { name: 'last', ids: sql`select cast(coalesce(max(id), 0) as text) from search_rows` },
    ...clues.map(({ term }, at) => ({
      name: String(at),
      ids: matchingIds(payload, { terms: [term], excluded }, COUNTED),
    })),
  ]);
  const total = lists['last']?.[0] ?? 0;
  const counted: (Clue & Pick<CountedClue, 'rows' | 'ids'>)[] = [];
  for (const [at, clue] of clues.entries()) {
    const ids = lists[at] ?? new Uint32Array();
    counted.push({ ...clue, ids, rows: countPublic(await readColumns(payload, ids), ids, now) });
  }
  // A pair between two words stands somewhere by chance, the more surely the more there is.
  const rarest = Math.min(...counted.flatMap(({ isBetween, rows: held }) => (held > 0 && !isBetween ? [held] : [])));
  const known = new Set(counted.flatMap(({ of, rows: held }) => (held > 0 ? [of] : [])));
  return (
    counted
      // What no record says, neither as a word nor between two, cannot tell more than the rarest that one does.
      .filter(({ isBetween, rows: held }) => held > 0 || !isBetween)
      .map((clue) => ({
        ...clue,
        isOptional: !clue.term.isQuoted && (isLoose || !known.has(clue.of)),
        isNeeded: clue.isNeeded && (clue.term.isQuoted || clue.rows > 0),
        weight: weightOf(clue, clue.rows || Math.min(rarest, total), total),
      }))
  );
}

function countPublic(columns: RowColumns, rows: Uint32Array, now: number): number {
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) if (isPublic(columns, rows[at] ?? 0, now)) count += 1;
  return count;
}
