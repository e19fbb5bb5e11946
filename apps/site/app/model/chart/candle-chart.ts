/** Candles over days, weeks or months: rising ones hollow, falling ones filled, so that the shape tells them apart. Pure. */
import type { ChartDay } from './chart-day.ts';
import { exDaysOf, gapsOf, monthsOf, percent } from './chart-parts.ts';
import { PLOT_HEIGHT, type PriceDrawing, scaleOf, tickMarks, VOLUME_HEIGHT } from './line-chart.ts';

/** Units of the plot's width for a candle, and half the width of its body. */
const STEP = 12;
const HALF = 4;
/** Least height of a body in units: one that ends where it began is still seen. */
const LEAST_BODY = 3;

export interface CandleDrawing extends PriceDrawing {
  readonly kind: 'candle';
  readonly rising: string;
  readonly falling: string;
  readonly risingVolume: string;
  readonly fallingVolume: string;
  readonly most: string;
}

/** null: fewer than two with prices. */
export function toCandleChart(days: readonly ChartDay[]): CandleDrawing | null {
  const traded = days.filter(({ close }) => close !== null);
  const lastClose = traded.at(-1)?.close ?? null;
  if (traded.length < 2 || lastClose === null) return null;
  const width = days.length * STEP;
  const scale = scaleOf(Math.min(...traded.map(({ low }) => low)), Math.max(...traded.map(({ high }) => high)), 0.1);
  const most = Math.max(...days.map(({ volume }) => volume));
  const paths = { rising: '', falling: '', risingVolume: '', fallingVolume: '' };
  days.forEach((day, at) => {
    const { open, close, high, low, volume } = day;
    if (close === null) return;
    const isRising = close >= open;
    const [middle, left] = [at * STEP + STEP / 2, at * STEP + STEP / 2 - HALF];
    const top = scale.topOf(Math.max(open, close));
    const bottom = Math.max(top + LEAST_BODY, scale.topOf(Math.min(open, close)));
    paths[isRising ? 'rising' : 'falling'] +=
      `M${middle} ${scale.topOf(high)}V${top}M${middle} ${bottom}V${scale.topOf(low)}` +
      `M${left} ${top}h${2 * HALF}V${bottom}h-${2 * HALF}z`;
    if (most > 0 && volume > 0)
      paths[isRising ? 'risingVolume' : 'fallingVolume'] +=
        `M${left} ${VOLUME_HEIGHT}V${VOLUME_HEIGHT - Math.round((volume / most) * 96)}h${2 * HALF}V${VOLUME_HEIGHT}z`;
  });
  const centreOf = (at: number): number => percent(at * STEP + STEP / 2, width);
  return {
    kind: 'candle',
    width,
    ...paths,
    most: most > 0 ? `${most}` : '',
    ticks: tickMarks(scale, lastClose),
    gaps: gapsOf(days).map(([from, to]) => ({
      left: percent(from * STEP, width),
      width: percent((to - from + 1) * STEP, width),
    })),
    exDays: exDaysOf(days).map(centreOf),
    months: monthsOf(days, centreOf),
    last: { at: percent(scale.topOf(lastClose), PLOT_HEIGHT), text: lastClose.toFixed(2) },
  };
}
