/** Answers a query; where nothing is found, answers the nearest one that finds something. */
import type { Payload } from 'payload';
import { findHits, type Hits, type SearchFilter } from './find-hits.ts';
import { knownTerms, nearestQueries } from './nearest-queries.ts';
import { parseQuery, type ParsedQuery } from './query.ts';
import { readSynonyms } from './synonyms.ts';

/** Queries that are offered beside an answer. */
const MAX_SUGGESTIONS = 6;

export interface QueryAnswer {
  /** What was looked for in the end. */
  query: ParsedQuery;
  found: Hits;
  /** The query that was answered instead, "" when as typed. */
  corrected: string;
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
  if (query.terms.length === 0 || isAnywhere(found)) return { query, found, corrected: '', suggestions: [] };
  for await (const near of nearestQueries(payload, query, synonyms, now)) {
    const instead = await findHits(payload, near, filter, now);
    if (!isAnywhere(instead)) continue;
    const words = near.terms.map(({ text }) => text);
    const suggestions = words.length > 1 ? words.slice(0, MAX_SUGGESTIONS) : [];
    return { query: near, found: instead, corrected: words.join(' '), suggestions };
  }
  const known = query.terms.length > 1 ? await knownTerms(payload, query, now) : [];
  return { query, found, corrected: '', suggestions: known.map(({ text }) => text).slice(0, MAX_SUGGESTIONS) };
}

/** Whether anything was found, whatever module and year are chosen. */
function isAnywhere({ facets }: Hits): boolean {
  return Object.keys(facets.module).length > 0;
}
