import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import { parseTime } from '@yunxia/contract/time';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { toActivityEvent, toAnnouncementEvent } from './investor-event.ts';
import { toListCalendar } from '../feed/list-calendar.ts';

const origin = 'https://www.yunxia.example';
const siteInfo = z.parse(siteInfoSchema, { companyName: '云峡水电集团', shortName: '云峡水电' });
const notice = (fields: Partial<z.input<typeof noticeItem>>): NoticeItem =>
  z.parse(noticeItem, { id: 5, title: '业绩说明会', publishedAt: '2025-12-29T16:00:00+08:00', revision: 2, ...fields });

describe('an activity', () => {
  const activity = (fields: Partial<z.input<typeof noticeItem>> = {}) =>
    toActivityEvent(notice({ type: 'activity', startAt: '2026-03-01T14:00:00+08:00', ...fields }), siteInfo, origin);

  it('has its times, its version, a reminder the day before, the same in two parsers', () => {
    const made = activity({ endAt: '2026-03-01T16:00:00+08:00' });
    expect(made).toMatchObject({ uid: 'notice-5@yunxia', sequence: 2, alarmMinutes: 1440 });
    const text = toListCalendar('investor-events', siteInfo, [made, null]);
    const first = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
    const second = Object.values(sync.parseICS(text)).find((part) => part?.type === 'VEVENT');
    const [start, end] = [parseTime('2026-03-01T14:00:00+08:00'), parseTime('2026-03-01T16:00:00+08:00')];
    expect([first.startDate, first.endDate].map((time) => time.toJSDate().getTime())).toEqual([start, end]);
    expect(second?.type === 'VEVENT' && [second.start.getTime(), second.end?.getTime()]).toEqual([start, end]);
    expect(first.description).toContain('活动时间（北京时间）：2026-03-01 14:00–16:00');
  });

  it('that was cancelled takes itself off the calendars that have it', () => {
    const made = activity({ override: 'cancelled', revision: 3 });
    expect(made).toMatchObject({
      uid: 'notice-5@yunxia',
      sequence: 3,
      summary: '【已取消】业绩说明会',
      alarmMinutes: null,
    });
    expect(toListCalendar('investor-events', siteInfo, [made])).toContain('STATUS:CANCELLED\r\n');
    expect(toListCalendar('investor-events', siteInfo, [activity()])).not.toContain('STATUS:CANCELLED');
  });

  it('lasts the day when only that is known, and is none without a time', () => {
    expect(activity({ startAt: '2026-03-01' })).toMatchObject({
      time: { firstDay: '2026-03-01', lastDay: '2026-03-01' },
    });
    expect(activity({ startAt: null })).toBeNull();
  });
});

describe('an announcement', () => {
  it('is the day of its publication, one day in every zone, and has no reminder', () => {
    const made = toAnnouncementEvent(notice({ type: 'announcement', number: '临2025-01' }), siteInfo, origin);
    expect(made).toMatchObject({
      time: { firstDay: '2025-12-29', lastDay: '2025-12-29' },
      alarmMinutes: null,
      url: `${origin}/investor_details?id=5`,
    });
    const text = toListCalendar('announcements', siteInfo, [made]);
    expect(text).toContain('DTSTART;VALUE=DATE:20251229\r\nDTEND;VALUE=DATE:20251230\r\n');
    expect(toAnnouncementEvent(notice({ publishedAt: null }), siteInfo, origin)).toBeNull();
  });
});
