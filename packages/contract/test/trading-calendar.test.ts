import { expect, test } from 'vitest';
import {
  addTradingTime,
  isTradingDay,
  isUnknownDay,
  lastClosedDay,
  nextSessionChange,
  sessionAt,
  tradingDays,
  type TradingCalendar,
} from '../src/trading-calendar.ts';
import { toIsoTime } from '../src/time.ts';
import { describeInEachZone } from './each-zone.ts';

/** The exchange's closures of 2026 that fall on weekdays. */
const closures = new Set([
  ...['2026-01-01', '2026-01-02', '2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20', '2026-02-23'],
  ...['2026-04-06', '2026-05-01', '2026-05-04', '2026-05-05', '2026-06-19', '2026-09-25'],
  ...['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'],
]);
const calendar: TradingCalendar = { closures, knownUntil: '2026-12-31' };
const at = (text: string): number => Date.parse(`${text}+08:00`);

describeInEachZone('sessions of the exchange', () => {
  test.each([
    ['2026-02-13T09:14:59', 'before'],
    ['2026-02-13T09:15:00', 'auction'],
    ['2026-02-13T09:30:00', 'open'],
    ['2026-02-13T14:56:59', 'open'],
    ['2026-02-13T14:57:00', 'closing_auction'],
    ['2026-02-13T15:00:00', 'closed'],
    ['2026-02-13T23:59:59', 'closed'],
    ['2026-02-14T10:00:00', 'holiday'],
    ['2026-02-23T10:00:00', 'holiday'],
    ['2026-02-24T09:30:00', 'open'],
    ['2026-02-24T11:30:00', 'lunch'],
    ['2026-02-24T12:59:59', 'lunch'],
    ['2026-02-24T13:00:00', 'open'],
    ['2026-10-08T10:00:00', 'open'],
    ['2026-10-10T10:00:00', 'holiday'],
    ['2027-01-04T10:00:00', 'unknown'],
    ['2027-01-09T10:00:00', 'holiday'],
  ])('%s is %s', (time, session) => {
    expect(sessionAt(calendar, at(time))).toBe(session);
  });

  test('without known closures no weekday is claimed', () => {
    expect(sessionAt({ closures: new Set(), knownUntil: null }, at('2026-02-24T10:00:00'))).toBe('unknown');
  });

  test('the next change of a session', () => {
    const next = (time: string) => toIsoTime(nextSessionChange(calendar, at(time)) ?? 0);
    expect(next('2026-02-13T14:00:00')).toBe('2026-02-13T14:57:00+08:00');
    expect(next('2026-02-13T16:00:00')).toBe('2026-02-14T00:00:00+08:00');
    expect(next('2026-02-14T10:00:00')).toBe('2026-02-24T00:00:00+08:00');
    expect(next('2026-12-31T16:00:00')).toBe('2027-01-01T00:00:00+08:00');
  });

  test('the last day that has closed', () => {
    expect(lastClosedDay(calendar, at('2026-02-24T14:59:59'))).toBe('2026-02-13');
    expect(lastClosedDay(calendar, at('2026-02-24T15:00:00'))).toBe('2026-02-24');
  });
});

test.each([
  ['2026-02-13T10:00:00', 2, '2026-02-13T10:02:00'],
  ['2026-02-13T11:29:00', 2, '2026-02-13T13:01:00'],
  ['2026-02-13T12:10:00', 2, '2026-02-13T13:02:00'],
  ['2026-02-13T14:59:00', 2, '2026-02-24T09:31:00'],
  ['2026-02-14T10:00:00', 0, '2026-02-24T09:30:00'],
])('%s and %i minutes of trading', (time, minutes, later) => {
  expect(toIsoTime(addTradingTime(calendar, at(time), minutes * 60_000) ?? 0)).toBe(`${later}+08:00`);
});

test('2026 has 242 trading days', () => {
  expect(closures.size).toBe(19);
  expect(tradingDays(calendar, '2026-01-01', '2026-12-31')).toHaveLength(242);
});

test('what is no day is no trading day, and unknown', () => {
  expect(isTradingDay(calendar, '2026-02-30')).toBe(false);
  expect(isUnknownDay(calendar, '')).toBe(true);
});
