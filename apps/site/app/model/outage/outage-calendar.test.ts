import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import { parseMonth, toCalendarMonth, toMonthRange } from './outage-calendar.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;

describe('the month in the address', () => {
  it.each([
    ['2026-12', '2026-12'],
    ['2000-01', '2000-01'],
    ['2099-12', '2099-12'],
    ['1999-12', '2027-01'],
    ['2100-01', '2027-01'],
    ['2026-13', '2027-01'],
    ['2026-00', '2027-01'],
    ['2026-1', '2027-01'],
    ['<b>', '2027-01'],
    [null, '2027-01'],
  ])('%s is %s', (text, month) => {
    // The last moment of the year in UTC is the new year's first morning in Beijing.
    expect(parseMonth(text, at('2027-01-01 00:00'))).toBe(month);
  });

  it('before midnight is still the old one', () => {
    expect(parseMonth(null, at('2027-01-01 00:00') - 1)).toBe('2026-12');
  });

  it.each([
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ])('%s reaches from %s to %s', (month, start, end) => {
    expect(toMonthRange(month)).toEqual({ start, end });
  });
});

describe('the table', () => {
  const table = toCalendarMonth('2026-12', { '2026-12-03': 2, '2027-01-01': 9 }, at('2026-12-31 23:59'));

  it('begins each week on Monday and holds each day once', () => {
    expect(table.title).toBe('2026年12月');
    expect(table.weeks.map((week) => week.map((day) => day?.number ?? 0))).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12, 13],
      [14, 15, 16, 17, 18, 19, 20],
      [21, 22, 23, 24, 25, 26, 27],
      [28, 29, 30, 31, 0, 0, 0],
    ]);
  });

  it('says what is on a day', () => {
    expect(table.weeks[0]?.[3]).toMatchObject({
      day: '2026-12-03',
      count: 2,
      spokenMonth: '12月',
      spokenWeekday: '日 周四，',
    });
    expect(table.weeks[4]?.[3]).toMatchObject({
      isToday: true,
      isPast: false,
      spokenWeekday: '日 周四（今天），',
    });
    expect(table.weeks[4]?.[2]).toMatchObject({ isToday: false, isPast: true });
  });

  it('turns over the year and ends somewhere', () => {
    expect([table.previous, table.next]).toEqual(['2026-11', '2027-01']);
    expect(toCalendarMonth('2000-01', {}, 0).previous).toBeNull();
    expect(toCalendarMonth('2099-12', {}, 0).next).toBeNull();
  });

  it('has no rows without a day', () => {
    // February 2027 is four weeks to the day.
    expect(toCalendarMonth('2027-02', {}, 0).weeks).toHaveLength(4);
  });
});
