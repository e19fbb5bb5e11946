import { expect, test } from 'vitest';
import { toCandleChart } from './candle-chart.ts';
import { toChartDays, toMarkWords, toRowText } from './chart-day.ts';
import { gapsOf, monthsOf, niceTicks } from './chart-parts.ts';
import { toLineChart } from './line-chart.ts';

const text = [
  '2026-01-29  100.00 10 99.00 101.00 98.00',
  '2026-01-30 x 99.00 20 100.00 100.50 98.50',
  '2026-02-02 s  0',
  '2026-02-03 s  0',
  '2026-02-04 r 104.00 40 103.00 105.00 102.00',
].join('\n');
const days = toChartDays(text);

test('days as text and back', () => {
  expect(days.map(({ day, close, event }) => [day, close, event])).toEqual([
    ['2026-01-29', 100, null],
    ['2026-01-30', 99, 'ex_dividend'],
    ['2026-02-02', null, 'suspended'],
    ['2026-02-03', null, 'suspended'],
    ['2026-02-04', 104, 'resumed'],
  ]);
  const row = { day: '2026-02-04', event: 'resumed', close: '104.00', open: '103.00', high: '105.00', low: '102.00' };
  expect(toRowText(row as never, 40, true)).toBe(text.split('\n')[4]);
  expect(toRowText(row as never, 40, false)).toBe('2026-02-04 r 104.00 40');
  expect(toChartDays('')).toEqual([]);
});

test('a day that was corrected keeps its event and says both', () => {
  const row = { day: '2026-02-04', event: 'ex_dividend', note: '2月6日更正', close: '104.00' };
  const line = toRowText(row as never, 40, false);
  expect(line).toBe('2026-02-04 xc 104.00 40');
  expect(toChartDays(line)[0]).toMatchObject({ event: 'ex_dividend', close: 104 });
  expect(['xc', 'c', 's', ''].map(toMarkWords)).toEqual(['除权除息，更正', '更正', '停牌', '']);
});

test('a line begins again after a gap, and the gap is no value', () => {
  const drawing = toLineChart(days);
  expect(drawing).toMatchObject({
    ...{ width: 4, gaps: [{ left: 25, width: 75 }], exDays: [25], most: '40' },
    ...{ last: { text: '104.00' }, point: { left: 100 } },
    months: [{ at: 50, text: '2月', isYear: false }],
  });
  expect(drawing?.line).toMatch(/^M0 \d+l1 \d+M4 \d+$/);
  expect(drawing?.area).toMatch(/^M0 \d+l1 \d+V600H0ZM4 \d+V600H4Z$/);
  expect(drawing?.extremes.map(({ text: word }) => word)).toEqual(['最高 104.00', '最低 99.00']);
});

test('weeks are marked with the extremes of their days', () => {
  const drawing = toLineChart(days, [
    { day: '2026-02-03', close: '109.00' },
    { day: '2026-01-29', close: '95.00' },
  ]);
  expect(drawing?.extremes).toMatchObject([
    { at: 75, text: '最高 109.00', isHigh: true },
    { at: 0, text: '最低 95.00', anchor: 'start' },
  ]);
  expect(drawing?.extremes.every(({ top }) => top > 0 && top < 100)).toBe(true);
});

test('candles: rising and falling ones apart, none on days without trade', () => {
  const drawing = toCandleChart(days);
  expect(drawing?.rising.match(/z/g)).toHaveLength(2);
  expect(drawing?.falling.match(/z/g)).toHaveLength(1);
  expect(drawing).toMatchObject({ width: 60, gaps: [{ left: 40, width: 40 }], exDays: [30] });
});

test('too little to draw, and a series that never moves', () => {
  expect(toLineChart([])).toBeNull();
  expect(toLineChart(days.slice(0, 1))).toBeNull();
  expect(toCandleChart(days.slice(2, 4))).toBeNull();
  const level = toLineChart(toChartDays('2026-01-29  1.45 0\n2026-01-30  1.45 0'));
  expect(level).toMatchObject({ line: 'M0 300l1 0', volume: '', extremes: [] });
});

test('ticks are round, and inside', () => {
  expect(niceTicks(92.1, 114.6)).toEqual([95, 100, 105, 110]);
  expect(niceTicks(1.44, 1.46)).toEqual([1.44, 1.445, 1.45, 1.455, 1.46]);
  expect(niceTicks(5, 5)).toEqual([]);
});

test('gaps are runs, and January is its year', () => {
  expect(gapsOf(days)).toEqual([[2, 3]]);
  const dates = ['2025-11-28', '2025-12-01', '2025-12-31', '2026-01-02'].map((day) => ({ day }));
  expect(monthsOf(dates, (at) => at * 30)).toMatchObject([
    { at: 30, text: '12月', isOdd: true },
    { at: 90, text: '2026年', isYear: true, isOdd: false },
  ]);
});

test('a drawing of a year of days is short', () => {
  const year = Array.from({ length: 242 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
    return `${day}  ${(100 + 10 * Math.sin(at / 20) + ((at * 7919) % 13) / 10).toFixed(2)} ${300 + ((at * 104_729) % 400)}`;
  });
  const drawing = toLineChart(toChartDays(year.join('\n')));
  expect(JSON.stringify(drawing).length).toBeLessThan(6000);
});
