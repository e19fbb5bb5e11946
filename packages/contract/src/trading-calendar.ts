/**
 * The exchange's days and sessions. No package knows them: the exchange closes on days of its own, and never opens on a
 * weekend that the state declares a workday. So the closures are entered as the exchange announces them, up to a day.
 */
import { addDays, dayOfWeek, HOUR_MS, parseDay, startOfDay, toIsoDay } from './time.ts';

/** The weekdays on which the exchange is closed, and the last day (YYYY-MM-DD) for which they are known; null: none. */
export interface TradingCalendar {
  readonly closures: ReadonlySet<string>;
  readonly knownUntil: string | null;
}

/** What the exchange does at a moment, and how a page says it. */
export const sessions = {
  before: '未开盘',
  auction: '集合竞价',
  open: '交易中',
  lunch: '午间休市',
  closing_auction: '收盘集合竞价',
  closed: '已收盘',
  holiday: '休市',
  suspended: '停牌',
  unknown: '交易日历待更新',
} as const;
export type Session = keyof typeof sessions;

const MINUTE_MS = 60_000;
const clock = (hour: number, minute: number): number => hour * HOUR_MS + minute * MINUTE_MS;

/** Starts of the sessions of a trading day, in ms after its midnight, last first. */
const STARTS: ReadonlyArray<readonly [number, Session]> = [
  [clock(15, 0), 'closed'],
  [clock(14, 57), 'closing_auction'],
  [clock(13, 0), 'open'],
  [clock(11, 30), 'lunch'],
  [clock(9, 30), 'open'],
  [clock(9, 15), 'auction'],
  [0, 'before'],
];

/** The continuous auctions of a trading day, in ms after its midnight. */
const AUCTIONS: ReadonlyArray<readonly [from: number, to: number]> = [
  [clock(9, 30), clock(11, 30)],
  [clock(13, 0), clock(15, 0)],
];

const isWeekend = (instant: number): boolean => dayOfWeek(instant) % 6 === 0;

/** Whether a day (YYYY-MM-DD) is past those whose closures are known. Weekends always are known: closed. */
export const isUnknownDay = ({ knownUntil }: TradingCalendar, day: string): boolean => {
  const start = parseDay(day);
  return start === null || (!isWeekend(start) && (knownUntil === null || day > knownUntil));
};

/** Whether the exchange opens on a day (YYYY-MM-DD); a weekday past the known ones counts as one. */
export const isTradingDay = ({ closures }: TradingCalendar, day: string): boolean => {
  const start = parseDay(day);
  return start !== null && !isWeekend(start) && !closures.has(day);
};

/** The session at an instant (epoch ms); suspensions of a share are not the calendar's. */
export const sessionAt = (calendar: TradingCalendar, instant: number): Session => {
  const day = toIsoDay(instant);
  if (isUnknownDay(calendar, day)) return 'unknown';
  if (!isTradingDay(calendar, day)) return 'holiday';
  const passed = instant - startOfDay(instant);
  return STARTS.find(([start]) => passed >= start)?.[1] ?? 'before';
};

/** The next instant (epoch ms) at which the session is another one, the days of a year ahead; null: none is known. */
export const nextSessionChange = (calendar: TradingCalendar, instant: number): number | null => {
  const now = sessionAt(calendar, instant);
  const midnight = startOfDay(instant);
  for (let days = 0; days < 366; days += 1) {
    const day = addDays(midnight, days);
    const found = STARTS.toReversed().find(
      ([start]) => day + start > instant && sessionAt(calendar, day + start) !== now,
    );
    if (found) return day + found[0];
  }
  return null;
};

/** The trading days from one day to another (YYYY-MM-DD), both included, oldest first. */
export const tradingDays = (calendar: TradingCalendar, from: string, to: string): string[] => {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === null || last === null) return [];
  const found: string[] = [];
  for (let at = first; at <= last; at = addDays(at, 1)) {
    if (isTradingDay(calendar, toIsoDay(at))) found.push(toIsoDay(at));
  }
  return found;
};

/** The last trading day whose close is past at an instant (epoch ms); null where a fortnight has none. */
export const lastClosedDay = (calendar: TradingCalendar, instant: number): string | null => {
  const isPast = instant - startOfDay(instant) >= clock(15, 0);
  for (let days = isPast ? 0 : 1; days < 31; days += 1) {
    const day = toIsoDay(addDays(instant, -days));
    if (isTradingDay(calendar, day)) return day;
  }
  return null;
};

/** The instant (epoch ms) that is `ms` of trading after another: lunch, nights and closed days do not count. null: none within a month. */
export const addTradingTime = (calendar: TradingCalendar, instant: number, ms: number): number | null => {
  let left = ms;
  for (let days = 0; days < 31; days += 1) {
    const midnight = addDays(startOfDay(instant), days);
    if (!isTradingDay(calendar, toIsoDay(midnight))) continue;
    for (const [from, to] of AUCTIONS) {
      const start = Math.max(instant, midnight + from);
      const room = Math.max(0, midnight + to - start);
      if (left < room) return start + left;
      left -= room;
    }
  }
  return null;
};
