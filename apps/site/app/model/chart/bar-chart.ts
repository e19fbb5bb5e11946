/** Values of several periods as bars: their drawing and the sentence that says them. */
import {
  compare,
  type Decimal,
  divide,
  formatDecimal,
  multiply,
  parseDecimal,
  subtract,
  toDecimal,
} from '@yunxia/contract/decimal';
import type { FigureItem } from '@yunxia/contract/figure';

/** A bar of the drawing; places and sizes are per cent of the plot. */
export interface Bar {
  readonly period: string;
  /** The value as it is written; '' where it is missing. */
  readonly text: string;
  /** Above or below the bar; '' where it would be too long to stand there. */
  readonly label: string;
  readonly left: number;
  readonly middle: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  /** Where the label stands. */
  readonly labelAt: number;
  readonly isLoss: boolean;
  readonly isLast: boolean;
  readonly isRestated: boolean;
  readonly note: string;
}

export interface BarDrawing {
  readonly bars: readonly Bar[];
  /** Where 0 is, per cent from the top. Bars always start there. */
  readonly zero: number;
  readonly sentence: string;
  readonly hasRestated: boolean;
}

type Figure = Pick<FigureItem, 'label' | 'unit' | 'kind' | 'values'>;

/** Room above and below the bars for their values, per cent. */
const TOP = 16;
const BOTTOM = 84;
const BOTTOM_OF_LOSSES = 72;
/** Most digits of a label that fits over its bar. */
const LONGEST_LABEL = 7;
/** Periods that are drawn: the latest. The table has all. */
const MOST_BARS = 10;
/** What geometry takes; a longer number is no value of a figure. */
const LARGEST = 1e15;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const numberOf = ({ units, places }: Decimal): number => Number(units) / 10 ** places;

/** The value, or null where it is missing or no number. */
const read = (text: string): Decimal | null => {
  const value = parseDecimal(text);
  return value !== null && Math.abs(numberOf(value)) <= LARGEST ? value : null;
};

/** `2025年`, and a period of other words as it is. */
export const toPeriodText = (period: string): string => (/^\d{4}$/.test(period) ? `${period}年` : period);

/** Digits as the editor wrote them, thousands parted, with the typographic minus. */
const toText = (value: Decimal): string => formatDecimal(value, value.places);

/** The drawing of a figure; null where no period has a value. */
export function toBarDrawing({ label, unit, kind, values }: Figure): BarDrawing | null {
  const rows = values.slice(-MOST_BARS).map((value) => ({ ...value, exact: read(value.value) }));
  const known = rows.flatMap(({ exact }) => (exact ? numberOf(exact) : []));
  if (known.length === 0) return null;
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const bottom = low < 0 ? BOTTOM_OF_LOSSES : BOTTOM;
  const placeOf = (value: number): number =>
    high === low ? bottom : TOP + ((high - value) / (high - low)) * (bottom - TOP);
  const zero = oneDecimal(placeOf(0));
  const step = 100 / rows.length;
  const lastKnown = rows.map(({ exact }) => exact !== null).lastIndexOf(true);
  const bars = rows.map(({ period, exact, restated, note }, at): Bar => {
    const value = exact ? numberOf(exact) : 0;
    const edge = oneDecimal(placeOf(value));
    const isLoss = value < 0;
    const text = exact ? toText(exact) : '';
    return {
      ...{ period, text, label: text.length <= LONGEST_LABEL ? text : '' },
      left: oneDecimal(step * (at + 0.16)),
      middle: oneDecimal(step * (at + 0.5)),
      width: oneDecimal(step * 0.68),
      top: exact ? Math.min(edge, zero) : TOP,
      height: oneDecimal(exact ? Math.abs(edge - zero) : zero - TOP),
      labelAt: edge,
      ...{ isLoss, isLast: at === lastKnown, isRestated: restated, note },
    };
  });
  return { bars, zero, sentence: toSentence(label, unit, kind, rows), hasRestated: rows.some((row) => row.restated) };
}

type Row = FigureItem['values'][number] & { readonly exact: Decimal | null };

/** 2025年118.6亿元，比2024年增加6.3亿元（5.6%）；5年中最高2025年118.6亿元，最低2021年101.2亿元。 */
function toSentence(label: string, unit: string, kind: Figure['kind'], rows: readonly Row[]): string {
  const known = rows.filter((row): row is Row & { exact: Decimal } => row.exact !== null);
  const last = known.at(-1);
  if (!last) return '';
  const said = ({ exact }: { exact: Decimal }): string => `${toText(exact)}${unit}`;
  const before = known.at(-2);
  const parts = [`${label}：${toPeriodText(last.period)}${said(last)}`];
  if (before) parts.push(toChange(last.exact, before, unit, kind));
  const sorted = known.toSorted((one, other) => compare(one.exact, other.exact));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  const range =
    known.length > 2 && lowest && highest && compare(lowest.exact, highest.exact) !== 0
      ? `；有数的${known.length}期中，${toPeriodText(highest.period)}最高（${said(highest)}），${toPeriodText(lowest.period)}最低（${said(lowest)}）`
      : '';
  const missing = rows.filter(({ exact }) => exact === null);
  const gaps =
    missing.length > 0 ? `${missing.map(({ period }) => toPeriodText(period)).join('、')}没有数，图中留空。` : '';
  return `${parts.join('，')}${range}。${gaps}`;
}

function toChange(value: Decimal, before: Row & { exact: Decimal }, unit: string, kind: Figure['kind']): string {
  const difference = subtract(value, before.exact);
  const name = toPeriodText(before.period);
  const zero = toDecimal(0);
  const order = compare(difference, zero);
  if (order === 0) return `与${name}持平`;
  const size = order < 0 ? { ...difference, units: -difference.units } : difference;
  // points of a share, not per cent of per cent
  const isShare = kind === 'ratio' && unit === '%';
  const amount = `${formatDecimal(size, size.places)}${isShare ? '个百分点' : unit}`;
  const isRate = !isShare && compare(value, zero) > 0 && compare(before.exact, zero) > 0;
  const rate = isRate ? `（${formatDecimal(divide(multiply(size, toDecimal(100)), before.exact, 1), 1)}%）` : '';
  return `比${name}${order > 0 ? '增加' : '减少'}${amount}${rate}`;
}
