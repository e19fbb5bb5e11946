/** Days of a calendar, as text YYYY-MM-DD. Pure, for the browser. */
import { DAY_MS, fromBeijingParts, parseDay, toBeijingParts, toIsoDay } from '@yunxia/contract/time';

/** Heads of its columns: a week begins on Monday (GB/T 7408.1). */
export const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const;

const startOf = (day: string): number => parseDay(day) ?? 0;

/** Days since the Monday before: 0 to 6. */
const sinceMonday = (day: string): number => (toBeijingParts(startOf(day)).weekday + 6) % 7;

export const addToDay = (day: string, days: number): string => toIsoDay(startOf(day) + days * DAY_MS);

/** The same day of another month, or the last of that month where it has none. */
export function addMonths(day: string, months: number): string {
  const { year, month, day: date } = toBeijingParts(startOf(day));
  const first = fromBeijingParts(year, month + months, 1);
  const next = toBeijingParts(first);
  const last = toBeijingParts(fromBeijingParts(next.year, next.month + 1, 0)).day;
  return toIsoDay(first + (Math.min(date, last) - 1) * DAY_MS);
}

/** The weeks of the month that holds a day, each of seven days from Monday on; undefined: a day of another month. */
export function weeksOf(day: string): (string | undefined)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const weeks: (string | undefined)[][] = [];
  for (let monday = addToDay(first, -sinceMonday(first)); monday.slice(0, 7) <= month; monday = addToDay(monday, 7)) {
    const days = WEEKDAYS.map((_, at) => addToDay(monday, at));
    weeks.push(days.map((one) => (one.startsWith(month) ? one : undefined)));
  }
  return weeks;
}

/** Where a key leads from a day (ARIA Authoring Practices, "Date Picker Dialog"); undefined: the key is another's. */
export function dayAfterKey(day: string, key: string, isShifted: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addToDay(day, -1);
    case 'ArrowRight':
      return addToDay(day, 1);
    case 'ArrowUp':
      return addToDay(day, -7);
    case 'ArrowDown':
      return addToDay(day, 7);
    case 'Home':
      return addToDay(day, -sinceMonday(day));
    case 'End':
      return addToDay(day, 6 - sinceMonday(day));
    case 'PageUp':
      return addMonths(day, isShifted ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isShifted ? 12 : 1);
    default:
      return undefined;
  }
}

/** `2026年12月`, and with its day `2026年12月1日 星期二`. */
export const monthText = (day: string): string => `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月`;
export const dayText = (day: string): string =>
  `${monthText(day)}${Number(day.slice(8))}日 星期${WEEKDAYS[sinceMonday(day)]}`;
