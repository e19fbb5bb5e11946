import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import {
  toDurationText,
  toFullSpanText,
  toIsoDuration,
  toLengthText,
  toPlannedBlock,
  toPublishedBlock,
  toSpanText,
} from './beijing-time.ts';

const at = (text: string): number => {
  const instant = parseTime(text);
  if (instant === null) throw new Error(`no time: ${text}`);
  return instant;
};

describe('toSpanText', () => {
  it.each([
    ['one day', '2026-11-28 08:30', '2026-11-28 17:30', '08:30–17:30'],
    ['an end at midnight belongs to the day it ends', '2026-06-30 17:50', '2026-07-01 00:00', '17:50–24:00'],
    ['a whole day', '2026-11-28 00:00', '2026-11-29 00:00', '00:00–24:00'],
    ['over midnight', '2026-11-28 18:00', '2026-11-29 01:30', '18:00–次日01:30'],
    ['over midnight by a minute', '2026-11-28 18:00', '2026-11-29 00:01', '18:00–次日00:01'],
    ['over the end of the year', '2026-12-31 18:00', '2027-01-01 01:30', '18:00–次日01:30'],
    ['two days until midnight', '2026-11-28 18:00', '2026-11-30 00:00', '11-28 18:00–11-29 24:00'],
    ['several days', '2026-11-28 08:30', '2026-11-30 17:30', '11-28 08:30–11-30 17:30'],
    [
      'several days over the end of the year',
      '2026-12-30 08:00',
      '2027-01-02 17:00',
      '2026-12-30 08:00–2027-01-02 17:00',
    ],
  ])('%s', (_, start, end, text) => {
    expect(toSpanText(at(start), at(end))).toBe(text);
  });

  it('says what is known when one end is missing', () => {
    expect(toSpanText(at('2026-11-28 14:20'), null)).toBe('14:20起');
    expect(toSpanText(null, at('2026-11-28 17:30'))).toBe('至17:30');
    expect(toSpanText(null, null)).toBe('');
  });
});

describe('toFullSpanText', () => {
  it.each([
    ['2026-11-28 08:30', '2026-11-28 17:30', '2026-11-28 08:30–17:30'],
    ['2026-11-28 17:50', '2026-11-29 00:00', '2026-11-28 17:50–24:00'],
    ['2026-12-31 18:00', '2027-01-01 01:30', '2026-12-31 18:00–2027-01-01 01:30'],
    ['2026-11-28 18:00', '2026-11-30 00:00', '2026-11-28 18:00–2026-11-29 24:00'],
  ])('%s to %s', (start, end, text) => {
    expect(toFullSpanText(at(start), at(end))).toBe(text);
  });
});

describe('date blocks', () => {
  it('shows the Beijing day of an instant given in UTC', () => {
    expect(toPublishedBlock('2026-03-01T16:30:00Z')).toEqual({
      iso: '2026-03-02T00:30:00+08:00',
      day: '02',
      caption: '2026-03',
    });
    expect(toPublishedBlock(null)).toBeNull();
  });

  it('names the weekday this year and the year otherwise', () => {
    const now = at('2026-11-26 12:00');
    expect(toPlannedBlock(at('2026-11-28 08:30'), now)).toMatchObject({ day: '28', caption: '11月 周六' });
    expect(toPlannedBlock(at('2027-01-01 00:00'), now)).toMatchObject({ day: '01', caption: '2027年1月' });
    expect(toPlannedBlock(at('2026-12-31 23:59'), at('2027-01-01 00:00'))).toMatchObject({ caption: '2026年12月' });
  });
});

const MINUTE = 60_000;

describe('lengths of time', () => {
  it.each([
    [1, '1分钟'],
    [36 * MINUTE, '36分钟'],
    [36 * MINUTE + 1, '37分钟'],
    [60 * MINUTE, '1小时'],
    [5 * 60 * MINUTE + 12 * MINUTE, '5小时12分'],
    [23 * 60 * MINUTE + 59 * MINUTE + 1, '1天'],
    [27 * 60 * MINUTE, '1天3小时'],
    [3 * 1440 * MINUTE, '3天'],
    [4 * 1440 * MINUTE + 7 * 60 * MINUTE, '4天'],
    [0, '0分钟'],
    [-5, '0分钟'],
  ])('%d ms left reads %s', (ms, text) => {
    expect(toLengthText(ms)).toBe(text);
  });

  it.each([
    [25 * MINUTE, '25分钟'],
    [9 * 60 * MINUTE, '9小时'],
    [3 * 60 * MINUTE + 30 * MINUTE, '3小时30分'],
    [2 * 1440 * MINUTE + 4 * 60 * MINUTE + 15 * MINUTE, '2天4小时15分'],
    [1440 * MINUTE, '1天'],
  ])('a span of %d ms is %s', (ms, text) => {
    expect(toDurationText(ms)).toBe(text);
  });

  it('has a machine form', () => {
    expect(toIsoDuration(5 * 60 * MINUTE + 12 * MINUTE)).toBe('PT5H12M');
    expect(toIsoDuration(26 * 60 * MINUTE)).toBe('PT26H0M');
  });
});
