/** Quotes as vendors answer them, read and checked. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FeedFault, readFeedQuote, type FeedRules } from '../src/quotes/feed-quote.ts';
import type { FeedSettings } from '../src/quotes/feed-settings.ts';
import { decimalOf } from '../src/quotes/price-limits.ts';
import { COMMA, JSON_LINES, JSON_LIST, TABLE, TILDE } from './vendor-feeds.ts';
import { RIGHT_QUOTE } from './vendor-values.ts';

const rules: FeedRules = {
  calendar: { closures: new Set(['2026-06-19']), knownUntil: '2026-12-31' },
  ...{ limit: decimalOf('0.1'), freeDays: new Set<string>(), now: RIGHT_QUOTE.at + 15 * 60_000 },
};
const read = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, 'vendor-quotes', name));
const take = (bytes: Uint8Array, settings: FeedSettings, more: Partial<FeedRules> = {}) =>
  readFeedQuote(bytes, settings, { ...rules, ...more });

test.each([
  ['quote-tilde-gbk.txt', TILDE, {}],
  ['quote-comma-gbk.txt', COMMA, {}],
  ['quote.json', JSON_LIST, {}],
  ['quote-lines.json', JSON_LINES, { name: '' }],
  ['quote-row-gbk.csv', TABLE, {}],
])('%s', async (name, settings, other) => {
  expect(await take(read(name), settings)).toEqual({ ...RIGHT_QUOTE, ...other });
});

test('a suspended day has no prices, and no zero', async () => {
  const now = RIGHT_QUOTE.at + 86_400_000 + 15 * 60_000;
  expect(await take(read('quote-tilde-suspended-gbk.txt'), TILDE, { now })).toEqual({
    ...{ name: '云　峡　电', at: RIGHT_QUOTE.at + 86_400_000, price: '', previousClose: '9.95' },
    ...{ open: '', high: '', low: '', volume: null, amount: '' },
  });
});

const fields = (settings: FeedSettings, more: FeedSettings['fields']): FeedSettings => ({
  ...settings,
  fields: { ...settings.fields, ...more },
});

test.each<[string, string, FeedSettings, Partial<FeedRules>, string]>([
  [
    'a moment too early for the licence',
    'quote.json',
    JSON_LIST,
    { now: RIGHT_QUOTE.at + 13 * 60_000 },
    '没有延时 15 分钟',
  ],
  ['a time to come', 'quote.json', JSON_LIST, { now: RIGHT_QUOTE.at - 3_600_000 }, '还没有到'],
  [
    'a day without trading',
    'quote.json',
    JSON_LIST,
    { calendar: { closures: new Set(['2026-06-23']), knownUntil: null } },
    '不是交易日',
  ],
  [
    'another security',
    'quote.json',
    { ...JSON_LIST, code: '600000' },
    {},
    '给的是“云　峡　电”（699116.SH），不是 600000',
  ],
  ['another form', 'quote.json', TABLE, {}, '不是所设格式'],
  ['no JSON', 'quote-row-gbk.csv', JSON_LIST, {}, '不是所设格式'],
  ['open and close before exchanged', 'quote-comma-swapped-gbk.txt', fields(COMMA, { change: '6' }), {}, '涨跌额'],
  [
    'close and high exchanged',
    'quote-lines.json',
    fields(JSON_LINES, { price: 'data.klines.last.4', low: 'data.klines.last.2' }),
    {},
    '最低价高于',
  ],
  ['hands taken for shares', 'quote-tilde-gbk.txt', { ...TILDE, volumeUnit: '股' }, {}, '核对单位'],
  ['yuan taken for ten thousand yuan', 'quote-comma-gbk.txt', { ...COMMA, amountUnit: '万元' }, {}, '核对单位'],
  [
    'beyond the limit',
    'quote.json',
    fields(JSON_LIST, { previousClose: 'data.list.0.change', change: 'x' }),
    {},
    '涨跌幅限制',
  ],
  ['no number', 'quote.json', fields(JSON_LIST, { price: 'data.list.0.symbol' }), {}, 'price“699116.SH”不是价格'],
  ['no time', 'quote.json', fields(JSON_LIST, { at: 'data.list.0.symbol' }), {}, '不是时间'],
])('is refused: %s', async (_, name, settings, more, reason) => {
  const refused = take(read(name), settings, more);
  await expect(refused).rejects.toBeInstanceOf(FeedFault);
  await expect(refused).rejects.toThrow(reason);
});
