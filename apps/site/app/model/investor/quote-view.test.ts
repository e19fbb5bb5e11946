import { stockQuoteInfo } from '@yunxia/contract/stock';
import { readExample } from '@yunxia/contract/examples';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { toQuoteView, toShares } from './quote-view.ts';

const quote = (name: string, more: object = {}) =>
  z.parse(stockQuoteInfo, { ...(readExample('stock-quote', name)['info'] as object), ...more });
const figures = {
  ...{ day: '2026-11-27', at: '2026-11-27T15:00:00+08:00', price: '108.35', previousClose: '107.73', change: '0.62' },
  ...{ changePercent: '0.58', open: '107.64', high: '108.65', low: '107.52', volume: 6_080_000, session: 'closed' },
};

test('closes of a day', () => {
  expect(toQuoteView(quote('info', figures), '2026-11-27')).toEqual({
    ...{ price: '108.35', direction: 'up', change: '+0.62', changePercent: '+0.58%', session: 'closed' },
    ...{ sessionText: '已收盘', timeText: '11月27日收盘数据', suspended: null, staleText: '' },
    facts: [
      ['今开', '107.64'],
      ['昨收', '107.73'],
      ['最高', '108.65'],
      ['最低', '107.52'],
      ['成交量', '608万股'],
      ['振幅', '1.05%'],
    ],
  });
  expect(toQuoteView(quote('info', { ...figures, change: '-0.62' }), '2026-11-27')).toMatchObject({
    ...{ direction: 'down', change: '−0.62' },
  });
});

test('a link has no figures, nor has an answer without a price', () => {
  expect(toQuoteView(quote('link'), '2026-11-27')).toBeNull();
  expect(toQuoteView(quote('minimal'), '2026-11-27')).toBeNull();
  expect(toQuoteView(quote('info', { price: '' }), '2026-11-27')).toBeNull();
});

test('stale: the time in place of the change', () => {
  expect(toQuoteView(quote('stale', figures), '2026-11-30')).toMatchObject({
    ...{ change: '', changePercent: '', direction: 'flat', staleText: '行情数据时间11月27日 15:00，之后未更新' },
  });
});

test('suspended: since when and why in place of the change', () => {
  expect(toQuoteView(quote('suspended'), '2026-02-26')).toMatchObject({
    ...{ change: '', facts: [], sessionText: '停牌' },
    suspended: { text: '停牌，自2月24日起：筹划重大事项', days: '今天是停牌第3天。', noticeId: 331 },
  });
  const bare = { suspended: { from: null, reason: ' ' } };
  expect(toQuoteView(quote('suspended', bare), '2026-02-26')?.suspended).toMatchObject({ text: '停牌', days: '' });
});

test('shares in words', () => {
  expect([900, 123_400, 123_456_789].map(toShares)).toEqual(['900股', '12万股', '1.23亿股']);
});
