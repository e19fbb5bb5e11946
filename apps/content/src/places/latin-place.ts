/** Places typed in Latin letters: by pinyin or its initials, from any syllable of a notice's names on. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { DatabaseTable } from '../records/database-table.ts';
import { toLatinWord } from '../pinyin.ts';
import { type DirectoryEntry, isKnownAt, liesIn, type PlaceDirectory } from './place-directory.ts';
import { isSpelledQuestion } from './place-words.ts';

/** Shorter words begin the pinyin of everything; initials may have two letters. */
const MIN_LETTERS = 3;
const MIN_INITIALS = 2;
/** Nobody spells more than county, town, village and a question. */
const MAX_SPELLED = 80;

/** Areas whose pinyin begins with a word, or whose initials it is. */
export function spelledAs(word: string, { entries }: PlaceDirectory, now: number): DirectoryEntry[] {
  const latin = toLatinWord(word) ?? '';
  if (latin.length < MIN_INITIALS) return [];
  const isLong = latin.length >= MIN_LETTERS;
  return entries.filter(
    (entry) =>
      isKnownAt(entry, now) &&
      entry.pinyin !== '' &&
      ((isLong && entry.pinyin.startsWith(latin)) || entry.initials === latin),
  );
}

/** What the pinyin of an area's suffix may be, where it was left out. */
const SUFFIX = /^(?:xian|qu|shi|zhen|xiang|jiedao|cun|shequ)?$/u;

/** Whether a word is the whole pinyin of an area, its suffix left aside. */
export function isSpelledOut(word: string, directory: PlaceDirectory, now: number): boolean {
  const latin = toLatinWord(word) ?? '';
  return spelledAs(word, directory, now).some(
    ({ pinyin }) => pinyin.startsWith(latin) && SUFFIX.test(pinyin.slice(latin.length)),
  );
}

/**
 * The words that a word in Latin letters is made of: areas of which each lies in one before it, spelled in full, and at
 * the end whatever a question adds: yunxixianliulincuntingdian. null when it is made otherwise.
 */
export function partsSpelled(word: string, directory: PlaceDirectory, now: number): string[] | null {
  const latin = toLatinWord(word) ?? '';
  const areas = directory.entries.filter((entry) => entry.pinyin !== '' && isKnownAt(entry, now));
  const rest = (at: number, outer: readonly DirectoryEntry[]): string[] | null => {
    if (at === latin.length || (at > 0 && isSpelledQuestion(latin.slice(at)))) return [];
    for (let to = latin.length; to > at + MIN_INITIALS; to -= 1) {
      const part = latin.slice(at, to);
      const called = areas.filter(({ pinyin }) => pinyin.startsWith(part) && SUFFIX.test(pinyin.slice(part.length)));
      const inside = at === 0 ? called : called.filter((entry) => outer.some((area) => liesIn(entry, area)));
      const others = inside.length === 0 ? null : rest(to, inside);
      if (others !== null) return [part, ...others];
    }
    return null;
  };
  return latin.length > MAX_SPELLED ? null : rest(0, []);
}

/** Notices of which a name or the title is spoken so; one letter begins a syllable of nearly every notice. */
export function isSpelled(notices: DatabaseTable, word: string): SQL {
  if (word.length < MIN_INITIALS) return sql`1 = 0`;
  // Only letters and digits are in the word: nothing of it is a wildcard.
  return sql`${notices.column('placeIndex')} like ${`% ${toLatinWord(word) ?? ''}%`}`;
}
