import { noticeItem } from '@yunxia/contract/notice';
import { parseTime } from '@yunxia/contract/time';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { toOutageSaid } from './outage-said.ts';
import { toOutageView } from './outage.ts';

const said = (fields: Partial<z.input<typeof noticeItem>>, time: string) => {
  const now = parseTime(time) ?? Number.NaN;
  const record = z.parse(noticeItem, { id: 1, type: 'overhaul', title: '停电公告', kind: 'planned', ...fields });
  return toOutageSaid(record, toOutageView(record, now), now);
};
const day = { startAt: '2026-11-28T08:30:00+08:00', endAt: '2026-11-28T17:30:00+08:00' };

test.each([
  ['now', day, '2026-11-28 12:18', '今天上午8:30至下午5:30', '大约还有5小时12分来电'],
  ['tomorrow', day, '2026-11-27 20:30', '明天上午8:30至下午5:30', '还有12小时停电'],
  ['on another day', day, '2026-11-20 08:00', '11月28日上午8:30至下午5:30', '还有8天停电'],
  [
    'over night',
    { startAt: '2026-11-28T18:00:00+08:00', endAt: '2026-11-29T00:30:00+08:00' },
    '2026-11-28 12:00',
    '今天晚上6:00至明天凌晨0:30',
    '还有6小时停电',
  ],
  [
    'until midnight, from noon',
    { startAt: '2026-11-28T12:00:00+08:00', endAt: '2026-11-29T00:00:00+08:00' },
    '2026-11-28 11:00',
    '今天中午12:00至晚上12:00',
    '还有1小时停电',
  ],
  [
    'a fault without an end',
    { kind: 'fault', startAt: day.startAt },
    '2026-11-28 10:30',
    '今天上午8:30起',
    '已经停了2小时',
  ],
  [
    'restored early',
    { ...day, restoredAt: '2026-11-28T17:05:00+08:00' },
    '2026-11-28 18:00',
    '今天上午8:30至下午5:05',
    '',
  ],
  ['put off without new times', { ...day, override: 'postponed' }, '2026-11-27 08:00', '时间待定', ''],
  ['without times', {}, '2026-11-27 08:00', '时间待定', ''],
] as const)('an outage %s', (_, fields, now, span, left) => {
  expect(said(fields, now)).toMatchObject({ span, left });
});

test('off and on each stand by themselves', () => {
  expect(said(day, '2026-11-28 12:18')).toMatchObject({ off: '今天上午8:30', on: '今天下午5:30' });
});
