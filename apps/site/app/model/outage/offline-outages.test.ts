import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { toOfflineOutages } from './offline-outages.ts';

const now = Date.parse('2026-11-28T10:00:00+08:00');
const outage = (id: number, rest: object): NoticeItem =>
  z.parse(noticeItem, { id, type: 'overhaul', title: `停电${id}`, kind: 'planned', ...rest }) as NoticeItem;

test('what is over stays away; times stand in full, because the page may be read on another day', () => {
  const kept = toOfflineOutages(
    [
      outage(1, { startAt: '2026-11-28T08:30:00+08:00', endAt: '2026-11-28T17:30:00+08:00' }),
      outage(2, { startAt: '2026-11-28T18:00:00+08:00', endAt: '2026-11-29T01:30:00+08:00' }),
      outage(3, { startAt: '2026-11-28T06:00:00+08:00', endAt: '2026-11-28T10:00:00+08:00' }),
      outage(4, { startAt: '2026-11-29T06:00:00+08:00', endAt: '2026-11-29T10:00:00+08:00', override: 'cancelled' }),
      outage(5, { override: 'postponed' }),
      outage(6, {
        kind: 'fault',
        startAt: '2026-11-28T09:00:00+08:00',
        expectedRestoreAt: '2026-11-28T12:00:00+08:00',
      }),
    ],
    now,
  );
  expect(kept.map(({ id, status, span }) => [id, status, span])).toEqual([
    [1, 'ongoing', '2026-11-28 08:30–17:30'],
    [2, 'soon', '2026-11-28 18:00–2026-11-29 01:30'],
    [5, 'postponed', '时间待定'],
    [6, 'ongoing', '2026-11-28 09:00–12:00'],
  ]);
});
