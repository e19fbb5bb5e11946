/** Words in Latin letters of a question that may name places: pinyin, its initials, English around it. Pure. */
import { isEnglishFiller, readEnglish } from '../search/query/plan/english-words.ts';
import { isSpelledOut, partsSpelled, spelledAs } from './latin-place.ts';
import type { PlaceDirectory } from './place-directory.ts';
import { isSpelledQuestion, withoutQuestion } from './place-words.ts';

/** What is joined to the name before it: Liulin Village is liulincun. */
const SUFFIXES: ReadonlyMap<string, string> = new Map([
  ['xian', 'xian'],
  ['county', 'xian'],
  ['qu', 'qu'],
  ['district', 'qu'],
  ['zhen', 'zhen'],
  ['town', 'zhen'],
  ['xiang', 'xiang'],
  ['township', 'xiang'],
  ['jiedao', 'jiedao'],
  ['subdistrict', 'jiedao'],
  ['cun', 'cun'],
  ['village', 'cun'],
  ['shequ', 'shequ'],
  ['community', 'shequ'],
]);
/** Of questions about power what the words of any question in English do not have. */
const ENGLISH = new Set(
  'power electricity light lights no not will back come off out now today tomorrow tonight cut schedule outage outages map notice notices check'.split(
    ' ',
  ),
);
/** Said alone they ask for all outages, too. */
const ENGLISH_DAYS = new Set(['today', 'tomorrow', 'tonight', 'now']);
/** Without a name only what speaks of power asks for all outages. */
const POWER = /dian|gonggao|tongzhi|power|electric|outage|blackout/u;
/** Most syllables of a question, each typed by itself. */
const MAX_SYLLABLES = 12;

/** The words that may name something: one name's syllables together, several names apart. */
export function latinNames(latin: readonly string[], directory: PlaceDirectory, now: number): readonly string[] {
  const words = withSuffixes(withoutEnglish(latin));
  const together = words.join('');
  if (words.length > 1 && isSpelledOut(together, directory, now)) return [together];
  // Each syllable of gong gao by itself begins a name.
  const isQuestion = words.length > 1 && isSpelledQuestion(together);
  const chain = words.length > 1 && !isQuestion ? partsSpelled(together, directory, now) : null;
  if (chain !== null) return chain;
  const namesOf = (word: string): readonly string[] | null =>
    spelledAs(word, directory, now).length > 0 ? [word] : partsSpelled(word, directory, now);
  const names = isQuestion ? [] : withoutSpelledQuestion(words, (word) => namesOf(word) !== null);
  if (names.length === 0 && !POWER.test(latin.join('')) && !latin.every((word) => ENGLISH_DAYS.has(word))) return latin;
  return names.flatMap((word) => namesOf(word) ?? [word]);
}

/** Without English words of a question: Liulin of power outage in Liulin. */
function withoutEnglish(latin: readonly string[]): string[] {
  const phrases = readEnglish(latin) ?? latin.map((typed) => ({ typed, means: typed }));
  return phrases
    .filter(({ typed, means }) => withoutQuestion(means) !== '' && !ENGLISH.has(typed) && !isEnglishFiller(typed))
    .flatMap(({ typed }) => typed.split(' '));
}

function withSuffixes(words: readonly string[]): string[] {
  const names: string[] = [];
  for (const word of words) {
    const suffix = SUFFIXES.get(word);
    const name = suffix === undefined ? undefined : names.pop();
    names.push(name === undefined ? word : name + (suffix ?? ''));
  }
  return names;
}

/** Without words that spell a question: ting dian le. */
function withoutSpelledQuestion(words: readonly string[], isName: (word: string) => boolean): string[] {
  const named = words.map(isName);
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const name = named.indexOf(true, at);
    let to = Math.min(name < 0 ? words.length : name, at + MAX_SYLLABLES);
    while (to > at && !isSpelledQuestion(words.slice(at, to).join(''))) to -= 1;
    if (to > at) at = to - 1;
    else rest.push(words[at] ?? '');
  }
  return rest;
}
