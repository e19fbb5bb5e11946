import { noticeItem } from '@yunxia/contract/notice';
import { outageAreaItem } from '@yunxia/contract/outage-area';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  pickNearOutages,
  toAreaLabels,
  toAreaOptions,
  toDayChoice,
  toDayRange,
  toPlaceHeading,
} from './home-outages.ts';

const at = (text: string): number => parseTime(text) ?? Number.NaN;
const now = at('2026-03-01T09:00:00+08:00');

const outage = (id: number, startAt: string, endAt: string, fields: object = {}) =>
  z.parse(noticeItem, { id, type: 'overhaul', title: `停电${id}`, startAt, endAt, ...fields });
const live = (id: number) => outage(id, '2026-03-01T08:00:00+08:00', '2026-03-01T18:00:00+08:00');
const ahead = (id: number) => outage(id, '2026-03-04T08:00:00+08:00', '2026-03-04T18:00:00+08:00');
const over = (id: number) => outage(id, '2026-02-20T08:00:00+08:00', '2026-02-20T18:00:00+08:00');
const putOff = (id: number) => ({ ...ahead(id), override: 'postponed' as const });

describe('toDayRange', () => {
  it('goes by the calendar in Beijing', () => {
    expect(toDayRange('today', now)).toEqual({ start: '2026-03-01', end: '2026-03-01' });
    expect(toDayRange('tomorrow', now)).toEqual({ start: '2026-03-02', end: '2026-03-02' });
    expect(toDayRange('week', now)).toEqual({ start: '2026-03-01', end: '2026-03-07' });
    // Ten minutes past midnight in Beijing, still the day before in London and New York.
    expect(toDayRange('today', at('2026-03-01T16:10:00Z')).start).toBe('2026-03-02');
  });
});

it('finds the choice that stands for some days', () => {
  expect(toDayChoice(undefined, null, now)).toBe('near');
  expect(toDayChoice('2026-03-01', '2026-03-01', now)).toBe('today');
  expect(toDayChoice('2026-03-02', '2026-03-02', now)).toBe('tomorrow');
  expect(toDayChoice('2026-03-01', '2026-03-07', now)).toBe('week');
  expect(toDayChoice('2026-03-01', undefined, now)).toBe('custom');
});

describe('pickNearOutages', () => {
  const ids = (records: Parameters<typeof pickNearOutages>[0]) => pickNearOutages(records, now).map(({ id }) => id);

  it('has what is under way first, then what is to come, then what is put off, and nothing that is over', () => {
    expect(ids([live(1), ahead(2), putOff(3), over(4)])).toEqual([1, 2, 3]);
    expect(ids([over(4)])).toEqual([]);
  });

  it('keeps a row for what comes next, however many are under way', () => {
    expect(ids([live(1), live(2), live(3), live(4), live(5), ahead(6)])).toEqual([1, 2, 3, 6]);
    expect(ids([live(1), live(2), live(3), live(4), live(5)])).toEqual([1, 2, 3, 4]);
  });

  it('carries no text that the panel does not show', () => {
    const [record] = pickNearOutages([{ ...live(1), summary: '很长', scope: '很长' }], now);
    expect(record).toMatchObject({ id: 1, kind: 'planned' });
    for (const field of ['summary', 'scope', 'changes', 'number', 'phone']) expect(record).not.toHaveProperty(field);
  });
});

describe('toPlaceHeading', () => {
  it('names the first place and counts them; the title stands in for none', () => {
    expect(toPlaceHeading({ places: ['云峡县 坝前镇'], title: '甲' })).toBe('云峡县 坝前镇');
    expect(toPlaceHeading({ places: ['云峡县 坝前镇', '临江区'], title: '甲' })).toBe('云峡县 坝前镇及另1处');
    expect(toPlaceHeading({ places: [], title: '甲' })).toBe('甲');
  });
});

describe('toAreaOptions', () => {
  it('has each county before its towns, villages left out, a name once', () => {
    const area = (id: number, title: string, kind: string, parentId: number | null) =>
      z.parse(outageAreaItem, { id, title, kind, parentId });
    const labels = toAreaLabels([
      area(1, '云峡县', 'county', null),
      area(2, '坝前镇', 'town', 1),
      area(3, '上湾村', 'village', 2),
      area(4, '临江区', 'county', null),
      area(5, '坝前镇', 'town', 4),
    ]);
    expect(toAreaOptions(labels)).toEqual([
      { value: '云峡县', label: '云峡县' },
      { value: '坝前镇', label: '\u3000坝前镇' },
      { value: '临江区', label: '临江区' },
    ]);
  });
});
