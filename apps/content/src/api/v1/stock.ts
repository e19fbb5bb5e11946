/** stock-quote and stock-history. */
import { type Decimal, divide, multiply, parseDecimal, subtract, toDecimalText } from '@yunxia/contract/decimal';
import type { Implementation } from '@yunxia/contract/handler';
import { MAX_HISTORY_ROWS } from '@yunxia/contract/stock-codes';
import { startOfDay, toIsoDay, toIsoTime } from '@yunxia/contract/time';
import { lastClosedDay, nextSessionChange, sessionAt } from '@yunxia/contract/trading-calendar';
import { config } from '../../config.ts';
import type { StockSetting } from '../../payload-types.ts';
import type { StockDay } from '../../quotes/check-days.ts';
import { adjusted, adjustmentsOf, type Distribution, type Fraction } from '../../quotes/ex-dividend.ts';
import { joinDays, type PricedDay, type Prices } from '../../quotes/periods.ts';
import { limitOf, priceLimits } from '../../quotes/price-limits.ts';
import { shownMode } from '../../quotes/quote-mode.ts';
import { readCalendar, readStockDays, readStockSettings } from '../../quotes/stock-store.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { readDividends } from './dividend.ts';
import { listTable } from './shown.ts';

const ZERO: Decimal = { units: 0n, places: 0 };
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
  const days = await readStockDays(payload, series);
  const at = days.findLastIndex(({ close }) => close !== '');
  const last = days[at];
  if (!last) return { info: common };
  const stopped = suspensionOf(settings, days, toIsoDay(now));
  const isStale = series === 'share' && isBehind(days.at(-1)?.day ?? '', lastClosedDay(calendar, startOfDay(now)));
  return {
    info: {
      ...common,
      ...figuresOf(last, days.slice(0, at).findLast(({ close }) => close !== '')?.close ?? '', settings),
      currency: series === 'share' ? '人民币元' : '',
      day: last.day,
      at: `${last.day}${CLOSE_CLOCK}`,
      session: stopped ? ('suspended' as const) : common.session,
      suspended: stopped,
      stale: isStale,
    },
  };
};

const isBehind = (day: string, closed: string | null): boolean => closed !== null && day < closed;

/** The suspension that lasts: as it was entered, else the days without trade at the end of the series. */
function suspensionOf({ suspension }: StockSetting, days: readonly StockDay[], today: string) {
  const from = toDay(suspension?.from);
  const notice = suspension?.notice;
  if (from !== null && from <= today) {
    return { from, reason: suspension?.reason ?? '', noticeId: typeof notice === 'number' ? notice : null };
  }
  const traded = days.findLastIndex(({ close }) => close !== '');
  const first = days[traded + 1];
  return first ? { from: first.day, reason: '', noticeId: null } : null;
}

function figuresOf(day: StockDay, closeBefore: string, settings: StockSetting) {
  const price = parseDecimal(day.close) ?? ZERO;
  const previous = parseDecimal(day.previousClose || closeBefore);
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
  const days = toPricedDays(stored, distributions);
  const by = adjustmentsOf(
    days.map(({ day, prices }) => ({ day, close: prices?.close ?? null })),
    distributions,
    asked.adjust ?? 'none',
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

function toPricedDays(stored: readonly StockDay[], exDays: ReadonlyMap<string, unknown>): PricedDay[] {
  return stored.map((row, at) => {
    const of = (value: string): Decimal => parseDecimal(value) ?? ZERO;
    const isTraded = row.close !== '';
    const prices: Prices | null = isTraded
      ? { open: of(row.open), high: of(row.high), low: of(row.low), close: of(row.close) }
      : null;
    const isResumed = isTraded && stored[at - 1]?.close === '';
    const event = exDays.has(row.day) ? 'ex_dividend' : !isTraded ? 'suspended' : isResumed ? 'resumed' : null;
    return { day: row.day, prices, volume: row.volume, amount: of(row.amount), event, note: '' };
  });
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
