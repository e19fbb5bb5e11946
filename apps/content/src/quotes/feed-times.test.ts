import { toIsoTime } from '@yunxia/contract/time';
import { expect, test } from 'vitest';
import { behindFrom, isPollTime, nextPollAt } from './feed-times.ts';

const calendar = { closures: new Set(['2026-06-19']), knownUntil: '2026-12-31' };
const at = (text: string): number => Date.parse(`${text}+08:00`);
const DELAY = 15 * 60_000;

test.each([
  ['2026-06-22T09:14:59', false],
  ['2026-06-22T09:15:00', true],
  ['2026-06-22T12:00:00', true],
  ['2026-06-22T15:05:00', true],
  // the figures of 15:00 come at 15:15
  ['2026-06-22T15:12:00', true],
  ['2026-06-22T15:20:00', true],
  ['2026-06-22T15:20:01', false],
  // a closed day, and a weekend
  ['2026-06-19T10:00:00', false],
  ['2026-06-20T10:00:00', false],
])('%s: %s', (now, isTime) => {
  expect(isPollTime(calendar, { polledAt: at(now) - 1, nextAt: 0 }, at(now), DELAY)).toBe(isTime);
});

test('after a start in the evening the day is fetched once', () => {
  const evening = at('2026-06-22T21:00:00');
  expect(isPollTime(calendar, { polledAt: at('2026-06-22T14:00:00'), nextAt: 0 }, evening, DELAY)).toBe(true);
  expect(isPollTime(calendar, { polledAt: 0, nextAt: 0 }, at('2026-06-21T03:00:00'), DELAY)).toBe(true);
  expect(isPollTime(calendar, { polledAt: evening, nextAt: 0 }, evening + 60_000, DELAY)).toBe(false);
});

test('every minute; after five failures ten minutes', () => {
  const now = at('2026-06-22T10:00:00');
  expect([0, 1, 4, 5, 9].map((failures) => (nextPollAt(now, failures) - now) / 60_000)).toEqual([1, 1, 1, 10, 10]);
  expect(isPollTime(calendar, { polledAt: now, nextAt: now + 60_000 }, now + 59_999, DELAY)).toBe(false);
});

test.each([
  ['in a session: two minutes and the delay', '2026-06-22T10:00:00', '2026-06-22T10:17:00'],
  ['11:30 is not behind at lunch', '2026-06-22T11:30:00', '2026-06-22T13:17:00'],
  ['11:29 either', '2026-06-22T11:29:00', '2026-06-22T13:16:00'],
  ['15:00 is not behind until the next trading day', '2026-06-18T15:00:03', '2026-06-22T09:47:00'],
  ['14:57 is', '2026-06-18T14:57:00', '2026-06-18T15:14:00'],
])('%s', (_, time, behind) => {
  expect(toIsoTime(behindFrom(calendar, at(time), DELAY))).toBe(`${behind}+08:00`);
});
