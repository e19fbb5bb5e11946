/** What every chart is made of: round ticks, gaps, months. Positions are per cent of the plot, so that words stand over it at any size. */
import type { ChartDay } from './chart-day.ts';

/** A word at a place. */
export interface Mark {
  /** Per cent from the left or from the top, one decimal. */
  readonly at: number;
  readonly text: string;
}

export interface MonthMark extends Mark {
  readonly isYear: boolean;
  /** Left out where the plot is narrow. */
  readonly isOdd: boolean;
}

/** A span without data. */
export interface Gap {
  readonly left: number;
  readonly width: number;
}

/** Per cent with one decimal. */
export const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

/** Round values between two, about `count` of them. */
export function niceTicks(low: number, high: number, count = 5): number[] {
  const raw = (high - low) / count;
  if (!(raw > 0)) return [];
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= raw) ?? raw;
  const found: number[] = [];
  for (let at = Math.ceil(low / step); at * step <= high + step / 1e6; at += 1)
    found.push(Number((at * step).toFixed(6)));
  return found;
}

/** Decimals with which ticks differ. */
export const tickPlaces = (ticks: readonly number[]): number =>
  Math.max(0, ...ticks.map((tick) => `${tick}`.split('.')[1]?.length ?? 0));

/** Runs of days without trade: index of the first and the last. */
export function gapsOf(days: readonly Pick<ChartDay, 'close'>[]): [number, number][] {
  const found: [number, number][] = [];
  days.forEach(({ close }, at) => {
    const last = found.at(-1);
    if (close !== null) return;
    if (last?.[1] === at - 1) last[1] = at;
    else found.push([at, at]);
  });
  return found;
}

/** Fewest per cent between two months: their words must not meet. */
const LEAST_BETWEEN = 6;

/** The first day of each month, January as the year; months that are too close to the one before or to the end are left out. */
export function monthsOf(days: readonly Pick<ChartDay, 'day'>[], leftOf: (at: number) => number): MonthMark[] {
  const found: Omit<MonthMark, 'isOdd'>[] = [];
  let last = days[0]?.day.slice(0, 7);
  days.forEach(({ day }, at) => {
    const month = day.slice(0, 7);
    if (month === last) return;
    last = month;
    const left = leftOf(at);
    const before = found.at(-1);
    const isYear = month.endsWith('-01');
    if (left > 98) return;
    if (before && left - before.at < LEAST_BETWEEN) {
      if (!isYear) return;
      found.pop();
    }
    const text = isYear ? `${month.slice(0, 4)}年` : `${Number(month.slice(5))}月`;
    found.push({ at: left, text, isYear });
  });
  // what is left out beside a year are the months next to it
  const year = Math.max(
    0,
    found.findIndex(({ isYear }) => isYear),
  );
  return found.map((mark, place) => ({ ...mark, isOdd: (place - year) % 2 !== 0 }));
}

/** The days on which the price went ex. */
export const exDaysOf = (days: readonly ChartDay[]): number[] =>
  days.flatMap(({ event }, at) => (event === 'ex_dividend' ? [at] : []));
