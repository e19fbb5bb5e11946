/** A series in one plain sentence, computed exactly from what is drawn. */
import { fromHundredths, percentHundredths, toUnits } from './exact-units.ts';

export type Direction = 'up' | 'down' | 'flat';

/** The sentence in its parts: the middle one is coloured by its direction. */
export interface PriceSentence {
  readonly before: string;
  readonly change: string;
  readonly direction: Direction;
  readonly after: string;
  /** The highest and the lowest close; null where the series never moves. */
  readonly extremes: readonly [high: Extreme, low: Extreme] | null;
}

/** A close and its day (YYYY-MM-DD). */
export interface Extreme {
  readonly day: string;
  readonly close: string;
}

interface Close {
  readonly day: string;
  /** '' without trade. */
  readonly close: string;
}

/** 2026-03-06 as 3月6日, with its year where the series goes over one. */
export const toDayWords = (day: string, withYear = false): string =>
  `${withYear ? `${day.slice(0, 4)}年` : ''}${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;

const toExtreme = ({ day, cents }: { day: string; cents: number }): Extreme => ({ day, close: fromHundredths(cents) });

/**
 * 近1年由100.00到108.35，上涨8.35%；收盘最高112.40（3月6日），最低94.10（7月22日）。
 * @param span 近1年
 * @param until a day up to which the data are, where they are behind
 * @returns null where fewer than two days have a close
 */
export function toPriceSentence(
  closes: readonly Close[],
  span: string,
  until: string | null = null,
): PriceSentence | null {
  const traded = closes.flatMap(({ day, close }) => {
    const cents = toUnits(close, 2);
    return cents === null ? [] : [{ day, cents }];
  });
  const [first, last] = [traded[0], traded.at(-1)];
  if (!first || !last || traded.length < 2 || first.cents <= 0) return null;
  const high = traded.reduce((most, one) => (one.cents > most.cents ? one : most));
  const low = traded.reduce((least, one) => (one.cents < least.cents ? one : least));
  const withYear = Date.parse(last.day) - Date.parse(first.day) > 366 * 86_400_000;
  const moved = last.cents - first.cents;
  const size = fromHundredths(Math.abs(percentHundredths(moved, first.cents)));
  const suspended = closes.filter(({ day, close }) => day > last.day && close === '').length;
  return {
    before: `${span}${until ? `截至${toDayWords(until)}，` : ''}由${fromHundredths(first.cents)}到${fromHundredths(last.cents)}，`,
    change: moved === 0 ? '持平' : `${moved > 0 ? '上涨' : '下跌'}${size}%`,
    extremes: high === low ? null : [toExtreme(high), toExtreme(low)],
    direction: moved > 0 ? 'up' : moved < 0 ? 'down' : 'flat',
    after:
      (high === low
        ? ''
        : `；收盘最高${fromHundredths(high.cents)}（${toDayWords(high.day, withYear)}），最低${fromHundredths(low.cents)}（${toDayWords(low.day, withYear)}）`) +
      `${suspended > 0 ? `；停牌${suspended}日不计` : ''}。`,
  };
}
