import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('what visitors would ask is answered, and the answer stands first nearly always', async () => {
  const { ranks, meanReciprocalRank } = await askGolden(content.payload, keys, [...openQueries, ...closedQueries]);
  expect(ranks).toHaveLength(150);
  expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.95);
});

it('what somebody asked who had not seen the search is answered first nearly always, and always with something', async () => {
  const { ranks, meanReciprocalRank } = await askGolden(content.payload, keys, openStrangersQueries);
  expect(ranks).toHaveLength(100);
  expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
  expect(ranks.filter(({ first }) => first === '')).toEqual([]);
});

it('what was kept closed of it is answered no worse than when it was last opened', async () => {
  const { ranks, meanReciprocalRank } = await askGolden(content.payload, keys, closedStrangersQueries);
  expect(ranks).toHaveLength(50);
  expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.88);
});
