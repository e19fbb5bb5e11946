/** Days and parts of a day in the words of a look-up's answer: 今晚, 明天, 12月5日. */
import { DAY_MS, daysBetween, startOfDay, toBeijingParts } from '@yunxia/contract/time';
import { toClockText } from '../text/beijing-time.ts';

/** `12月5日`, in another year than `now` `2027年1月2日`. */
export const toDateWord = (instant: number, now: number): string => {
  const { year, month, day } = toBeijingParts(instant);
  return `${year === toBeijingParts(now).year ? '' : `${year}年`}${month}月${day}日`;
};

const NEAR_DAYS: Readonly<Record<number, string>> = { [-1]: '昨天', 0: '今天', 1: '明天', 2: '后天' };

/** The day of an instant: 昨天, 今天, 明天, 后天, otherwise its date. */
export const toDayWord = (instant: number, now: number): string =>
  NEAR_DAYS[daysBetween(now, instant)] ?? toDateWord(instant, now);

/** The day of a clock time, for the words before it: as {@link toDayWord}, with 今晚 from 17:00 and 凌晨 before 05:00. */
export const toMomentWord = (instant: number, now: number): string => {
  const { hour } = toBeijingParts(instant);
  const word = toDayWord(instant, now);
  if (word === '今天' && hour >= 17) return '今晚';
  return hour < 5 ? `${word}凌晨` : word;
};

/** The part of the day that “now” speaks of, and how far it reaches (epoch ms). */
export const toPartOfDay = (now: number): { readonly word: string; readonly until: number } => {
  const { hour } = toBeijingParts(now);
  const midnight = startOfDay(now) + DAY_MS;
  if (hour < 5) return { word: '天亮前', until: midnight };
  return hour < 17 ? { word: '今天', until: midnight } : { word: '今晚', until: midnight + 5 * (DAY_MS / 24) };
};

/** A clock and the word of its day; a midnight is the 24:00 of the day that it ends. */
export interface ClockWords {
  /** '' where the day is the one of `beside`. */
  readonly day: string;
  readonly clock: string;
}

/**
 * When something ends.
 * @param beside an instant whose day needs no word of its own
 */
export const toEndWords = (end: number, beside: number, now: number): ClockWords => {
  const isMidnight = end === startOfDay(end) && end > beside;
  const shown = isMidnight ? end - 1 : end;
  const day = daysBetween(beside, shown) === 0 ? '' : isMidnight ? toDayWord(shown, now) : toMomentWord(shown, now);
  return { day, clock: isMidnight ? '24:00' : toClockText(end) };
};
