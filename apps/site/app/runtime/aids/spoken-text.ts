/** How text is read aloud: what a voice would misread is written out, and long sentences are cut. Pure. */

const DIGITS = '零一二三四五六七八九';
const UNITS = ['', '十', '百', '千'] as const;

const byDigit = (digits: string): string => digits.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);

/** A number below 10,000 in words: `110` is 一百一十, `0.4` 零点四. */
const inWords = (number: string): string => {
  const [whole = '', part] = number.split('.');
  const digits = [...String(Number(whole))];
  let words = '';
  for (const [at, digit] of digits.entries()) {
    const unit = UNITS[digits.length - 1 - at] ?? '';
    if (digit !== '0') words += (DIGITS[Number(digit)] ?? '') + unit;
    else if (!words.endsWith('零')) words += '零';
  }
  words = words.replace(/^一十/, '十');
  const spoken = words.length > 1 ? words.replace(/零$/, '') : words;
  return part ? `${spoken}点${byDigit(part)}` : spoken;
};

const SIGNS: Readonly<Record<string, string>> = {
  kwh: '千瓦时',
  mwh: '兆瓦时',
  kva: '千伏安',
  mva: '兆伏安',
  kv: '千伏',
  kw: '千瓦',
  mw: '兆瓦',
  km: '公里',
  '℃': '摄氏度',
};

/** Rules in order: what stands first is taken first. */
const rules: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g,
    (_, year = '', month = '', day = '') => `${byDigit(year)}年${inWords(month)}月${inWords(day)}日`,
  ],
  [
    /(?<!\d)([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?(?!\d)/g,
    (_, hour = '', minute = '') =>
      `${inWords(hour)}点${minute === '00' ? '' : `${minute.startsWith('0') ? '零' : ''}${inWords(minute)}分`}`,
  ],
  [/(?<=点|分|日)\s*[–—~～-]\s*(?=\S)/g, () => '到'],
  // phones and codes: digit by digit
  [/(?<![\d.])\d{3,4}(?:-\d{3,8})+(?!\d)/g, (number) => byDigit(number).replaceAll('-', '，')],
  [/(?<![\d.,])(\d{5,})(?![\d.,]|\s*(?:元|万|亿|千|吨|米|户|人|次|天|个|台|kW|MW))/gi, (number) => byDigit(number)],
  [
    /(?<![\d.])(\d{1,4}(?:\.\d+)?)\s*(kwh|mwh|kva|mva|kv|kw|mw|km|℃)(?![a-z])/gi,
    (_, number = '', unit = '') => inWords(number) + (SIGNS[unit.toLowerCase()] ?? unit),
  ],
  [/(?<![\d.])(\d{1,4}(?:\.\d+)?)(?=千伏|千瓦|兆瓦)/g, (number) => inWords(number)],
  [/[ⅠⅡⅢⅣⅤ]/g, (sign) => DIGITS['ⅠⅡⅢⅣⅤ'.indexOf(sign) + 1] ?? sign],
];

/** Text as a voice should read it. */
export const toSpoken = (text: string): string =>
  rules.reduce((spoken, [pattern, write]) => spoken.replace(pattern, (...found: string[]) => write(...found)), text);

/** The longest sentence that is handed to a voice: some engines stop silently in longer ones. */
export const LONGEST = 80;

/** Where the sentences of a text begin and end: at most {@link LONGEST} characters each, cut at a comma if need be. */
export const toSentences = (text: string): (readonly [start: number, end: number])[] => {
  const found: (readonly [number, number])[] = [];
  for (const { 0: sentence, index } of text.matchAll(/[^。！？；!?;\n]+[。！？；!?;\n]*/g)) {
    let start = index;
    const end = index + sentence.length;
    while (end - start > LONGEST) {
      const piece = text.slice(start, start + LONGEST);
      const comma = Math.max(
        piece.lastIndexOf('，'),
        piece.lastIndexOf('、'),
        piece.lastIndexOf('：'),
        piece.lastIndexOf(','),
      );
      const cut = start + (comma > LONGEST / 4 ? comma + 1 : LONGEST);
      found.push([start, cut]);
      start = cut;
    }
    if (text.slice(start, end).trim()) found.push([start, end]);
  }
  return found;
};
