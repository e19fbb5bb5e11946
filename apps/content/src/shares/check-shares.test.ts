import { expect, test } from 'vitest';
import { capitalFault, holdersFault, termFault } from './check-shares.ts';

const day = '2026-06-29T16:00:00.000Z';
const before = '2026-06-28T16:00:00.000Z';

test.each([
  [{}, null],
  [{ day: before, total: 478_000_000, floating: 465_000_000, unlockDay: day }, null],
  [{ day, total: 100, floating: 100 }, null],
  [{ day, total: 100, floating: 101 }, 'floating'],
  [{ day: before, total: 100, floating: 100, unlockDay: day }, 'unlockDay'],
  [{ day, total: 100, floating: 90, unlockDay: day }, 'unlockDay'],
])('share capital %j: %s', (data, path) => {
  expect(capitalFault(data)?.path ?? null).toBe(path);
});

const row = (rank: number, shares: number, percent: string, pledged?: number) => ({ rank, shares, percent, pledged });

test.each([
  [[], null],
  [[row(2, 10, '10.00'), row(1, 20, '20.00')], null],
  // what is not filled in yet
  [[{}, { rank: null, shares: null, percent: null }], null],
  [[row(1, 10, '99.99'), row(2, 10, '0.01')], null],
  [[row(1, 10, '99.99'), row(2, 10, '0.02')], '持股比例合计100.01%，不能超过100%'],
  [[row(1, 20, '1'), row(1, 10, '1')], '第1名出现了两次'],
  [[row(1, 20, '1'), row(3, 10, '1')], '名次应从1起连续，缺第2名'],
  [[row(2, 20, '1')], '名次应从1起连续，缺第1名'],
  [[row(1, 10, '1'), row(2, 20, '2')], '第2名的持股数多于第1名'],
  [[row(1, 10, '1', 11)], '第1名质押、标记或冻结的股份多于持股数'],
  [[row(1, 10, '1', 10)], null],
])('holders %j: %s', (rows, message) => {
  expect(holdersFault(rows)?.message ?? null).toBe(message);
});

test('a fault names the row as it was entered', () => {
  expect(holdersFault([row(2, 20, '1'), row(1, 10, '1')])?.path).toBe('holders.0.shares');
});

test('a term does not end before it begins', () => {
  expect(termFault({ since: day, until: before })?.path).toBe('until');
  expect(termFault({ since: before, until: day })).toBeNull();
  expect(termFault({ since: day, until: null })).toBeNull();
});
