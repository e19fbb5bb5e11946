import { expect, test } from 'vitest';
import { toStockSpan } from './stock-span.ts';

test.each([
  ['1m', 'line', '2026-10-27', 'day', '近1月'],
  ['6m', 'line', '2026-05-27', 'day', '近6月'],
  ['1y', 'line', '2025-11-27', 'week', '近1年'],
  ['3y', 'line', '2023-11-27', 'week', '近3年'],
  ['5y', 'line', '2021-11-27', 'week', '近5年'],
  ['all', 'line', null, 'week', '有数据以来'],
  ['3m', 'candle', '2026-08-27', 'day', '近3月'],
  ['6m', 'candle', '2026-05-27', 'week', '近6月'],
  ['1y', 'candle', '2025-11-27', 'week', '近1年'],
  ['5y', 'candle', '2021-11-27', 'month', '近5年'],
  ['all', 'candle', null, 'month', '有数据以来'],
] as const)('%s as %s', (range, kind, from, period, words) => {
  expect(toStockSpan(range, kind, '2026-11-27')).toEqual({ from, period, words });
});

test('a day that the month before does not have', () => {
  expect(toStockSpan('1m', 'line', '2026-03-31').from).toBe('2026-02-28');
  expect(toStockSpan('1y', 'line', '2028-02-29').from).toBe('2027-02-28');
});
