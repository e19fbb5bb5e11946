import type { NoticeItem } from '@yunxia/contract/notice';
import { expect, test } from 'vitest';
import { toNextDates } from './next-dates.ts';

const activity = (id: number, startAt: string | null, endAt: string | null = null) =>
  ({ id, title: `活动${id}`, startAt, endAt }) as NoticeItem;
const now = Date.parse('2026-11-29T10:00:00+08:00');

test('what is not over, the next one first', () => {
  const found = toNextDates(
    [
      { ...activity(7, '2026-12-01T14:30:00+08:00'), override: 'cancelled' },
      activity(1, '2026-12-16T14:30:00+08:00'),
      activity(2, '2026-11-28T14:30:00+08:00'),
      activity(3, null),
      activity(4, '2026-11-30T00:00:00+08:00'),
      activity(5, '2026-11-29T09:00:00+08:00'),
      activity(6, '2026-11-29T08:00:00+08:00', '2026-11-29T10:00:00+08:00'),
    ],
    now,
  );
  expect(found.map(({ id, day, time, until }) => [id, day, time, until])).toEqual([
    [5, '11.29', '周日 09:00', '今天'],
    [4, '11.30', '周一', '明天'],
    [1, '12.16', '周三 14:30', '还有17天'],
  ]);
});
