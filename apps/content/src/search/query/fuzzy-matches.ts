/** Fuzzy matches of a word without hits: its parts, homophones, words that differ in one character, long forms of abbreviations. Pure. */
import { toSyllables } from '../../pinyin.ts';
import { toUnits, type Unit } from '../analysis/analysis.ts';
import { fold } from '../analysis/fold.ts';
import { spokenRanges } from '../rank/found-text.ts';

/** Words that say how something is asked, not what; of single characters only those that are no part of a name. */
const STOP_WORDS = new Set(
  (
    '的 了 吗 呢 吧 啊 呀 么 嘛 我 你 是 和 与 及 或 怎么 怎么样 怎样 怎么办 怎么回事 如何 什么 什么样 什么时候 时候 何时 哪天 哪一天 几号 哪里 哪儿 哪个 哪些 ' +
    '不要 不是 多少 多少钱 多久 多长 多长时间 几点 为什么 为何 是否 是不是 会不会 能不能 可不可以 有没有 要不要 请问 您好 你好 我们 我家 你们 我要 我想 想要 ' +
    '需要 可以 应该 没有 还没 还没有 查询 知道 告诉 了解 一下'
  ).split(' '),
);
/** Those of them that are found inside what a dictionary takes for other words. 怎么办理 asks how to do something. */
const STOP_PHRASES = new RegExp(
  [...STOP_WORDS]
    .filter((word) => word.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (word === '怎么办' ? '怎么办(?!理)' : word))
    .join('|'),
  'g',
);
/** Longest word that another one is looked for in place of. */
const MAX_LENGTH = 12;
/** Shortest word in which a slip is looked for: one letter more or less turns a shorter one into anything. */
const MIN_SLIP = 6;
/** Length of what may be a short form, and how many characters it may leave out between two of its own. */
const MIN_SHORT = 3;
const MAX_SHORT = 6;
const MAX_LEFT_OUT = 2;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One for all texts: making it costs more than what it does with a query. */
const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** The words of a text, as a dictionary sees them, and what stands between. */
export function wordsIn(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** What a text is about: the stretches between words that only ask and what is no word. */
export function stretchesIn(text: string): string[] {
  const stretches: string[] = [];
  let isOpen = false;
  const meant = fold(text).replaceAll(STOP_PHRASES, ' ');
  for (const { segment, isWordLike } of segmenter.segment(meant)) {
    const isMeant = isWordLike === true && !STOP_WORDS.has(segment);
    if (isMeant && isOpen) stretches.push((stretches.pop() ?? '') + segment);
    else if (isMeant) stretches.push(segment);
    isOpen = isMeant;
  }
  return stretches;
}

/** Where words begin, as a dictionary sees them, in code units. */
export function bordersIn(text: string): number[] {
  return Array.from(segmenter.segment(text), ({ index }) => index);
}

/** How a Chinese word sounds, "" for one that is not Chinese alone or too long. */
export function soundOf(word: string): string {
  const units = toUnits(fold(word));
  if (units.length < 2 || units.length > MAX_LENGTH || units.some(({ kind }) => kind !== 'han')) return '';
  const syllables = toSyllables(word);
  return syllables.length === units.length ? syllables.join('') : '';
}

/** What in a text sounds like the word and is written otherwise; of two characters only a word: 融合典型 is no 核电. */
export function homophonesIn(text: string, word: string, sound: string): string[] {
  const folded = fold(text);
  const units = toUnits(folded);
  const length = toUnits(fold(word)).length;
  const borders = new Set([...bordersIn(folded), folded.length]);
  const isWord = (first: number, last: number): boolean =>
    borders.has(units[first]?.from ?? -1) && borders.has(units[last + 1]?.from ?? folded.length);
  return spokenRanges(units, sound)
    .filter(([first, last]) => last - first + 1 === length && (length > 2 || isWord(first, last)))
    .map(([first, last]) => joined(units.slice(first, last + 1)))
    .filter((found) => found !== fold(word));
}

/**
 * The halves between which one character of a word may be wrong, missing or too much: each pair stands together in
 * every text that holds such a word. Of words of three characters and more.
 */
export function halvesOf(word: string): string[][] {
  const characters = toUnits(fold(word)).map(({ text }) => text);
  if (characters.length < 3 || characters.length > MAX_LENGTH) return [];
  const halves: string[][] = [];
  for (let at = 0; at < characters.length; at += 1) {
    halves.push([characters.slice(0, at).join(''), characters.slice(at + 1).join('')].filter((half) => half !== ''));
  }
  return halves;
}

/**
 * What in a text differs from the word in one character: another one, one more or one less. Where both ends of the
 * word stand, only such; a wrong last character may as well begin another word.
 */
export function similarIn(text: string, word: string): string[] {
  const units = toUnits(fold(text));
  const wanted = toUnits(fold(word)).map((unit) => unit.text);
  const found: string[] = [];
  for (const length of [wanted.length, wanted.length - 1, wanted.length + 1]) {
    for (let at = 0; at + length <= units.length; at += 1) {
      const stretch = units.slice(at, at + length);
      if (!stretch.every((unit, index) => unit.kind === 'han' && (index === 0 || unit.joined))) continue;
      if (differsByOne(stretch, wanted)) found.push(joined(stretch));
    }
  }
  const hasBothEnds = (words: string): boolean =>
    words.startsWith(wanted[0] ?? '') && words.endsWith(wanted.at(-1) ?? '');
  return found.some(hasBothEnds) ? found.filter(hasBothEnds) : found;
}

function differsByOne(stretch: readonly Unit[], wanted: readonly string[]): boolean {
  let start = 0;
  while (start < wanted.length && start < stretch.length && stretch[start]?.text === wanted[start]) start += 1;
  let end = 0;
  const most = Math.min(wanted.length, stretch.length) - start;
  while (end < most && stretch.at(-1 - end)?.text === wanted.at(-1 - end)) end += 1;
  // The ends must be the word's own, else 停电检 would stand for 停电检修.
  const isWhole = stretch.length >= wanted.length || (start > 0 && end > 0);
  const isOutside = stretch.length > wanted.length && (start === 0 || end === 0);
  return isWhole && !isOutside && Math.max(wanted.length, stretch.length) - start - end === 1;
}

/** Characters of a word that may be a short form, of three to six; none of another word. */
export function shortOf(word: string): string[] {
  const units = toUnits(fold(word));
  const isShort = units.length >= MIN_SHORT && units.length <= MAX_SHORT && units.every(({ kind }) => kind === 'han');
  return isShort ? units.map(({ text }) => text) : [];
}

/**
 * Of what a word is the short form in a text: its characters in their order, a few left out between them, from one
 * border of words to another. 职代会 is 职工代表大会.
 */
export function writtenOutIn(text: string, word: string): string[] {
  const characters = shortOf(word);
  if (characters.length === 0) return [];
  const whole = new RegExp(characters.join(`\\p{Script=Han}{0,${MAX_LEFT_OUT}}?`), 'gu');
  const folded = fold(text);
  const borders = new Set([...bordersIn(folded), folded.length]);
  return Array.from(folded.matchAll(whole))
    .filter(({ index, 0: found }) => borders.has(index) && borders.has(index + found.length) && found !== fold(word))
    .map(([found]) => found);
}

/** Every word of Latin letters that one slip of the finger away from it was meant: two swapped, one wrong, missing, too many. */
export function slipsOf(latin: string): string[] {
  if (latin.length < MIN_SLIP || latin.length > MAX_LENGTH) return [];
  const slips = new Set<string>();
  for (let at = 0; at <= latin.length; at += 1) {
    const [before, after] = [latin.slice(0, at), latin.slice(at)];
    if (after.length > 1) slips.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    if (after.length > 0) slips.add(before + after.slice(1));
    for (const letter of LETTERS) {
      slips.add(before + letter + after);
      if (after.length > 0) slips.add(before + letter + after.slice(1));
    }
  }
  slips.delete(latin);
  return [...slips];
}

/** What in a text is spoken as one of the words. */
export function spokenIn(text: string, sounds: readonly string[]): string[] {
  const units = toUnits(fold(text));
  return sounds.flatMap((sound) =>
    spokenRanges(units, sound)
      // In full: initials of four letters stand everywhere.
      .filter(([first, last]) => last - first + 1 < sound.length)
      .map(([first, last]) => joined(units.slice(first, last + 1))),
  );
}

/** What is named most often; of equals the first. */
export function mostFrequent(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

function joined(units: readonly Unit[]): string {
  return units.map(({ text }) => text).join('');
}
