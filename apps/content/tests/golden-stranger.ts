/**
 * Golden queries by somebody who had seen the sample content and not the search. Every third one was kept closed until
 * the search was done; nothing was tuned by those.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GoldenQuery } from './golden-queries.ts';

interface StrangersQuery {
  query: string;
  kind: string;
  /** Titles or numbers of right answers; none where nothing should be found. */
  expect: string[];
  note: string;
}

const all = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'golden-stranger.json'), 'utf8'),
) as readonly StrangersQuery[];
const answerable = all.filter(({ expect }) => expect.length > 0);

/** Looked at while the search is worked on, and the others. An answer is a record of any collection, by title or number. */
export const openStrangersQueries = queriesOf((at) => at % 3 !== 2);
export const closedStrangersQueries = queriesOf((at) => at % 3 === 2);

function queriesOf(isMeant: (at: number) => boolean): GoldenQuery[] {
  return answerable
    .filter((each) => isMeant(all.indexOf(each)))
    .map(({ query, expect }): GoldenQuery => [query, ...expect.map((words) => `~${words}`)]);
}
