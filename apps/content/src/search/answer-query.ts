/** Answers a query; where nothing is found, answers the nearest one that finds something. */
import type { Payload } from 'payload';
import { findHits, type Hits, type SearchFilter } from './find-hits.ts';
import { findSome } from './find-some.ts';
import { knownTerms, nearestQueries } from './nearest-queries.ts';
import { parseQuery, type ParsedQuery } from './query.ts';
import { readSynonyms } from './synonyms.ts';

/** Queries that are offered beside an answer. */
const MAX_SUGGESTIONS = 6;
/** Fewer hits of all the pieces of a query leave room for those of some. */
const FEW = 10;

export interface QueryAnswer {
  /** What was looked for in the end. */
  query: ParsedQuery;
  found: Hits;
  /** The query that was answered instead, "" when as typed. */
  corrected: string;
  /** Of that query, a hit may hold only some of the words. */
  isPartial: boolean;
  /** Other queries that find something. */
  suggestions: string[];
}

/** Finds what was asked for at `now` (epoch ms). */
export async function answerQuery(
  payload: Payload,
  key: string,
  filter: SearchFilter,
  now: number,
): Promise<QueryAnswer> {
  const synonyms = await readSynonyms(payload);
  const query = parseQuery(key, synonyms);
  const found = await findHits(payload, query, filter, now);
  const asTyped = { query, found, corrected: '', isPartial: false, suggestions: [] };
  if (query.terms.length === 0 || isAnywhere(found)) return asTyped;
  let few: QueryAnswer | undefined;
  for await (const near of nearestQueries(payload, query, synonyms, now)) {
    if (few !== undefined && near.kind === 'words') continue;
    const isPartial = near.kind === 'some';
    const instead = isPartial
      ? await findSome(payload, near.clues, query.excluded, filter, now)
      : await findHits(payload, near.query, filter, now);
    if (!isAnywhere(instead)) continue;
    const suggestions = near.words.length > 1 ? near.words.slice(0, MAX_SUGGESTIONS) : [];
    const answer = { query: near.query, found: instead, corrected: near.words.join(' '), isPartial, suggestions };
    if (near.kind !== 'pieces' || countOf(instead) >= FEW) return answer;
    few = answer;
  }
  if (few !== undefined) return few;
  const known = query.terms.length > 1 ? await knownTerms(payload, query, now) : [];
  return { ...asTyped, suggestions: known.map(({ text }) => text).slice(0, MAX_SUGGESTIONS) };
}

/** Hits in all, whatever module and year are chosen. */
function countOf({ facets }: Hits): number {
  return Object.values(facets.module).reduce((sum, count) => sum + count, 0);
}

/** Whether anything was found, whatever module and year are chosen. */
function isAnywhere({ facets }: Hits): boolean {
  return Object.keys(facets.module).length > 0;
}
