/** Answers a query; where nothing is found, answers the nearest one that finds something. */
import type { Payload } from 'payload';
import { findHits, type Hits, type SearchFilter } from './find-hits.ts';
import { findSome } from './find-some.ts';
import { knownTerms, nearestQueries } from './nearest-queries.ts';
import { parseQuery, type ParsedQuery } from './query.ts';
import { readSynonyms } from './synonyms.ts';

/** Queries that are offered beside an answer. */
const MAX_SUGGESTIONS = 6;
/** Fewer hits of all the parts of a query leave room for those of some. */
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
  for await (const { query: near, kind } of nearestQueries(payload, query, synonyms, now)) {
    if (kind === 'some') {
      const some = await findSome(payload, near, synonyms, filter, now);
      if (isAnywhere(some.found)) return toAnswer(some.query, some.found, some.words, true);
      continue;
    }
    if (few !== undefined) continue;
    const instead = await findHits(payload, near, filter, now);
    if (!isAnywhere(instead)) continue;
    const words = near.terms.map(({ text }) => text);
    const answer = toAnswer(near, instead, words, false);
    if (kind === 'words' || countOf(instead) >= FEW) return answer;
    few = answer;
  }
  if (few !== undefined) return few;
  const known = query.terms.length > 1 ? await knownTerms(payload, query, now) : [];
  return { ...asTyped, suggestions: known.map(({ text }) => text).slice(0, MAX_SUGGESTIONS) };
}

function toAnswer(query: ParsedQuery, found: Hits, words: readonly string[], isPartial: boolean): QueryAnswer {
  const suggestions = words.length > 1 ? words.slice(0, MAX_SUGGESTIONS) : [];
  return { query, found, corrected: words.join(' '), isPartial, suggestions };
}

/** Hits in all, whatever module and year are chosen. */
function countOf({ facets }: Hits): number {
  return Object.values(facets.module).reduce((sum, count) => sum + count, 0);
}

/** Whether anything was found, whatever module and year are chosen. */
function isAnywhere({ facets }: Hits): boolean {
  return Object.keys(facets.module).length > 0;
}
