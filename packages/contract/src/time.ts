/**
 * Beijing time. The whole contract speaks Asia/Shanghai (fixed UTC+8 since 1992) whatever the
 * machine's zone is, so nothing here uses the local getters or locale methods of Date.
 * Instants are epoch milliseconds in code and ISO 8601 with +08:00 on the wire; days are YYYY-MM-DD.
 */

/** Length of a day in milliseconds (Beijing has no daylight saving). */
export const DAY_MS = 86_400_000;
/** Length of an hour in milliseconds. */
export const HOUR_MS = 3_600_000;

const OFFSET_MS = 8 * HOUR_MS;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Writes an instant (epoch ms) to the minute in Beijing time, for people: `2026-11-28 08:30`. */
export function toMinuteText(instant: number): string {
  return toIsoTime(instant).slice(0, 16).replace('T', ' ');
}

/** Calendar fields of an instant as read off a clock in Beijing. `month` is 1–12, `weekday` 0 (Sunday) – 6. */
export interface BeijingParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  weekday: number;
}

/**
 * Reads an ISO 8601 instant or a day. A value without offset is Beijing time, a bare day is its
 * midnight in Beijing, and 24:00 is the next midnight.
 * @returns epoch milliseconds, or null when the text is no real date or time
 */
export function parseTime(text: string): number | null {
  const match = ISO.exec(text.trim());
  if (!match) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', zone] = match;
  const h = Number(hour);
  const m = Number(minute);
  const s = Number(second);
  const isMidnight24 = h === 24 && m === 0 && s === 0;
  if ((h > 23 && !isMidnight24) || m > 59 || s > 59) return null;
  const midnight = utcMidnight(Number(year), Number(month), Number(day));
  if (midnight === null) return null;
  const offset = zone === undefined ? OFFSET_MS : parseOffset(zone);
  if (offset === null) return null;
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  return midnight + h * HOUR_MS + m * 60_000 + s * 1000 + milliseconds - offset;
}

/**
 * Reads a calendar day (YYYY-MM-DD, nothing else).
 * @returns epoch milliseconds of its first moment in Beijing, or null when there is no such day
 */
export function parseDay(text: string): number | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseTime(text) : null;
}

/** Writes an instant (epoch ms) as ISO 8601 with the offset +08:00, to the second. */
export function toIsoTime(instant: number): string {
  return `${shifted(instant).toISOString().slice(0, 19)}+08:00`;
}

/** Writes the Beijing calendar day of an instant (epoch ms) as YYYY-MM-DD. */
export function toIsoDay(instant: number): string {
  return shifted(instant).toISOString().slice(0, 10);
}

/** Calendar fields of an instant (epoch ms) in Beijing. */
export function toBeijingParts(instant: number): BeijingParts {
  const date = shifted(instant);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: date.getUTCDay(),
  };
}

/** First moment (epoch ms) of the Beijing day that holds the instant. */
export function startOfDay(instant: number): number {
  return Math.floor((instant + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
}

/** The same time of day, `days` later (negative: earlier). Epoch ms. */
export function addDays(instant: number, days: number): number {
  return instant + days * DAY_MS;
}

/** Whole Beijing calendar days from one instant to another (epoch ms): 0 the same day, 1 tomorrow, −1 yesterday. */
export function daysBetween(from: number, to: number): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);
}

/** Day of the week in Beijing: 0 (Sunday) – 6 (Saturday). */
export function dayOfWeek(instant: number): number {
  return shifted(instant).getUTCDay();
}

/** Instant (epoch ms) of a Beijing wall-clock time; `month` is 1–12, fields beyond their range carry over. */
export function fromBeijingParts(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, 0);
  return date.getTime() - OFFSET_MS;
}

function shifted(instant: number): Date {
  return new Date(instant + OFFSET_MS);
}

function utcMidnight(year: number, month: number, day: number): number | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.getTime() : null;
}

function parseOffset(zone: string): number | null {
  if (zone.toUpperCase() === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 14 || minutes > 59) return null;
  const size = hours * HOUR_MS + minutes * 60_000;
  return zone.startsWith('-') ? -size : size;
}
