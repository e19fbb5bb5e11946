/** Words to suggest out of what records are called: names and numbers that hold what was typed. Pure. */
import { placesOf, type Term } from '../query/query.ts';
import { toUnits } from '../analysis/analysis.ts';
import { fold } from '../analysis/fold.ts';
import { spokenRanges } from '../rank/found-text.ts';

/** A longer name is a sentence, in characters. */
const MAX_NAME = 24;

/** Whether a text holds every term as it was typed, or is spoken so where it was typed in Latin letters. */
export function holdsTerms(text: string, terms: readonly Term[]): boolean {
  const units = toUnits(fold(text));
  return terms.every(
    ({ spellings: [own], latin }) =>
      (own !== undefined && placesOf(units, own).length > 0) ||
      (latin !== undefined && spokenRanges(units, latin).length > 0),
  );
}

/** Numbers of notices and projects have digits between other characters; lines and places have some, or none. */
export function isNumberLike(name: string): boolean {
  return (name.match(/\p{Nd}/gu) ?? []).length >= 4 && /[-〔［[（(/]/u.test(name);
}

/**
 * The names that hold the terms, those of most records first; of equals the first. What was typed itself is none.
 * @param heads names of records, one per line
 */
export function namesIn(heads: readonly string[], terms: readonly Term[]): { name: string; isNumber: boolean }[] {
  const typed = terms.map(({ text }) => text).join(' ');
  const counts = new Map<string, { name: string; records: number }>();
  for (const head of heads) {
    for (const name of new Set(head.split('\n').map((line) => line.trim()))) {
      const folded = fold(name);
      if (folded === '' || folded === typed || name.length > MAX_NAME) continue;
      const known = counts.get(folded);
      if (known) known.records += 1;
      else if (holdsTerms(name, terms)) counts.set(folded, { name, records: 1 });
    }
  }
  return [...counts.values()]
    .toSorted((a, b) => b.records - a.records)
    .map(({ name }) => ({ name, isNumber: isNumberLike(name) }));
}
