import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestContent, type TestContent } from '../src/api/v1/test-content.ts';
import { addOthers, fillGolden, type GoldenKeys } from './golden-fill.ts';
import { answersKind, kindQueries } from './golden-kinds.ts';
import { closedQueries, openQueries } from './golden-queries.ts';
import { askGolden, askSearch, meanOf } from './golden-set.ts';
import { closedStrangersQueries, openStrangersQueries } from './golden-stranger.ts';

let content: TestContent;
let keys: GoldenKeys;

beforeAll(async () => {
  content = await startTestContent();
  keys = await fillGolden(content.payload);
});
afterAll(() => content.close());

const own = [...openQueries, ...closedQueries];
const strangers = [...openStrangersQueries, ...closedStrangersQueries];

/** Queries that found nothing at all. */
const emptyIn = (ranks: readonly { query: string; first: string }[]): string[] =>
  ranks.filter(({ first }) => first === '').map(({ query }) => query);
/** A place that was in the sample when the queries were written; no name holds it now. */
const WITHOUT_ANSWER = ['hewan'];

it('what visitors would ask is answered, and the answer stands first nearly always', async () => {
  const { ranks, meanReciprocalRank } = await askGolden(content.payload, keys, own);
  expect(ranks).toHaveLength(150);
  expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.96);
  expect(emptyIn(ranks)).toEqual(WITHOUT_ANSWER);
});

it.each([
  ['open', openStrangersQueries, 100],
  ['closed', closedStrangersQueries, 50],
] as const)(
  'what somebody asked who had not seen the search (%s) is answered first nearly always, and always with something',
  async (_, queries, count) => {
    const { ranks, meanReciprocalRank } = await askGolden(content.payload, keys, queries);
    expect(ranks).toHaveLength(count);
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.91);
    expect(emptyIn(ranks)).toEqual([]);
  },
);

describe('queries by kind', () => {
  const kinds = [...new Set(kindQueries.map(({ kind }) => kind))];
  const all: { rank: number }[] = [];

  it.each(kinds)('%s: the answer stands first nearly always', async (kind) => {
    const ranks: { query: string; rank: number }[] = [];
    for (const asked of kindQueries.filter((each) => each.kind === kind)) {
      const { hits } = await askSearch(content.payload, keys, asked.query);
      ranks.push({ query: asked.query, rank: 1 + hits.findIndex((hit) => answersKind(asked, hit)) });
    }
    all.push(...ranks);
    expect(meanOf(ranks)).toBeGreaterThanOrEqual(0.9);
  });

  it('and in all of them', () => {
    expect(all).toHaveLength(kindQueries.length);
    expect(meanOf(all)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('among a thousand invented articles', () => {
  beforeAll(() => addOthers(content.payload, 1000));

  it.each([
    ['visitors', own, WITHOUT_ANSWER],
    ['somebody', strangers, []],
  ] as const)('what %s would ask is answered as well', async (_, queries, empty) => {
    const { ranks, meanReciprocalRank } = await askGolden(content.payload, keys, queries);
    expect(ranks).toHaveLength(150);
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
    expect(emptyIn(ranks)).toEqual(empty);
  });
});
