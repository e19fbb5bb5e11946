/** Places typed in Latin letters: by pinyin or its initials, from any syllable of a notice's names on. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { DatabaseTable } from '../api/v1/database-table.ts';
import { toLatinWord } from '../pinyin.ts';
import type { DirectoryEntry, PlaceDirectory } from './place-directory.ts';

/** Shorter words begin the pinyin of everything. */
const MIN_LETTERS = 2;

/** Areas whose pinyin begins with a word, or whose initials it is. */
export function spelledAs(word: string, { entries }: PlaceDirectory, now: number): DirectoryEntry[] {
  const latin = toLatinWord(word) ?? '';
  if (latin.length < MIN_LETTERS) return [];
  return entries.filter(
    ({ pinyin, initials, from }) => from <= now && pinyin !== '' && (pinyin.startsWith(latin) || initials === latin),
  );
}

/** Notices of which a name or the title is spoken so. */
export function isSpelled(notices: DatabaseTable, word: string): SQL {
  // Only letters and digits are in the word: nothing of it is a wildcard.
  return sql`${notices.column('placeIndex')} like ${`% ${toLatinWord(word) ?? ''}%`}`;
}
