/** Places typed in Latin letters: by pinyin or its initials, from any syllable of a notice's names on. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { DatabaseTable } from '../records/database-table.ts';
import { toLatinWord } from '../pinyin.ts';
import { type DirectoryEntry, isKnownAt, type PlaceDirectory } from './place-directory.ts';

/** Shorter words begin the pinyin of everything; initials may have two letters. */
const MIN_LETTERS = 3;
const MIN_INITIALS = 2;

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

/** Notices of which a name or the title is spoken so. */
export function isSpelled(notices: DatabaseTable, word: string): SQL {
  // Only letters and digits are in the word: nothing of it is a wildcard.
  return sql`${notices.column('placeIndex')} like ${`% ${toLatinWord(word) ?? ''}%`}`;
}
