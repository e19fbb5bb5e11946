/**
 * Dates of the sample content, all relative to `now` (epoch ms) and all in Beijing time (UTC+8, no
 * summer time), whatever the zone of the machine. A "day" is an offset in Beijing calendar days.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEIJING_OFFSET = 8 * HOUR;

function pad(value: number, width = 2): string {
  return String(value).padStart(width, '0');
}

/** The Beijing wall clock of an instant, as the UTC fields of a shifted Date. */
function wallClock(instant: number): Date {
  return new Date(instant + BEIJING_OFFSET);
}

/** ISO 8601 with the offset +08:00, to the minute: `2026-03-01T09:00:00+08:00`. */
export function beijingIso(instant: number): string {
  const wall = wallClock(instant);
  return `${dayOf(instant)}T${pad(wall.getUTCHours())}:${pad(wall.getUTCMinutes())}:00+08:00`;
}

function dayOf(instant: number): string {
  const wall = wallClock(instant);
  return `${wall.getUTCFullYear()}-${pad(wall.getUTCMonth() + 1)}-${pad(wall.getUTCDate())}`;
}

/** The Beijing day `days` after today, as `2026-03-01`. */
export function sampleDay(now: number, days: number): string {
  return dayOf(now + days * DAY);
}

/** The Beijing day `days` after today at `clock` (`HH:MM`, `24:00` allowed), as ISO with +08:00. */
export function sampleTime(now: number, days: number, clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const wall = wallClock(now);
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days) - BEIJING_OFFSET;
  return beijingIso(midnight + hour * HOUR + minute * 60_000);
}

/** `hours` after now (negative: before), rounded down to the half hour, as ISO with +08:00. */
export function hoursFrom(now: number, hours: number): string {
  const half = HOUR / 2;
  return beijingIso(Math.floor((now + hours * HOUR) / half) * half);
}

/** The Beijing year `years` after this one. */
export function sampleYear(now: number, years = 0): number {
  return wallClock(now).getUTCFullYear() + years;
}

/** `2026年3月1日` for the Beijing day `days` after today; used inside sentences. */
export function chineseDay(now: number, days: number): string {
  const wall = wallClock(now + days * DAY);
  return `${wall.getUTCFullYear()}年${wall.getUTCMonth() + 1}月${wall.getUTCDate()}日`;
}

/** `3月1日` for the Beijing day `days` after today. */
export function chineseMonthDay(now: number, days: number): string {
  return chineseDay(now, days).replace(/^\d+年/, '');
}

/** Year, and quarter from 1 to 4, of the last quarter that had ended on the Beijing day `days` after today. */
function endedQuarter(now: number, days: number): { year: number; quarter: number } {
  const wall = wallClock(now + days * DAY);
  const running = Math.floor(wall.getUTCMonth() / 3) + 1;
  return running === 1
    ? { year: wall.getUTCFullYear() - 1, quarter: 4 }
    : { year: wall.getUTCFullYear(), quarter: running - 1 };
}

/**
 * Puts periods into a title as they stood when it was published: `{year}` and `{last}` the calendar year and the
 * one before, `{quarter}` the last quarter that had ended (2026年第三季度), `{period}` what a listed company
 * reports on then (第一季度, 半年度, 第三季度 or 年度, with its year).
 */
export function datedTitle(now: number, days: number, title: string): string {
  const { year, quarter } = endedQuarter(now, days);
  const calendarYear = wallClock(now + days * DAY).getUTCFullYear();
  const values: Readonly<Record<string, string>> = {
    '{year}': String(calendarYear),
    '{last}': String(calendarYear - 1),
    '{quarter}': `${year}年第${'一二三四'.charAt(quarter - 1)}季度`,
    '{period}': `${year}年${['第一季度', '半年度', '第三季度', '年度'][quarter - 1] ?? ''}`,
  };
  return title.replace(/\{(?:year|last|quarter|period)\}/g, (mark) => values[mark] ?? mark);
}
