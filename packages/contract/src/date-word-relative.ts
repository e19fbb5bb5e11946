/** Days that are named by how far they are from today: 明天, 下周五, 本周末, 未来三天. */
import {
  COUNT,
  NAME_GOES_ON,
  NOT_WEEK,
  PLACE_GOES_ON,
  readPart,
  toNumber,
  WHICH,
  WORD_GOES_ON,
} from './date-word-patterns.ts';
import {
  isMeasure,
  isNumberGoingOn,
  isPartOfWord,
  type NamedDays,
  type Rule,
  rule,
  toAhead,
  TURN_NAMES,
  TURNS,
} from './date-word-rule.ts';
import { addDays, dayOfWeek, daysBetween, fromBeijingParts, toBeijingParts } from './time.ts';

const MAX_DAYS_AHEAD = 366;
const DAY_TURNS: Readonly<Record<string, number>> = { 大前: -3, 前: -2, 昨: -1, 今: 0, 本: 0, 明: 1, 后: 2, 大后: 3 };
const WEEKDAYS = '一二三四五六日';
const WEEK = '(?:周|星期|礼拜)';

const one = (start: number, kind: NamedDays['kind'] = 'day'): NamedDays => ({ start, end: start, name: null, kind });

const toMonday = (day: number): number => addDays(day, -((dayOfWeek(day) + 6) % 7));

/** The day before the same day of the month `number` months later; half a month is 15 days. */
const endOfMonths = (today: number, count: string, number: number): number => {
  if (count === '半') return addDays(today, 14);
  const { year, month, day } = toBeijingParts(today);
  const last = toBeijingParts(addDays(fromBeijingParts(year, month + number + 1, 1), -1)).day;
  return addDays(fromBeijingParts(year, month + number, Math.min(day, last)), -1);
};

/** Rules for names that count from today or from the current week. */
export const relativeRules: readonly Rule[] = [
  // 今天, 明日, 大后天; 今晚, whose second character is read as the part of the day.
  rule(
    '(?<turn>大[前后]|[前后])[天日]|(?<near>[今明昨])(?:[天日]|儿个?(?![童子])|(?=[早晨晚夜]))|本日',
    (groups, place, typed) => {
      const turn = groups['turn'] ?? groups['near'] ?? '本';
      const { following, text, to, today } = place;
      if (isPartOfWord(place, turn) || PLACE_GOES_ON.test(following)) return null;
      if (typed.length === 1 && readPart(text.chars, to) === null) return null;
      if (typed.endsWith('日') && (NAME_GOES_ON.test(following) || WORD_GOES_ON.test(following))) return null;
      // 三明天气, 后天性格
      if (turn === '明' && /^气(?!温)/.test(following)) return null;
      if (turn === '后' && /^(?:性|形成|养成|免疫|培养|努力)/.test(following)) return null;
      return one(addDays(today, DAY_TURNS[turn] ?? 0));
    },
  ),

  // 今明两天, 今明后三天, 明后天
  rule('(?<first>今?)明(?<last>后?)[两2三3]?[天日]', ({ first, last }, place) => {
    if ((first === '' && last === '') || isPartOfWord(place, first || '明')) return null;
    const { today } = place;
    return { start: addDays(today, first ? 0 : 1), end: addDays(today, last ? 2 : 1), name: null, kind: 'span' };
  }),

  // 未来三天, 近三天, 这几天; 三天内, 一周内
  rule(
    `(?:(?<prefix>未来|今后|接下来|往后|最近|近|这)的?)?(?<count>${COUNT}|半)(?<unit>[天日]|个?${WEEK}|个月)(?<inside>之内|以内|内(?!容))?`,
    ({ prefix, count = '', unit = '', inside }, place, typed) => {
      const { before, following, today } = place;
      if (prefix === undefined && (inside === undefined || /[后起]$/.test(before))) return null;
      if (isNumberGoingOn(place, typed) || (prefix === '近' && /[附将接临靠远新最]$/.test(before))) return null;
      // 三天两头 says how often; 这一天 is none in particular; 近一个月 looks back.
      if (/^(?:两头|年)/.test(following) || (prefix === '这' && count === '一')) return null;
      const isMonths = unit === '个月';
      if (count === '半' && !isMonths) return null;
      if (isMonths && /近|这/.test(prefix ?? '')) return null;
      const number = toNumber(count);
      const end = isMonths
        ? endOfMonths(today, count, number)
        : addDays(today, (/[天日]/.test(unit) ? 1 : 7) * number - 1);
      const length = daysBetween(today, end) + 1;
      if (length < 1 || length > MAX_DAYS_AHEAD) return null;
      return { start: today, end, name: `未来${length}天`, kind: 'span' };
    },
  ),

  // 三天后, 两周前: from today only where nothing stands before that it may be counted from (停电三天后).
  rule(
    `(?<count>${COUNT})(?<unit>天|个?${WEEK})(?<turn>以后|之后|后|以前|之前|前)(?![后天])`,
    (groups, place, typed) => {
      const { count = '', unit = '', turn = '' } = groups;
      if (isNumberGoingOn(place, typed) || /\p{Script=Han}$/u.test(place.before)) return null;
      const days = toNumber(count) * (unit === '天' ? 1 : 7);
      return days > MAX_DAYS_AHEAD ? null : one(addDays(place.today, turn.endsWith('前') ? -days : days));
    },
  ),

  // 本周, 下星期, 上个礼拜
  rule(`${WHICH}${WEEK}`, ({ which = '' }, place) => {
    const { following, today } = place;
    if (isPartOfWord(place, which.slice(0, 1)) || NOT_WEEK.test(following)) return null;
    const turn = TURNS[which] ?? 0;
    const start = addDays(toMonday(today), 7 * turn);
    const end = addDays(start, 6);
    const days = turn === 0 ? toAhead(start, end, today) : { start, end };
    return { ...days, name: `${TURN_NAMES[turn]}周`, kind: 'span' };
  }),

  // 周五, 下周五, 礼拜天
  rule(`${WHICH}?${WEEK}(?<day>[一二三四五六日天1-6])`, ({ which, day = '' }, place) => {
    const { before, following, text, to, today, after } = place;
    if (/^(?:[号栋幢层座组次期级]|天(?!气)|个(?!人)|单元)/.test(following)) return null;
    if (/\d/.test(day) && isMeasure(place)) return null;
    if (day === '日' && WORD_GOES_ON.test(following)) return null;
    if (day === '六' && following.startsWith('福')) return null;
    // 本周 五一路
    if (text.gaps.has(to - 1) && /^[一二三四五六七八九十]/.test(following)) return null;
    const index = /\d/.test(day) ? Number(day) - 1 : WEEKDAYS.indexOf(day.replace('天', '日'));
    if (which !== undefined) {
      if (isPartOfWord(place, which.slice(0, 1))) return null;
      return one(addDays(toMonday(today), 7 * (TURNS[which] ?? 0) + index));
    }
    // 一周五次, 每周五
    if (/(?:[\d〇零一二两三四五六七八九十几半每整全]|每个)$/.test(before)) return null;
    const from = after?.start ?? today;
    const start = addDays(from, (index + 8 - dayOfWeek(from)) % 7);
    return { ...one(start, 'weekday'), earlier: addDays(start, -7) };
  }),

  // 周末, 本周末, 下个周末, 周六日
  rule(`${WHICH}?(?:周末|${WEEK}六日)`, ({ which }, place, typed) => {
    const { before, following, today } = place;
    if (typed.endsWith('日') && WORD_GOES_ON.test(following)) return null;
    if (isPartOfWord(place, which?.slice(0, 1) ?? '') || /(?:[\d一二两三四五六七八九十几每双]|每个)$/.test(before))
      return null;
    const turn = TURNS[which ?? '本'] ?? 0;
    const start = addDays(toMonday(today), 7 * turn + 5);
    const end = addDays(start, 1);
    const days = turn === 0 ? toAhead(start, end, today) : { start, end };
    return { ...days, name: `${TURN_NAMES[turn]}周末`, kind: 'span' };
  }),
];
