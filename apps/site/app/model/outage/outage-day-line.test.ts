import { noticeItem } from '@yunxia/contract/notice';
import { parseTime } from '@yunxia/contract/time';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toDayLine } from './outage-day-line.ts';

const NOW = parseTime('2026-11-29 08:22') ?? 0;
const line = (startAt: string, endAt: string | null, kind = 'planned') =>
  toDayLine(z.parse(noticeItem, { id: 1, type: 'overhaul', kind, startAt, endAt }), NOW);

it('has the outage of today and now, with labels that do not touch', () => {
  const found = line('2026-11-29 04:30', '2026-11-29 12:30');
  expect(found).toMatchObject({ from: 0.1875, isOpen: false, text: '今天04:30至12:30停电，现在08:22' });
  expect(found?.labels.map(({ text }) => text)).toEqual(['04:30', '12:30', '现在', '00', '24']);
  expect(line('2026-11-29 08:30', '2026-11-29 10:00')?.labels.map(({ text }) => text)).toEqual(['08:30', '00', '24']);
});

it('is open where no end is known, or the night goes on', () => {
  expect(line('2026-11-29 05:00', null, 'fault')).toMatchObject({
    to: 1,
    isOpen: true,
    text: '今天05:00起停电，恢复时间待定，现在08:22',
  });
  expect(line('2026-11-28 20:00', '2026-11-30 02:00')).toMatchObject({
    from: 0,
    isOpen: true,
    text: '今天零点至次日停电，现在08:22',
  });
});

it('is none for another day, or one that is over', () => {
  expect(line('2026-11-30 05:00', '2026-11-30 06:00')).toBeNull();
  expect(line('2026-11-29 05:00', '2026-11-29 06:00')).toBeNull();
});
