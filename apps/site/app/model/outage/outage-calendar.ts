/** The month of outages: which days have how many. Weeks begin on Monday, as calendars here do. */
import { addDays, dayOfWeek, fromBeijingParts, toBeijingParts, toIsoDay } from '@yunxia/contract/time';

/** Months that the calendar can be turned to. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** One cell. */
export interface CalendarDay {
  /** `2026-12-03`. */
  readonly day: string;
  readonly number: number;
  /** Outages that touch it. */
  readonly count: number;
  readonly isToday: boolean;
  readonly isPast: boolean;
  /** What is only read aloud before the number of the day, `12月`, and after it, `日 周四（今天），`. */
  readonly spokenMonth: string;
  readonly spokenWeekday: string;
}

/** A month as a table; null stands where a week holds no day of it. */
export interface CalendarMonth {
  /** `2026-12`. */
  readonly month: string;
  /** `2026年12月`. */
  readonly title: string;
  readonly weeks: ReadonlyArray<ReadonlyArray<CalendarDay | null>>;
  /** Neighbouring months, `2026-11`; null at either end. */
  readonly previous: string | null;
  readonly next: string | null;
}

export const WEEKDAY_NAMES = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

/** Position of a day in a week that begins on Monday, 0–6. */
const placeInWeek = (instant: number): number => (dayOfWeek(instant) + 6) % 7;

const toMonthText = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** Reads `2026-12`; anything else is the month of `now` (epoch ms) in Beijing. */
export const parseMonth = (text: string | null, now: number): string => {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/.exec(text?.trim() ?? '') ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  if (isMonth && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR) return `${year}-${month}`;
  const today = toBeijingParts(now);
  return toMonthText(today.year, today.month);
};

const partsOf = (month: string): [year: number, month: number] => [Number(month.slice(0, 4)), Number(month.slice(5))];

/** First and last day of a month (`2026-12`), `2026-12-01` and `2026-12-31`. */
export const toMonthRange = (month: string): { start: string; end: string } => {
  const [year, number] = partsOf(month);
  return {
    start: toIsoDay(fromBeijingParts(year, number, 1)),
    end: toIsoDay(addDays(fromBeijingParts(year, number + 1, 1), -1)),
  };
};

const turned = (month: string, by: number): string | null => {
  const [year, number] = partsOf(month);
  const parts = toBeijingParts(fromBeijingParts(year, number + by, 1));
  return parts.year < FIRST_YEAR || parts.year > LAST_YEAR ? null : toMonthText(parts.year, parts.month);
};

/**
 * A month's table.
 * @param days outages by day, from the list's answer
 * @param now epoch ms
 */
export const toCalendarMonth = (month: string, days: Readonly<Record<string, number>>, now: number): CalendarMonth => {
  const [year, number] = partsOf(month);
  const first = fromBeijingParts(year, number, 1);
  const length = Number(toMonthRange(month).end.slice(8));
  const today = toIsoDay(now);
  const cells: (CalendarDay | null)[] = Array.from({ length: placeInWeek(first) }, () => null);
  for (let at = 0; at < length; at += 1) {
    const instant = addDays(first, at);
    const day = toIsoDay(instant);
    const count = days[day] ?? 0;
    cells.push({
      day,
      number: at + 1,
      count,
      isToday: day === today,
      isPast: day < today,
      spokenMonth: `${number}月`,
      spokenWeekday: `日 ${WEEKDAY_NAMES[placeInWeek(instant)]}${day === today ? '（今天）' : ''}，`,
    });
  }
  while (cells.length % 7 !== 0) cells.push(null);
  return {
    month,
    title: `${year}年${number}月`,
    weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)),
    previous: turned(month, -1),
    next: turned(month, 1),
  };
};
