import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { type OutageStatus, outageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toOutageRow } from './outage-row.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;
const now = at('2026-11-29 21:00');
const outage = (fields: Partial<z.input<typeof noticeItem>>): NoticeItem =>
  z.parse(noticeItem, { id: 1, type: 'overhaul', title: '停电公告', ...fields });
const time = (text: string): string => `${text.replace(' ', 'T')}:00+08:00`;

describe('the time that matters', () => {
  it.each([
    ['off now: when it ends', { startAt: '2026-11-29 18:00', endAt: '2026-11-29 23:30' }, '23:30  预计恢复'],
    [
      'off now, it ends on another day: that day as well',
      { startAt: '2026-11-29 18:00', endAt: '2026-11-30 02:30' },
      '02:30 明天凌晨 预计恢复',
    ],
    ['off now, it ends at midnight', { startAt: '2026-11-29 18:00', endAt: '2026-11-30 00:00' }, '24:00  预计恢复'],
    ['off now, nobody knows until when', { kind: 'fault', startAt: '2026-11-29 18:00' }, '待定  恢复时间'],
    [
      'overdue: the end that was missed',
      { kind: 'fault', startAt: '2026-11-28 21:30', expectedRestoreAt: '2026-11-28 23:30' },
      '23:30 昨天 应已恢复',
    ],
    ['to come: when it begins', { startAt: '2026-12-03 08:30', endAt: '2026-12-03 12:00' }, '08:30  开始'],
    ['to come, its time is open', { kind: 'planned' }, '待定  开始时间'],
    ['over by its plan', { startAt: '2026-11-29 08:30', endAt: '2026-11-29 12:00' }, '12:00  应已恢复'],
    [
      'over: when power was back',
      { startAt: '2026-11-29 08:30', endAt: '2026-11-29 12:00', restoredAt: '2026-11-29 11:20' },
      '11:20  已恢复',
    ],
    [
      'called off: when it was to begin',
      { startAt: '2026-12-03 08:30', endAt: '2026-12-03 12:00', override: 'cancelled' },
      '08:30  原定开始',
    ],
    ['put off without new times', { startAt: '2026-12-03 08:30', override: 'postponed' }, '待定  新时间'],
  ] as const)('%s', (_, fields, words) => {
    const times = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, name.endsWith('At') ? time(value) : value]),
    );
    const row = toOutageRow(outage(times), [], now).time;
    expect(`${row.text} ${row.day ?? ''} ${row.caption}`).toBe(words);
  });

  const hours = [null, -30, -2, 2, 30] as const;
  const toTime = (hour: number | null) => (hour === null ? null : new Date(now + hour * 3_600_000).toISOString());
  const all = Object.keys(outageKinds).flatMap((kind) =>
    hours.flatMap((start) =>
      hours.flatMap((end) =>
        hours.flatMap((expected) =>
          ([null, 'postponed', 'cancelled'] as const).flatMap((override) =>
            ([null, -1] as const).map((restored) =>
              outage({
                kind: kind as keyof typeof outageKinds,
                startAt: toTime(start),
                endAt: toTime(end),
                expectedRestoreAt: toTime(expected),
                restoredAt: toTime(restored),
                override,
              }),
            ),
          ),
        ),
      ),
    ),
  );

  it('is there for whatever times and state a record has, and fits into its column', () => {
    const statuses = new Set<OutageStatus>();
    for (const record of all) {
      statuses.add(outageStatus(record, now));
      const { time: key, countdown } = toOutageRow(record, [], now);
      expect(key.text).toMatch(/^(\d\d:\d\d|待定)$/);
      expect(key.caption).toMatch(/^.{2,4}$/);
      expect(key.day ?? '').toMatch(/^(昨天|今天|明天|后天|今晚|\d+月\d+日)?(凌晨)?$/);
      expect(countdown?.label ?? '还有').toMatch(/^(还有|已停电|已超)$/);
    }
    expect(statuses).toEqual(new Set(Object.keys(outageStatuses)));
  });
});

it('names three places, those that were asked for first, and how many there are', () => {
  const record = outage({
    regions: [{ county: '江岭县', town: '云雾镇', villages: ['云雾村', '高山村', '岩口村', '茶场村'] }],
  });
  const { area, places, count } = toOutageRow(record, ['茶场村'], now);
  expect([area, count]).toEqual(['江岭县 云雾镇', 4]);
  expect(places).toEqual([
    { text: '茶场村', isMarked: true },
    { text: '云雾村', isMarked: false },
    { text: '高山村', isMarked: false },
  ]);
});

it('says how it was changed, and no length that its times tell', () => {
  const times = { startAt: time('2026-12-03 08:30'), endAt: time('2026-12-03 12:00') };
  expect(toOutageRow(outage(times), [], now).change).toBe('');
  expect(
    toOutageRow(
      outage({ ...times, previousStartAt: time('2026-12-01 08:30'), previousEndAt: time('2026-12-01 12:00') }),
      [],
      now,
    ).change,
  ).toBe('原定2026-12-01 08:30–12:00');
  expect(toOutageRow(outage({ ...times, override: 'cancelled' }), [], now).change).toBe('未停电');
});
