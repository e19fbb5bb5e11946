/** How the settings of a feed would name the parts of each file of `vendor-quotes`. */
import type { FeedSettings } from '../src/quotes/feed-settings.ts';

const base: Omit<FeedSettings, 'format' | 'fields'> = {
  ...{ url: 'https://quote.vendor.example/delayed', headers: {}, code: '699116', delayMinutes: 15, isLoopback: false },
  ...{ volumeUnit: '手', amountUnit: '万元' },
};

export const TILDE: FeedSettings = {
  ...{ ...base, format: 'text' },
  fields: {
    ...{ name: '1', code: '2', price: '3', previousClose: '4', open: '5', volume: '6', at: '30', change: '31' },
    ...{ high: '33', low: '34', amount: '37' },
  },
};

export const COMMA: FeedSettings = {
  ...{ ...base, format: 'text', volumeUnit: '股', amountUnit: '元' },
  fields: {
    ...{ name: '0', open: '1', previousClose: '2', price: '3', high: '4', low: '5', volume: '8', amount: '9' },
    ...{ day: '30', time: '31' },
  },
};

const list = (field: string): string => `data.list.0.${field}`;
export const JSON_LIST: FeedSettings = {
  ...{ ...base, format: 'json' },
  fields: {
    ...{ code: list('symbol'), name: list('name'), price: list('last'), previousClose: list('preClose') },
    ...{ open: list('open'), high: list('high'), low: list('low'), change: list('change') },
    ...{ volume: list('volume'), amount: list('turnover'), at: list('time') },
  },
};

const line = (part: number): string => `data.klines.last.${part}`;
/** Close before high, as that vendor has it. */
export const JSON_LINES: FeedSettings = {
  ...{ ...base, format: 'json', amountUnit: '元' },
  fields: {
    ...{ code: 'data.code', day: line(0), time: 'data.clock', previousClose: 'data.preKPrice' },
    ...{ open: line(1), price: line(2), high: line(3), low: line(4), volume: line(5), amount: line(6) },
  },
};

export const TABLE: FeedSettings = {
  ...{ ...base, format: 'csv' },
  fields: {
    ...{ code: '证券代码', name: '证券简称', price: '最新价', previousClose: '昨收', open: '今开', high: '最高' },
    ...{ low: '最低', volume: '成交量', amount: '成交额', at: '行情时间' },
  },
};
