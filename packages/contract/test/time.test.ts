import { expect, test } from 'vitest';
import {
  addDays,
  dayOfWeek,
  daysBetween,
  fromBeijingParts,
  parseDay,
  parseTime,
  startOfDay,
  toBeijingParts,
  toIsoDay,
  toIsoTime,
} from '../src/time.ts';
import { describeInEachZone } from './each-zone.ts';

describeInEachZone('Beijing time', () => {
  test.each([
    ['2026-03-01T09:00:00+08:00', '2026-03-01T01:00:00Z'],
    ['2026-03-01T01:00:00Z', '2026-03-01T01:00:00Z'],
    ['2026-03-01T01:00:00.123Z', '2026-03-01T01:00:00.123Z'],
    ['2026-02-28T20:00:00-05:00', '2026-03-01T01:00:00Z'],
    ['2026-03-01T09:00:00', '2026-03-01T01:00:00Z'],
    ['2026-03-01 09:00', '2026-03-01T01:00:00Z'],
    ['2026-03-01', '2026-02-28T16:00:00Z'],
    ['2026-06-30T24:00:00+08:00', '2026-06-30T16:00:00Z'],
    ['2024-02-29', '2024-02-28T16:00:00Z'],
    ['1929-10-01', '1929-09-30T16:00:00Z'],
    ['0099-01-01T00:00:00Z', '0099-01-01T00:00:00Z'],
  ])('reads %s', (text, utc) => {
    expect(parseTime(text)).toBe(Date.parse(utc));
  });

  test.each([
    '',
    'x',
    '2026',
    '2026-3-1',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-03-01T25:00:00Z',
    '2026-03-01T24:00:01Z',
    '2026-03-01T09:60:00Z',
    '2026-03-01T09:00:00+15:00',
    '2026-03-01T09:00:00Z; DROP',
    '03/01/2026',
  ])('refuses %j', (text) => {
    expect(parseTime(text)).toBeNull();
  });

  test('a day is read only from a bare day', () => {
    expect(parseDay('2026-03-01')).toBe(Date.parse('2026-02-28T16:00:00Z'));
    expect(parseDay('2026-03-01T00:00:00+08:00')).toBeNull();
    expect(parseDay('2026-02-30')).toBeNull();
  });

  test('writes with the offset +08:00, whatever the machine', () => {
    const instant = Date.parse('2026-02-28T16:00:00Z');
    expect(toIsoTime(instant)).toBe('2026-03-01T00:00:00+08:00');
    expect(toIsoDay(instant)).toBe('2026-03-01');
    expect(toIsoDay(instant - 1)).toBe('2026-02-28');
    expect(toBeijingParts(instant)).toEqual({
      year: 2026,
      month: 3,
      day: 1,
      hour: 0,
      minute: 0,
      second: 0,
      weekday: 0,
    });
  });

  test('days begin at 16:00 UTC and have 24 hours, also when clocks elsewhere change', () => {
    const noon = Date.parse('2026-03-08T04:00:00Z');
    expect(toIsoTime(startOfDay(noon))).toBe('2026-03-08T00:00:00+08:00');
    expect(startOfDay(startOfDay(noon))).toBe(startOfDay(noon));
    expect(startOfDay(startOfDay(noon) - 1)).toBe(startOfDay(noon) - 86_400_000);
    expect(toIsoTime(addDays(noon, 1))).toBe('2026-03-09T12:00:00+08:00');
    expect(toIsoTime(addDays(noon, -8))).toBe('2026-02-28T12:00:00+08:00');
    expect(daysBetween(Date.parse('2026-03-01T15:59:59Z'), Date.parse('2026-03-01T16:00:00Z'))).toBe(1);
    expect(daysBetween(noon, noon)).toBe(0);
    expect(daysBetween(noon, addDays(noon, -3))).toBe(-3);
    expect(toIsoDay(startOfDay(Date.parse('1929-10-01T04:00:00Z')))).toBe('1929-10-01');
  });

  test('the weekday is that of Beijing', () => {
    expect(dayOfWeek(Date.parse('2026-02-28T15:59:59Z'))).toBe(6);
    expect(dayOfWeek(Date.parse('2026-02-28T16:00:00Z'))).toBe(0);
  });

  test('wall-clock fields make an instant and carry over', () => {
    expect(toIsoTime(fromBeijingParts(2026, 3, 1, 9, 30))).toBe('2026-03-01T09:30:00+08:00');
    expect(toIsoTime(fromBeijingParts(2026, 6, 30, 24))).toBe('2026-07-01T00:00:00+08:00');
    expect(toIsoDay(fromBeijingParts(2026, 13, 1))).toBe('2027-01-01');
  });
});
