import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { type OutageReading, outageReading } from '@yunxia/contract/outage-reading';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toVerdict } from './outage-verdict.ts';
import type { VerdictInput } from './verdict-parts.ts';

const NOON = parseTime('2026-11-29 12:00') ?? Number.NaN;
const village = { title: '茶场村', kind: 'village', county: '江岭县', town: '云雾镇' } as const;
const county = { title: '江岭县', kind: 'county', county: '', town: '' } as const;

/** A record of the village; times are of Beijing, `2026-11-30 08:30`. */
const record = (startAt: string, endAt: string | null, fields: Partial<z.input<typeof noticeItem>> = {}): NoticeItem =>
  z.parse(noticeItem, {
    id: 1,
    type: 'overhaul',
    regions: [{ county: '江岭县', town: '云雾镇', villages: ['茶场村'] }],
    startAt: toTime(startAt),
    endAt: endAt && toTime(endAt),
    ...fields,
  });
const toTime = (text: string): string => `${text.replace(' ', 'T')}:00+08:00`;

const answer = (
  records: readonly NoticeItem[],
  reading: Partial<z.input<typeof outageReading>> = {},
  rest: Partial<VerdictInput> = {},
) => {
  const read: OutageReading = z.parse(outageReading, {
    certainty: 'known',
    asked: '茶场村',
    places: [village],
    ...reading,
  });
  return toVerdict({ reading: read, records, total: records.length, now: NOON, ...rest });
};

describe('an area on a day to come', () => {
  const ofCounty = { asked: '江岭县', places: [county] };
  const tomorrow = { days: { start: '2026-11-30', end: '2026-11-30' } };
  const records = [
    record('2026-11-29 08:00', '2026-11-30 04:00'),
    record('2026-11-29 18:00', '2026-11-30 02:00', { id: 2 }),
    record('2026-11-30 08:30', '2026-11-30 17:30', { id: 3 }),
    record('2026-12-06 08:00', '2026-12-06 12:00', {
      id: 4,
      previousStartAt: toTime('2026-11-30 07:00'),
      previousEndAt: toTime('2026-11-30 12:00'),
    }),
  ];

  it('has what begins on it, then what goes on into it; not what was moved away from it', () => {
    const counts = { ongoing: 1, soon: 2, scheduled: 1 };
    const found = answer(records, ofCounty, { counts, ...tomorrow });
    expect(`${found.tone} ${found.text}`).toBe('soon 江岭县：明天有1处停电，最早08:30开始');
    expect(found.sub).toBe('另有2处停电从前一天延续到明天。');
    expect(found.rows.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('counts those of further pages without the ones that are known to be of other days', () => {
    const counts = { ongoing: 1, soon: 10, scheduled: 5 };
    const found = answer(records, ofCounty, { counts, total: 16, ...tomorrow });
    expect(found.text).toBe('江岭县：明天有13处停电，最早08:30开始');
  });
});

describe('the part of a place that a notice is about', () => {
  const scope = '茶场村一至三组。';

  it('is said of a place, not of an area', () => {
    expect(answer([record('2026-11-29 04:30', '2026-11-29 12:30', { scope })]).sub).toBe('公告范围：茶场村一至三组。');
    expect(answer([record('2026-11-29 18:00', '2026-11-29 20:00', { scope })]).sub).toBe('公告范围：茶场村一至三组。');
    const ofArea = { asked: '江岭县', places: [county] };
    expect(answer([record('2026-11-29 04:30', '2026-11-29 12:30', { scope })], ofArea).sub).toBe('');
  });

  it('is cut when it is long', () => {
    const long = answer([record('2026-11-29 04:30', '2026-11-29 12:30', { scope: '组'.repeat(200) })]);
    expect(long.sub).toBe(`公告范围：${'组'.repeat(60)}…`);
  });
});

describe('another place than typed', () => {
  const near = { certainty: 'partly', asked: '茶场中学', listed: '茶场村', unread: '中学' } as const;

  it('has its outages called off or put off said, and is not said to have had none', () => {
    const start = '2026-11-30 08:30';
    const cancelled = answer([record(start, '2026-11-30 12:00', { override: 'cancelled' })], near);
    expect(cancelled.sub).toMatch(/^茶场村明天的停电已取消。不能确定/);
    const postponed = answer([record(start, null, { override: 'postponed' })], near);
    expect(postponed.sub).toMatch(/^茶场村原定明天的停电已延期，新时间待定。不能确定/);
    expect(answer([], near).sub).toMatch(/^茶场村近期没有已公布的停电；不能确定/);
  });
});

describe('a part of a day', () => {
  const ofCounty = { asked: '江岭县', places: [county] };
  const tonight = {
    name: '晚上',
    from: toTime('2026-11-29 18:00'),
    to: toTime('2026-11-30 05:00'),
    counts: {},
  };
  const evening = { start: '2026-11-29', end: '2026-11-30', days: '今天晚上 11月29日 周日', hours: tonight };
  const now = record('2026-11-29 08:00', '2026-11-29 16:00');
  const late = record('2026-11-29 23:30', '2026-11-30 02:00', { id: 2 });

  it('of an area has what is off in its hours; what is off at others of the day is said apart', () => {
    const found = answer([late, now], { ...ofCounty, ...evening });
    expect(`${found.tone} ${found.text}`).toBe('soon 江岭县：今晚有1处停电，最早23:30开始');
    expect(found.sub).toBe('当天其他时段有1处停电。');
    expect(found.rows.map(({ id }) => id)).toEqual([2]);
  });

  it('of a place has no outage where all are at other hours, whose times are said', () => {
    const found = answer([now, record('2026-12-02 08:00', '2026-12-02 12:00', { id: 3 })], evening);
    expect(`${found.tone} ${found.text}`).toBe('clear 茶场村：今晚没有停电计划');
    expect(found.sub).toMatch(/^当天其他时段：08:00–16:00停电。下一次是12月2日/);
    expect(found.rows.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('is the night that goes on, in the small hours', () => {
    const textAt = (clock: string) =>
      answer([late], { ...ofCounty, ...evening }, { now: parseTime(clock) ?? Number.NaN }).text;
    expect([textAt('2026-11-30 01:00'), textAt('2026-11-30 03:00')]).toEqual([
      '江岭县：现在有1处停电，预计02:00恢复',
      '江岭县：今晚没有其他停电计划',
    ]);
  });

  it('has no tomorrow: what begins on the next day is at another time', () => {
    const found = answer([record('2026-11-30 08:00', '2026-11-30 12:00')], evening);
    expect(found.text).toBe('茶场村：今晚没有停电计划');
    expect(found.sub).toMatch(/^下一次是明天 08:00。/);
  });

  it('is counted by itself where there are more than the first records', () => {
    const hours = { ...tonight, counts: { soon: 30, ongoing: 0 } };
    const counts = { ongoing: 40, soon: 30 };
    const found = answer([late], { ...ofCounty, ...evening, hours }, { counts, total: 70 });
    expect(found.text).toBe('江岭县：今晚有30处停电，最早23:30开始');
  });
});
