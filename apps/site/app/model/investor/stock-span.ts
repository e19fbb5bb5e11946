/** What a chart of a range asks for, so that at most 260 marks are drawn, and candles are wide enough to be seen. */
import type { StockPeriod } from '@yunxia/contract/stock-codes';

/** Months back; null: all there is. */
const MONTHS: Readonly<Record<string, number | null>> = {
  '1m': 1,
  '3m': 3,
  '6m': 6,
  '1y': 12,
  '3y': 36,
  '5y': 60,
  all: null,
};

/**
 * Longest ranges, in months, that are drawn by days and by weeks. A year of days would add 4 KB to the page: a third of all
 * that it is.
 */
const LINE_MONTHS = [6, 60] as const;
const CANDLE_MONTHS = [3, 12] as const;

/** Marks of a plot. */
export const MOST_MARKS = 260;

export interface StockSpan {
  /** First day (YYYY-MM-DD); null: from the beginning. */
  readonly from: string | null;
  readonly period: StockPeriod;
  /** 近1年 */
  readonly words: string;
}

/** The day some months before another; the last of its month where it has no such day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, length)))
    .toISOString()
    .slice(0, 10);
}

/** @param day the last day of the series (YYYY-MM-DD) */
export function toStockSpan(range: string, kind: 'line' | 'candle', day: string): StockSpan {
  const months = MONTHS[range] ?? null;
  const [mostDays, mostWeeks] = kind === 'line' ? LINE_MONTHS : CANDLE_MONTHS;
  const period: StockPeriod =
    months !== null && months <= mostDays ? 'day' : (months ?? 60) <= mostWeeks ? 'week' : 'month';
  const words = months === null ? '有数据以来' : months < 12 ? `近${months}月` : `近${months / 12}年`;
  return { from: months === null ? null : monthsBefore(day, months), period, words };
}
