/** Numbers as names of places and lines have them, in the one form in which they are compared. Pure. */

const DIGITS: ReadonlyMap<string, number> = new Map([...'零一二三四五六七八九'].map((digit, value) => [digit, value]));
const TENS: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);

/** A whole number written in Chinese, below ten thousand: 十二 → 12, 二〇二六 → 2026, 两 → 2; null for anything else. */
export function readChineseNumber(text: string): number | null {
  const plain = text.replaceAll('〇', '零').replaceAll('两', '二');
  if (/^[零一二三四五六七八九]{2,}$/.test(plain)) return Number([...plain].map((digit) => DIGITS.get(digit)).join(''));
  if (!/^[零一二三四五六七八九十百千]+$/.test(plain)) return null;
  let sum = 0;
  let digit: number | undefined;
  for (const character of plain) {
    const unit = TENS.get(character);
    if (unit === undefined) {
      digit = DIGITS.get(character);
      continue;
    }
    sum += (digit ?? 1) * unit;
    digit = undefined;
  }
  return sum + (digit ?? 0);
}

const NUMERAL = '[零〇一二两三四五六七八九十百]+';
/** What is counted in names and house numbers: only before these is a character a number, and never inside of a word. */
const COUNTED = '号|线|支线|期|回|段|组|栋|幢|座|单元|队|社(?!区)|台|次|区|弄|巷|层|楼|路|街|村|站|千伏|kv';
const CHINESE = new RegExp(`第(${NUMERAL})|(${NUMERAL})(?=(?:[、,至到-]${NUMERAL})*(?:${COUNTED}))`, 'gu');
const ROMAN = /(?<=\p{Script=Han})(ix|iv|v?i{1,3}|v|x)(?=\p{Script=Han}|$)/gu;
/** Roman numbers by their value, "" for 0. */
export const ROMAN_NUMBERS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** A folded text with its numbers in digits: 工业园ii线 → 工业园2线, 第十二次 → 第12次, 三组 → 3组. */
export function numbersToDigits(folded: string): string {
  return folded
    .replaceAll(ROMAN, (roman) => String(ROMAN_NUMBERS.indexOf(roman)))
    .replaceAll(CHINESE, (typed, ordinal: string | undefined, counted: string | undefined) => {
      const number = readChineseNumber(ordinal ?? counted ?? '');
      return number === null ? typed : `${ordinal === undefined ? '' : '第'}${number}`;
    })
    .replaceAll(/(\d)\s*#/gu, '$1号');
}
