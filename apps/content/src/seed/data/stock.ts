/**
 * An invented series: base 100, no currency, no security. Three years of trading days up to the installation with four
 * ex-days, one suspension and one correction, its distributions, and the exchange's closures of 2026.
 */
import { toIsoDay } from '@yunxia/contract/time';
import { isTradingDay, lastClosedDay, type TradingCalendar } from '@yunxia/contract/trading-calendar';
import type { StockDay } from '../../quotes/check-days.ts';
import { sampleDay, sampleTime, sampleYear } from '../sample-dates.ts';

/** The exchange's closures of 2026, as it announced them; weekends are closed anyway. */
const CLOSURES_2026 = [
  ['元旦', '2026-01-01', '2026-01-03'],
  ['春节', '2026-02-15', '2026-02-23'],
  ['清明节', '2026-04-04', '2026-04-06'],
  ['劳动节', '2026-05-01', '2026-05-05'],
  ['端午节', '2026-06-19', '2026-06-21'],
  ['中秋节', '2026-09-25', '2026-09-27'],
  ['国庆节', '2026-10-01', '2026-10-07'],
] as const;

/** The last day for which the sample knows the closures. */
export const SAMPLE_KNOWN_UNTIL = '2026-12-31';

const DAY_MS = 86_400_000;
const YEARS = 3;

export const closureSamples = () =>
  CLOSURES_2026.map(([title, day, until]) => ({ title: `${title}休市（2026年）`, day, until }));

const isClosed = (day: string): boolean => CLOSURES_2026.some(([, from, to]) => day >= from && day <= to);

/** The trading days of the sample, oldest first; the last one has closed at `now` (epoch ms). */
function sampleTradingDays(now: number): string[] {
  const calendar: TradingCalendar = { closures: { has: isClosed } as ReadonlySet<string>, knownUntil: null };
  const last = lastClosedDay(calendar, now) ?? toIsoDay(now);
  const end = Date.parse(`${last}T00:00:00+08:00`);
  const days: string[] = [];
  for (let at = end - YEARS * 365 * DAY_MS; at <= end; at += DAY_MS) {
    if (isTradingDay(calendar, toIsoDay(at))) days.push(toIsoDay(at));
  }
  return days;
}

/** Trading days before the last one: ex-days of the series, with the cash of a share in cents, and a day of the week that is suspended. */
const EX_DAYS = [
  { before: 105, cents: 110 },
  { before: 26, cents: 50 },
  { before: 348, cents: 120 },
  { before: 590, cents: 95 },
] as const;
const SUSPENDED_BEFORE = 52;

/** Closes in cents at shares of the three years, and of the last one; between them the series wanders. */
const KNOTS: ReadonlyArray<readonly [number, number]> = [
  [0, 10_000],
  [0.08, 10_420],
  [0.2, 9_610],
  [0.32, 9_180],
  [0.45, 9_870],
  [0.56, 10_310],
  [0.667, 10_000],
  [0.69, 9_760],
  [0.72, 10_340],
  [0.757, 11_240],
  [0.79, 10_720],
  [0.825, 10_890],
  [0.853, 10_380],
  [0.885, 9_410],
  [0.91, 9_890],
  [0.928, 9_740],
  [0.94, 10_160],
  [0.965, 10_590],
  [0.98, 10_410],
  [1, 10_835],
];

/** Numbers from 0 to 1, the same at every installation. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

function knotAt(share: number): { value: number; slack: number } {
  const next = Math.max(
    1,
    KNOTS.findIndex(([at]) => at >= share),
  );
  const [from, low] = KNOTS[next - 1] ?? [0, 10_000];
  const [to, high] = KNOTS[next] ?? [1, 10_835];
  const part = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return { value: low + (high - low) * part * part * (3 - 2 * part), slack: Math.sin(Math.PI * part) };
}

const cents = (value: number): string => (value / 100).toFixed(2);

/** The Monday of a day's week (YYYY-MM-DD both). */
const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
};

/** The days of the series as the import would store them. */
export function stockDaySamples(now: number): StockDay[] {
  const days = sampleTradingDays(now);
  const random = createRandom(116);
  const last = days.length - 1;
  const suspended = mondayOf(days[last - SUSPENDED_BEFORE] ?? '');
  let drift = 0;
  let previous = 10_000;
  return days.map((day, at) => {
    const before = last - at;
    const ex = EX_DAYS.find((each) => each.before === before);
    if (ex) previous -= ex.cents;
    if (mondayOf(day) === suspended) {
      const none = { open: '', high: '', low: '', close: '' };
      return { day, ...none, previousClose: cents(previous), volume: 0, amount: '' };
    }
    const { value, slack } = knotAt(at / last);
    drift = drift * 0.78 + (random() + random() + random() - 1.5) * 95;
    const isEnd = at === 0 || at === last;
    const close = Math.round(isEnd ? value : value + drift * slack);
    const open = Math.round(previous + (random() - 0.5) * 60);
    const high = Math.max(open, close) + Math.round(random() * 90);
    const low = Math.min(open, close) - Math.round(random() * 90);
    const volume = 100 * Math.round(32_000 + 26_000 * random() + Math.min(26_000, Math.abs(close - previous) * 150));
    const row = {
      ...{ day, open: cents(open), high: cents(high), low: cents(low), close: cents(close) },
      ...{ previousClose: cents(previous), volume, amount: cents(volume * close) },
    };
    previous = close;
    return row;
  });
}

/** Trading days before the last one: the day that was entered wrong, and the day on which that was corrected. */
const CORRECTED_BEFORE = 14;
const CORRECTION_BEFORE = 12;

/** A day of the series as it was entered first, with a close that was not the last price, and when it was corrected. */
export function stockCorrectionSample(days: readonly StockDay[]): { mistaken: StockDay; on: string } {
  const right = days.at(-1 - CORRECTED_BEFORE);
  const on = days.at(-1 - CORRECTION_BEFORE)?.day;
  if (!right || !on) throw new RangeError('the series is too short');
  return { mistaken: { ...right, close: right.low === right.close ? right.high : right.low }, on };
}

/** The distributions behind the ex-days of the series, and two from before it. */
export function dividendSamples(now: number) {
  const days = sampleTradingDays(now);
  const dayBefore = (before: number): string => days.at(-1 - before) ?? sampleDay(now, -before);
  const base = { publishedAt: sampleTime(now, -20, '09:00'), withdrawn: false, _status: 'published' as const };
  const paid = (title: string, year: number, amount: number) => ({
    ...base,
    title: `${title}（演示）`,
    year,
    planText: `每10股派${(amount / 10).toFixed(2)}元（含税）`,
    cashPerShare: (amount / 100).toFixed(2),
    progress: 'paid',
  });
  const inSeries = ({ before }: (typeof EX_DAYS)[number]) => ({
    announcedOn: dayBefore(before + 6),
    recordDay: dayBefore(before + 1),
    exDay: dayBefore(before),
    payDay: dayBefore(before),
  });
  const earlier = (year: number) => ({
    announcedOn: `${year}-06-08`,
    recordDay: `${year}-06-14`,
    exDay: `${year}-06-15`,
    payDay: `${year}-06-15`,
  });
  const [annual, interim, last, beforeLast] = EX_DAYS;
  const annualOf = (back: number) => [`${sampleYear(now, -back)}年度`, sampleYear(now, -back)] as const;
  return [
    { ...paid(...annualOf(1), annual.cents), ...inSeries(annual) },
    { ...paid(`${sampleYear(now)}年中期`, sampleYear(now), interim.cents), ...inSeries(interim) },
    { ...paid(...annualOf(2), last.cents), ...inSeries(last) },
    { ...paid(...annualOf(3), beforeLast.cents), ...inSeries(beforeLast) },
    { ...paid(...annualOf(4), 90), ...earlier(sampleYear(now, -3)) },
    { ...paid(...annualOf(5), 82), ...earlier(sampleYear(now, -4)) },
  ];
}
