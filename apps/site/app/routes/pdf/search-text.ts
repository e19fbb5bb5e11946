/**
 * What find compares: the text of a page, and what the reader typed, both brought to one form.
 * - compatibility forms are undone (NFKD): Kangxi radicals ⽔⼒ are 水力, full-width ６００ is 600, ﬁ is fi;
 * - radicals of the supplement that Unicode leaves alone are replaced by the character they stand for;
 * - case and Latin accents do not count, nor do soft hyphens and zero-width characters;
 * - spaces and line breaks beside a Han character do not count, elsewhere a run of them is one space; a hyphen that
 *   divides a Latin word at the end of a line is no hyphen.
 */

import { hanRadicals } from '@yunxia/contract/han-radicals';

/** A run of text as pdf.js gives it. */
export interface TextRun {
  readonly str: string;
  /** A line ends after it. */
  readonly hasEOL: boolean;
}

/** A stretch of one run: code units `from` up to, not including, `to`. */
export interface RunRange {
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

/** The comparable text of a page. For every code unit of `text`, where it comes from. */
export interface SearchText {
  readonly text: string;
  /** Index of the run. */
  readonly runs: readonly number[];
  /** Code units of that run: begin and end of the character. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/** Marks that are typed one way and set another. */
const PUNCTUATION: ReadonlyMap<string, string> = new Map([
  ...[...'‘’‚‛'].map((mark): [string, string] => [mark, "'"]),
  ...[...'“”„‟'].map((mark): [string, string] => [mark, '"']),
  ...[...'‐‑‒–—―−'].map((mark): [string, string] => [mark, '-']),
]);

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f]/u;
const IGNORED = /[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/gu;

/** One character in the form that is compared; `' '` for every kind of space, '' for what does not count. */
const fold = (character: string): string => {
  if (/\s/u.test(character)) return ' ';
  const plain = (hanRadicals.get(character) ?? character).normalize('NFKD').replaceAll(IGNORED, '').toLowerCase();
  const folded = PUNCTUATION.get(plain) ?? plain;
  return /^\s+$/u.test(folded) ? ' ' : folded;
};

/** The comparable text of a page. */
export const toSearchText = (runs: readonly TextRun[]): SearchText => {
  const text: string[] = [];
  const from: { run: number; begin: number; end: number }[] = [];
  /** A space that counts only if what follows is no Han character. */
  let space: { run: number; begin: number; end: number } | null = null;
  let isBreak = false;

  const push = (unit: string, place: { run: number; begin: number; end: number }): void => {
    text.push(unit);
    from.push(place);
  };
  const add = (folded: string, place: { run: number; begin: number; end: number }): void => {
    if (folded === ' ') {
      space ??= place;
      return;
    }
    if (space) {
      const before = text.at(-1);
      const isDivided = isBreak && before === '-' && /\p{Ll}/u.test(text.at(-2) ?? '') && /^\p{Ll}/u.test(folded);
      if (isDivided) {
        text.pop();
        from.pop();
      } else if (before !== undefined && !HAN.test(before) && !HAN.test(folded)) push(' ', space);
      space = null;
    }
    isBreak = false;
    // A character may become several (㎡ is m2), or lie outside the first plane: every code unit knows its place.
    for (const unit of folded.split('')) push(unit, place);
  };

  for (const [run, { str, hasEOL }] of runs.entries()) {
    let begin = 0;
    for (const character of str) {
      const end = begin + character.length;
      const folded = fold(character);
      if (folded) add(folded, { run, begin, end });
      begin = end;
    }
    if (hasEOL) {
      isBreak = true;
      space ??= { run, begin, end: begin };
    }
  }
  return {
    text: text.join(''),
    runs: from.map(({ run }) => run),
    begins: from.map(({ begin }) => begin),
    ends: from.map(({ end }) => end),
  };
};

/** What the reader typed, in the form that is compared; '' when nothing of it counts. */
export const toSearchKey = (typed: string): string => toSearchText([{ str: typed.trim(), hasEOL: false }]).text;

/**
 * Every place of `key` on a page, in reading order, none overlapping another.
 * @param key from {@link toSearchKey}
 * @returns per place the stretches of runs it covers
 */
export const findOnPage = (page: SearchText, key: string): RunRange[][] => {
  const found: RunRange[][] = [];
  if (!key) return found;
  for (let at = page.text.indexOf(key); at >= 0; at = page.text.indexOf(key, at + key.length)) {
    const ranges: RunRange[] = [];
    for (let unit = at; unit < at + key.length; unit += 1) {
      const run = page.runs[unit] ?? 0;
      const begin = page.begins[unit] ?? 0;
      const end = page.ends[unit] ?? 0;
      const last = ranges.at(-1);
      if (last?.run === run) ranges[ranges.length - 1] = { run, from: last.from, to: Math.max(last.to, end) };
      else ranges.push({ run, from: begin, to: end });
    }
    found.push(ranges.filter(({ from, to }) => to > from));
  }
  return found;
};
