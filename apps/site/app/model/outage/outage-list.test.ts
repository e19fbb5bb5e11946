import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { parseTime } from '@yunxia/contract/time';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { followOrder, groupByDay, hasNonePlanned } from './outage-list.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;
const outage = (
  id: number,
  start: string,
  end: string | null,
  more: Partial<z.input<typeof noticeItem>> = {},
): NoticeItem => z.parse(noticeItem, { id, type: 'overhaul', startAt: start, endAt: end, ...more });

const first = outage(1, '2026-12-31T18:00:00+08:00', '2027-01-01T00:00:00+08:00');
const second = outage(2, '2027-01-01T08:00:00+08:00', '2027-01-01T12:00:00+08:00');
const third = outage(3, '2027-01-03T00:00:00+08:00', '2027-01-03T12:00:00+08:00');
const records = [first, second, third];

describe('an open list', () => {
  it('puts first what has begun, and behind what is over', () => {
    expect(followOrder(records, at('2026-12-31 20:00')).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(followOrder(records, at('2027-01-01 00:00')).map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

describe('days', () => {
  const titles = (now: string) => groupByDay(followOrder(records, at(now)), at(now)).map(({ title }) => title);

  it.each([
    ['2026-12-31 17:59', ['今天 12月31日 周四', '明天 2027年1月1日 周五', '2027年1月3日 周日']],
    ['2026-12-31 18:00', ['正在停电', '明天 2027年1月1日 周五', '2027年1月3日 周日']],
    ['2027-01-01 00:00', ['今天 1月1日 周五', '后天 1月3日 周日', '昨天 2026年12月31日 周四 已结束、取消或延期']],
  ])('at %s', (now, expected) => {
    expect(titles(now)).toEqual(expected);
  });

  it('holds those of one day together, and those without a time', () => {
    const now = at('2026-12-30 00:00');
    const other = outage(4, '2026-12-31T20:00:00+08:00', '2027-01-01T02:00:00+08:00');
    const open = outage(5, '2026-12-31T20:00:00+08:00', null, { startAt: null, override: 'cancelled' });
    const groups = groupByDay([first, other, open], now);
    expect(groups.map((group) => group.records.map(({ id }) => id))).toEqual([[1, 4], [5]]);
    expect(groups[1]?.title).toBe('已结束、取消或延期');
  });
});

it('knows when nothing is planned', () => {
  expect(hasNonePlanned({ ongoing: 0, soon: 0, scheduled: 0, due_restored: 4 })).toBe(true);
  expect(hasNonePlanned({ scheduled: 1 })).toBe(false);
  expect(hasNonePlanned({})).toBe(false);
});
