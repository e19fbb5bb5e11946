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
 * Days as one text, a line each: day, marks, close, volume and, for candles, open, high, low. Loaders send it: a hundredth of
 * what objects of the same days would add to a page. Marks are a letter each: of the event, and that the day was corrected.
 */
const eventMarks = { ex_dividend: 'x', suspended: 's', resumed: 'r' } as const;
const CORRECTED = 'c';
const markWords: Readonly<Record<string, string>> = { x: '除权除息', s: '停牌', r: '复牌', [CORRECTED]: '更正' };

/** 除权除息，更正 */
export const toMarkWords = (marks: string): string => [...marks].flatMap((mark) => markWords[mark] ?? []).join('，');

/** A row of the text. */
export const toRowText = (
  {
    day,
    close,
    open,
    high,
    low,
    event,
    note,
  }: Readonly<Record<'day' | 'close' | 'open' | 'high' | 'low' | 'note', string>> & {
    readonly event: StockEvent | null;
  },
  volume: number,
  isCandle: boolean,
): string => {
  const marks = `${event ? eventMarks[event] : ''}${note ? CORRECTED : ''}`;
  return [day, marks, close, volume, ...(isCandle ? [open, high, low] : [])].join(' ');
};

/** The cells of the rows, as texts. */
export const toCells = (text: string): string[][] => (text === '' ? [] : text.split('\n').map((row) => row.split(' ')));

/** The event among the marks. */
const eventOf = (marks: string): StockEvent | null =>
  (Object.keys(eventMarks) as StockEvent[]).find((event) => marks.includes(eventMarks[event])) ?? null;

/** The days of the text. */
export const toChartDays = (text: string): ChartDay[] =>
  toCells(text).map(([day = '', marks = '', close = '', volume = '', open = close, high = close, low = close]) => ({
    ...{ day, event: eventOf(marks), volume: Number(volume), open: Number(open), high: Number(high), low: Number(low) },
    close: close === '' ? null : Number(close),
  }));
