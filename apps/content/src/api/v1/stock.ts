/** stock-quote and stock-history. */
import { type Decimal, divide, multiply, parseDecimal, subtract, toDecimalText } from '@yunxia/contract/decimal';
import type { Implementation } from '@yunxia/contract/handler';
import { MAX_HISTORY_ROWS } from '@yunxia/contract/stock-codes';
import { parseTime, startOfDay, toIsoDay, toIsoTime } from '@yunxia/contract/time';
import { lastClosedDay, nextSessionChange, sessionAt } from '@yunxia/contract/trading-calendar';
import { config } from '../../config.ts';
import type { StockSetting } from '../../payload-types.ts';
import { adjusted, adjustmentsOf, type Distribution, type Fraction } from '../../quotes/ex-dividend.ts';
import type { FeedQuote } from '../../quotes/feed-quote.ts';
import { readFeedState } from '../../quotes/feed-store.ts';
import { behindFrom } from '../../quotes/feed-times.ts';
import { joinDays, type PricedDay, type Prices } from '../../quotes/periods.ts';
import { limitOf, priceLimits } from '../../quotes/price-limits.ts';
import { shownMode } from '../../quotes/quote-mode.ts';
import { readCalendar, readStockDays, readStockSettings, type StoredDay } from '../../quotes/stock-store.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { readDividends } from './dividend.ts';
import { listTable } from './shown.ts';

const ZERO: Decimal = { units: 0n, places: 0 };
const MINUTE_MS = 60_000;
/** The delay of a feed that is not set up any more; its last figures are still shown. */
const LEAST_DELAY = 15;
const CLOSE_CLOCK = 'T15:00:00+08:00';
const text = (value: Decimal): string => toDecimalText(value, 2);

/** The settings, and the mode in which figures are shown. */
async function readShown(context: ApiContext) {
  context.tags.add('stock-settings');
  const settings = await readStockSettings(context.payload);
  return { settings, mode: shownMode(settings, config.demoSeriesAllowed), series: settings.series ?? 'share' } as const;
}

export const stockQuote: Implementation<ApiContext>['stock-quote'] = async (_, context) => {
  const { payload, now } = context;
  const { settings, mode, series } = await readShown(context);
  for (const tag of ['trading-closures', 'site-info']) context.tags.add(tag);
  const [siteInfo, calendar] = await Promise.all([
    payload.findGlobal({ slug: 'site-info', depth: 0 }),
    readCalendar(payload, settings),
  ]);
  const changesAt = nextSessionChange(calendar, now);
  const common = {
    mode,
    series,
    code: siteInfo.stockCode ?? '',
    name: siteInfo.shortName ?? '',
    exchange: siteInfo.stockExchange ?? '',
    session: sessionAt(calendar, now),
    sessionChangesAt: changesAt === null ? null : toIsoTime(changesAt),
    source: {
      name: settings.sourceName ?? '',
      url: settings.quoteUrl ?? '',
      licence: mode === 'link' ? '' : (settings.licence ?? ''),
      filingsUrl: settings.filingsUrl ?? '',
    },
  };
  if (mode === 'link') return { info: common };
  listTable(context, 'stock-days');
  const [days, feed] = await Promise.all([
    readStockDays(payload, series),
    mode === 'delayed' ? readFeedState(payload) : null,
  ]);
  const close = closeOf(days);
  const delayed = feed?.quote ? toLatest(feed.quote) : null;
  // of a day that has closed its file stands, whatever time the feed's last figures have
  const isDelayed = delayed !== null && (!close || delayed.day > close.day || close.at > now);
  const last = isDelayed ? delayed : close;
  if (!last) return { info: common };
  const stopped = suspensionOf(settings, isDelayed ? [] : days, toIsoDay(now)) ?? (last.isTraded ? null : stopOf(last));
  const delayMinutes = config.quoteFeed?.delayMinutes ?? LEAST_DELAY;
  const isBehindFeed = now >= behindFrom(calendar, last.at, delayMinutes * MINUTE_MS);
  const isBehindDays = series === 'share' && isBehind(days.at(-1)?.day ?? '', lastClosedDay(calendar, startOfDay(now)));
  return {
    info: {
      ...common,
      ...figuresOf(last, settings),
      currency: series === 'share' ? '人民币元' : '',
      day: last.day,
      at: toIsoTime(last.at),
      delayMinutes: mode === 'delayed' ? delayMinutes : null,
      session: stopped ? ('suspended' as const) : common.session,
      suspended: stopped,
      stale: mode === 'delayed' ? isBehindFeed : isBehindDays,
    },
  };
};

const isBehind = (day: string, closed: string | null): boolean => closed !== null && day < closed;

/** Figures of a day, and their time (epoch ms). Without trade the price is the last close. */
interface Latest {
  readonly day: string;
  readonly at: number;
  readonly isTraded: boolean;
  readonly price: string;
  readonly previousClose: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly volume: number | null;
  readonly amount: string;
}

/** The last day with a close. */
function closeOf(days: readonly StoredDay[]): Latest | null {
  const at = days.findLastIndex(({ close }) => close !== '');
  const last = days[at];
  if (!last) return null;
  const before = days.slice(0, at).findLast(({ close }) => close !== '')?.close ?? '';
  return {
    ...last,
    ...{ at: parseTime(`${last.day}${CLOSE_CLOCK}`) ?? 0, isTraded: true, price: last.close },
    previousClose: last.previousClose || before,
  };
}

/** What the feed says; of a day without trade the close before. */
function toLatest(quote: FeedQuote): Latest {
  const isTraded = quote.price !== '';
  return {
    ...{ ...quote, day: toIsoDay(quote.at), isTraded },
    ...(isTraded ? {} : { price: quote.previousClose, previousClose: '' }),
  };
}

/** A suspension that nobody has entered yet. */
const stopOf = ({ day }: Latest) => ({ from: day, reason: '', noticeId: null });

/** The suspension that lasts: as it was entered, else the days without trade at the end of the series. */
function suspensionOf({ suspension }: StockSetting, days: readonly StoredDay[], today: string) {
  const from = toDay(suspension?.from);
  const notice = suspension?.notice;
  if (from !== null && from <= today) {
    return { from, reason: suspension?.reason ?? '', noticeId: typeof notice === 'number' ? notice : null };
  }
  const traded = days.findLastIndex(({ close }) => close !== '');
  const first = days[traded + 1];
  return first ? { from: first.day, reason: '', noticeId: null } : null;
}

function figuresOf(day: Latest, settings: StockSetting) {
  const price = parseDecimal(day.price) ?? ZERO;
  const previous = parseDecimal(day.previousClose);
  const change = previous ? subtract(price, previous) : null;
  const limits = previous ? priceLimits(previous, limitOf(settings)) : null;
  return {
    price: text(price),
    previousClose: previous ? text(previous) : '',
    change: change ? text(change) : '',
    changePercent: change && previous ? text(divide(multiply(change, { units: 100n, places: 0 }), previous, 2)) : '',
    open: priceText(day.open),
    high: priceText(day.high),
    low: priceText(day.low),
    volume: day.volume,
    amount: priceText(day.amount),
    limitUp: limits ? text(limits.up) : '',
    limitDown: limits ? text(limits.down) : '',
  };
}

/** To the cent; '' where there is none. */
function priceText(stored: string): string {
  const value = parseDecimal(stored);
  return value ? text(value) : '';
}

export const stockHistory: Implementation<ApiContext>['stock-history'] = async (asked, context) => {
  const { mode, series } = await readShown(context);
  if (mode === 'link') return { list: [], series };
  listTable(context, 'stock-days');
  const [stored, distributions] = await Promise.all([readStockDays(context.payload, series), readExDays(context)]);
  const adjust = asked.adjust ?? 'none';
  const days = toPricedDays(stored, distributions, adjust === 'none');
  const by = adjustmentsOf(
    days.map(({ day, prices }) => ({ day, close: prices?.close ?? null })),
    distributions,
    adjust,
  );
  const wanted = days
    .map((day, at): PricedDay => ({ ...day, prices: adjustedPrices(day.prices, by[at]) }))
    .filter(({ day }) => (!asked.from || day >= asked.from) && (!asked.to || day <= asked.to));
  const rows = joinDays(wanted, asked.period ?? 'day');
  return {
    list: rows.slice(-MAX_HISTORY_ROWS).map(toItem),
    total: rows.length,
    series,
    first: days[0]?.day ?? null,
    last: days.at(-1)?.day ?? null,
  };
};

/** Distributions by their ex-day. */
async function readExDays(context: ApiContext): Promise<Map<string, Distribution>> {
  const found = new Map<string, Distribution>();
  for (const { exDay, cashPerShare, shareRatio, rightsRatio, rightsPrice } of await readDividends(context)) {
    if (exDay === null) continue;
    const of = (value: string): Decimal => parseDecimal(value) ?? ZERO;
    const one = {
      cash: of(cashPerShare),
      shares: of(shareRatio),
      rights: of(rightsRatio),
      rightsPrice: of(rightsPrice),
    };
    found.set(exDay, one);
  }
  return found;
}

/** @param withCloses whether notes may name closes: beside adjusted ones they would be others than the row's */
function toPricedDays(
  stored: readonly StoredDay[],
  exDays: ReadonlyMap<string, unknown>,
  withCloses: boolean,
): PricedDay[] {
  return stored.map((row, at) => {
    const of = (value: string): Decimal => parseDecimal(value) ?? ZERO;
    const isTraded = row.close !== '';
    const prices: Prices | null = isTraded
      ? { open: of(row.open), high: of(row.high), low: of(row.low), close: of(row.close) }
      : null;
    const isResumed = isTraded && stored[at - 1]?.close === '';
    const event = exDays.has(row.day) ? 'ex_dividend' : !isTraded ? 'suspended' : isResumed ? 'resumed' : null;
    return {
      day: row.day,
      prices,
      volume: row.volume,
      amount: of(row.amount),
      event,
      note: correctionNote(row, withCloses),
    };
  });
}

/** 收盘由104.20改为104.60，11月5日更正; '' where the day was never corrected. */
function correctionNote({ close, correction }: StoredDay, withCloses: boolean): string {
  if (!correction) return '';
  const [, month = '', date = ''] = correction.on.split('-');
  const words = (price: string): string => priceText(price) || '停牌';
  const isOfClose = withCloses && correction.close !== close;
  const what = isOfClose ? `收盘由${words(correction.close)}改为${words(close)}，` : '';
  return `${what}${Number(month)}月${Number(date)}日更正`;
}

function adjustedPrices(prices: Prices | null, by: Fraction | undefined): Prices | null {
  if (!prices || !by) return prices;
  const { open, high, low, close } = prices;
  return { open: adjusted(open, by), high: adjusted(high, by), low: adjusted(low, by), close: adjusted(close, by) };
}

function toItem({ day, prices, volume, amount, event, note }: PricedDay) {
  return {
    id: Number(day.replaceAll('-', '')),
    day,
    open: prices ? text(prices.open) : '',
    high: prices ? text(prices.high) : '',
    low: prices ? text(prices.low) : '',
    close: prices ? text(prices.close) : '',
    volume: prices ? volume : null,
    amount: prices ? text(amount) : '',
    event,
    note,
  };
}
