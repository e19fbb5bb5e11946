/** The days of a question, or the part of a day: their instants and words. */
import type { OutageReading } from '@yunxia/contract/outage-reading';
import { DAY_MS, daysBetween, parseDay } from '@yunxia/contract/time';
import { toInstant } from '../text/beijing-time.ts';
import { toDateWord, toDayWord } from './outage-day-words.ts';

/** First and last day of a question, `2026-11-28`; an end that is missing is open. */
export interface AskedDays {
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
  /** The part of the one day that is asked about, e.g. 晚上: ISO times. */
  readonly hours?: Hours | null | undefined;
}

export type Hours = Pick<NonNullable<OutageReading['hours']>, 'name' | 'from' | 'to'>;

/** The instants (epoch ms) of hours; null where there are none. */
export const toHours = (hours: Hours | null | undefined): readonly [from: number, to: number] | null => {
  const [from, to] = [toInstant(hours?.from ?? null), toInstant(hours?.to ?? null)];
  return from === null || to === null ? null : [from, to];
};

/**
 * The instants (epoch ms) of some days: from the first moment of the first to the last moment of the last, exclusive; of
 * a part of a day its own.
 */
export const toInstants = ({ start, end, hours }: AskedDays): readonly [from: number, to: number] => {
  const part = toHours(hours);
  if (part) return part;
  const first = start ? parseDay(start) : null;
  const last = end ? parseDay(end) : null;
  return [first ?? Number.NEGATIVE_INFINITY, last === null ? Number.POSITIVE_INFINITY : last + DAY_MS];
};

/** Asked days in words: `明天`, `明天上午`, `12月5日`, `未来7天`, `12月1日至12月5日`, `12月1日起`, `12月5日前`; '' when none were asked for. */
export const toDaysWord = ({ start, end, hours }: AskedDays, now: number): string => {
  const part = toHours(hours);
  // a night is one until it is over
  if (part && hours?.name === '晚上' && part[0] <= now && now < part[1]) return '今晚';
  if (part) return `${toDayWord(part[0], now)}${hours?.name ?? ''}`.replace('今天晚上', '今晚');
  const first = start ? parseDay(start) : null;
  const last = end ? parseDay(end) : null;
  if (first === null && last === null) return '';
  if (first === null) return `${toDateWord(last ?? now, now)}前`;
  if (last === null) return `${toDateWord(first, now)}起`;
  if (first === last) return toDayWord(first, now);
  const days = daysBetween(first, last) + 1;
  if (daysBetween(now, first) === 0 && days <= 31) return `未来${days}天`;
  return `${toDateWord(first, now)}至${toDateWord(last, now)}`;
};

/** The days that count: those of the typed text, else those of the fields; null when none were asked for. */
export const toAskedDays = (reading: OutageReading | null, days: AskedDays = {}): AskedDays | null => {
  if (reading?.start || reading?.end) return { start: reading.start, end: reading.end, hours: reading.hours };
  return days.start || days.end ? { start: days.start, end: days.end } : null;
};

/** Of a part of a day its own records are counted; null without one, or where the server does not tell. */
export const ofHours = (
  reading: OutageReading | null,
): { readonly total: number; readonly counts: Readonly<Record<string, number>> } | null => {
  const counts = reading?.hours?.counts ?? {};
  const numbers = Object.values(counts);
  return numbers.length === 0 ? null : { counts, total: numbers.reduce((sum, number) => sum + number, 0) };
};
