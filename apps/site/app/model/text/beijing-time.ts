/**
 * Dates and times as the pages write them: fixed patterns in Beijing time, the same text on every machine.
 * Instants are epoch ms or the contract's ISO texts. Between a number and its unit stands no space: the page's
 * `text-autospace` sets the thin gap.
 */
import {
  daysBetween,
  HOUR_MS,
  parseTime,
  startOfDay,
  toBeijingParts,
  toIsoDay,
  toIsoTime,
} from '@yunxia/contract/time';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;
const MINUTE_MS = 60_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** Epoch ms of an ISO text of the contract; null when there is none. */
export const toInstant = (iso: string | null | undefined): number | null => (iso ? parseTime(iso) : null);

/** `2026-11-26`; '' when there is no time. */
export const toDayText = (iso: string | null | undefined): string => {
  const instant = toInstant(iso);
  return instant === null ? '' : toIsoDay(instant);
};

/** `11-26`. */
export const toMonthDayText = (instant: number): string => toIsoDay(instant).slice(5);

/** `09:30`, never 24:00 (see {@link toSpanText} for ends at midnight). */
export const toClockText = (instant: number): string => {
  const { hour, minute } = toBeijingParts(instant);
  return `${two(hour)}:${two(minute)}`;
};

/** `2026-11-26 09:30`. */
export const toDayTimeText = (instant: number): string => `${toIsoDay(instant)} ${toClockText(instant)}`;

/** `周六`. */
export const toWeekdayText = (instant: number): string => WEEKDAYS[toBeijingParts(instant).weekday] ?? '';

/** What a date block shows: the day large, month and weekday (or year and month) under it. */
export interface DateBlockTexts {
  /** Machine form of the instant, with +08:00. */
  readonly iso: string;
  readonly day: string;
  readonly caption: string;
}

/** The day of a publication: `26` over `2026-11`; null when there is no time. */
export const toPublishedBlock = (iso: string | null | undefined): DateBlockTexts | null => {
  const instant = toInstant(iso);
  if (instant === null) return null;
  const day = toIsoDay(instant);
  return { iso: toIsoTime(instant), day: day.slice(8), caption: day.slice(0, 7) };
};

/** The day of something planned: `28` over `11月 周六`, in another year than `now` `02` over `2027年1月`. */
export const toPlannedBlock = (instant: number, now: number): DateBlockTexts => {
  const { year, month, day } = toBeijingParts(instant);
  const isThisYear = year === toBeijingParts(now).year;
  return {
    iso: toIsoTime(instant),
    day: two(day),
    caption: isThisYear ? `${month}月 ${toWeekdayText(instant)}` : `${year}年${month}月`,
  };
};

/** Where a span ends: a moment of its last day, and the clock on it. A midnight is the 24:00 of the day it ends. */
const toSpanEnd = (start: number, end: number): { day: number; clock: string } =>
  end === startOfDay(end) && end > start
    ? { day: end - MINUTE_MS, clock: '24:00' }
    : { day: end, clock: toClockText(end) };

/**
 * A span of time whose first day is shown beside it. On one day `08:30–17:30`; an end at midnight belongs to the day
 * it ends: `17:50–24:00`; into the next day `18:00–次日01:30`; longer `11-28 08:30–11-30 17:30`, years where they differ.
 * With one end missing `14:20起` or `至17:30`; '' without both.
 */
export const toSpanText = (start: number | null, end: number | null): string => {
  if (start === null) return end === null ? '' : `至${toClockText(end)}`;
  if (end === null) return `${toClockText(start)}起`;
  const { day, clock } = toSpanEnd(start, end);
  const days = daysBetween(start, day);
  if (days <= 0) return `${toClockText(start)}–${clock}`;
  if (days === 1 && clock !== '24:00') return `${toClockText(start)}–次日${clock}`;
  const isOneYear = toBeijingParts(start).year === toBeijingParts(day).year;
  const toDate = isOneYear ? toMonthDayText : toIsoDay;
  return `${toDate(start)} ${toClockText(start)}–${toDate(day)} ${clock}`;
};

/** A span with its dates in full: `2026-11-28 08:30–17:30`, `2026-12-31 18:00–2027-01-01 01:30`. */
export const toFullSpanText = (start: number | null, end: number | null): string => {
  if (start === null) return end === null ? '' : `至${toDayTimeText(end)}`;
  if (end === null) return `${toDayTimeText(start)}起`;
  const { day, clock } = toSpanEnd(start, end);
  const isOneDay = daysBetween(start, day) <= 0;
  return `${toDayTimeText(start)}–${isOneDay ? clock : `${toIsoDay(day)} ${clock}`}`;
};

/**
 * A length of time in at most two units: `36分钟`, `5小时12分`, `1天3小时`, from three days on `4天`.
 * Minutes are rounded up, so that a countdown never says 0 before its time.
 * @param ms length in ms; negative counts as none
 */
export const toLengthText = (ms: number): string => {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  if (days >= 3) return `${days}天`;
  if (days > 0) return hours === 0 ? `${days}天` : `${days}天${hours}小时`;
  if (hours > 0) return rest === 0 ? `${hours}小时` : `${hours}小时${rest}分`;
  return `${rest}分钟`;
};

/** The exact length of a span: `9小时`, `3小时30分`, `2天4小时15分`. Parts that are 0 are left out. */
export const toDurationText = (ms: number): string => {
  const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  if (days === 0 && hours === 0) return `${rest}分钟`;
  return `${days > 0 ? `${days}天` : ''}${hours > 0 ? `${hours}小时` : ''}${rest > 0 ? `${rest}分` : ''}`;
};

/** ISO 8601 duration for `<time datetime>`: `PT5H12M`. */
export const toIsoDuration = (ms: number): string => {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  return `PT${Math.floor((minutes * MINUTE_MS) / HOUR_MS)}H${minutes % 60}M`;
};
