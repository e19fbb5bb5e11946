/** Other ways to write the numbers and units of a query: 第12次, 第十二次; 工业园Ⅱ线, 工业园二线; 100MW, 百兆瓦. Pure. */
import { readChineseNumber, ROMAN_NUMBERS } from '../../../places/numerals.ts';

/** Units of measure that are written both ways: 10kV, 10千伏. */
const MEASURES = [
  ['kwh', '千瓦时'],
  ['kva', '千伏安'],
  ['mva', '兆伏安'],
  ['kv', '千伏'],
  ['kw', '千瓦'],
  ['mw', '兆瓦'],
] as const;
const NUMERAL = '[零〇一二两三四五六七八九十百千]+';
/** What is counted: a character before one of these is a number. */
export const COUNTERS =
  '次|届|期|回|线|段|号|条|个|台|座|组|项|批|级|类|户|岁|度|楼|层|站|村|家|人|名|大|问|招|件|道|笔|位|本|份|盏|辆|处|所|步|年|月|日|天|小时|分钟|公里|里|米|亩|吨|亿|万|兆瓦|千伏|千瓦';
const DIGITS = [...'零一二三四五六七八九'];

type Rewrite = (text: string) => string;

/** Ten thousand volts as people say it: 一万伏, 3.5万伏, 十一万伏. */
const TEN_THOUSAND_VOLTS = /(\d+(?:\.\d+)?|[一二两三四五六七八九十]+)万(五(?:千)?)?伏/gu;

const rewrites: readonly Rewrite[] = [
  (text) =>
    text.replaceAll(TEN_THOUSAND_VOLTS, (typed, number: string, half?: string) => {
      const value = /^\d/u.test(number) ? Number(number) : readChineseNumber(number);
      return value === null || value === undefined ? typed : `${Math.round(value * 10) + (half ? 5 : 0)}千伏`;
    }),
  ...MEASURES.map(
    ([latin, chinese]): Rewrite =>
      (text) =>
        text.replaceAll(new RegExp(String.raw`(?<=[\d${DIGITS.join('')}十百千])\s*${latin}(?![a-z])`, 'gu'), chinese),
  ),
  ...MEASURES.map(
    ([latin, chinese]): Rewrite =>
      (text) =>
        text.replaceAll(new RegExp(String.raw`(?<=\d)\s*${chinese}(?!安|时)`, 'gu'), latin),
  ),
  (text) =>
    text.replaceAll(/(?<![\d.])(\d{1,7})(?![\d.])(?=\p{Script=Han})/gu, (typed, digits: string) =>
      isYear(digits) ? typed : toChineseNumber(Number(digits)),
    ),
  (text) => text.replaceAll(/(?<![\d一二三四五六七八九零百千])([百千万])/gu, '一$1'),
  (text) => text.replaceAll(/(?<![\d.])2(?=条|个|台|座|家|户|人|次)/gu, '两'),
  (text) =>
    text.replaceAll(new RegExp(`(${NUMERAL})(?=${COUNTERS})`, 'gu'), (typed) =>
      String(readChineseNumber(typed) ?? typed),
    ),
  (text) =>
    text.replaceAll(
      /(?<=\p{Script=Han})\d{1,2}(?=[线期回号段支])/gu,
      (digits) => ROMAN_NUMBERS[Number(digits)] ?? digits,
    ),
  (text) =>
    text.replaceAll(/(?<=\p{Script=Han})(?:ix|iv|v?i{1,3}|v|x)(?=[线期回号段支])/gu, (roman) =>
      String(ROMAN_NUMBERS.indexOf(roman)),
    ),
];

/** More ways than these are not looked for. */
const MOST = 8;

/** Every other way to write a folded text, the likeliest first. */
export function numeralSpellings(folded: string): string[] {
  if (!/[\d零〇一二两三四五六七八九十百千]|[ivx]+[线期回号段支]/u.test(folded)) return [];
  const found = new Set([folded]);
  for (const text of found) {
    for (const rewrite of rewrites) if (found.size <= MOST) found.add(rewrite(text));
  }
  found.delete(folded);
  return [...found];
}

/** 26年三季度 as reports write it: 2026年第三季度. Of a folded text. */
export function writtenOutPeriods(folded: string): string {
  return folded
    .replaceAll(
      /(?<!\d)([12]\d)年(?=第?[一二三四1-4]季|q[1-4]|[半年上下财度]|业绩|经营|利润|分红|\d{1,2}月|$)/gu,
      '20$1年',
    )
    .replaceAll(/(?<!\d)([12]\d)届/gu, '20$1届')
    .replaceAll(/(?<!\d)(\d{4})\s*q([1-4])(?!\d)/gu, '$1年q$2')
    .replaceAll(
      /第?([一二三四1234])(?:季度|季(?![度报节]))|(?<![a-z])q([1-4])(?!\d)(?:季度)?/gu,
      (_, han?: string, latin?: string) => {
        const number = Number(latin ?? han);
        return `第${Number.isNaN(number) ? han : DIGITS[number]}季度`;
      },
    );
}

/** Digits as they are read out one by one, four or more: 幺二三九八, 一二三九八. */
const READ_OUT = /[零〇一二三四五六七八九幺]{4,}/gu;

/** A folded text with numbers that were read out digit by digit in digits: 一二三九八 is 12398. */
export function withSpokenDigits(folded: string): string {
  return folded.replaceAll(READ_OUT, (spoken) =>
    Array.from(spoken, (digit) => (digit === '幺' ? 1 : digit === '〇' ? 0 : DIGITS.indexOf(digit))).join(''),
  );
}

function isYear(digits: string): boolean {
  return digits.length === 4 && /^(?:19|20)/.test(digits);
}

/** A whole number below ten million as it is spoken: 12 → 十二, 100 → 百, 100000 → 十万. */
export function toChineseNumber(value: number): string {
  if (value === 0) return '零';
  if (value >= 10_000) {
    const rest = value % 10_000;
    const tail = rest === 0 ? '' : `${rest < 1000 ? '零' : ''}${toChineseNumber(rest)}`;
    return `${toChineseNumber(Math.floor(value / 10_000)).replace(/^一$/, '')}万${tail}`;
  }
  let written = '';
  let rest = value;
  let isGap = false;
  for (const [size, name] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(rest / size);
    rest %= size;
    if (digit === 0) {
      isGap = written !== '' && rest > 0;
      continue;
    }
    const isFirstOne = digit === 1 && written === '' && name !== '';
    written += (isGap ? '零' : '') + (isFirstOne ? '' : (DIGITS[digit] ?? '')) + name;
    isGap = false;
  }
  return written;
}
