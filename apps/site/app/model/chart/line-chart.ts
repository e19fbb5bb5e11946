/** A line over days with its volume: what is drawn, as paths and as words at places. Pure. */
import type { ChartDay } from './chart-day.ts';
import {
  exDaysOf,
  type Gap,
  gapsOf,
  type Mark,
  type MonthMark,
  monthsOf,
  niceTicks,
  percent,
  tickPlaces,
} from './chart-parts.ts';

/** Units of the plot's height; its width is one unit a day, so that steps are short to write. */
export const PLOT_HEIGHT = 600;

/** The parts of every price chart. */
export interface PriceDrawing {
  /** Width of the plot in units of the paths. */
  readonly width: number;
  readonly ticks: readonly Mark[];
  readonly gaps: readonly Gap[];
  readonly exDays: readonly number[];
  readonly months: readonly MonthMark[];
  readonly last: Mark | null;
}

export interface LineDrawing extends PriceDrawing {
  readonly kind: 'line';
  readonly line: string;
  readonly area: string;
  readonly volume: string;
  readonly most: string;
  /** Left and top of the last point. */
  readonly point: { readonly left: number; readonly top: number } | null;
  readonly extremes: readonly (Mark & { readonly top: number; readonly isHigh: boolean; readonly anchor: Anchor })[];
}

type Anchor = 'start' | 'middle' | 'end';

const fixed = (value: number): string => value.toFixed(2);
const signed = (value: number): string => (value < 0 ? `${value}` : ` ${value}`);

/** Room above the highest and below the lowest value, as a share of their distance. */
const ROOM = 0.14;
/** Ticks closer to the last value than that, in per cent of the height, would meet its word. */
const TICK_ROOM = 6;

/** The scale of values: top of a value in units. A series that never moves stands in the middle. */
export function scaleOf(low: number, high: number, room = ROOM) {
  const pad = (high - low) * room || Math.abs(high) * 0.01 || 1;
  const [from, to] = [low - pad, high + pad];
  return {
    from,
    to,
    topOf: (value: number): number => Math.round(PLOT_HEIGHT - ((value - from) / (to - from)) * PLOT_HEIGHT),
  };
}

/** Ticks with their words; those at the last value are left out. */
export function tickMarks({ from, to, topOf }: ReturnType<typeof scaleOf>, last: number): Mark[] {
  const ticks = niceTicks(from, to);
  const places = tickPlaces(ticks);
  return ticks
    .map((tick) => ({ at: percent(topOf(tick), PLOT_HEIGHT), text: tick.toFixed(places) }))
    .filter(({ at }) => Math.abs(at - percent(topOf(last), PLOT_HEIGHT)) > TICK_ROOM);
}

/** The highest and the lowest close of single days, where weeks or months are drawn. */
type Extremes = readonly [
  { readonly day: string; readonly close: string },
  { readonly day: string; readonly close: string },
];

/** @param extremes null: those of what is drawn @returns null: fewer than two days with a value */
export function toLineChart(days: readonly ChartDay[], extremes: Extremes | null = null): LineDrawing | null {
  const traded = days.flatMap(({ close }, at) => (close === null ? [] : [{ at, close }]));
  const [first, last] = [traded[0], traded.at(-1)];
  if (!first || !last || traded.length < 2) return null;
  const width = days.length - 1;
  const [high, low] = extremes
    ? extremes.map(({ day, close }) => ({ at: indexOf(days, day), close: Number(close) }))
    : [
        traded.reduce((most, one) => (one.close > most.close ? one : most)),
        traded.reduce((least, one) => (one.close < least.close ? one : least)),
      ];
  if (!high || !low) return null;
  const scale = scaleOf(low.close, high.close);
  const leftOf = (at: number): number => percent(at, width);
  const { line, area } = toLine(days, scale.topOf);
  const most = Math.max(...days.map(({ volume }) => volume));
  const toExtreme = ({ at, close }: typeof high, isHigh: boolean) => {
    const left = leftOf(at);
    const anchor: Anchor = left < 12 ? 'start' : left > 88 ? 'end' : 'middle';
    const text = `${isHigh ? '最高' : '最低'} ${fixed(close)}`;
    return { at: left, text, top: percent(scale.topOf(close), PLOT_HEIGHT), isHigh, anchor };
  };
  return {
    kind: 'line',
    width,
    line,
    area,
    volume: toVolume(days, most),
    most: most > 0 ? `${most}` : '',
    ticks: tickMarks(scale, last.close),
    gaps: gapsOf(days).map(([from, to]) => {
      const [left, right] = [leftOf(Math.max(0, from - 1)), leftOf(Math.min(width, to + 1))];
      return { left, width: Math.round((right - left) * 10) / 10 };
    }),
    exDays: exDaysOf(days).map(leftOf),
    months: monthsOf(days, leftOf),
    last: { at: percent(scale.topOf(last.close), PLOT_HEIGHT), text: fixed(last.close) },
    point: { left: leftOf(last.at), top: percent(scale.topOf(last.close), PLOT_HEIGHT) },
    extremes: high.close === low.close ? [] : [toExtreme(high, true), toExtreme(low, false)],
  };
}

/** The place of a day among those that are drawn: in the week or month that ends with it or after it. */
const indexOf = (days: readonly ChartDay[], day: string): number =>
  Math.max(
    0,
    days.findIndex((each) => each.day >= day),
  );

/** The line and the ground under it; both begin again after a gap. */
function toLine(days: readonly ChartDay[], topOf: (value: number) => number): { line: string; area: string } {
  let line = '';
  let area = '';
  let before: number | null = null;
  let start = 0;
  days.forEach(({ close }, at) => {
    if (close === null) {
      if (before !== null) area += `V${PLOT_HEIGHT}H${start}Z`;
      before = null;
      return;
    }
    const top = topOf(close);
    let step = `M${at} ${top}`;
    if (before === null) start = at;
    else {
      const run = line.endsWith(`M${at - 1} ${before}`) ? 'l1' : ' 1';
      step = `${run}${signed(top - before)}`;
    }
    line += step;
    area += step;
    before = top;
  });
  if (before !== null) area += `V${PLOT_HEIGHT}H${start}Z`;
  return { line, area };
}

/** Height of the pane of volumes in units. */
export const VOLUME_HEIGHT = 100;

/** Volumes as steps of a day; a day without trade is none. */
function toVolume(days: readonly ChartDay[], most: number): string {
  if (most <= 0) return '';
  const steps = days.map(({ volume }) => `V${VOLUME_HEIGHT - Math.round((volume / most) * 96)}h1`);
  return `M0 ${VOLUME_HEIGHT}${steps.join('')}V${VOLUME_HEIGHT}z`;
}
