import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { outageCalendarHref, toOutageEvent } from './outage-event.ts';

const origin = 'https://www.yunxia.example';
const siteInfo = z.parse(siteInfoSchema, { stockCode: '600116', outagePhone: '000-95598', demo: false });
const outage = (fields: Partial<z.input<typeof noticeItem>> = {}): NoticeItem =>
  z.parse(noticeItem, {
    id: 5,
    type: 'overhaul',
    title: '滨江路停电公告',
    publishedAt: '2026-06-20T09:00:00+08:00',
    startAt: '2026-06-30T18:00:00+08:00',
    endAt: '2026-07-01T01:30:00+08:00',
    ...fields,
  });
const now = Date.parse('2026-06-25T10:00:00+08:00');
const event = (fields: Partial<z.input<typeof noticeItem>> = {}, at = now) =>
  toOutageEvent(outage(fields), siteInfo, origin, at);

describe('the event of an outage', () => {
  it('is one, also over midnight', () => {
    expect(event()).toMatchObject({
      uid: 'outage-5@yunxia',
      sequence: 0,
      changedAt: Date.parse('2026-06-20T09:00:00+08:00'),
      time: { start: Date.parse('2026-06-30T18:00:00+08:00'), end: Date.parse('2026-07-01T01:30:00+08:00') },
      summary: '滨江路停电公告',
      url: 'https://www.yunxia.example/information_details?id=5',
      isCancelled: false,
      alarmMinutes: 1440,
    });
    expect(event()?.description).toContain('停电时间（北京时间）：2026-06-30 18:00–2026-07-01 01:30');
    expect(event()?.description).toContain('咨询电话：000-95598');
  });

  it('keeps its identity and grows its number when it moves', () => {
    const moved = event({
      override: 'postponed',
      previousStartAt: '2026-06-28T08:00:00+08:00',
      previousEndAt: '2026-06-28T12:00:00+08:00',
      revision: 3,
      changes: [{ at: '2026-06-25T09:00:00+08:00', text: '改期' }],
    });
    expect(moved).toMatchObject({
      uid: 'outage-5@yunxia',
      sequence: 3,
      isCancelled: false,
      changedAt: Date.parse('2026-06-25T09:00:00+08:00'),
    });
    expect(moved?.description).toContain('原定时间：2026-06-28 08:00–12:00');
  });

  it('is cancelled when the outage is, or has no new times', () => {
    expect(event({ override: 'cancelled' })).toMatchObject({ isCancelled: true, summary: '【已取消】滨江路停电公告' });
    expect(event({ override: 'postponed' })).toMatchObject({ isCancelled: true });
  });

  it('ends when power came back, or is expected back, where no end was fixed; a fault has no reminder', () => {
    const fault = { kind: 'fault', endAt: null, expectedRestoreAt: '2026-06-30T20:00:00+08:00' } as const;
    expect(event(fault)).toMatchObject({ time: { end: Date.parse('2026-06-30T20:00:00+08:00') }, alarmMinutes: null });
  });

  it('lasts through its day while nobody knows its end, and through today while it goes on', () => {
    const fault = { kind: 'fault', endAt: null } as const;
    expect(event(fault)).toMatchObject({ time: { end: Date.parse('2026-07-01T00:00:00+08:00') } });
    const later = Date.parse('2026-07-02T09:00:00+08:00');
    expect(event(fault, later)).toMatchObject({ time: { end: Date.parse('2026-07-03T00:00:00+08:00') } });
  });

  it('counts changes that were there before the first save, as sample content has them', () => {
    expect(event({ revision: 0, changes: [{ at: '2026-06-25T09:00:00+08:00', text: '改期' }] })?.sequence).toBe(1);
  });

  it('is none without a start, and says when it is sample data', () => {
    expect(event({ startAt: null })).toBeNull();
    expect(toOutageEvent(outage(), { ...siteInfo, demo: true }, origin, now)?.summary).toBe(
      '【演示数据】滨江路停电公告',
    );
  });
});

it('has an address that holds', () => {
  expect(outageCalendarHref(5)).toBe('/feeds/outage.ics?id=5');
});
