/** When the quote feed is polled, and when its figures are behind. Pure; instants are epoch ms. */
import { HOUR_MS, startOfDay, toIsoDay } from '@yunxia/contract/time';
import { addTradingTime, isTradingDay, lastClosedDay, type TradingCalendar } from '@yunxia/contract/trading-calendar';

const MINUTE_MS = 60_000;
export const POLL_EVERY_MS = MINUTE_MS;
/** Failures in a row after which the feed is left alone for a while. */
export const MOST_FAILURES = 5;
export const PAUSE_MS = 10 * MINUTE_MS;

/** The first poll of a trading day: 09:15. */
const FIRST = 9 * HOUR_MS + 15 * MINUTE_MS;
/** The last one without a delay: 15:05. The figures of 15:00 come as much later as the feed is delayed. */
const LAST = 15 * HOUR_MS + 5 * MINUTE_MS;

/** When the feed was last polled, in what run of failures, and when it may be polled again. */
export interface PollState {
  readonly polledAt: number;
  readonly nextAt: number;
}

/**
 * Whether it is time to poll: every minute of trading, with the delay after its end; once more where the end of a day has
 * passed without a poll, as after a start in the evening.
 */
export function isPollTime(calendar: TradingCalendar, { polledAt, nextAt }: PollState, now: number, delayMs: number) {
  if (now < nextAt) return false;
  const midnight = startOfDay(now);
  if (isTradingDay(calendar, toIsoDay(now)) && now >= midnight + FIRST && now <= midnight + LAST + delayMs) return true;
  const day = lastClosedDay(calendar, now - 5 * MINUTE_MS - delayMs);
  return day !== null && polledAt < Date.parse(`${day}T00:00:00+08:00`) + LAST + delayMs;
}

/** When the next poll may be. @param failures in a row */
export const nextPollAt = (now: number, failures: number): number =>
  now + (failures < MOST_FAILURES ? POLL_EVERY_MS : PAUSE_MS);

/**
 * From when on figures are behind: two polls of trading, and the delay, after their time. The quote of 11:30 is not behind
 * at lunch, nor that of 15:00 in the night.
 */
export function behindFrom(calendar: TradingCalendar, at: number, delayMs: number): number {
  const due = addTradingTime(calendar, at, 2 * POLL_EVERY_MS);
  return due === null ? Number.POSITIVE_INFINITY : due + delayMs;
}
