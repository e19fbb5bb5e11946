import { outageStatus, type OutageTimes } from '@yunxia/contract/outage-status';
import { recruitStatus } from '@yunxia/contract/recruit-status';
import { tenderStatus } from '@yunxia/contract/tender-status';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import { countStrays, followCounts, waitForCounts } from './follow-status.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;

describe('outages of an open list', () => {
  const outages: OutageTimes[] = [
    { kind: 'planned', startAt: '2026-12-31T18:00:00+08:00', endAt: '2027-01-01T00:00:00+08:00' },
    { kind: 'planned', startAt: '2027-01-01T08:00:00+08:00', endAt: '2027-01-01T12:00:00+08:00' },
    { kind: 'planned', startAt: '2027-01-03T00:00:00+08:00', endAt: '2027-01-03T12:00:00+08:00' },
  ];
  const loadedAt = at('2026-12-31 17:59');
  const counts = { ongoing: 0, soon: 2, scheduled: 5, due_restored: 7 };

  it.each([
    ['a moment before', '2026-12-31 17:59', { ongoing: 0, soon: 2, scheduled: 5, due_restored: 7 }],
    ['now = start', '2026-12-31 18:00', { ongoing: 1, soon: 1, scheduled: 5, due_restored: 7 }],
    [
      'now = end, at midnight into the new year',
      '2027-01-01 00:00',
      { ongoing: 0, soon: 1, scheduled: 5, due_restored: 8 },
    ],
    ['24 h ahead of the third', '2027-01-02 00:00', { ongoing: 0, soon: 1, scheduled: 4, due_restored: 9 }],
    ['after a long sleep', '2027-02-01 00:00', { ongoing: 0, soon: 0, scheduled: 4, due_restored: 10 }],
  ])('counts on: %s', (_name, now, expected) => {
    expect(followCounts(counts, outages, outageStatus, loadedAt, at(now))).toEqual(expected);
  });

  it('counts nothing where the server counted nothing', () => {
    expect(followCounts({}, outages, outageStatus, loadedAt, at('2027-02-01'))).toEqual({});
  });

  it.each([
    ['2026-12-31 17:59', 1],
    ['2026-12-31 18:00', 2],
    ['2027-01-02 00:00', 2],
  ])('strays from the list of 即将停电 at %s: %i', (now, strays) => {
    expect(countStrays(outages, outageStatus, 'soon', at(now))).toBe(strays);
    expect(countStrays(outages, outageStatus, undefined, at(now))).toBe(0);
  });
});

describe('tenders of an open list', () => {
  const tenders = [
    { deadlineAt: '2026-03-04T09:00:00+08:00', opensAt: '2026-03-04T09:30:00+08:00' },
    { deadlineAt: '2026-03-20T09:00:00+08:00' },
    { publicFrom: '2026-03-01T09:00:00+08:00', publicTo: '2026-03-04T17:00:00+08:00' },
  ];
  const counts = { closing: 0, open: 12, awaiting_opening: 0, in_publicity: 1, closed: 40 };

  it.each([
    ['2026-03-01T08:59:59+08:00', { closing: 0, open: 12, awaiting_opening: 0, in_publicity: 1, closed: 40 }],
    ['2026-03-01T09:00:00+08:00', { closing: 1, open: 11, awaiting_opening: 0, in_publicity: 2, closed: 39 }],
    ['2026-03-04T09:00:00+08:00', { closing: 0, open: 11, awaiting_opening: 1, in_publicity: 2, closed: 39 }],
    ['2026-03-04T09:30:00+08:00', { closing: 0, open: 11, awaiting_opening: 0, in_publicity: 2, closed: 40 }],
    ['2026-03-04T17:00:00+08:00', { closing: 0, open: 11, awaiting_opening: 0, in_publicity: 1, closed: 41 }],
  ])('at %s', (now, expected) => {
    expect(followCounts(counts, tenders, tenderStatus, at('2026-03-01T08:59:00+08:00'), at(now))).toEqual(expected);
  });
});

it('jobs close at the end of their last day', () => {
  const jobs = [{ deadlineAt: '2026-03-31' }, { deadlineAt: null }];
  const follow = (now: string) =>
    followCounts({ open: 2, closed: 5 }, jobs, recruitStatus, at('2026-03-31T12:00:00+08:00'), at(now));
  expect(follow('2026-03-31T23:59:59+08:00')).toEqual({ open: 2, closed: 5 });
  expect(follow('2026-04-01T00:00:00+08:00')).toEqual({ open: 1, closed: 6 });
});

it.each([
  ['ahead: then, spread over some seconds', 50_000, 20_000, false, 0, 31_000],
  ['ahead: the last to ask', 50_000, 20_000, true, 1, 39_000],
  ['out of date as it came', 20_000, 20_000, false, 0.5, 5000],
  ['long out of date as it came', 10_000, 20_000, false, 0, 1000],
  ['out of date after it was asked for', 20_000, 20_000, true, 0.5, 60_000],
])('a list is asked for again: %s', (_name, changesAt, now, hasAsked, share, wait) => {
  expect(waitForCounts(changesAt, now, hasAsked, share)).toBe(wait);
});
