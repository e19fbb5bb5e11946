/**
 * Days that visitors type in words: 明天上午, 本周末, 12.5-12.8. Read in Beijing time, whatever the machine's zone; the
 * same in the browser and on the server.
 *
 * A name is read where it stands earliest, the longest one there. Weeks begin on Monday. What is called by the current
 * week or month begins today at the earliest (本周, 本周末, 本月, 月底), as readers want to know what is ahead; a day
 * that is named stays itself (本周五). 月底 are the last three days of a month, 月初 the first three.
 */
import { calendarRules } from './date-word-calendar.ts';
import { type FoldedText, foldText, type PartOfDay, readPart } from './date-word-patterns.ts';
import { relativeRules } from './date-word-relative.ts';
import type { NamedDays } from './date-word-rule.ts';
import { addDays, dayOfWeek, daysBetween, startOfDay, toBeijingParts, toIsoDay } from './time.ts';

/** Days that a text names, read in Beijing time. */
export interface DateReading {
  /** First and last day, YYYY-MM-DD, both included. */
  readonly start: string;
  readonly end: string;
  /**
   * Part of each of the days that was named, in minutes of the day [from, to): 上午 0–720. Null for whole days, and for
   * a range whose ends are in different parts (5日下午至6日上午).
   */
  readonly hours: { readonly from: number; readonly to: number } | null;
  /** What that part is called, 上午; '' for whole days. */
  readonly part: string;
  /** How it was read: `明天上午 11月29日 周日`, `本周末 11月28日至29日`; the year where it is not the current one. */
  readonly label: string;
  /** The text without the stretch that named the days: trimmed, a single space where that stood between other words. */
  readonly rest: string;
  /** The stretch as typed. */
  readonly typed: string;
}

/** Days with the part of the day that was named, and where the stretch ends that named them. */
interface Stretch {
  readonly days: NamedDays;
  readonly part: PartOfDay | null;
  readonly to: number;
}

const RULES = [...relativeRules, ...calendarRules];
const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;
const NEAR_DAYS: Readonly<Record<number, string>> = {
  [-3]: '大前天',
  [-2]: '前天',
  [-1]: '昨天',
  0: '今天',
  1: '明天',
  2: '后天',
  3: '大后天',
};

/** Characters around a name that a rule may look at; the longest thing it looks for has fewer. */
const CONTEXT_BEFORE = 4;
const CONTEXT_AFTER = 12;
/** Days in a list that are read as one stretch. */
const MAX_LISTED = 31;

const OPENING = / ?\(? ?/y;
const CLOSING = / ?\)/y;
const PART_JOIN = /[-~、和到至]{1,2}/y;
const RANGE_JOIN = / ?(?:[-~]{1,2}|一直到|直到|到|至) ?/y;
const UNTIL_NOW = /[到至]今(?![天日晚早夜儿晨明])/y;
const LIST_JOIN = / ?(?:[、,和及与或跟]|以及|还是)? ?/y;
const MORE_NUMBER = /[-~/.·。]\d/y;
const UNTIL = /之前|以前|前(?![台面方往进期后景来天日门])/y;
const SINCE = /以后|之后|以来|过后|后(?![天日台续备勤期面方门])/y;
const FROM_ON = /起(?![诉重火点草源])|开始/y;
const WITHIN = /之内|以内|内(?![容部外网衣存])|期间|当[天日]/y;

/** Where what a sticky pattern finds at a place ends; null when it is not there. */
const endOf = (pattern: RegExp, chars: string, at: number): number | null => {
  pattern.lastIndex = at;
  return pattern.test(chars) ? pattern.lastIndex : null;
};

/**
 * Reads the name that begins at a place, of several the longest.
 * @param after the first end of the range whose other end is read, null for a first one
 */
const readName = (
  text: FoldedText,
  at: number,
  today: number,
  after: NamedDays | null,
): { days: NamedDays; to: number } | null => {
  const { chars, gaps } = text;
  if (at >= chars.length) return null;
  const before = after === null ? chars.slice(Math.max(0, at - CONTEXT_BEFORE), at) + (gaps.has(at) ? ' ' : '') : '';
  let longest: { days: NamedDays; to: number } | null = null;
  for (const { pattern, read } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(chars);
    const to = pattern.lastIndex;
    if (match === null || to <= (longest?.to ?? at)) continue;
    const following = (gaps.has(to) ? ' ' : '') + chars.slice(to, to + CONTEXT_AFTER);
    const days = read(match.groups ?? {}, { text, to, before, following, today, after }, match[0]);
    if (days !== null) longest = { days, to };
  }
  return longest;
};

/** Adds a second name of the same day: 12月5日（周六）, 今天28日. Of 周六12月5日 the date is what is meant. */
const withSecondName = (text: FoldedText, days: NamedDays, to: number, today: number): Omit<Stretch, 'part'> => {
  const at = endOf(OPENING, text.chars, to) ?? to;
  const second = readName(text, at, today, days);
  const end = text.chars.slice(to, at).includes('(') && second ? endOf(CLOSING, text.chars, second.to) : second?.to;
  if (second === null || end == null) return { days, to };
  if (second.days.start === days.start && second.days.end === days.end) return { days, to: end };
  const isDate = second.days.start === second.days.end && second.days.kind !== 'weekday';
  const isItsWeekday = days.kind === 'weekday' && dayOfWeek(second.days.start) === dayOfWeek(days.start);
  return isDate && isItsWeekday ? { days: second.days, to: end } : { days, to };
};

/** Reads the part of the day behind a name: 上午, 的下午, 上午至下午. */
const readParts = (chars: string, to: number): { part: PartOfDay | null; to: number } => {
  const first = readPart(chars, chars.charAt(to) === '的' ? to + 1 : to);
  if (first === null) return { part: null, to };
  const join = endOf(PART_JOIN, chars, first.to);
  const second = join === null ? null : readPart(chars, join);
  if (!first.part || !second?.part || second.part.to <= first.part.to) return first;
  const name = `${first.part.name}至${second.part.name}`;
  return { part: { name, from: first.part.from, to: second.part.to }, to: second.to };
};

const readEnd = (text: FoldedText, at: number, today: number, after: NamedDays | null): Stretch | null => {
  const name = readName(text, at, today, after);
  if (name === null) return null;
  const { days, to } = withSecondName(text, name.days, name.to, today);
  return { days, ...readParts(text.chars, to) };
};

/** Both ends and what is between. A part of the day holds when it is that of each day, or of the only one. */
const spanOf = (first: Stretch, last: Stretch): Stretch => {
  const { start } = first.days;
  const { end } = last.days;
  let part = first.part?.name === last.part?.name ? first.part : null;
  if (start === end && first.part !== null && last.part !== null && last.part.to > first.part.to) {
    part = { name: `${first.part.name}至${last.part.name}`, from: first.part.from, to: last.part.to };
  }
  return { days: { start, end, name: null, kind: last.days.kind === 'number' ? 'number' : 'span' }, part, to: last.to };
};

/** Reads the other end of a range: 至8日, -12.8, 到周日, 至今. */
const joinRange = (text: FoldedText, first: Stretch, today: number): Stretch | null => {
  const now = endOf(UNTIL_NOW, text.chars, first.to);
  if (now !== null && first.days.start <= today) {
    return { days: { ...first.days, end: today, name: null, kind: 'span' }, part: null, to: now };
  }
  const at = endOf(RANGE_JOIN, text.chars, first.to);
  const last = at === null ? null : readEnd(text, at, today, first.days);
  if (at === null || last === null || last.days.start < first.days.start) return null;
  // A range that is under way is meant before the next one: 5号到8号 on the 6th, 周一至周五 on a Wednesday.
  const { earlier, start } = first.days;
  if (earlier !== undefined && start > today) {
    const days = { ...first.days, start: earlier, end: earlier };
    const current = readEnd(text, at, today, days);
    if (current !== null && current.days.end >= today && current.days.end < start) {
      return spanOf({ ...first, days }, current);
    }
  }
  return spanOf(first, last);
};

/** Reads days that follow directly, as many as there are: 今天、明天, 5号和6号. Days with a hole between are not one span. */
const joinList = (text: FoldedText, first: Stretch, today: number): Stretch => {
  let joined = first;
  for (let count = 1; count < MAX_LISTED; count += 1) {
    const at = endOf(LIST_JOIN, text.chars, joined.to) ?? joined.to;
    const next = readEnd(text, at, today, joined.days);
    if (next === null || next.days.start !== addDays(joined.days.end, 1)) return joined;
    if (joined.part?.name !== next.part?.name) return joined;
    joined = spanOf(joined, next);
  }
  return joined;
};

/** 周五前: from today to that day, 国庆前: to the day before. Null when that is over. */
const toUntil = ({ start, end, kind }: NamedDays, today: number): NamedDays | null => {
  const last = kind === 'span' ? addDays(start, -1) : end;
  return last < today ? null : { start: today, end: last, name: null, kind: 'span' };
};

/** Reads the whole stretch that begins at a place: the first name and all that belongs to it. */
const readStretch = (text: FoldedText, at: number, today: number): Stretch | null => {
  const { chars } = text;
  const hasLead = /[从自由]/.test(chars.charAt(at));
  const first = readEnd(text, hasLead ? at + 1 : at, today, null);
  if (first === null) return null;
  const range = joinRange(text, first, today);
  const joined = range ?? joinList(text, first, today);
  const isAlone = joined === first;
  if (joined.days.kind === 'number' && endOf(MORE_NUMBER, chars, joined.to) !== null) return null;
  // Days without an end are none that can be shown.
  if (endOf(SINCE, chars, joined.to) !== null) return null;
  const until = isAlone && joined.part === null ? endOf(UNTIL, chars, joined.to) : null;
  if (until !== null) {
    const days = hasLead ? null : toUntil(joined.days, today);
    return days && { days, part: null, to: until };
  }
  const fromOn = endOf(FROM_ON, chars, joined.to);
  if (hasLead && range === null && fromOn === null) return null;
  return { ...joined, to: fromOn ?? endOf(WITHIN, chars, joined.to) ?? joined.to };
};

const toDateText = (day: number, year: number): string => {
  const parts = toBeijingParts(day);
  return `${parts.year === year ? '' : `${parts.year}年`}${parts.month}月${parts.day}日`;
};

const toLabel = ({ days, part }: Stretch, today: number): string => {
  const { start, end } = days;
  const isOneDay = start === end;
  const first = toBeijingParts(start);
  const last = toBeijingParts(end);
  const isOneMonth = first.year === last.year && first.month === last.month;
  const from = toDateText(start, toBeijingParts(today).year);
  const dates = isOneDay
    ? `${from} ${WEEKDAYS[first.weekday] ?? ''}`
    : `${from}至${isOneMonth ? `${last.day}日` : toDateText(end, first.year)}`;
  const name = days.name ?? (isOneDay ? NEAR_DAYS[daysBetween(today, start)] : undefined);
  const words = name === undefined ? [dates, part?.name] : [`${name}${part?.name ?? ''}`, dates];
  return words.filter(Boolean).join(' ');
};

/**
 * Reads the first days that a text names; null when it names none. Years alone, open ends (以后) and days that do not
 * exist are none, nor are the numbers of houses, lines, voltages and notices.
 * @param now epoch ms
 */
export const readDateWords = (text: string, now: number): DateReading | null => {
  const folded = foldText(text);
  const today = startOfDay(now);
  for (let at = 0; at < folded.chars.length; at += 1) {
    const stretch = readStretch(folded, at, today);
    if (stretch === null) continue;
    const from = folded.from[at] ?? 0;
    const to = folded.to[stretch.to - 1] ?? text.length;
    const { days, part } = stretch;
    return {
      start: toIsoDay(days.start),
      end: toIsoDay(days.end),
      hours: part && { from: part.from, to: part.to },
      part: part?.name ?? '',
      label: toLabel(stretch, today),
      rest: `${text.slice(0, from).trimEnd()} ${text.slice(to).trimStart()}`.trim(),
      typed: text.slice(from, to),
    };
  }
  return null;
};
