import { describe, expect, test } from 'vitest';
import { parseLimits, RateLimits } from '../src/rate-limit.ts';

const MINUTE = 60_000;
/** The start of a minute. */
const START = 1_700_000_040_000;
const create = (perMinute: number, options: { maxCounters?: number; isShared?: boolean } = {}) =>
  new RateLimits({ perMinute: { page: perMinute, search: 2 }, ...options });
/** How many of so many requests may pass. */
const passing = (limits: RateLimits<'page' | 'search'>, count: number, now: number, network = 'a'): number =>
  Array.from({ length: count }, () => limits.take('page', network, now)).filter((wait) => wait === 0).length;

describe('a client', () => {
  test('has a limit per minute, kind and network', () => {
    const limits = create(5);
    expect(passing(limits, 9, START)).toBe(5);
    expect(passing(limits, 9, START, 'b')).toBe(5);
    expect([1, 2, 3].map(() => limits.take('search', 'a', START) === 0)).toEqual([true, true, false]);
  });

  test('cannot exceed the limit at the turn of a minute', () => {
    const limits = create(100);
    expect(passing(limits, 200, START + MINUTE - 1)).toBe(100);
    expect(passing(limits, 200, START + MINUTE)).toBe(0);
    expect(passing(limits, 200, START + 1.5 * MINUTE)).toBe(50);
  });

  test('receives when to retry, and may then', () => {
    for (const [at, count] of [
      [START, 10],
      [START + 40_000, 10],
      [START + MINUTE + 100, 3],
    ] as const) {
      const limits = create(10);
      passing(limits, 10, START);
      passing(limits, count, at);
      const wait = limits.take('page', 'a', at);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(61);
      expect(limits.take('page', 'a', at + wait * 1000)).toBe(0);
    }
  });

  test('that keeps asking gets its limit, and no less', () => {
    const limits = create(60);
    let passed = 0;
    for (let at = START; at < START + 10 * MINUTE; at += 100) if (limits.take('page', 'a', at) === 0) passed += 1;
    expect(passed).toBeGreaterThan(9 * 60);
    // the first minute's were all at its start, while they count as if spread over it
    expect(passed).toBeLessThan(12.5 * 60);
  });
});

test('memory is bounded, and active clients are not evicted', () => {
  const limits = create(3, { maxCounters: 100 });
  for (let index = 0; index < 10_000; index += 1) {
    limits.take('page', `n${index}`, START + index);
    if (index % 50 === 0) limits.take('page', 'a', START + index);
  }
  expect(limits.size).toBeLessThanOrEqual(100);
  // what is over goes by and by
  for (let index = 0; index < 60; index += 1) limits.take('page', `m${index}`, START + 10 * MINUTE);
  expect(limits.size).toBe(60);
});

describe('processes that share counts', () => {
  test('receive the totals', () => {
    const [one, two] = [create(10, { isShared: true }), create(10, { isShared: true })];
    expect(passing(one, 6, START)).toBe(6);
    expect(passing(two, 1, START)).toBe(1);
    const published = [one, two].map((limits) => limits.takeUnpublished());
    expect(published).toEqual([
      [{ key: 'page a', window: START / MINUTE, count: 6 }],
      [{ key: 'page a', window: START / MINUTE, count: 1 }],
    ]);
    for (const limits of [one, two]) limits.setTotal('page a', START / MINUTE, 7);
    expect(passing(two, 9, START + 1)).toBe(3);
    expect(two.takeUnpublished()).toMatchObject([{ count: 3 }]);
    expect(two.takeUnpublished()).toEqual([]);
    one.setTotal('page a', START / MINUTE, 10);
    expect(passing(one, 9, START + 2)).toBe(0);
    // of another minute, or of somebody unknown: nothing
    one.setTotal('page a', START / MINUTE - 1, 99);
    one.setTotal('page x', START / MINUTE, 99);
    expect(one.size).toBe(1);
  });
});

describe('RATE_LIMITS', () => {
  const usual = { page: 100, search: 10 };
  test.each([
    ['', usual],
    ['off', 'off'],
    ['2.5', { page: 250, search: 25 }],
    ['0.001', { page: 1, search: 1 }],
    ['search=7', { page: 100, search: 7 }],
    ['search=7, login=3 page=8', { page: 8, search: 7 }],
    ['0', undefined],
    ['-1', undefined],
    ['search=0', undefined],
    ['search', undefined],
    ['search=x', undefined],
  ])('%j', (text, expected) => {
    expect(parseLimits(text, usual)).toEqual(expected);
  });
});

test('counters of a future minute, from before the clock was set back, are evicted like others', () => {
  const limits = create(5);
  for (let at = 0; at < 10; at += 1) passing(limits, 1, START + 60 * MINUTE, `future ${at}`);
  for (let at = 0; at < 10; at += 1) passing(limits, 1, START, `now ${at}`);
  expect(limits.size).toBe(10);
});
