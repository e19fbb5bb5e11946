/**
 * How days are called in Chinese: characters, numbers, parts of the day, and what may stand around a name of a day.
 * All patterns expect folded text. None uses a lookbehind, which Safari before 16.4 does not support.
 */
/** Traditional form, then the simplified one, of the characters that the patterns know. */
const TRADITIONAL =
  '後后週周禮礼號号這这個个來来內内國国慶庆幾几兩两兒儿裡里裏里樓楼棟栋線线綫线機机組组桿杆變变電电開开標标報报從从' +
  '點点間间會会鎮镇鄉乡區区無无斷断檢检搶抢復复萬万億亿單单層层節节農农曆历歷历閏闰臘腊陰阴舊旧與与頭头園园廣广' +
  '場场時时戶户項项噸吨氣气溫温發发計计劃划嗎吗為为參参還还麼么當当門门貳二參三淩凌專专櫃柜橋桥資资課课樣样亞亚';
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...Array.from(TRADITIONAL.matchAll(/(.)(.)/gu), ([, from = '', to = '']): [string, string] => [from, to]),
  ...Array.from('‐‑‒–—―−─', (dash): [string, string] => [dash, '-']),
  ...Array.from('〜∼', (tilde): [string, string] => [tilde, '~']),
  ['○', '〇'],
]);
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/;
const HAN = /\p{Script=Han}/u;

/** Text in the one form that the patterns know, and where each of its characters was typed. */
export interface FoldedText {
  /** Half width, simplified. Spaces beside Chinese characters are left out, others are single. */
  readonly chars: string;
  /** Before which characters a space was left out. */
  readonly gaps: ReadonlySet<number>;
  /** For each character, from where to where it stood in the text that was typed. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Folds typed text: full width, traditional characters, the kinds of dashes, spaces inside of words. */
export function foldText(typed: string): FoldedText {
  let chars = '';
  const gaps = new Set<number>();
  const from: number[] = [];
  const to: number[] = [];
  let space = -1;
  let last = '';
  let at = 0;
  for (const point of typed) {
    const end = at + point.length;
    if (INVISIBLE.test(point)) {
      at = end;
      continue;
    }
    for (const char of point.normalize('NFKC')) {
      if (/\s/.test(char)) {
        if (space < 0) space = at;
        continue;
      }
      const letter = LETTERS.get(char) ?? char;
      if (space >= 0 && chars !== '') {
        // Numbers stay apart: 12 5日 is not the 125th.
        if (HAN.test(letter) || HAN.test(last)) gaps.add(chars.length);
        else {
          chars += ' ';
          from.push(space);
          to.push(at);
        }
      }
      space = -1;
      last = letter;
      chars += letter;
      for (let unit = 0; unit < letter.length; unit += 1) {
        from.push(at);
        to.push(end);
      }
    }
    at = end;
  }
  return { chars, gaps, from, to };
}

/** Pattern of a number from 1 to 31 (or two digits) as days and months are counted. */
export const NUMBER =
  '(?:\\d{1,2}|三十一?|[一二]?十[一二三四五六七八九]?|[廿卅][一二三四五六七八九]?|[一二三四五六七八九])';
/** Pattern of how many days, weeks or months: 几 is three, as in 这几天. */
export const COUNT = '(?:\\d{1,3}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九几])';
/** Pattern of a year before a month or a holiday: 2026年, 26年, 二〇二六年, 明年. Groups `year` and `turn`. */
export const YEAR =
  '(?:(?:(?<year>(?:19|20)\\d{2}|\\d{2}|[一二][〇零九][〇零一二三四五六七八九]{2})|(?<turn>[今本明去后前]))年的?)?';
/** Pattern of which week or month: 下, 下下, 本. Group `which`. */
export const WHICH = '(?:(?<which>上上|上|下下|下|本|这)(?:一?个|一)?)';
/** Pattern of the days of a month and their unit: 5日, 5至8号, 5、6日. Groups `days` and `unit`. */
export const DAYS = `(?<days>${NUMBER}(?:(?:[、,和]${NUMBER}){1,6}|[-~至到]{1,2}${NUMBER})?)(?<unit>[日号])`;
/** The same after a month, where the unit may be missing: 12月5, 12月5-8. */
export const DAYS_OF_MONTH = `(?<days>${NUMBER}(?:(?:[、,和]${NUMBER}){1,6}(?=[日号])|[-~至到]{1,2}${NUMBER}(?![\\d月./十一二三四五六七八九-]))?)(?<unit>[日号])?`;

const DIGITS = '〇一二三四五六七八九';

/** Value of what {@link NUMBER} and {@link COUNT} match. */
export function toNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === '几') return 3;
  const [tens = '', ones] = text.replace('廿', '二十').replace('卅', '三十').replace('两', '二').split('十');
  if (ones === undefined) return DIGITS.indexOf(tens);
  return (tens === '' ? 1 : DIGITS.indexOf(tens)) * 10 + (ones === '' ? 0 : DIGITS.indexOf(ones));
}

/** The year, of four digits, that the group `year` of {@link YEAR} means. */
export function toYear(text: string): number {
  const digits = text
    .replaceAll('零', '〇')
    .replaceAll(/[〇一二三四五六七八九]/g, (char) => String(DIGITS.indexOf(char)));
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

/** First and last of what {@link DAYS} matches; null for a list with holes, whose days are not one stretch. */
export function toDayNumbers(text: string): { first: number; last: number } | null {
  const numbers = text.split(/[、,和]|[-~至到]+/).map(toNumber);
  const [first = 0] = numbers;
  const isList = !/[-~至到]/.test(text);
  if (isList && numbers.some((number, index) => number !== first + index)) return null;
  return { first, last: numbers.at(-1) ?? first };
}

/** A part of the day: what a label calls it, and its minutes of the day [from, to). */
export interface PartOfDay {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Wide on purpose: readers who ask for the evening want to know of what ends at half past six, too. */
const PARTS: readonly (readonly [pattern: string, part: PartOfDay | null])[] = [
  ['凌晨', { name: '凌晨', from: 0, to: 360 }],
  ['早上|早晨|清晨|早间|早(?![餐点市班教产期退稻])|晨(?!报)', { name: '早上', from: 300, to: 600 }],
  ['上午|午前', { name: '上午', from: 0, to: 720 }],
  ['中午|正午|午间', { name: '中午', from: 660, to: 840 }],
  ['下午|午后', { name: '下午', from: 720, to: 1080 }],
  ['傍晚|黄昏', { name: '傍晚', from: 1020, to: 1200 }],
  ['晚上|夜晚|晚间|夜里|夜间|深夜|半夜', { name: '晚上', from: 1080, to: 1440 }],
  ['晚(?![餐点报班宴自]|会(?![停没不有来要断恢]))|夜(?![市班宵总景])', { name: '晚上', from: 1080, to: 1440 }],
  ['白天', { name: '白天', from: 360, to: 1080 }],
  ['全天|整天', null],
];
const PART_PATTERNS = PARTS.map(([pattern, part]) => ({ pattern: new RegExp(pattern, 'y'), part }));

/** Reads the part of the day that is named at a place; `part` is null for 全天. */
export function readPart(chars: string, at: number): { part: PartOfDay | null; to: number } | null {
  for (const { pattern, part } of PART_PATTERNS) {
    pattern.lastIndex = at;
    if (pattern.test(chars)) return { part, to: pattern.lastIndex };
  }
  return null;
}

/** Before a number it makes it another number, or a number of something. */
export const AFTER_DIGIT = /(?:[0-9a-z._#$¥€£+=±第每]|\d[-~/、,和]|每[年月]|[农阴旧]历)$/i;
/** The same before a number in Chinese. */
export const AFTER_NUMERAL =
  /(?:[〇零一二两三四五六七八九十百千万廿卅几半第每]|[一二三四五六七八九十][-~、,和至到]|每[年月]|[农阴旧]历|[正腊闰])$/;
/** What is measured, before 12.5: no day. */
export const AFTER_MEASURED = /(?:[-~/·约共达超涨跌降价]|版本?|电压|电流|功率|容量|金额|增长|下降)$/;
/** What directly follows 12.5, 5-8 or 12月5 when that is no day: units, counting words, more of the number. */
export const UNIT =
  /^(?:[0-9a-z%‰°Ω]|[./·。]\d|千|伏|安(?![装排全检])|瓦|兆|毫|微|万(?![达科象])|亿|百|元|块|角|分(?!公司|局)|度|公[里斤顷分尺]|里(?!面)|米|厘|尺|寸|吨|斤|克|升|立方|平(?!安)|亩|顷|小时|个|倍|折|成(?!都)|级|岁|秒|天(?!气)|年|周[岁年]|代|版|星(?!期)|匹|人(?!民)|名|位|户|栋|幢|座|层|楼|单元|室|组|条|台(?![区州])|套|件|只|根|号|段|次|期|点|项|家(?![里中])|页|股|便|赫|帕|欧)/i;
/** The same after a space, where also a place may begin: 12.5 安溪. */
export const UNIT_APART =
  /^ (?:[%‰°Ω]|(?:[kmg]?(?:va|v|wh|w|hz|a)|[kcm]?m|k?g|t)(?![a-z])|千[伏瓦米克安乏]|兆|毫|万(?:[元伏千吨户]|$)|亿|元|公[里斤顷]|小时|分钟|个|倍|度(?!假)|[米吨亩伏安](?!\p{Script=Han})|平方|立方|级|岁|年|栋|幢|号|楼|层|单元|组|人(?!民)|名|户|条|套|件|次|天(?!气)|折|匹)/iu;

/** A length of time that begins some day, before 5日. */
export const AFTER_LENGTH = /(?:提前|顺延|延[长期迟]|推迟|连续|至少|少于|超过|累计|为期|工期|逾期|满|共|约)$/;

/** A street before 5号 makes it a house; 线路5号 is no street. */
export const AFTER_STREET = /(?:(?:^|[^线电])路|街|巷|弄|大道|胡同|号|[〕】\]]|\d\))$/;
/** Characters after which 5号 is a day although nothing follows; after others it is the number in a name. */
export const AFTER_OPENING = /(?:^|[^\p{Script=Han}]|[电在是到至从于标止聘期间那就和与及查看询])$/u;
/** What goes on after a day. The things that have numbers cannot be listed, this can. */
export const DAY_GOES_ON =
  /^ ?(?:停(?![车机靠])|没|无电|断电|来电|送电|供电(?![所局站公])|恢复|检修(?!井)|抢修|施工|作业|开标|开始|开工|截止|截标|报名|招标|招聘|面试|笔试|考试|公示|发布|上午|下午|中午|早|晚|凌晨|傍晚|夜|白天|全[天市县区村镇]|整天|有|会(?![议所堂馆场计员])|要|能|可以|是|的|之[前内]|以[前内]|前(?![台门面])|起|到|至|和|及|与|或|周|星期|礼拜|当天|当日|哪|什么|吗|呢|我|为|因|计划|临时|又|还|也|不|\d{1,2}[点时:])/;
/** What is numbered, so plainly that it is not the day even after a space or a month. */
export const NUMBERED = /^ ?(?:楼(?![上下])|栋|幢|座|线(?!路)|机组|院|杆|塔|[公专箱主配]变|环网|桥|井|单元)/;
/** What makes another word of a number and 日. */
export const NOT_DAY = /^(?:游|均|线|年|制|薪|租|志|程|常|历|期|元|报(?!名)|产|式|用)/;
/** What makes another word of a number and 月, or of 本月. */
export const NOT_MONTH = /^(?:[薪刊龄嫂饼季租均度花]|报(?!名)|供(?![电热暖气水]))/;
/** What makes another word of 本周, or the name of a place. */
export const NOT_WEEK = /^(?:[边年转期围刊波密家庄口巷铺]|村(?![里民子])|报(?!名))/;

/** A place's name goes on here: 明日村 is no day, 明天村里停电 is one. */
export const PLACE_GOES_ON =
  /^(?:村(?![里民子上内口头委])|镇(?![上里内区中江海])|乡(?![下里镇村])|路(?![灯段面上边由线口过])|街(?![上边头道])|巷|线(?![路上下索损缆]))/;
/** The same after words that are in more names: 今日, 明日, holidays. */
export const NAME_GOES_ON = /^(?:社区|家园|花园|花苑|新城|新村|广场|大厦|公馆|大?桥|头条|之星)/;
/** What makes another word of 日 before it: 说明日期, 光明日报, 周日常. */
export const WORD_GOES_ON = /^(?:期|常|报(?!名)|程|历|志|记)/;
