import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestContent, type TestContent } from '../src/api/v1/test-content.ts';
import { fillGolden, type GoldenKeys } from './golden-fill.ts';
import { askSearch, meanOf } from './golden-set.ts';
import { answersVisitor, visitorQueries, VISITORS_NOW } from './golden-visitors.ts';

let content: TestContent;
let keys: GoldenKeys;

beforeAll(async () => {
  content = await startTestContent();
  keys = await fillGolden(content.payload, VISITORS_NOW);
});
afterAll(() => content.close());

it('what visitors asked is answered, each group by itself and all together, and always with something', async () => {
  const groups = new Map<string, { query: string; rank: number }[]>();
  const empty: string[] = [];
  for (const asked of visitorQueries) {
    const { hits } = await askSearch(content.payload, keys, asked.query, VISITORS_NOW);
    const rank = 1 + hits.findIndex((hit) => answersVisitor(asked, hit));
    groups.set(asked.group, [...(groups.get(asked.group) ?? []), { query: asked.query, rank }]);
    if (hits.length === 0) empty.push(asked.query);
  }
  expect(empty).toEqual([]);
  for (const [group, ranks] of groups) expect([group, meanOf(ranks) >= 0.9]).toEqual([group, true]);
  expect(meanOf([...groups.values()].flat())).toBeGreaterThanOrEqual(0.95);
});
