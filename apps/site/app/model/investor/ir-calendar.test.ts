import type { IrEvent } from '@yunxia/contract/ir-event';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import { toIcalEvent } from '../feed/ical.ts';
import { toComing, toDatesOfMonth, toDaysOfMonth, toNextDate, toOpenDates } from './ir-calendar.ts';
import { toIrCalendarEvent } from './ir-calendar-event.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;
const event = (uid: string, startAt: string | null, endAt: string | null, more: Partial<IrEvent> = {}): IrEvent => ({
  ...{ id: 1, uid, kind: 'general_meeting', title: uid, summary: '', startAt, endAt, allDay: false },
  ...{ place: '', joinUrl: '', noticeId: null, state: 'confirmed', revision: 2 },
  ...{ changedAt: '2026-11-20T09:00:00+08:00', ...more },
});
const meeting = event('notice-7', '2026-12-16T14:30:00+08:00', '2026-12-16T17:00:00+08:00', { noticeId: 7 });
const silent = event('investor-day-3', '2026-12-15T00:00:00+08:00', '2027-01-05T00:00:00+08:00', {
  kind: 'blackout',
  allDay: true,
});
const exDay = event('dividend-5-ex', '2026-12-10T00:00:00+08:00', '2026-12-11T00:00:00+08:00', {
  id: 52,
  kind: 'ex_day',
  allDay: true,
});
const now = at('2026-11-29 10:00');

describe('what is to come', () => {
  it('is named by day, clock and how long it takes until then', () => {
    expect(toComing([meeting, silent, exDay], now).map(({ day, time, until }) => [day, time, until])).toEqual([
      ['12.10', '周四', '还有11天'],
      ['12.15', '周二起，至1月4日', '还有16天'],
      ['12.16', '周三 14:30', '还有17天'],
    ]);
    expect(toComing([meeting], now)[0]).toMatchObject({
      href: '/investor_details?id=7',
      file: '/feeds/investor-event.ics?id=7',
    });
    expect(toComing([exDay], now)[0]).toMatchObject({ href: null, file: '/feeds/investor-date.ics?id=52' });
  });

  it('names the year of a date that is not in this one', () => {
    const days = ['2027-02-27T09:30:00+08:00', '2026-12-31T09:30:00+08:00'];
    expect(
      toComing(
        days.map((start) => event(start, start, null)),
        now,
      ).map(({ day, time }) => [day, time]),
    ).toEqual([
      ['12.31', '周四 09:30'],
      ['02.27', '2027年，周六 09:30'],
    ]);
  });

  it('without what was cancelled and silent periods is what a holder can act on', () => {
    const cancelled = { ...meeting, uid: 'notice-8', state: 'cancelled' as const };
    expect(toOpenDates([cancelled, meeting, silent, exDay], now).map(({ uid }) => uid)).toEqual([
      'dividend-5-ex',
      'notice-7',
    ]);
  });

  it('leaves what is over, keeps what is going on, and has no date without a time', () => {
    expect(toComing([exDay, event('notice-9', null, null)], at('2026-12-11 00:00'))).toEqual([]);
    const [running] = toComing([silent], at('2026-12-20 00:00'));
    expect(running?.until).toBe('');
    expect(toNextDate([silent, meeting], at('2026-12-15 09:00'))?.uid).toBe('notice-7');
    expect(toNextDate([silent], now)).toBeNull();
  });

  it('says of a cancelled date that it is, and does not lead to it next', () => {
    const cancelled = { ...meeting, state: 'cancelled' as const };
    expect(toComing([cancelled], now)[0]).toMatchObject({ isCancelled: true, until: '' });
    expect(toNextDate([cancelled, { ...exDay, noticeId: 3 }], now)?.uid).toBe('dividend-5-ex');
  });

  it('leads to the next one behind a list that is full of silent periods', () => {
    const periods = Array.from({ length: 8 }, (_, order) => ({ ...silent, uid: `investor-day-${order}` }));
    expect(toNextDate([...periods, meeting], now)?.uid).toBe('notice-7');
  });

  it('an end before its start lasts the day', () => {
    const odd = event('notice-8', '2026-12-16T14:30:00+08:00', '2026-12-16T09:00:00+08:00');
    expect(toComing([odd], at('2026-12-16 20:00'))).toHaveLength(1);
  });
});

describe('a month', () => {
  it('has each date on its days, and the days of a silent period marked', () => {
    const december = toDaysOfMonth([meeting, silent, exDay], '2026-12');
    expect(december['2026-12-16']).toEqual({
      isSilent: true,
      marks: [
        {
          ...{ uid: 'notice-7', kind: 'general_meeting', title: 'notice-7', clock: '14:30' },
          ...{ href: '/investor_details?id=7', isCancelled: false },
        },
      ],
    });
    expect(december['2026-12-14']).toBeUndefined();
    expect(december['2026-12-31']?.isSilent).toBe(true);
    expect(Object.keys(toDaysOfMonth([silent], '2027-01'))).toHaveLength(4);
    expect(toDatesOfMonth([meeting, silent, exDay], '2027-01', now).map(({ uid }) => uid)).toEqual(['investor-day-3']);
  });
});

describe('a file', () => {
  const siteInfo = { demo: true } as SiteInfo;
  it('keeps the name that activities had, and the number of the save', () => {
    expect(toIrCalendarEvent(meeting, siteInfo, 'https://a.example')).toMatchObject({
      uid: 'notice-7@yunxia',
      sequence: 2,
      summary: '【演示数据】notice-7',
      url: 'https://a.example/investor_details?id=7',
      alarmMinutes: 1440,
    });
  });

  it('of a cancelled date takes it off the calendars that have it (RFC 5545, 3.8.1.11)', () => {
    const made = toIrCalendarEvent({ ...meeting, state: 'cancelled', revision: 3 }, siteInfo, '');
    expect(made).toMatchObject({ summary: '【演示数据】【已取消】notice-7', isCancelled: true, alarmMinutes: null });
    const text = made && toIcalEvent(made);
    for (const line of ['UID:notice-7@yunxia', 'SEQUENCE:3', 'STATUS:CANCELLED', 'DTSTART:20261216T063000Z'])
      expect(text).toContain(`${line}\r\n`);
    const withdrawn = { ...meeting, title: '', noticeId: null, state: 'withdrawn' as const, revision: 4 };
    const gone = toIrCalendarEvent(withdrawn, siteInfo, '');
    expect(gone?.summary).toBe('【演示数据】【已撤下】投资者日程');
    expect(gone && toIcalEvent(gone)).toContain('STATUS:CANCELLED\r\n');
  });

  it('has whole days to the last one', () => {
    expect(toIrCalendarEvent(silent, siteInfo, '')).toMatchObject({
      time: { firstDay: '2026-12-15', lastDay: '2027-01-04' },
      alarmMinutes: null,
    });
    expect(toIrCalendarEvent(event('notice-9', null, null), siteInfo, '')).toBeNull();
  });
});
