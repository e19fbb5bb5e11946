import { expect, it } from 'vitest';
import { NO_TIME, readTypedTime, toTypedTime } from './typed-time.ts';

const NOW = Date.parse('2026-11-29T12:00:00+08:00');
const at = (text: string): string => new Date(`${text}+08:00`).toISOString();

it.each<[string, string]>([
  ['2026-12-01 08:30', '2026-12-01T08:30'],
  ['2026-12-01T08:30', '2026-12-01T08:30'],
  ['2026/12/1 8:30', '2026-12-01T08:30'],
  ['2026年12月1日 8点30分', '2026-12-01T08:30'],
  ['2026年12月1日 8点', '2026-12-01T08:00'],
  ['２０２６－１２－０１　０８：３０', '2026-12-01T08:30'],
  ['20261201 0830', '2026-12-01T08:30'],
  ['12-1 20:05', '2026-12-01T20:05'],
  ['1-5 8:30', '2027-01-05T08:30'],
  ['11-1 8:30', '2026-11-01T08:30'],
  ['2026-12-31 24:00', '2027-01-01T00:00'],
])('%s is a time of Beijing’s clock', (text, expected) => {
  expect(readTypedTime(text, false, NOW)).toBe(at(expected));
});

it.each(['2026-12-01', '2026-12-01 ', '8:30', '2026-02-30 08:30', '2026-12-01 25:00', '2026-12-01 8:60', '明天', '8'])(
  '“%s” is no time, and not nothing either',
  (text) => {
    expect(readTypedTime(text, false, NOW)).toBe(NO_TIME);
    expect(Number.isNaN(Date.parse(NO_TIME))).toBe(true);
  },
);

it('a day stands alone where a day is asked for, and an empty field is none', () => {
  expect(readTypedTime('2026-12-01', true, NOW)).toBe(at('2026-12-01T00:00'));
  expect(readTypedTime('2026-12-01 08:30', true, NOW)).toBe(NO_TIME);
  expect(readTypedTime(' ', false, NOW)).toBeNull();
});

it('is shown on a clock of 24 hours', () => {
  expect(toTypedTime(at('2026-12-01T20:05'), false)).toBe('2026-12-01 20:05');
  expect(toTypedTime(at('2026-12-01T00:00'), true)).toBe('2026-12-01');
  expect([toTypedTime(null, false), toTypedTime(NO_TIME, false)]).toEqual(['', '']);
});
