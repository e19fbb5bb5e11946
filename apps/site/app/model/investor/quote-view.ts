/** A quote as the page says it: words for session, time, change and suspension; nothing where there is no figure. */
import type { StockQuote } from '@yunxia/contract/stock';
import { sessions, type Session } from '@yunxia/contract/trading-calendar';
import { daysBetween, parseDay } from '@yunxia/contract/time';
import { toUnits } from './exact-units.ts';
import { type Direction, toDayWords } from './price-sentence.ts';

export interface QuoteView {
  readonly price: string;
  readonly direction: Direction;
  /** +0.62, +0.58%; '' where the change is replaced by a suspension or by the time of stale data. */
  readonly change: string;
  readonly changePercent: string;
  readonly session: Session;
  readonly sessionText: string;
  /** 11月27日15:00收盘数据 */
  readonly timeText: string;
  readonly facts: ReadonlyArray<readonly [label: string, text: string]>;
  /** 停牌，自9月7日起：原因 */
  readonly suspended: { readonly text: string; readonly days: string; readonly noticeId: number | null } | null;
  /** 行情数据时间11月27日15:00，之后未更新 */
  readonly staleText: string;
}

/** Whether a decimal text is below, at or above 0. */
const directionOf = (text: string): Direction => {
  const units = toUnits(text, 2) ?? 0;
  return units > 0 ? 'up' : units < 0 ? 'down' : 'flat';
};

/** With its sign, a minus as a minus sign. */
const signed = (text: string): string =>
  text.startsWith('-') ? `−${text.slice(1)}` : directionOf(text) === 'up' ? `+${text}` : text;

/** Shares in words: 608万股, 1.23亿股. */
export const toShares = (shares: number): string => {
  if (shares >= 1e8) return `${(shares / 1e8).toFixed(2)}亿股`;
  return shares >= 1e4 ? `${Math.round(shares / 1e4)}万股` : `${shares}股`;
};

/** High minus low over the close before, per cent with two places; '' where one of them is missing. */
const amplitudeOf = ({ high, low, previousClose }: StockQuote): string => {
  const [top, bottom, before] = [high, low, previousClose].map((text) => (text === '' ? Number.NaN : Number(text)));
  const share = (((top ?? 0) - (bottom ?? 0)) / (before ?? 0)) * 100;
  return Number.isFinite(share) ? `${share.toFixed(2)}%` : '';
};

/** null: no figures are shown. @param today YYYY-MM-DD in Beijing */
export function toQuoteView(quote: StockQuote, today: string): QuoteView | null {
  const { mode, price, day, suspended, stale, session } = quote;
  if (mode === 'link' || toUnits(price, 2) === null || day === null) return null;
  const clock = quote.at?.slice(11, 16) ?? '15:00';
  const isClose = mode === 'close';
  const time = isClose ? `${toDayWords(day)}收盘数据` : `${toDayWords(day)}${clock}，延时${quote.delayMinutes}分钟`;
  const hasChange = !suspended && !stale && quote.change !== '';
  const facts = [
    ['今开', quote.open],
    ['昨收', quote.previousClose],
    ['最高', quote.high],
    ['最低', quote.low],
    ['成交量', quote.volume === null ? '' : toShares(quote.volume)],
    ['振幅', amplitudeOf(quote)],
  ].filter((fact): fact is [string, string] => fact[1] !== '');
  const from = suspended?.from ? parseDay(suspended.from) : null;
  const now = parseDay(today);
  return {
    price,
    direction: hasChange ? directionOf(quote.change) : 'flat',
    change: hasChange ? signed(quote.change) : '',
    changePercent: hasChange && quote.changePercent !== '' ? `${signed(quote.changePercent)}%` : '',
    session,
    sessionText: sessions[session],
    timeText: time,
    facts: suspended ? [] : facts,
    suspended: suspended
      ? {
          text: `停牌${suspended.from ? `，自${toDayWords(suspended.from)}起` : ''}${suspended.reason.trim() ? `：${suspended.reason.trim()}` : ''}`,
          days: from !== null && now !== null && now >= from ? `今天是停牌第${daysBetween(from, now) + 1}天。` : '',
          noticeId: suspended.noticeId,
        }
      : null,
    staleText: stale ? `行情数据时间${toDayWords(day)} ${clock}，之后未更新` : '',
  };
}
