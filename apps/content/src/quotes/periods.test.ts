import { toDecimalText } from '@yunxia/contract/decimal';
import { expect, test } from 'vitest';
import { joinDays, type PricedDay } from './periods.ts';
import { decimalOf as d } from './price-limits.ts';

const traded = (day: string, prices: readonly [string, string, string, string], volume: number): PricedDay => ({
  day,
  prices: { open: d(prices[0]), high: d(prices[1]), low: d(prices[2]), close: d(prices[3]) },
  volume,
  amount: d(`${volume}.50`),
  event: null,
  note: '',
});
const suspended = (day: string): PricedDay => ({
  ...{ day, prices: null, volume: 0, amount: d('0'), event: 'suspended', note: '停牌' },
});
const days = [
  traded('2026-09-03', ['9.8', '10', '9.7', '9.9'], 100),
  traded('2026-09-04', ['9.9', '10.4', '9.9', '10.2'], 200),
  suspended('2026-09-07'),
  suspended('2026-09-11'),
  traded('2026-09-14', ['10.1', '10.3', '9.5', '9.6'], 300),
  { ...traded('2026-10-09', ['9.6', '9.8', '9.4', '9.7'], 400), event: 'ex_dividend' as const },
];
const plain = (rows: readonly PricedDay[]): unknown[] =>
  rows.map(({ day, prices, volume, amount, event }) => [
    day,
    prices && [prices.open, prices.high, prices.low, prices.close].map((price) => toDecimalText(price, 2)).join(' '),
    volume,
    toDecimalText(amount, 2),
    event,
  ]);

test('days stay as they are', () => {
  expect(joinDays(days, 'day')).toEqual(days);
});

test('weeks begin on Monday; one without trade has no prices and no zero', () => {
  expect(plain(joinDays(days, 'week'))).toEqual([
    ['2026-09-04', '9.80 10.40 9.70 10.20', 300, '301.00', null],
    ['2026-09-11', null, 0, '0.00', 'suspended'],
    ['2026-09-14', '10.10 10.30 9.50 9.60', 300, '300.50', null],
    ['2026-10-09', '9.60 9.80 9.40 9.70', 400, '400.50', 'ex_dividend'],
  ]);
});

test('months', () => {
  expect(plain(joinDays(days, 'month'))).toEqual([
    ['2026-09-14', '9.80 10.40 9.50 9.60', 600, '601.50', null],
    ['2026-10-09', '9.60 9.80 9.40 9.70', 400, '400.50', 'ex_dividend'],
  ]);
});

test('weeks over the end of a year, and nothing of nothing', () => {
  const over = [
    traded('2026-12-31', ['1', '1', '1', '1'], 1),
    traded('2027-01-01', ['2', '2', '2', '2'], 1),
    traded('2027-01-04', ['3', '3', '3', '3'], 1),
  ];
  expect(joinDays(over, 'week').map(({ day }) => day)).toEqual(['2027-01-01', '2027-01-04']);
  expect(joinDays([], 'week')).toEqual([]);
});
