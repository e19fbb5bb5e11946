/** Asks the golden queries of the sample content. */
import type { Payload } from 'payload';
import { searchContext } from '../scripts/search-context.ts';
import { answerQuery } from '../src/search/query/answer-query.ts';
import { searchSources } from '../src/search/indexing/search-sources.ts';
import { readRows } from '../src/search/indexing/search-store.ts';
import { GOLDEN_NOW, type GoldenKeys } from './golden-fill.ts';
import type { GoldenQuery } from './golden-queries.ts';

/** Hits that are looked through for the answer. */
const LISTED = 10;

export interface GoldenRank {
  query: string;
  /** Place of the first right answer, 0 when it is not among the first ten. */
  rank: number;
  /** Title of the first hit, "" when there was none. */
  first: string;
  corrected: string;
}

/** A hit as answers are compared with it. */
export interface GoldenHit {
  /** `collection/key`. */
  key: string;
  module: string;
  id: number;
  title: string;
  /** Numbers, places and names of the record. */
  names: readonly string[];
}

export interface SearchAnswer {
  hits: GoldenHit[];
  corrected: string;
}

/** Asks one query at `now` (epoch ms); articles that are in the index alone are listed as well. */
export async function askSearch(
  payload: Payload,
  keys: GoldenKeys,
  query: string,
  now = GOLDEN_NOW,
): Promise<SearchAnswer> {
  const filter = { sort: 'relevance', limit: LISTED, offset: 0 } as const;
  const { found, corrected } = await answerQuery(searchContext(payload, now), query, filter);
  const rows = found.hits.map(({ row }) => row);
  const texts = await readRows(payload, rows, 0);
  const hits = found.hits.map(({ row, module, id }): GoldenHit => {
    const collection = searchSources.find((source) => source.module === module)?.collection ?? '';
    const text = texts.get(row);
    const key = keys.get(`${collection} ${id}`) ?? '';
    return { key, module, id, title: text?.title ?? '', names: (text?.head ?? '').split('\n') };
  });
  return { hits, corrected };
}

/** Asks each query, and says where its first right answer stands. */
export async function askGolden(
  payload: Payload,
  keys: GoldenKeys,
  queries: readonly GoldenQuery[],
): Promise<{ ranks: GoldenRank[]; meanReciprocalRank: number }> {
  const ranks: GoldenRank[] = [];
  for (const [query, ...answers] of queries) {
    const { hits, corrected } = await askSearch(payload, keys, query);
    const rank = 1 + hits.findIndex((hit) => answers.some((answer) => isAnswer(answer, hit)));
    ranks.push({ query, rank, first: hits[0]?.title ?? '', corrected });
  }
  return { ranks, meanReciprocalRank: meanOf(ranks) };
}

/** Mean reciprocal rank. */
export function meanOf(ranks: readonly Pick<GoldenRank, 'rank'>[]): number {
  return ranks.reduce((total, { rank }) => total + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, ranks.length);
}

/** `collection/key`, `collection~words of the title`, or `~words of the title or a number` of any collection. */
function isAnswer(answer: string, { key, title, names }: GoldenHit): boolean {
  const [collection = '', words] = answer.split('~');
  if (words === undefined) return key === answer;
  if (collection === '') return title.includes(words) || names.includes(words);
  return key.startsWith(`${collection}/`) && title.includes(words);
}
