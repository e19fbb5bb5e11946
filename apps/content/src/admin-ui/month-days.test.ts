import { expect, it } from 'vitest';
import { addMonths, dayAfterKey, dayText, monthText, weeksOf } from './month-days.ts';

it('a month has its days once, in weeks from Monday on', () => {
  // December 2026 begins on a Tuesday, February 2027 on a Monday and has four whole weeks
  expect(weeksOf('2026-12-31')[0]).toEqual([
    undefined,
    ...['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ]);
  expect(weeksOf('2027-02-10').map(([monday]) => monday)).toEqual([
    ...['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'],
  ]);
  for (const month of ['2026-12', '2027-02', '2024-02', '2026-03', '1999-12']) {
    const days = weeksOf(`${month}-05`).flat().filter(Boolean);
    const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
    expect([month, days[0], days.length, new Set(days).size]).toEqual([month, `${month}-01`, count, count]);
  }
});

it.each([
  ['ArrowLeft', false, '2026-02-28'],
  ['ArrowRight', false, '2026-03-02'],
  ['ArrowUp', false, '2026-02-22'],
  ['ArrowDown', false, '2026-03-08'],
  ['Home', false, '2026-02-23'],
  ['End', false, '2026-03-01'],
  ['PageUp', false, '2026-02-01'],
  ['PageDown', false, '2026-04-01'],
  ['PageUp', true, '2025-03-01'],
  ['PageDown', true, '2027-03-01'],
  ['x', false, undefined],
] as const)('%s (shifted: %s) leads from Sunday, 1 March 2026 to %s', (key, isShifted, day) => {
  expect(dayAfterKey('2026-03-01', key, isShifted)).toBe(day);
});

it('a month without the day has its last one', () => {
  expect([addMonths('2026-01-31', 1), addMonths('2024-01-31', 1), addMonths('2024-02-29', -12)]).toEqual([
    ...['2026-02-28', '2024-02-29', '2023-02-28'],
  ]);
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
});

it('is named in Chinese', () => {
  expect([monthText('2026-12-01'), dayText('2026-12-01'), dayText('2026-11-29')]).toEqual([
    ...['2026年12月', '2026年12月1日 星期二', '2026年11月29日 星期日'],
  ]);
});
