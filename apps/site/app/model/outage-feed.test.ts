import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import { parseTime } from '@yunxia/contract/time';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { isInFeed, toOutageCalendar } from './outage-feed.ts';
import { outageFeedHref } from './outage-feed-href.ts';

const now = parseTime('2026-11-28 12:00') ?? 0;
const siteInfo = z.parse(siteInfoSchema, { companyName: '云峡水电集团', shortName: '云峡水电' });
const outage = (id: number, fields: Partial<z.input<typeof noticeItem>> = {}): NoticeItem =>
  z.parse(noticeItem, {
    id,
    type: 'overhaul',
    title: `第${id}线停电`,
    startAt: '2026-11-30T18:00:00+08:00',
    endAt: '2026-12-01T01:30:00+08:00',
    ...fields,
  });

describe('what subscribers are told', () => {
  const past = (endAt: string, more: Partial<z.input<typeof noticeItem>> = {}) =>
    isInFeed(outage(1, { startAt: '2026-09-01T08:00:00+08:00', endAt, ...more }), now);

  it.each([
    ['to come', isInFeed(outage(1), now), true],
    ['a fault that goes on since long', past('', { kind: 'fault', endAt: null }), true],
    ['over for less than 30 days', past('2026-10-29T12:00:01+08:00'), true],
    ['over for 30 days', past('2026-10-29T12:00:00+08:00'), false],
    ['cancelled, its day long past', past('2026-10-01T12:00:00+08:00', { override: 'cancelled' }), false],
    [
      'cancelled lately',
      past('2026-10-01T12:00:00+08:00', {
        override: 'cancelled',
        changes: [{ at: '2026-11-20T09:00:00+08:00', text: '取消' }],
      }),
      true,
    ],
  ])('%s', (_name, isTold, expected) => {
    expect(isTold).toBe(expected);
  });
});

describe('the calendar', () => {
  const records = [
    outage(1),
    outage(2, { override: 'cancelled' }),
    outage(3, { startAt: null, override: 'postponed' }),
  ];
  const text = toOutageCalendar({ siteInfo, origin: 'https://www.yunxia.example', county: '云峡县' }, records);

  it('is read alike by two parsers, one event for each outage, also over midnight', () => {
    const first = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
    const second = Object.values(sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
    expect(first.map((event) => event.uid)).toEqual(['outage-1@600116.yunxia', 'outage-2@600116.yunxia']);
    expect(second).toHaveLength(2);
    for (const [at, event] of second.entries()) {
      expect(event?.type === 'VEVENT' && event.start.getTime()).toBe(first[at]?.startDate.toJSDate().getTime());
      expect(event?.type === 'VEVENT' && event.end?.getTime()).toBe(first[at]?.endDate.toJSDate().getTime());
    }
    expect(first[1]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('has a name and says how often to ask', () => {
    expect(text).toContain('X-WR-CALNAME:云峡县停电日历 - 云峡水电\r\n');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n');
  });

  it('is a calendar also when nothing is planned', () => {
    const empty = toOutageCalendar({ siteInfo, origin: 'https://www.yunxia.example' }, []);
    expect(new ICAL.Component(ICAL.parse(empty)).getAllSubcomponents('vevent')).toEqual([]);
  });
});

it('has an address that holds', () => {
  expect(outageFeedHref()).toBe('/feeds/outages.ics');
  expect(outageFeedHref('云峡县')).toBe('/feeds/outages.ics?county=%E4%BA%91%E5%B3%A1%E5%8E%BF');
});
