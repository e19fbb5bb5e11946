/** Places that may have been meant by words that name none: they are offered, never answered. Pure. */
import { toSyllables } from '../pinyin.ts';
import { type DirectoryEntry, isKnownAt, liesIn, type PlaceDirectory, stemOfEntry } from './place-directory.ts';
import { suffixAt } from './place-names.ts';

export const MAX_GUESSES = 3;
/** Names shorter than this, without their suffix, are like too many others. */
const MIN_SHARED = 2;
/** Shorter words in Latin letters are like too many others. */
const MIN_LETTERS = 5;

/**
 * At most three areas, the likeliest first: those that a part of the words names, then those that sound alike, then
 * those that differ in one character.
 * @param vague what a part of the words names
 * @param around areas that were named besides: guesses lie in one of them
 */
export function guessPlaces(
  words: readonly string[],
  vague: readonly DirectoryEntry[],
  around: readonly DirectoryEntry[],
  directory: PlaceDirectory,
  now: number,
): DirectoryEntry[] {
  const areas = directory.entries.filter((entry) => entry.isOfficial && isKnownAt(entry, now));
  const stems = words.map(stemOfWords).filter((stem) => stem.length >= MIN_SHARED);
  const alike = stems.flatMap((stem) => [
    ...areas.filter((entry) => hasPart(entry, stem)),
    ...soundingAs(stem, areas),
    ...areas.filter((entry) => differsByOne(stemOfEntry(entry), stem)),
  ]);
  const all = [...new Set([...vague.filter(({ isOfficial }) => isOfficial), ...alike])];
  const inside = all.filter((entry) => around.some((area) => liesIn(entry, area)));
  return (inside.length > 0 ? inside : all).slice(0, MAX_GUESSES);
}

/** The words without the suffix of a place at their end. */
function stemOfWords(words: string): string {
  for (let at = MIN_SHARED; at < words.length; at += 1) {
    const suffix = suffixAt(words, at);
    if (suffix !== undefined && at + suffix.length === words.length) return words.slice(0, at);
  }
  return words;
}

function hasPart(entry: DirectoryEntry, stem: string): boolean {
  const own = stemOfEntry(entry);
  return own.startsWith(stem) || (own.length >= MIN_SHARED && (stem.startsWith(own) || stem.endsWith(own)));
}

function soundingAs(stem: string, areas: readonly DirectoryEntry[]): DirectoryEntry[] {
  // A numeral may be a wrong character like any other: 高三 for 高山.
  const written = stem.replaceAll(/[1-9]/gu, (digit) => '一二三四五六七八九'.charAt(Number(digit) - 1));
  if (!/^\p{Script=Han}+$/u.test(written)) return [];
  const sound = spoken(written);
  return areas.filter((entry) => {
    const own = stemOfEntry(entry);
    return own.length === written.length && heard(entry.pinyin).startsWith(sound) && spoken(own) === sound;
  });
}

/** Areas whose pinyin is heard as a word in Latin letters, or differs in one letter: gaosancun, shiqaocun. */
export function guessSpelled(words: readonly string[], directory: PlaceDirectory, now: number): DirectoryEntry[] {
  const sounds = words.map(heard).filter((sound) => sound.length >= MIN_LETTERS);
  if (sounds.length === 0) return [];
  const areas = directory.entries.filter((entry) => entry.isOfficial && isKnownAt(entry, now));
  return areas
    .filter((entry) =>
      [heard(entry.pinyin), spoken(stemOfEntry(entry))].some((own) => sounds.some((sound) => isOneOff(own, sound))),
    )
    .slice(0, MAX_GUESSES);
}

/** Whether two words are the same but for one letter that one of them has more, or has otherwise. */
function isOneOff(a: string, b: string): boolean {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long.charAt(at) === short.charAt(at)) at += 1;
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at);
}

/** Pinyin as a southern ear takes it, which does not tell s from sh, n from l, in from ing. */
function heard(spelled: string): string {
  return spelled
    .replaceAll(/(?<=[zcs])h/gu, '')
    .replaceAll('l', 'n')
    .replaceAll('ng', 'n');
}

function spoken(name: string): string {
  return heard(toSyllables(name).join(''));
}

/** Whether two names of the same length have all but one character in common. */
function differsByOne(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < MIN_SHARED + 1) return false;
  return [...a].filter((character, at) => character !== b.charAt(at)).length === 1;
}
