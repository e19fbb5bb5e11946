import { expect, test } from 'vitest';
import { compareOutages, nextOutageChange, outageStatus, type OutageTimes } from '../src/outage-status.ts';
import { recruitDeadline, recruitStatus } from '../src/recruit-status.ts';
import { nextTenderChange, tenderStatus, type TenderTimes } from '../src/tender-status.ts';
import { describeInEachZone } from './each-zone.ts';

const at = (text: string) => Date.parse(text);
const START = '2026-06-30T17:50:00+08:00';
const END = '2026-07-01T00:00:00+08:00';
const planned: OutageTimes = { kind: 'planned', startAt: START, endAt: END };
const fault: OutageTimes = { kind: 'fault', startAt: START, endAt: null };
const EXPECTED = '2026-06-30T20:00:00+08:00';

describeInEachZone('outage status', () => {
  test.each<[string, OutageTimes, string, string]>([
    ['long before', planned, '2026-06-29T17:49:59+08:00', 'scheduled'],
    ['exactly 24 h before', planned, '2026-06-29T17:50:00+08:00', 'soon'],
    ['a second before the start', planned, '2026-06-30T17:49:59+08:00', 'soon'],
    ['at the start', planned, START, 'ongoing'],
    ['the evening, with an end at midnight', planned, '2026-06-30T20:00:00+08:00', 'ongoing'],
    ['a second before the end', planned, '2026-06-30T23:59:59+08:00', 'ongoing'],
    ['at the end', planned, END, 'due_restored'],
    ['a minute after the end', planned, '2026-07-01T00:01:00+08:00', 'due_restored'],
    ['a temporary one after the end', { ...planned, kind: 'temporary' }, END, 'due_restored'],
    [
      'over midnight',
      { ...planned, startAt: '2026-06-30T18:00:00+08:00', endAt: '2026-07-01T01:30:00+08:00' },
      '2026-07-01T00:30:00+08:00',
      'ongoing',
    ],
    [
      'over the turn of the year',
      { ...planned, startAt: '2026-12-31T22:00:00+08:00', endAt: '2027-01-01T06:00:00+08:00' },
      '2027-01-01T00:30:00+08:00',
      'ongoing',
    ],
    [
      'over the turn of the year, at its end',
      { ...planned, startAt: '2026-12-31T22:00:00+08:00', endAt: '2027-01-01T06:00:00+08:00' },
      '2027-01-01T06:00:00+08:00',
      'due_restored',
    ],
    ['times in another offset', { ...planned, startAt: '2026-06-30T09:50:00Z' }, START, 'ongoing'],
    [
      'restored early',
      { ...planned, restoredAt: '2026-06-30T19:00:00+08:00' },
      '2026-06-30T20:00:00+08:00',
      'restored',
    ],
    [
      'restored, long after',
      { ...planned, restoredAt: '2026-06-30T19:00:00+08:00' },
      '2026-08-01T00:00:00+08:00',
      'restored',
    ],
    ['cancelled before all else', { ...planned, override: 'cancelled', restoredAt: START }, START, 'cancelled'],
    ['postponed without new times', { ...planned, override: 'postponed' }, START, 'postponed'],
    [
      'postponed to new times',
      { ...planned, override: 'postponed', previousStartAt: '2026-06-20T08:00:00+08:00' },
      START,
      'ongoing',
    ],
    [
      'postponed, the new times unknown',
      { kind: 'planned', override: 'postponed', previousStartAt: START, startAt: null },
      START,
      'postponed',
    ],
    [
      'planned without an end, before its expected restoration',
      { ...planned, endAt: null, expectedRestoreAt: EXPECTED },
      '2026-06-30T19:59:59+08:00',
      'ongoing',
    ],
    [
      'planned without an end, at its expected restoration',
      { ...planned, endAt: null, expectedRestoreAt: EXPECTED },
      EXPECTED,
      'due_restored',
    ],
    ['planned with a start alone', { kind: 'planned', startAt: START }, '2026-08-01T00:00:00+08:00', 'ongoing'],
    ['without any time', { kind: 'planned' }, START, 'scheduled'],
    ['with an end alone, over', { kind: 'planned', endAt: END }, END, 'due_restored'],
    ['a fault without an expected time stays', fault, '2026-08-01T00:00:00+08:00', 'ongoing'],
    [
      'a fault before its expected time',
      { ...fault, expectedRestoreAt: EXPECTED },
      '2026-06-30T19:59:59+08:00',
      'ongoing',
    ],
    ['a fault at its expected time', { ...fault, expectedRestoreAt: EXPECTED }, EXPECTED, 'overrunning'],
    [
      'a fault within its end',
      { ...fault, endAt: END, expectedRestoreAt: EXPECTED },
      '2026-06-30T21:00:00+08:00',
      'ongoing',
    ],
    ['a fault past end and expected time', { ...fault, endAt: END, expectedRestoreAt: EXPECTED }, END, 'overrunning'],
    ['a fault past its end without an expected time', { ...fault, endAt: END }, END, 'ongoing'],
    ['a fault restored', { ...fault, expectedRestoreAt: EXPECTED, restoredAt: EXPECTED }, END, 'restored'],
    ['an unreadable time counts as missing', { kind: 'planned', startAt: 'soon', endAt: END }, END, 'due_restored'],
  ])('%s', (_name, record, now, status) => {
    expect(outageStatus(record, at(now))).toBe(status);
  });

  test('the next change is the next moment at which the status is another', () => {
    expect(nextOutageChange(planned, at('2026-06-01T00:00:00+08:00'))).toBe(at('2026-06-29T17:50:00+08:00'));
    expect(nextOutageChange(planned, at('2026-06-30T00:00:00+08:00'))).toBe(at(START));
    expect(nextOutageChange(planned, at(START))).toBe(at(END));
    expect(nextOutageChange(planned, at(END))).toBeNull();
    expect(nextOutageChange({ ...planned, override: 'cancelled' }, at(START))).toBeNull();
    expect(nextOutageChange({ ...fault, expectedRestoreAt: EXPECTED }, at(START))).toBe(at(EXPECTED));
  });

  test('lists show what goes on, then what comes by start, then what is over by end', () => {
    const now = at('2026-06-30T12:00:00+08:00');
    const one = (id: number, start: string, end: string, more: OutageTimes = {}) => ({
      id,
      kind: 'planned',
      startAt: start,
      endAt: end,
      ...more,
    });
    const list = [
      one(1, '2026-06-01T08:00:00+08:00', '2026-06-01T18:00:00+08:00'),
      one(2, '2026-07-09T08:00:00+08:00', '2026-07-09T18:00:00+08:00'),
      one(3, '2026-06-30T08:00:00+08:00', '2026-06-30T18:00:00+08:00'),
      one(4, '2026-06-30T15:00:00+08:00', '2026-06-30T18:00:00+08:00'),
      one(5, '2026-06-29T08:00:00+08:00', '2026-06-29T18:00:00+08:00'),
      one(6, '2026-06-30T15:00:00+08:00', '2026-06-30T18:00:00+08:00'),
      one(7, '2026-06-30T09:00:00+08:00', '2026-06-30T18:00:00+08:00', { kind: 'fault' }),
    ];
    expect(list.toSorted((a, b) => compareOutages(a, b, now)).map(({ id }) => id)).toEqual([7, 3, 6, 4, 2, 5, 1]);
  });
});

const tender: TenderTimes = {
  noticeType: 'tender',
  filesFrom: '2026-03-01T09:00:00+08:00',
  deadlineAt: '2026-03-20T09:30:00+08:00',
  opensAt: '2026-03-20T10:00:00+08:00',
};
const candidates: TenderTimes = {
  noticeType: 'candidates',
  publicFrom: '2026-03-25T00:00:00+08:00',
  publicTo: '2026-03-28T00:00:00+08:00',
};

describeInEachZone('tender status', () => {
  test.each<[string, TenderTimes, string, string]>([
    ['before the files', tender, '2026-03-01T08:59:59+08:00', 'upcoming'],
    ['from the files on', tender, '2026-03-01T09:00:00+08:00', 'open'],
    ['a second more than 72 h', tender, '2026-03-17T09:29:59+08:00', 'open'],
    ['exactly 72 h', tender, '2026-03-17T09:30:00+08:00', 'closing'],
    ['a second before the deadline', tender, '2026-03-20T09:29:59+08:00', 'closing'],
    ['at the deadline', tender, '2026-03-20T09:30:00+08:00', 'awaiting_opening'],
    ['a second before the opening', tender, '2026-03-20T09:59:59+08:00', 'awaiting_opening'],
    ['at the opening', tender, '2026-03-20T10:00:00+08:00', 'closed'],
    ['without an opening, at the deadline', { ...tender, opensAt: null }, '2026-03-20T09:30:00+08:00', 'closed'],
    ['before the publicity', candidates, '2026-03-24T23:59:59+08:00', 'closed'],
    ['from the first day of publicity', candidates, '2026-03-25T00:00:00+08:00', 'in_publicity'],
    ['a second before its end', candidates, '2026-03-27T23:59:59+08:00', 'in_publicity'],
    ['at its end', candidates, '2026-03-28T00:00:00+08:00', 'closed'],
    [
      'publicity comes before the deadline',
      { ...tender, publicFrom: tender.filesFrom, publicTo: tender.opensAt },
      '2026-03-19T00:00:00+08:00',
      'in_publicity',
    ],
    [
      'publicity without an end skips its rule',
      { ...tender, publicFrom: tender.filesFrom },
      '2026-03-10T00:00:00+08:00',
      'open',
    ],
    ['an abnormal notice', { ...tender, noticeType: 'abnormal' }, '2026-03-10T00:00:00+08:00', 'terminated'],
    ['a project that ended abnormally', { ...tender, terminated: true }, '2026-03-10T00:00:00+08:00', 'terminated'],
    ['no times: a result', { noticeType: 'result' }, '2026-03-10T00:00:00+08:00', 'closed'],
    ['no times: a contract', { noticeType: 'contract' }, '2026-03-10T00:00:00+08:00', 'closed'],
    ['no times: a plan', { noticeType: 'plan' }, '2026-03-10T00:00:00+08:00', 'open'],
    ['no times: candidates', { noticeType: 'candidates' }, '2026-03-10T00:00:00+08:00', 'open'],
  ])('%s', (_name, record, now, status) => {
    expect(tenderStatus(record, at(now))).toBe(status);
  });

  test('the next change is the next moment at which the status is another', () => {
    expect(nextTenderChange(tender, at('2026-02-01T00:00:00+08:00'))).toBe(at('2026-03-01T09:00:00+08:00'));
    expect(nextTenderChange(tender, at('2026-03-05T00:00:00+08:00'))).toBe(at('2026-03-17T09:30:00+08:00'));
    expect(nextTenderChange(tender, at('2026-03-20T09:30:00+08:00'))).toBe(at('2026-03-20T10:00:00+08:00'));
    expect(nextTenderChange(tender, at('2026-03-20T10:00:00+08:00'))).toBeNull();
  });
});

describeInEachZone('recruit status', () => {
  test.each<[string, string | null | undefined, string, string]>([
    ['without a deadline', null, '2099-01-01T00:00:00+08:00', 'open'],
    ['a day: its last second', '2026-03-31', '2026-03-31T23:59:59+08:00', 'open'],
    ['a day: the next midnight', '2026-03-31', '2026-04-01T00:00:00+08:00', 'closed'],
    ['a time: a second before', '2026-03-31T18:00:00+08:00', '2026-03-31T17:59:59+08:00', 'open'],
    ['a time: reached', '2026-03-31T18:00:00+08:00', '2026-03-31T18:00:00+08:00', 'closed'],
    ['an unreadable time counts as missing', 'soon', '2099-01-01T00:00:00+08:00', 'open'],
  ])('%s', (_name, deadlineAt, now, status) => {
    expect(recruitStatus({ deadlineAt }, at(now))).toBe(status);
  });

  test('a day as deadline lasts to its end', () => {
    expect(recruitDeadline({ deadlineAt: '2026-03-31' })).toBe(at('2026-04-01T00:00:00+08:00'));
  });
});
