/** Days that are named by the calendar: 12月5日, 12.5, 5号, 本月, 国庆. */
import {
  AFTER_LENGTH,
  AFTER_MEASURED,
  AFTER_OPENING,
  AFTER_STREET,
  DAY_GOES_ON,
  DAYS,
  DAYS_OF_MONTH,
  NAME_GOES_ON,
  NOT_DAY,
  NOT_MONTH,
  NUMBER,
  NUMBERED,
  PLACE_GOES_ON,
  toDayNumbers,
  toNumber,
  toYear,
  WHICH,
  YEAR,
} from './date-word-patterns.ts';
import {
  isMeasure,
  isNumberGoingOn,
  isPartOfWord,
  type NamedDays,
  type Place,
  type Rule,
  rule,
  toAhead,
  TURN_NAMES,
  TURNS,
} from './date-word-rule.ts';
import { addDays, daysBetween, fromBeijingParts, parseDay, toBeijingParts } from './time.ts';

/** A day without a year that is longer ago is next year's. */
const MAX_DAYS_PAST = 182;
const YEAR_TURNS: Readonly<Record<string, number>> = { 前: -2, 去: -1, 今: 0, 本: 0, 明: 1, 后: 2 };
const MONTH_PART = '(?<part>底(?![薪层部盘价])|末|初(?![步中级始])|[上中下]旬)';

const DAY_ALONE = new RegExp(`^ ?${NUMBER}([日号]?)`);
const NEXT_NUMBER = new RegExp(`^ ?(?:[-~、,和与及至到或]{0,2}|还是) ?${NUMBER}号`);

/** First moment of a day; null when there is no such day. */
const toDay = (year: number, month: number, day: number): number | null =>
  parseDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/** The year that was named, or null. */
const namedYear = ({ year, turn }: Readonly<Record<string, string | undefined>>, today: number): number | null => {
  if (year !== undefined) return toYear(year);
  return turn === undefined ? null : toBeijingParts(today).year + (YEAR_TURNS[turn] ?? 0);
};

/** The year of a day without one: after the first end of a range the next, otherwise the nearest. */
const nearestYear = (month: number, day: number, { today, after }: Place): number => {
  const { year } = toBeijingParts(after?.start ?? today);
  const date = fromBeijingParts(year, month, day);
  const isOver = after === null ? daysBetween(date, today) > MAX_DAYS_PAST : date < after.start;
  return isOver ? year + 1 : year;
};

/** Days of a month. A last one before the first is of the next month. */
const toDays = (year: number, month: number, first: number, last: number): { start: number; end: number } | null => {
  const start = toDay(year, month, first);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const end = last < first ? toDay(next.year, next.month, last) : toDay(year, month, last);
  return start === null || end === null ? null : { start, end };
};

const toDate = (year: number | null, month: number, days: string, place: Place): NamedDays | null => {
  const numbers = toDayNumbers(days);
  if (numbers === null || month < 1 || month > 12) return null;
  const { first, last } = numbers;
  const chosen = year ?? nearestYear(month, first, place);
  const found = toDays(chosen, month, first, last);
  const earlier = year === null ? toDay(chosen - 1, month, first) : null;
  return found && { ...found, name: null, kind: 'day', earlier: earlier ?? undefined };
};

/** The days of a month, or of its named part; months beyond 12 are of the next year. */
const toMonth = (year: number, month: number, part: string | undefined): { start: number; end: number } => {
  const start = fromBeijingParts(year, month, 1);
  const end = addDays(fromBeijingParts(year, month + 1, 1), -1);
  switch (part) {
    case '底':
    case '末':
      return { start: addDays(end, -2), end };
    case '初':
      return { start, end: addDays(start, 2) };
    case '上旬':
      return { start, end: addDays(start, 9) };
    case '中旬':
      return { start: addDays(start, 10), end: addDays(start, 19) };
    case '下旬':
      return { start: addDays(start, 20), end };
    default:
      return { start, end };
  }
};
const monthKind = (part: string | undefined): NamedDays['kind'] => (part === '底' || part === '末' ? 'day' : 'span');
const partName = (part: string | undefined): string => part?.replace('末', '底') ?? '';

/** Whether after 12月 stands a day that is none (2月30日, 八月十五), rather than a number of something (12月5号楼). */
const isFalseDay = ({ following }: Place): boolean => {
  const match = DAY_ALONE.exec(following);
  if (match === null) return false;
  const rest = following.slice(match[0].length);
  if (match[1] === '日') return true;
  return match[1] === '号' ? !NUMBERED.test(rest) : DAY_GOES_ON.test(rest) || !/^[\p{Script=Han}\w.-]/u.test(rest);
};

/** Whether 5号 is a day and not the number of a thing, by what stands around it. */
const isDayNumber = (before: string, following: string): boolean => {
  const isApart = before.endsWith(' ');
  if (AFTER_STREET.test(before.trimEnd()) && !(isApart && DAY_GOES_ON.test(following))) return false;
  const next = NEXT_NUMBER.exec(following);
  if (next !== null) return isDayNumber('', following.slice(next[0].length));
  if (NUMBERED.test(following)) return false;
  if (DAY_GOES_ON.test(following)) return true;
  return !/^[\p{Script=Han}\w#]/u.test(following) && AFTER_OPENING.test(before);
};

/** Rules for names that count by the calendar. */
export const calendarRules: readonly Rule[] = [
  // 12月5日, 2026年12月5号, 十二月五日, 12月5-8日, 12月5
  rule(`${YEAR}(?<month>${NUMBER})月份?${DAYS_OF_MONTH}`, (groups, place, typed) => {
    const { month = '', days = '', unit } = groups;
    if (isNumberGoingOn(place, typed)) return null;
    if (unit === '号' && NUMBERED.test(place.following)) return null;
    const goesOn = DAY_GOES_ON.test(place.following) || !/^\p{Script=Han}/u.test(place.following);
    // Without its unit a day in words is one of the lunar calendar: 八月十五.
    if (unit === undefined && (isMeasure(place) || !goesOn || !/^\d/.test(days))) return null;
    const date = toDate(namedYear(groups, place.today), toNumber(month), days, place);
    return date && (unit === undefined ? { ...date, kind: 'number' } : date);
  }),

  // 本月5日, 下个月5号
  rule(`${WHICH}月份?的?${DAYS}`, ({ which = '', days = '', unit }, place) => {
    if (isPartOfWord(place, which.slice(0, 1)) || (unit === '号' && NUMBERED.test(place.following))) return null;
    const { year, month } = toBeijingParts(place.today);
    const first = toBeijingParts(fromBeijingParts(year, month + (TURNS[which] ?? 0), 1));
    return toDate(first.year, first.month, days, place);
  }),

  // 5号, 五日, 5至8日: the next such days, the current ones included
  rule(DAYS, ({ days = '', unit }, place, typed) => {
    const { before, following, today, after } = place;
    if (isNumberGoingOn(place, typed) || /(?:[年月周]|星期|礼拜)$/.test(before)) return null;
    if (unit === '号' && !isDayNumber(before, following)) return null;
    // 中标后5日内, 顺延三日: a length, not from today
    if (unit === '日' && (/^[之以]?内/.test(following) || AFTER_LENGTH.test(before))) return null;
    if (unit === '日' && (NOT_DAY.test(following) || (typed === '一日' && /[朝某这那有]$/.test(before)))) return null;
    const numbers = toDayNumbers(days);
    if (numbers === null) return null;
    const { year, month } = toBeijingParts(after?.start ?? today);
    let earlier: number | undefined;
    for (let turn = after === null ? -1 : 0; turn <= 12; turn += 1) {
      const first = toBeijingParts(fromBeijingParts(year, month + turn, 1));
      const found = toDays(first.year, first.month, numbers.first, numbers.last);
      if (found === null) continue;
      const isAhead = after === null ? found.end >= today : found.start >= after.start;
      if (isAhead) return { ...found, name: null, kind: 'day', earlier };
      earlier = found.start;
    }
    return null;
  }),

  // 2026-12-05, 2026/12/5, 2026.12.5
  rule(
    '(?<year>(?:19|20)\\d{2})(?<sep>[-/.])(?<month>\\d{1,2})\\k<sep>(?<day>\\d{1,2})(?!\\d)',
    (groups, place, typed) => {
      const { year = '', month = '', day = '' } = groups;
      if (isNumberGoingOn(place, typed) || /[-~/]$/.test(place.before) || /^(?:[a-z]|[./·。]\d)/i.test(place.following))
        return null;
      const date = toDate(Number(year), Number(month), day, place);
      return date && { ...date, kind: 'number' };
    },
  ),

  // 12.5, 12-05, 12/5, 12.5日
  rule(`${YEAR}(?<month>\\d{1,2})(?<sep>[-/.·。])(?<day>\\d{1,2})(?!\\d)(?<unit>[日号])?`, (groups, place, typed) => {
    const { month = '', sep = '', day = '', unit } = groups;
    const { text, to, before, following, after } = place;
    if (isNumberGoingOn(place, typed) || AFTER_MEASURED.test(before)) return null;
    // 3-2-1-5 is a door, too.
    if (sep === '-' && after !== null && text.chars.charAt(to - typed.length - 1) === '-') return null;
    // 5-8日 are four days of a month; 花园5-8 is a door.
    if (sep === '-' && (unit !== undefined || !(AFTER_OPENING.test(before) || DAY_GOES_ON.test(following))))
      return null;
    if (unit === undefined ? isMeasure(place) : NUMBERED.test(following) || NOT_DAY.test(following)) return null;
    const date = toDate(namedYear(groups, place.today), Number(month), day, place);
    return date && { ...date, kind: 'number' };
  }),

  // 12月, 2027年1月, 1至3月, 12月底
  rule(`${YEAR}(?<month>${NUMBER})(?:[-~至到]{1,2}(?<last>${NUMBER}))?月份?${MONTH_PART}?`, (groups, place, typed) => {
    const { month = '', last, part } = groups;
    if (isNumberGoingOn(place, typed)) return null;
    if (part === undefined && (isFalseDay(place) || NOT_MONTH.test(place.following))) return null;
    // 三月内: within three months, or March
    if (/^[^\d]月/.test(typed) && /^[之以]?内/.test(place.following)) return null;
    const first = toNumber(month);
    const second = last === undefined ? first : toNumber(last);
    if (Math.min(first, second) < 1 || Math.max(first, second) > 12) return null;
    const through = second < first ? second + 12 : second;
    const named = namedYear(groups, place.today);
    let year = named ?? nearestYear(through + 1, 0, place);
    // 11至2月 in January is under way.
    if (named === null && through > 12 && toMonth(year - 1, through, part).end >= place.today) year -= 1;
    const days = { start: toMonth(year, first, part).start, end: toMonth(year, through, part).end };
    const earlier = named === null ? toMonth(year - 1, first, part).start : undefined;
    return {
      ...days,
      name: part === undefined ? null : `${second}月${partName(part)}`,
      kind: monthKind(part),
      earlier,
    };
  }),

  // 本月, 下个月, 上月底; 月底, 月初
  rule(`(?:${WHICH}月份?${MONTH_PART}?|月(?<bare>底(?![薪层部盘价])|末|初(?![步中级始])))`, (groups, place) => {
    const { which, part, bare } = groups;
    const { before, following, today } = place;
    if (isPartOfWord(place, which?.slice(0, 1) ?? '')) return null;
    if (which === undefined && /[\d一二三四五六七八九十个岁明满每正腊本这上下]$/.test(before)) return null;
    if (part === undefined && bare === undefined && (isFalseDay(place) || NOT_MONTH.test(following))) return null;
    const { year, month } = toBeijingParts(today);
    let turn = TURNS[which ?? '本'] ?? 0;
    // 月初 of a month whose beginning is over is that of the next.
    if (bare === '初' && toMonth(year, month, bare).end < today) turn = 1;
    const days = toMonth(year, month + turn, part ?? bare);
    const ahead = turn === 0 ? toAhead(days.start, days.end, today) : days;
    return { ...ahead, name: `${TURN_NAMES[turn]}月${partName(part ?? bare)}`, kind: monthKind(part ?? bare) };
  }),

  // 元旦, 国庆节, 2027年国庆
  rule(`${YEAR}(?<day>元旦|国庆)(?:节?假[期日]|小?长假|节)?`, (groups, place) => {
    const { before, following, today } = place;
    const day = groups['day'] ?? '';
    if (PLACE_GOES_ON.test(following) || NAME_GOES_ON.test(following) || following.startsWith('小区')) return null;
    // 李国庆 is somebody.
    if (day === '国庆' && /[李王张刘陈杨赵黄周吴徐孙朱郭马何罗]$/.test(before)) return null;
    const [month, last] = day === '元旦' ? [1, 1] : [10, 7];
    const year = namedYear(groups, today) ?? nearestYear(month, last, place);
    const start = fromBeijingParts(year, month, 1);
    return { start, end: addDays(start, last - 1), name: day, kind: 'span' };
  }),
];
