/** Times as an editor types them, on Beijing's clock. Pure, for the browser. */
import { DAY_MS, fromBeijingParts, parseTime, toBeijingParts, toIsoDay, toMinuteText } from '@yunxia/contract/time';

/** What a field holds while its text is no time: no save takes it, and no empty value hides that something was typed. */
export const NO_TIME = '时间格式不对';

/** A day without its year is the one that lies no longer ago than this. */
const LONGEST_AGO_MS = 60 * DAY_MS;

const TYPED =
  /^(?:(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?|(\d{4})(\d{2})(\d{2}))(?:[T\s,]+(\d{1,2})(?:[:.时点](\d{1,2})?分?|(\d{2})))?$/u;

/**
 * Reads `2026-12-01 08:30`, `2026年12月1日 8点30`, `20261201 0830`, `12-1 8:30`.
 * @param isDay a day alone is asked for
 * @param now epoch ms, for a day without its year
 * @returns UTC as it is stored; null for nothing; NO_TIME for what is none
 */
export function readTypedTime(text: string, isDay: boolean, now: number): string | null {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const found = TYPED.exec(plain);
  if (!found) return NO_TIME;
  const [, yearParted, monthParted, dayParted, yearJoined, monthJoined, dayJoined, hour, minute, minuteJoined] = found;
  const [writtenYear, month, day] = [yearParted ?? yearJoined, monthParted ?? monthJoined, dayParted ?? dayJoined];
  if ((hour === undefined) !== isDay) return NO_TIME;
  const [h, m] = [Number(hour ?? 0), Number(minute ?? minuteJoined ?? 0)];
  if (h > 24 || m > 59 || (h === 24 && m > 0)) return NO_TIME;
  const thisYear = toBeijingParts(now).year;
  const years = writtenYear === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [Number(writtenYear)];
  for (const year of years) {
    const start = fromBeijingParts(year, Number(month), Number(day));
    const parts = toBeijingParts(start);
    if (parts.year !== year || parts.month !== Number(month) || parts.day !== Number(day) || year < 1900) continue;
    if (writtenYear === undefined && start < now - LONGEST_AGO_MS) continue;
    return new Date(start + (h * 60 + m) * 60_000).toISOString();
  }
  return NO_TIME;
}

/** A stored time as it stands in a field: `2026-12-01 08:30`, or the day alone; '' for none. */
export function toTypedTime(value: unknown, isDay: boolean): string {
  const instant = typeof value === 'string' ? parseTime(value) : null;
  if (instant === null) return '';
  return isDay ? toIsoDay(instant) : toMinuteText(instant);
}
