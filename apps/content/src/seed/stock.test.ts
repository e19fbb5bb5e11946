import { addDays, parseDay } from '@yunxia/contract/time';
import { expect, test } from 'vitest';
import { checkDays } from '../quotes/check-days.ts';
import { DAY_COLUMNS } from '../quotes/day-table.ts';
import { decimalOf } from '../quotes/price-limits.ts';
import { closureSamples, dividendSamples, stockDaySamples } from './data/stock.ts';

const now = Date.parse('2026-11-29T10:00:00+08:00');
const days = stockDaySamples(now);

test('three years up to the last trading day that has closed, from 100', () => {
  expect(days.at(-1)?.day).toBe('2026-11-27');
  expect(days.at(-1)?.close).toBe('108.35');
  expect(days[0]?.close).toBe('100.00');
  const span = (parseDay(days.at(-1)?.day ?? '') ?? 0) - (parseDay(days[0]?.day ?? '') ?? 0);
  expect(addDays(0, 3 * 365) - span).toBeLessThanOrEqual(addDays(0, 4));
});

test('every row passes the checks of a file of days; four ex-days and one suspension of five days', () => {
  const freeDays = new Set(dividendSamples(now).map(({ exDay }) => exDay));
  const closures = new Set<string>();
  for (const { day, until } of closureSamples())
    for (let at = Date.parse(day); at <= Date.parse(until); at += 86_400_000)
      closures.add(new Date(at).toISOString().slice(0, 10));
  const table = [[...DAY_COLUMNS], ...days.map((row) => DAY_COLUMNS.map((column) => String(row[column])))];
  const checked = checkDays(table, {
    ...{ calendar: { closures, knownUntil: null }, limit: decimalOf('0.1'), freeDays, today: '2026-11-29' },
  });
  expect(checked.faults).toEqual([]);
  expect(checked.days).toEqual(days);
  expect(days.filter(({ day }) => freeDays.has(day))).toHaveLength(4);
  expect(days.filter(({ close }) => close === '')).toHaveLength(5);
});
