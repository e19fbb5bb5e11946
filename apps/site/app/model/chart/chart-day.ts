/** A day, week or month of a series, as charts draw it. Prices are numbers for drawing alone; what is said is computed exactly. */
import type { StockEvent } from '@yunxia/contract/stock-codes';

export interface ChartDay {
  readonly day: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  /** null: no trade; drawn as a gap, never joined and never 0. */
  readonly close: number | null;
  /** In ten thousand shares. */
  readonly volume: number;
  readonly event: StockEvent | null;
}

/**
 * Days as one text, a line each: day, event, close, volume and, for candles, open, high, low. Loaders send it: a hundredth of
 * what objects of the same days would add to a page.
 */
const eventMarks = { ex_dividend: 'x', suspended: 's', resumed: 'r' } as const;

/** A row of the text. */
export const toRowText = (
  {
    day,
    close,
    open,
    high,
    low,
    event,
  }: Readonly<Record<'day' | 'close' | 'open' | 'high' | 'low', string>> & {
    readonly event: StockEvent | null;
  },
  volume: number,
  isCandle: boolean,
): string => [day, event ? eventMarks[event] : '', close, volume, ...(isCandle ? [open, high, low] : [])].join(' ');

/** The cells of the rows, as texts. */
export const toCells = (text: string): string[][] => (text === '' ? [] : text.split('\n').map((row) => row.split(' ')));

/** What a mark stands for. */
const eventOf = (mark: string): StockEvent | null =>
  (Object.keys(eventMarks) as StockEvent[]).find((event) => eventMarks[event] === mark) ?? null;

/** The days of the text. */
export const toChartDays = (text: string): ChartDay[] =>
  toCells(text).map(([day = '', mark = '', close = '', volume = '', open = close, high = close, low = close]) => ({
    ...{ day, event: eventOf(mark), volume: Number(volume), open: Number(open), high: Number(high), low: Number(low) },
    close: close === '' ? null : Number(close),
  }));
