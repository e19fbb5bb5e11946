import type { Api } from '@yunxia/contract/client';
import { stockHistory, type StockHistoryItem, type StockQuote } from '@yunxia/contract/stock';
import { adjustments, stockPeriods } from '@yunxia/contract/stock-codes';
import { toRowText } from '../../model/chart/chart-day.ts';
import { toDayWords, toPriceSentence } from '../../model/investor/price-sentence.ts';
import { MOST_MARKS, toStockSpan } from '../../model/investor/stock-span.ts';
import type { stock } from './stock.screen.ts';

type Query = ReturnType<typeof stock.parse>['query'];

/** Days of a history: with candles, with all prices. Volumes are in ten thousand shares. */
const toRows = (list: readonly StockHistoryItem[], isCandle: boolean): string =>
  list.map((item) => toRowText(item, Math.round((item.volume ?? 0) / 10_000), isCandle)).join('\n');

/** Corrections of days that are named under the chart; the table marks all. */
const MOST_CORRECTIONS = 3;

/** 11月9日：收盘由104.20改为104.60，11月11日更正; the latest first. */
const toCorrections = (days: readonly StockHistoryItem[]): string[] =>
  days
    .filter(({ note }) => note !== '')
    .slice(-MOST_CORRECTIONS)
    .toReversed()
    .map(({ day, note }) => `${toDayWords(day)}：${note}`);

/** The days that a chart of the quote's series draws, and the sentence that says them; null where there are none. */
export async function loadStockChart(api: Api, quote: StockQuote, query: Query, signal: AbortSignal) {
  const { range = '1y', kind = 'line', adjust = 'none' } = query;
  const isCandle = kind === 'candle';
  const span = toStockSpan(range, kind, quote.day ?? '');
  const asked = { adjust, ...(span.from ? { from: span.from } : {}) };
  const read = async (period: 'day' | 'week' | 'month') =>
    (await api(stockHistory, { ...asked, period }, { signal })).list;
  // extremes are those of daily closes, whatever is drawn
  const [drawn, days] = await Promise.all([read(span.period), read('day')]);
  const isTooMuch = drawn.length > MOST_MARKS;
  const list = isTooMuch ? await read('month') : drawn;
  const period = isTooMuch ? 'month' : span.period;
  const words = adjust === 'none' ? span.words : `${span.words}（${adjustments[adjust]}）`;
  // days come by file and may end before the latest quote
  const lastDay = days.findLast(({ close }) => close !== '')?.day ?? null;
  const sentence = toPriceSentence(days, words, quote.stale || lastDay !== quote.day ? lastDay : null);
  if (!sentence) return null;
  const suspended = days.filter(({ event }) => event === 'suspended').length;
  return {
    kind,
    rows: toRows(list, isCandle),
    sentence,
    corrections: toCorrections(days),
    unit: stockPeriods[period],
    tableWords: `逐${stockPeriods[period]}，${days.length}个交易日${suspended > 0 ? `，含停牌${suspended}日` : ''}`,
  };
}
