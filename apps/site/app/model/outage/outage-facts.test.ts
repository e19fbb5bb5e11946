import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { parseTime } from '@yunxia/contract/time';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { toOutageFacts } from './outage-facts.ts';

const now = parseTime('2026-11-28 12:00') ?? 0;
const outage = (fields: Partial<z.input<typeof noticeItem>> = {}): NoticeItem =>
  z.parse(noticeItem, {
    id: 1,
    type: 'overhaul',
    startAt: '2026-11-28T08:30:00+08:00',
    endAt: '2026-11-28T17:30:00+08:00',
    ...fields,
  });

describe('times of an outage notice', () => {
  it('gives the times that hold', () => {
    expect(toOutageFacts(outage(), now).times).toEqual({
      current: '2026-11-28 08:30–17:30',
      length: '共9小时',
      former: '',
      remark: '',
    });
  });

  it('keeps the former times of one that was moved', () => {
    const times = toOutageFacts(
      outage({
        override: 'postponed',
        previousStartAt: '2026-11-20T08:00:00+08:00',
        previousEndAt: '2026-11-21T00:00:00+08:00',
      }),
      now,
    ).times;
    expect(times).toMatchObject({ current: '2026-11-28 08:30–17:30', former: '2026-11-20 08:00–24:00' });
  });

  it('gives up the times of one that was cancelled, or put off without new ones', () => {
    expect(toOutageFacts(outage({ override: 'cancelled' }), now).times).toEqual({
      current: '',
      length: '',
      former: '2026-11-28 08:30–17:30',
      remark: '已取消，不停电',
    });
    expect(toOutageFacts(outage({ override: 'postponed' }), now).times).toMatchObject({
      current: '',
      remark: '已延期，时间待定',
    });
  });

  it('says that there are no times', () => {
    expect(toOutageFacts(outage({ startAt: null, endAt: null }), now).times).toMatchObject({
      current: '',
      remark: '时间待定',
    });
  });

  it('shows the forecast until power is back, then when it came back', () => {
    const fault = { kind: 'fault', endAt: null, expectedRestoreAt: '2026-11-28T14:00:00+08:00' } as const;
    expect(toOutageFacts(outage(fault), now)).toMatchObject({ expected: '2026-11-28 14:00', restored: '' });
    expect(toOutageFacts(outage({ ...fault, restoredAt: '2026-11-28T11:05:00+08:00' }), now)).toMatchObject({
      expected: '',
      restored: '2026-11-28 11:05',
    });
  });
});

it('groups places by county, in the order of the record', () => {
  const regions = [
    { county: '云峡县', town: '坝前镇', villages: ['上湾村'] },
    { county: '临江区', town: '', villages: [] },
    { county: '云峡县', town: '峡口镇', villages: [] },
  ];
  expect(toOutageFacts(outage({ regions }), now).places).toEqual([
    {
      county: '云峡县',
      towns: [
        { town: '坝前镇', villages: ['上湾村'] },
        { town: '峡口镇', villages: [] },
      ],
    },
    { county: '临江区', towns: [] },
  ]);
});

it('names the kind with its notice in days', () => {
  expect(toOutageFacts(outage({ leadDays: 7 }), now).kind).toBe('计划停电，提前7天公告');
  expect(toOutageFacts(outage({ kind: 'fault' }), now).kind).toBe('故障停电');
});
