import { expect, test } from 'vitest';
import { createLifetimes } from './lifetimes.ts';
import type { Lifetime } from './response-cache.ts';

const MINUTE_MS = 60_000;
const ageOf = ({ fresh = 0, staleWhileRevalidate = 0 }: Partial<Lifetime> = {}) => fresh + staleWhileRevalidate;

test.each(['notice-list', 'purchase-list', 'recruit-list', 'recruit-info'])(
  'no state of %s is shown that the clock has passed by more than a minute',
  (endpoint) => {
    for (const freshMs of [0, MINUTE_MS, 60 * MINUTE_MS]) {
      const { page, answer } = createLifetimes(freshMs);
      expect(ageOf(page(true)) + ageOf(answer(endpoint))).toBeLessThanOrEqual(MINUTE_MS);
    }
  },
);

test('while the content server is down nothing is older than a day', () => {
  const { page, answer } = createLifetimes(MINUTE_MS);
  for (const lifetime of [page(true), page(false), answer('notice-list'), answer('news-list')]) {
    expect(lifetime?.staleIfError).toBe(24 * 60 * MINUTE_MS);
  }
});

test('free-text searches are not cached', () => {
  expect(createLifetimes(MINUTE_MS).answer('search-list')).toBeUndefined();
});

test('a withdrawn record is not suggested a second later, even without a purge', () => {
  for (const freshMs of [MINUTE_MS, 60 * MINUTE_MS]) {
    expect(ageOf(createLifetimes(freshMs).answer('suggest-list'))).toBeLessThanOrEqual(1000);
  }
});
