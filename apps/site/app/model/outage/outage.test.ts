import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { parseTime } from '@yunxia/contract/time';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { nextStatusChange, toOutageView, toPlaceText } from './outage.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;
const MINUTE = 60_000;

const outage = (fields: Partial<z.input<typeof noticeItem>> = {}): NoticeItem =>
  z.parse(noticeItem, {
    id: 1,
    type: 'overhaul',
    title: '滨江路停电公告',
    kind: 'planned',
    startAt: '2026-11-28T08:30:00+08:00',
    endAt: '2026-11-28T17:30:00+08:00',
    ...fields,
  });

const view = (fields: Partial<z.input<typeof noticeItem>>, now: string, offset = 0) =>
  toOutageView(outage(fields), at(now) + offset);

describe('a planned outage and the clock', () => {
  it('is scheduled until a day before', () => {
    const seen = view({}, '2026-11-27 08:30', -1);
    expect(seen).toMatchObject({ status: 'scheduled', statusText: '计划中', isLive: false, elapsed: null });
    expect(seen.countdown).toEqual({ label: '距停电', text: '1天', iso: 'PT24H1M' });
  });

  it('is soon from 24 hours ahead', () => {
    expect(view({}, '2026-11-27 08:30')).toMatchObject({ status: 'soon', countdown: { label: '距停电', text: '1天' } });
    expect(view({}, '2026-11-28 08:30', -1)).toMatchObject({ status: 'soon', countdown: { text: '1分钟' } });
  });

  it('is ongoing at its start', () => {
    expect(view({}, '2026-11-28 08:30')).toMatchObject({
      status: 'ongoing',
      statusText: '停电中',
      isLive: true,
      elapsed: 0,
      countdown: { label: '预计恢复', text: '9小时' },
      span: '08:30–17:30',
      spanNote: '共9小时',
    });
    expect(view({}, '2026-11-28 12:18')).toMatchObject({ elapsed: 42, countdown: { text: '5小时12分' } });
    expect(view({}, '2026-11-28 17:30', -1)).toMatchObject({
      status: 'ongoing',
      elapsed: 99,
      countdown: { text: '1分钟' },
    });
  });

  it('is over at its end', () => {
    expect(view({}, '2026-11-28 17:30')).toMatchObject({
      status: 'due_restored',
      isLive: false,
      elapsed: null,
      countdown: null,
    });
  });

  it('runs over midnight and over the end of the year as one outage', () => {
    const fields = { startAt: '2026-12-31T18:00:00+08:00', endAt: '2027-01-01T01:30:00+08:00' };
    expect(view(fields, '2026-12-31 23:59')).toMatchObject({
      status: 'ongoing',
      span: '18:00–次日01:30',
      spanNote: '共7小时30分',
    });
    expect(view(fields, '2027-01-01 00:00')).toMatchObject({
      status: 'ongoing',
      countdown: { text: '1小时30分' },
      date: { day: '31', caption: '2026年12月' },
    });
    expect(view(fields, '2027-01-01 01:30')).toMatchObject({ status: 'due_restored' });
  });

  it('lasts until the midnight it ends at', () => {
    const fields = { startAt: '2026-06-30T17:50:00+08:00', endAt: '2026-07-01T00:00:00+08:00' };
    expect(view(fields, '2026-06-30 20:00')).toMatchObject({ status: 'ongoing', span: '17:50–24:00' });
    expect(view(fields, '2026-07-01 00:00')).toMatchObject({ status: 'due_restored' });
  });
});

describe('what an editor decided', () => {
  it('says that a cancelled outage does not happen', () => {
    expect(view({ override: 'cancelled' }, '2026-11-28 12:00')).toMatchObject({
      status: 'cancelled',
      spanNote: '未停电',
      countdown: null,
      isLive: false,
    });
  });

  it('shows no day and no times for one put off without new times', () => {
    expect(view({ override: 'postponed' }, '2026-11-28 12:00')).toMatchObject({
      status: 'postponed',
      statusText: '已延期',
      date: null,
      span: '时间待定',
      spanNote: '原定2026-11-28 08:30–17:30',
      countdown: null,
    });
  });

  it('shows the new times of one that was moved, and the former ones under them', () => {
    const moved = {
      override: 'postponed',
      startAt: '2026-12-02T07:30:00+08:00',
      endAt: '2026-12-02T18:00:00+08:00',
      previousStartAt: '2026-11-29T08:00:00+08:00',
      previousEndAt: '2026-11-29T17:00:00+08:00',
    } as const;
    expect(view(moved, '2026-11-28 07:30')).toMatchObject({
      status: 'scheduled',
      date: { day: '02', caption: '12月 周三' },
      span: '07:30–18:00',
      spanNote: '原定2026-11-29 08:00–17:00',
      countdown: { label: '距停电', text: '4天' },
    });
  });
});

describe('power that came back', () => {
  it.each([
    ['2026-11-28T17:05:00+08:00', '提前25分钟送电'],
    ['2026-11-28T17:30:00+08:00', '按时送电'],
    ['2026-11-28T19:00:00+08:00', '延迟1小时30分送电'],
  ])('restored at %s: %s', (restoredAt, spanNote) => {
    expect(view({ restoredAt }, '2026-11-28 20:00')).toMatchObject({ status: 'restored', spanNote, countdown: null });
  });

  it('names the time where no end was known', () => {
    expect(
      view({ kind: 'fault', endAt: null, restoredAt: '2026-11-28T10:10:00+08:00' }, '2026-11-28 20:00').spanNote,
    ).toBe('10:10送电');
  });
});

describe('a fault', () => {
  const fault = { kind: 'fault', endAt: null } as const;

  it('counts up while nobody can say when it ends', () => {
    expect(view(fault, '2026-11-28 09:40')).toMatchObject({
      status: 'ongoing',
      span: '08:30起',
      spanNote: '',
      elapsed: null,
      countdown: { label: '已停电', text: '1小时10分' },
    });
  });

  it('counts down to its forecast, and says when that is past', () => {
    const forecast = { ...fault, expectedRestoreAt: '2026-11-28T11:00:00+08:00' };
    expect(view(forecast, '2026-11-28 09:40')).toMatchObject({
      status: 'ongoing',
      spanNote: '预计2小时30分',
      countdown: { label: '预计恢复', text: '1小时20分' },
      elapsed: 46,
    });
    expect(view(forecast, '2026-11-28 11:00')).toMatchObject({
      status: 'overrunning',
      statusText: '超时未恢复',
      isLive: true,
    });
    expect(view(forecast, '2026-11-28 11:30')).toMatchObject({
      countdown: { label: '已超时', text: '30分钟' },
      elapsed: null,
    });
  });
});

describe('nextStatusChange', () => {
  it('is the nearest boundary of all records', () => {
    const later = outage({ startAt: '2026-11-30T09:00:00+08:00', endAt: '2026-11-30T12:00:00+08:00' });
    const now = at('2026-11-28 12:00');
    expect(nextStatusChange([outage(), later], now)).toBe(at('2026-11-28 17:30'));
    expect(nextStatusChange([later], now)).toBe(at('2026-11-29 09:00'));
    expect(nextStatusChange([outage({ override: 'cancelled' })], now)).toBeNull();
    expect(nextStatusChange([], now)).toBeNull();
  });

  it('lets each change be seen at its very moment', () => {
    let now = at('2026-11-27 08:00');
    const seen: string[] = [];
    for (let change = nextStatusChange([outage()], now); change !== null; change = nextStatusChange([outage()], now)) {
      expect(toOutageView(outage(), change - 1).status).toBe(toOutageView(outage(), now).status);
      now = change;
      seen.push(toOutageView(outage(), now).status);
    }
    expect(seen).toEqual(['soon', 'ongoing', 'due_restored']);
    expect(now).toBeLessThan(at('2026-11-28 17:30') + MINUTE);
  });
});

it('names places from the largest to the smallest', () => {
  expect(toPlaceText({ county: '云峡县', town: '坝前镇', villages: ['上湾村', '下湾村'] })).toBe(
    '云峡县 坝前镇 上湾村、下湾村',
  );
  expect(toPlaceText({ county: '云峡县', town: '', villages: [] })).toBe('云峡县');
});
