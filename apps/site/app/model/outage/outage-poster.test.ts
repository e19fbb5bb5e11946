import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { parseTime } from '@yunxia/contract/time';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { toPoster } from './outage-poster.ts';

const outage = (fields: Partial<z.input<typeof noticeItem>> = {}): NoticeItem =>
  z.parse(noticeItem, {
    id: 1,
    type: 'overhaul',
    startAt: '2026-12-31T17:50:00+08:00',
    endAt: '2027-01-01T00:00:00+08:00',
    ...fields,
  });
const poster = (fields: Partial<z.input<typeof noticeItem>> = {}, now = '2026-12-30 12:00') =>
  toPoster(outage(fields), parseTime(now) ?? 0);

describe('the sheet', () => {
  it('says from when to when, a midnight as the end of its day', () => {
    expect(poster()).toMatchObject({
      heading: '停电通知',
      state: '',
      start: { day: '2026年12月31日 周四', clock: '17:50' },
      end: { day: '2026年12月31日 周四', clock: '24:00' },
      endLabel: '送电',
      former: '',
    });
    expect(poster({ endAt: '2027-01-01T01:30:00+08:00' }).end).toMatchObject({
      day: '2027年1月1日 周五',
      clock: '01:30',
    });
  });

  it('says what became of the times', () => {
    expect(poster({ override: 'cancelled' })).toMatchObject({
      heading: '停电取消通知',
      start: null,
      end: null,
      former: '2026-12-31 17:50–24:00',
    });
    expect(poster({ override: 'postponed' })).toMatchObject({ heading: '停电延期通知', start: null });
    expect(
      poster({ previousStartAt: '2026-12-29T08:00:00+08:00', previousEndAt: '2026-12-29T12:00:00+08:00' }),
    ).toMatchObject({ heading: '停电改期通知', start: { clock: '17:50' }, former: '2026-12-29 08:00–12:00' });
  });

  it('calls a forecast a forecast', () => {
    const fault = { kind: 'fault', endAt: null } as const;
    expect(poster({ ...fault, expectedRestoreAt: '2026-12-31T20:00:00+08:00' })).toMatchObject({
      heading: '故障停电通知',
      endLabel: '预计送电',
      end: { clock: '20:00' },
    });
    expect(poster(fault).end).toBeNull();
  });
});

describe('what it holds', () => {
  const villages = (count: number) => Array.from({ length: count }, (_, at) => `第${at}村`);
  const of = (count: number) => poster({ regions: [{ county: '云峡县', town: '坝前镇', villages: villages(count) }] });

  it('is set smaller the more there is, and cut where it is too much', () => {
    expect([of(5).fit, of(55).fit, of(80).fit, of(500).fit]).toEqual(['lg', 'md', 'sm', 'sm']);
    const text = of(500).facts[0]?.text ?? '';
    expect(text.length).toBeLessThanOrEqual(6 * 37);
    expect(text).toMatch(/…（全部见二维码）$/);
    expect(of(80).facts[0]?.text).toContain('第79村');
  });

  it('leaves out what the record does not say', () => {
    expect(poster().facts).toEqual([]);
    expect(poster({ reason: ' 更换\n导线 ' }).facts).toEqual([{ label: '停电原因', text: '更换 导线' }]);
  });
});
