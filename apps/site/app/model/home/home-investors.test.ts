import type { IrEvent } from '@yunxia/contract/ir-event';
import { reportItem } from '@yunxia/contract/report';
import type { StockQuote } from '@yunxia/contract/stock';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { toHomeDates, toHomePrice, toHomeReport } from './home-investors.ts';

const now = Date.parse('2026-11-29T10:00:00+08:00');
const date = (id: number, startAt: string, more: Partial<IrEvent> = {}): IrEvent => ({
  ...{ id, uid: `notice-${id}`, kind: 'results', title: `日程${id}`, summary: '', startAt, endAt: null, allDay: false },
  ...{ place: '', joinUrl: '', noticeId: id, state: 'confirmed', revision: 0, changedAt: null, ...more },
});

it('shows the next three dates that take place', () => {
  const found = toHomeDates(
    [
      date(5, '2026-12-20T09:00:00+08:00'),
      date(1, '2026-12-16T14:30:00+08:00'),
      date(2, '2026-12-02T14:30:00+08:00', { state: 'cancelled' }),
      date(3, '2026-12-01T00:00:00+08:00', { kind: 'blackout', allDay: true }),
      date(4, '2026-12-10T00:00:00+08:00', { kind: 'ex_day', allDay: true, noticeId: null }),
      date(6, '2026-12-30T09:00:00+08:00'),
    ],
    now,
  );
  expect(found.map(({ uid, day, words, href }) => [uid, day, words, href])).toEqual([
    ['notice-4', '12.10', '周四，还有11天', '/investor_relations/activities'],
    ['notice-1', '12.16', '周三 14:30，还有17天', '/investor_details?id=1'],
    ['notice-5', '12.20', '周日 09:00，还有21天', '/investor_details?id=5'],
  ]);
  expect(toHomeDates([], now)).toEqual([]);
});

it('shows the report that came out last, none that was corrected', () => {
  const report = (id: number, more: object = {}) =>
    z.parse(reportItem, { id, title: `报告${id}`, publishedAt: '2026-10-30T18:00:00+08:00', summary: '摘要', ...more });
  const list = [
    report(2, { correctedBy: { id: 3, title: '更正' } }),
    report(1, { publishedAt: '2026-08-28T18:00:00+08:00' }),
  ];
  expect(toHomeReport(list)).toEqual({ id: 1, title: '报告1', day: '2026-08-28', hasSummary: true });
  expect(toHomeReport([])).toBeNull();
});

it('shows a price where a licence allows one alone, with its time', () => {
  const quote = {
    ...{ mode: 'delayed', series: 'share', day: '2026-11-27', at: '2026-11-27T14:35:00+08:00', delayMinutes: 15 },
    ...{ session: 'open', price: '12.34', previousClose: '12.00', change: '0.34', changePercent: '2.83' },
    ...{ open: '', high: '', low: '', volume: null, stale: false, suspended: null },
  } as unknown as StockQuote;
  expect(toHomePrice(quote, now)).toMatchObject({
    ...{ price: '12.34', direction: 'up', change: '+0.34（+2.83%）', isDemo: false },
    timeText: expect.stringContaining('延时15分钟'),
  });
  expect(toHomePrice({ ...quote, mode: 'link' }, now)).toBeNull();
  expect(toHomePrice({ ...quote, price: '' }, now)).toBeNull();
  expect(toHomePrice({ ...quote, stale: true }, now)).toMatchObject({
    change: '',
    timeText: expect.stringContaining('之后未更新'),
  });
});
