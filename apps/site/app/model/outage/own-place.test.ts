import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { parseTime } from '@yunxia/contract/time';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toOwnPlaceVerdict } from './own-place.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;
const time = (text: string): string => `${text.replace(' ', 'T')}:00+08:00`;
const village = { title: '茶场村', kind: 'village', county: '江岭县', town: '云雾镇' } as const;
const outage = (start: string, end: string | null, fields: Partial<z.input<typeof noticeItem>> = {}): NoticeItem =>
  z.parse(noticeItem, {
    id: 1,
    type: 'overhaul',
    regions: [{ county: '江岭县', town: '云雾镇', villages: ['茶场村', '云雾村'] }],
    startAt: time(start),
    endAt: end === null ? null : time(end),
    ...fields,
  });
const say = (records: readonly NoticeItem[], now = '2026-11-29 12:00') => {
  const { look, state, rest } = toOwnPlaceVerdict(village, records, at(now));
  return `${look} ${state} ${rest}`;
};

it.each([
  ['off now', [outage('2026-11-29 04:30', '2026-11-29 12:30')], 'now 停电中 预计12:30恢复'],
  ['off now, open', [outage('2026-11-29 04:30', null, { kind: 'fault' })], 'now 停电中 恢复时间待定'],
  [
    'overdue',
    [outage('2026-11-29 04:30', null, { kind: 'fault', expectedRestoreAt: time('2026-11-29 08:07') })],
    'late 超时未恢复 应于08:07恢复，已超3小时53分',
  ],
  ['later today', [outage('2026-11-29 14:30', '2026-11-29 17:30')], 'soon 即将停电 今天14:30停电，17:30恢复'],
  ['nothing', [], 'off 今天没有停电计划 '],
  [
    'elsewhere',
    [
      outage('2026-11-29 04:30', '2026-11-29 12:30', {
        regions: [{ county: '江岭县', town: '云雾镇', villages: ['云雾村'] }],
      }),
    ],
    'off 今天没有停电计划 ',
  ],
  [
    'of the same name in another town',
    [
      outage('2026-11-29 04:30', '2026-11-29 12:30', {
        regions: [{ county: '云溪县', town: '双河镇', villages: ['茶场村'] }],
      }),
    ],
    'off 今天没有停电计划 ',
  ],
  [
    'the whole town',
    [outage('2026-11-29 04:30', '2026-11-29 12:30', { regions: [{ county: '江岭县', town: '云雾镇', villages: [] }] })],
    'now 停电中 预计12:30恢复',
  ],
  [
    'named in the text alone',
    [outage('2026-11-29 04:30', '2026-11-29 12:30', { regions: [], scope: '云雾村、茶场村一带' })],
    'now 停电中 预计12:30恢复',
  ],
] as const)('%s', (_, records, words) => {
  expect(say(records)).toBe(words);
});

it('speaks of the part of the day, and never says that the power is on', () => {
  expect(say([], '2026-11-29 18:00')).toBe('off 今晚没有停电计划 ');
  expect(say([], '2026-11-29 03:00')).toBe('off 天亮前没有停电计划 ');
  expect(say([])).not.toContain('有电');
});
