/**
 * A quote out of a vendor's answer. Vendors' forms differ in everything: order, names, units, encodings, marks for what is
 * missing. What is read is checked, not believed: a field that is not what the settings call it shows in the checks.
 */
import { compare, type Decimal, multiply, parseDecimal } from '@yunxia/contract/decimal';
import { parseTime, toIsoDay, toIsoTime } from '@yunxia/contract/time';
import { isTradingDay } from '@yunxia/contract/trading-calendar';
import { changeFault, type DayRules, isCode, priceFault, unitFault } from './check-days.ts';
import { moneyText, shortest, toDay, toGiven } from './day-table.ts';
import { type Cell, readAnswer } from './feed-answer.ts';
import type { FeedField, FeedSettings } from './feed-settings.ts';

/** A quote as it is stored. Prices and amount are decimal text; '' where there is none, never 0. */
export interface FeedQuote {
  readonly name: string;
  /** The time of the figures, epoch ms. */
  readonly at: number;
  /** '' without trade on that day. */
  readonly price: string;
  readonly previousClose: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  /** Shares; null where the feed has none. */
  readonly volume: number | null;
  /** Yuan. */
  readonly amount: string;
}

export type FeedRules = Pick<DayRules, 'calendar' | 'limit' | 'freeDays'> & {
  /** Epoch ms. */
  readonly now: number;
};

/** Why an answer is no quote, in Chinese: it stands in the log. */
export class FeedFault extends Error {}

const ZERO: Decimal = { units: 0n, places: 0 };
const MAX_TEXT = 40;
const MINUTE_MS = 60_000;
/** Clocks of two machines differ. */
const CLOCK_SLACK_MS = MINUTE_MS;
const UNITS = { 股: 1n, 手: 100n, 元: 1n, 万元: 10_000n } as const;

const isZero = (value: Decimal): boolean => compare(value, ZERO) === 0;

/**
 * @param bytes the answer's body
 * @throws FeedFault when it is no quote of the security, or breaks a rule
 */
export async function readFeedQuote(bytes: Uint8Array, settings: FeedSettings, rules: FeedRules): Promise<FeedQuote> {
  const answer = await readAnswer(bytes, settings);
  if (!answer) throw new FeedFault('答复不是所设格式的行情');
  const cell: Cell = (field) => toGiven(answer(field));
  const [name, code] = [cell('name').slice(0, MAX_TEXT), cell('code').slice(0, MAX_TEXT)];
  if (settings.fields.code && !isCode(code, settings.code))
    throw new FeedFault(`行情接口给的是“${name}”（${code}），不是 ${settings.code}`);
  const at = readMoment(cell, settings, rules);
  const number = (field: FeedField, unit = 1n): Decimal => toNumber(field, cell(field), unit);
  const [close, previousClose] = [number('price'), number('previousClose')];
  const volume = number('volume', UNITS[settings.volumeUnit ?? '股']);
  const amount = number('amount', UNITS[settings.amountUnit ?? '元']);
  if (isZero(previousClose)) throw new FeedFault('没有昨收价');
  const common = { name, at, previousClose: priceText(previousClose) };
  if (isZero(close)) {
    // before its first trade of a day, or suspended all day, a share has zeros, which are no prices
    if (!isZero(volume)) throw new FeedFault('有成交量而没有价格');
    return { ...common, price: '', open: '', high: '', low: '', volume: null, amount: '' };
  }
  const [open, high, low] = [number('open'), number('high'), number('low')];
  const orClose = (price: Decimal): Decimal => (isZero(price) ? close : price);
  const prices = { open: orClose(open), high: orClose(high), low: orClose(low), close, previousClose };
  const fault =
    priceFault(prices, rules, toIsoDay(at)) ??
    changeFault(cell('change'), prices) ??
    unitFault(prices, volume, amount) ??
    (Number.isSafeInteger(Number(shortest(volume))) ? null : '成交量不是整数');
  if (fault !== null) throw new FeedFault(fault);
  return {
    ...{ ...common, price: priceText(close), open: priceText(open), high: priceText(high), low: priceText(low) },
    volume: cell('volume') === '' ? null : Number(shortest(volume)),
    amount: priceText(amount),
  };
}

function toNumber(field: FeedField, text: string, unit: bigint): Decimal {
  if (text === '') return ZERO;
  const value = text.length > MAX_TEXT ? null : parseDecimal(text);
  if (value === null || value.units < 0n) throw new FeedFault(`${field}“${text.slice(0, MAX_TEXT)}”不是价格或数量`);
  return multiply(value, { units: unit, places: 0 });
}

/** As it is stored; '' where it is zero. */
const priceText = (value: Decimal): string => (isZero(value) ? '' : moneyText(value));

/** 20260623142000, 2026-06-23 14:20:00, 2026-06-23T06:20:00Z, seconds or milliseconds since 1970; null: none of them. */
function toMoment(text: string): number | null {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const digits = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?$/.exec(text);
  if (!digits) return parseTime(text.replace(/^(\d{4})\/(\d{1,2})\/(\d{1,2})/, (day) => toDay(day)));
  const [, year, month, date, hour, minute, second = '00'] = digits;
  return parseTime(`${year}-${month}-${date}T${hour}:${minute}:${second}`);
}

/** The time of the figures, by the rules: past, as old as the licence wants it, on a trading day. */
function readMoment(cell: Cell, { fields, delayMinutes }: FeedSettings, { calendar, now }: FeedRules): number {
  const clock = cell('time').replace(/^(\d\d)(\d\d)(\d\d)$/, '$1:$2:$3');
  const text = fields.at ? cell('at') : `${toDay(cell('day'))}T${clock}`;
  const at = toMoment(text);
  if (at === null) throw new FeedFault(`行情时间“${text.slice(0, MAX_TEXT)}”不是时间`);
  const words = toIsoTime(at).slice(0, 16).replace('T', ' ');
  if (at > now + CLOCK_SLACK_MS) throw new FeedFault(`行情时间 ${words} 还没有到`);
  if (at + delayMinutes * MINUTE_MS > now + CLOCK_SLACK_MS)
    throw new FeedFault(`行情时间 ${words}，没有延时 ${delayMinutes} 分钟，按许可不能发布`);
  const day = toIsoDay(at);
  if (!isTradingDay(calendar, day)) throw new FeedFault(`${day} 不是交易日`);
  return at;
}
