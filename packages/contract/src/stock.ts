/** Quotes of the share: the latest one, and the days behind it. Beyond the endpoints of Spec §7. */
import * as z from 'zod/mini';
import { defineInfo, defineList } from './endpoint.ts';
import {
  codeField,
  codeParam,
  countField,
  dayField,
  dayParam,
  flagField,
  idField,
  numberField,
  optionalCodeField,
  partField,
  textField,
  timeField,
} from './field.ts';
import { adjustments, quoteModes, quoteSeries, stockEvents, stockPeriods } from './stock-codes.ts';
import { sessions } from './trading-calendar.ts';

/** A price or a ratio: decimal text; '' where there is none, never 0. */
const decimalField = () => textField(24);

/**
 * The latest quote. `mode` link has no figures at all. `day` is the trading day that the figures are of, `at` their time.
 * `volume` is in shares, `changePercent` in per cent. `suspended` is the suspension that lasts. `stale`: a trading day has
 * closed, or an interval has passed twice, without new figures.
 */
export const stockQuoteInfo = z.object({
  mode: codeField(quoteModes),
  series: codeField(quoteSeries),
  code: textField(20),
  name: textField(60),
  exchange: textField(60),
  currency: textField(20),
  day: dayField(),
  at: timeField(),
  delayMinutes: countField(),
  session: codeField(sessions),
  sessionChangesAt: timeField(),
  price: decimalField(),
  previousClose: decimalField(),
  change: decimalField(),
  changePercent: decimalField(),
  open: decimalField(),
  high: decimalField(),
  low: decimalField(),
  volume: numberField(),
  amount: decimalField(),
  limitUp: decimalField(),
  limitDown: decimalField(),
  suspended: partField(z.object({ from: dayField(), reason: textField(200), noticeId: numberField() })),
  source: z._default(
    z.object({ name: textField(60), url: textField(1000), licence: textField(500), filingsUrl: textField(1000) }),
    () => ({ name: '', url: '', licence: '', filingsUrl: '' }),
  ),
  stale: flagField(),
});
export type StockQuote = z.output<typeof stockQuoteInfo>;

/** Additive /v1/stock-quote. */
export const stockQuote = defineInfo({
  name: 'stock-quote',
  summary: '股票行情（最新）',
  info: stockQuoteInfo,
});

/** `id` is the day as a number. A day, or the week or month that ends with it. A day without trade has no prices ('') and no volume (null). */
export const stockHistoryItem = z.object({
  id: idField(),
  day: textField(10),
  open: decimalField(),
  high: decimalField(),
  low: decimalField(),
  close: decimalField(),
  volume: numberField(),
  amount: decimalField(),
  event: optionalCodeField(stockEvents),
  note: textField(200),
});
export type StockHistoryItem = z.output<typeof stockHistoryItem>;

/**
 * Additive /v1/stock-history: oldest first, from `from` to `to` (all where they are left out). Not paged: the limit of 50
 * does not hold for it, its own is 1,500 rows, and of more the latest are answered; `total` counts all.
 * Empty where the mode is link.
 */
export const stockHistory = defineList({
  name: 'stock-history',
  summary: '股票行情（历史），不分页，最多1500行',
  request: {
    from: dayParam(),
    to: dayParam(),
    adjust: codeParam(adjustments),
    period: codeParam(stockPeriods),
  },
  item: stockHistoryItem,
  extra: { series: codeField(quoteSeries), first: dayField(), last: dayField() },
});
