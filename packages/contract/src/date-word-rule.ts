/** What a rule is that reads one kind of name of days, and what the rules have in common. */
import { AFTER_DIGIT, AFTER_NUMERAL, type FoldedText, UNIT, UNIT_APART } from './date-word-patterns.ts';

/** Days that were named; `start` and `end` are the first moments (epoch ms) of the first and the last of them. */
export interface NamedDays {
  readonly start: number;
  readonly end: number;
  /** What a label says before the dates: `本周末`; null when the dates say it all. */
  readonly name: string | null;
  /**
   * `weekday` is one without its week, `number` one in digits that may be part of a longer number; 周五前 includes
   * what is a `day`, 国庆前 ends before what is a `span`.
   */
  readonly kind: 'day' | 'weekday' | 'number' | 'span';
  /** What the name meant one turn before: last Friday, the 5th of last month. A range may be under way since then. */
  readonly earlier?: number | undefined;
}

/** Where a name stands. */
export interface Place {
  readonly text: FoldedText;
  readonly to: number;
  /** The few characters before, '' after the first end of a range, and those that follow; a space where there was one. */
  readonly before: string;
  readonly following: string;
  /** First moment of the day on which it is read (epoch ms). */
  readonly today: number;
  /** The first end of a range whose other end this is. */
  readonly after: NamedDays | null;
}

/** One kind of name: its pattern, and what it means where it stands; null where it is part of something else. */
export interface Rule {
  readonly pattern: RegExp;
  readonly read: (
    groups: Readonly<Record<string, string | undefined>>,
    place: Place,
    typed: string,
  ) => NamedDays | null;
}

/** Makes a rule; its pattern is tried at one place. */
export const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: new RegExp(pattern, 'y'), read });

/** How many weeks or months from the current one each word means, and what a label calls it. */
export const TURNS: Readonly<Record<string, number>> = { 上上: -2, 上: -1, 本: 0, 这: 0, 下: 1, 下下: 2 };
export const TURN_NAMES: Readonly<Record<number, string>> = { [-2]: '上上', [-1]: '上', 0: '本', 1: '下', 2: '下下' };

/** Characters before 明 and others that make another word of them: 光明日报, 如今天气, 目前天气. */
const AFTER_OTHER_WORD: Readonly<Record<string, RegExp>> = {
  明: /[光文说声证发透照聪清黎鲜注查申表分昆嵩阐]$/,
  今: /[如现当古而]$/,
  后: /[之以今随最午雨日年月节天会然此先背身]$/,
  前: /[目之以当提日年月节天会赛生眼午向史]$/,
  本: /[日成基资版课剧样]$/,
  // A place or a line goes before 上周 and 下周 more often than it makes 村上 or 线下 of them.
  上: /[晚早网马以楼船车]$/,
  下: /[楼地天以底]$/,
};
/** Whether a name that begins with `first` is part of another word. */
export const isPartOfWord = ({ before }: Place, first: string): boolean =>
  AFTER_OTHER_WORD[first]?.test(before) ?? false;
/** Whether the number that a name begins with begins further ahead, or counts something. */
export const isNumberGoingOn = ({ before }: Place, typed: string): boolean =>
  (/^\d/.test(typed) ? AFTER_DIGIT : AFTER_NUMERAL).test(before);
/** Whether a unit follows, or more of a number. */
export const isMeasure = ({ following }: Place): boolean => UNIT.test(following) || UNIT_APART.test(following);

/** What is left of a stretch that is not over: readers who ask for this week want what is ahead. */
export const toAhead = (start: number, end: number, today: number): { start: number; end: number } => ({
  start: end < today ? start : Math.max(start, today),
  end,
});
