import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestContent, type TestContent } from '../src/api/v1/test-content.ts';
import { closedQueries, openQueries } from './golden-queries.ts';
import { closedStrangersQueries, openStrangersQueries } from './golden-stranger.ts';
import { askGolden, fillGolden, type GoldenKeys } from './golden-set.ts';

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
  expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.95);
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
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
    expect(emptyIn(ranks)).toEqual([]);
  },
);

describe('among a thousand invented articles', () => {
  let crowded: TestContent;

  beforeAll(async () => {
    crowded = await startTestContent();
    await fillGolden(crowded.payload, 1000);
  });
  afterAll(() => crowded.close());

  it.each([
    ['visitors', own, WITHOUT_ANSWER],
    ['somebody', strangers, []],
  ] as const)('what %s would ask is answered as well', async (_, queries, empty) => {
    const { ranks, meanReciprocalRank } = await askGolden(crowded.payload, keys, queries);
    expect(ranks).toHaveLength(150);
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
    expect(emptyIn(ranks)).toEqual(empty);
  });
});
