/** Synonyms, looked up by the typed word and by its pinyin. Pure. */
import { toInitials, toSyllables } from '../../../pinyin.ts';
import { fold } from '../../analysis/fold.ts';
import { fromEnglish } from './english-words.ts';
import { hasFiller } from './filler-words.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { namedModules } from './module-names.ts';

/** Groups of words that mean the same to visitors. */
export type Synonyms = readonly (readonly string[])[];

/** Initials of fewer letters stand for too many words. */
const MIN_INITIALS = 3;

interface KnownWords {
  /** The other words of every group that holds the folded word. */
  others: ReadonlyMap<string, readonly string[]>;
  /** By the first character: known words, the longest first. */
  byFirst: ReadonlyMap<string, readonly string[]>;
  /** Folded words by their pinyin, made when it is first needed: in full, and by initials that stand for one word. */
  spoken?: ReadonlyMap<string, readonly string[]>;
  /** Those that have a word in them that only asks. */
  withFillers?: readonly string[];
}

const knownBy = new WeakMap<Synonyms, KnownWords>();
const moduleWords = namedModules.flatMap(({ names }) => names);

function knownWords(synonyms: Synonyms): KnownWords {
  const cached = knownBy.get(synonyms);
  if (cached !== undefined) return cached;
  const others = new Map<string, string[]>();
  for (const group of synonyms) {
    const words = group.map((word) => fold(word).trim()).filter((word) => word !== '');
    for (const word of words) {
      const known = others.get(word) ?? [];
      others.set(word, [...new Set([...known, ...words.filter((other) => other !== word)])]);
    }
  }
  const byFirst = new Map<string, string[]>();
  for (const word of new Set([...others.keys(), ...moduleWords])) {
    const first = word.charAt(0);
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), word].toSorted((a, b) => b.length - a.length),
    );
  }
  const made: KnownWords = { others, byFirst };
  knownBy.set(synonyms, made);
  return made;
}

/** The other words of every group that holds a folded word. */
export function synonymsOf(folded: string, synonyms: Synonyms): readonly string[] {
  return knownWords(synonyms).others.get(folded) ?? [];
}

/** Whether a folded word has synonyms. */
export function hasSynonyms(folded: string, synonyms: Synonyms): boolean {
  return knownWords(synonyms).others.has(folded);
}

/** The longest known word that stands at a place of a folded text, "" for none. */
export function knownWordAt(text: string, at: number, synonyms: Synonyms): string {
  return (
    knownWords(synonyms)
      .byFirst.get(text.charAt(at))
      ?.find((word) => text.startsWith(word, at)) ?? ''
  );
}

/** Known words that are spoken exactly as the Latin letters say, by syllables or by initials that are unambiguous. */
export function spokenWords(latin: string, synonyms: Synonyms): readonly string[] {
  return soundsOf(synonyms).get(latin) ?? [];
}

function soundsOf(synonyms: Synonyms): ReadonlyMap<string, readonly string[]> {
  const known = knownWords(synonyms);
  known.spoken ??= spokenIndex([...known.byFirst.values()].flat());
  return known.spoken;
}

function spokenIndex(words: readonly string[]): Map<string, string[]> {
  const full = new Map<string, string[]>();
  const initials = new Map<string, string[]>();
  for (const word of words) {
    if (!/^\p{Script=Han}{2,}$/u.test(word)) continue;
    const syllables = toSyllables(word);
    const sound = syllables.join('');
    full.set(sound, [...(full.get(sound) ?? []), word]);
    const short = toInitials(syllables);
    if (short.length >= MIN_INITIALS) initials.set(short, [...(initials.get(short) ?? []), word]);
  }
  for (const [short, named] of initials) if (named.length === 1 && !full.has(short)) full.set(short, named);
  return full;
}

/** Letters of a shorter beginning stand for too much. */
const MIN_BEGUN = 5;

/** The only known word that letters spell but for the end of its last syllable, "" for none: tingd of 停电. */
export function begunWord(latin: string, synonyms: Synonyms): string {
  if (latin.length < MIN_BEGUN) return '';
  const begun = [...soundsOf(synonyms)].filter(([sound, [word = '']]) => {
    if (!sound.startsWith(latin)) return false;
    const syllables = toSyllables(word);
    return syllables.join('') === sound && latin.length > syllables.slice(0, -1).join('').length;
  });
  return begun.length === 1 ? (begun[0]?.[1][0] ?? '') : '';
}

/** A text of syllables that are set apart and together are a known word, without the spaces: gong si zhang cheng. */
export function joinedPinyin(text: string, synonyms: Synonyms): string {
  const syllables = fold(text).trim().split(/\s+/u);
  if (syllables.length < 2 || !syllables.every((syllable) => /^[a-z]{1,6}$/u.test(syllable))) return text;
  const joined = syllables.join('');
  return fromEnglish(syllables.join(' ')) === undefined && spokenWords(joined, synonyms).length > 0 ? joined : text;
}

/** Most Chinese characters of a known word on either side of its letters. */
const MAX_BESIDE = 4;

/** A text in which known words that are typed partly in letters are written in Chinese: ting电, 充dian桩. */
export function withSpelledParts(text: string, synonyms: Synonyms): string {
  const folded = fold(text);
  let written = folded;
  for (const { 0: letters } of folded.matchAll(/(?<![a-z\d])[a-z]{2,}(?!\d)/gu)) {
    written = withWordAround(written, written.indexOf(letters), letters, synonyms);
  }
  return written === folded ? text : written;
}

/** The text with the longest known word that is spelled by letters and what stands beside them. */
function withWordAround(text: string, at: number, letters: string, synonyms: Synonyms): string {
  const end = at + letters.length;
  const before = /\p{Script=Han}*$/u.exec(text.slice(0, at))?.[0].slice(-MAX_BESIDE) ?? '';
  const after = /^\p{Script=Han}*/u.exec(text.slice(end))?.[0].slice(0, MAX_BESIDE) ?? '';
  for (let beside = before.length + after.length; beside > 0; beside -= 1) {
    for (let left = Math.min(beside, before.length); left >= Math.max(0, beside - after.length); left -= 1) {
      const [head, tail] = [before.slice(before.length - left), after.slice(0, beside - left)];
      const sound = toSyllables(head).join('') + letters + toSyllables(tail).join('');
      const word = spokenWords(sound, synonyms).find(
        (spoken) => spoken.length > beside && spoken.startsWith(head) && spoken.endsWith(tail),
      );
      if (word !== undefined) return text.slice(0, at - left) + word + text.slice(end + tail.length);
    }
  }
  return text;
}

/** Whether a folded text is several known words one after the other. */
export function isMadeOfKnownWords(text: string, synonyms: Synonyms): boolean {
  let words = 0;
  for (let at = 0; at < text.length; words += 1) {
    const word = knownWordAt(text, at, synonyms);
    if (word === '') return false;
    at += word.length;
  }
  return words > 1;
}

/** The known words in a folded text, the longest that begins at each place. */
export function knownWordsIn(text: string, synonyms: Synonyms): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length;) {
    const word = knownWordAt(text, at, synonyms);
    if (word !== '') words.push(word);
    at += Math.max(1, word.length);
  }
  return words;
}

/** Words with synonyms that have in them what elsewhere only asks: 几点开门, 一度电多少钱. The longest first. */
export function wordsWithFillers(synonyms: Synonyms): readonly string[] {
  const known = knownWords(synonyms);
  known.withFillers ??= [...known.others.keys()].filter(hasFiller).toSorted((a, b) => b.length - a.length);
  return known.withFillers;
}

/** A stretch of a text that sounds or looks as a known word does and is none: 听电通知 for 停电通知, 招骋 for 招聘. */
export interface Slip {
  from: number;
  to: number;
  word: string;
}

/** Whether a text begins with a denial: nobody says that by a slip. */
export function isDenial(text: string): boolean {
  return /^[没不未别无非]/u.test(text);
}

/** Longest known word that another one is taken for, in characters. */
const MAX_HOMOPHONE = 8;

/** Such stretches of a folded text, the longest first; they may lie over one another. */
export function slipsForKnown(text: string, synonyms: Synonyms): Slip[] {
  const found: Slip[] = [];
  for (const { 0: run, index } of text.matchAll(/\p{Script=Han}{2,}/gu)) {
    const syllables = toSyllables(run);
    if (syllables.length !== run.length) continue;
    for (let at = 0; at < run.length; at += 1) {
      for (let length = Math.min(MAX_HOMOPHONE, run.length - at); length >= 2; length -= 1) {
        const stretch = run.slice(at, at + length);
        const words = [
          ...spokenWords(syllables.slice(at, at + length).join(''), synonyms),
          ...lookAlikesOf(stretch).filter((other) => knownWordAt(other, 0, synonyms) === other),
        ];
        const [word] = words;
        if (word === undefined || knownWordAt(stretch, 0, synonyms) === stretch || word.length !== length) continue;
        // 没提前说 is no slip for 媒体: what is denied was meant so.
        if (isDenial(stretch) && !word.startsWith(stretch.charAt(0))) continue;
        found.push({ from: index + at, to: index + at + length, word });
      }
    }
  }
  return found.toSorted((a, b) => b.to - b.from - (a.to - a.from));
}

/** What Latin letters stand for, in Chinese: an English word, or the pinyin of known words; none for anything else. */
export function meaningsOf(latin: string, synonyms: Synonyms): readonly string[] {
  const english = fromEnglish(latin);
  return english === undefined ? spokenWords(latin, synonyms) : [english];
}
