/**
 * What a visitor typed, as terms. Nothing of it is a database's syntax: only spaces, quotes around a phrase and `-`
 * before a word mean something, and what they leave is units of text.
 */
import { toLatinWord } from '../pinyin.ts';
import { standsAt, toPhrase, toUnits, type Phrase, type Unit } from './analysis.ts';
import { fold } from './fold.ts';

/** More terms than this narrow nothing further down; the rest is not looked for. */
const MAX_TERMS = 8;

/** One way of writing what a term asks for. */
export interface Spelling {
  units: readonly Unit[];
  phrase: Phrase;
}

/** Something that a record must hold in one of its spellings; the first is what was typed. */
export interface Term {
  /** As typed, folded. */
  text: string;
  spellings: readonly Spelling[];
  /** What may be the pinyin, or the initials, of Chinese words; undefined for anything but Latin letters. */
  latin: string | undefined;
  isQuoted: boolean;
}

export interface ParsedQuery {
  terms: readonly Term[];
  /** What no record may hold. */
  excluded: readonly Spelling[];
}

/** Groups of words that mean the same to visitors. */
export type Synonyms = readonly (readonly string[])[];

const PIECES = /([-－]?)(?:["“”„＂「」『』]([^"“”„＂「」『』]*)["“”„＂「」『』]?|([^\s"“”„＂「」『』，。、；！？]+))/gu;

/** Reads a query. A word of nothing but punctuation is none. */
export function parseQuery(key: string, synonyms: Synonyms = []): ParsedQuery {
  const terms = new Map<string, Term>();
  const excluded: Spelling[] = [];
  for (const [, minus, quoted, word] of key.replaceAll(/[\s\p{Cc}]/gu, ' ').matchAll(PIECES)) {
    const text = (quoted ?? word ?? '').trim();
    if (minus) {
      const spelling = toSpelling(text);
      if (spelling !== undefined) excluded.push(spelling);
      continue;
    }
    const term = toTerm(text, quoted !== undefined, synonyms);
    if (term !== undefined && !terms.has(term.text) && terms.size < MAX_TERMS) terms.set(term.text, term);
  }
  if (terms.size === 0 && excluded.length === 0) {
    // Nothing but quotes is a search for quotes.
    const term = toTerm(key.trim(), true);
    return { terms: term ? [term] : [], excluded };
  }
  return { terms: [...terms.values()], excluded: excluded.slice(0, MAX_TERMS) };
}

/** A term of a word or phrase; undefined when nothing of it can be looked for. */
export function toTerm(text: string, isQuoted = false, synonyms: Synonyms = []): Term | undefined {
  const own = toSpelling(text);
  if (own === undefined) return undefined;
  const folded = fold(text).trim();
  const others = isQuoted ? [] : [...unitSpellings(folded), ...synonymsOf(folded, synonyms)];
  return {
    text: folded,
    spellings: [own, ...others.flatMap((word) => toSpelling(word) ?? [])],
    latin: isQuoted || folded.length < 2 ? undefined : toLatinWord(folded),
    isQuoted,
  };
}

/** Units of measure that are written both ways: 10kV, 10千伏. */
const MEASURES = [
  ['kwh', '千瓦时'],
  ['kva', '千伏安'],
  ['mva', '兆伏安'],
  ['kv', '千伏'],
  ['kw', '千瓦'],
  ['mw', '兆瓦'],
] as const;

/** A text with its unit of measure written the other way; none when there is no number before one. */
function unitSpellings(folded: string): string[] {
  for (const [latin, chinese] of MEASURES) {
    if (new RegExp(String.raw`\d\s*${latin}(?![a-z])`).test(folded)) return [folded.replace(latin, chinese)];
    if (new RegExp(String.raw`\d\s*${chinese}`).test(folded)) return [folded.replace(chinese, latin)];
  }
  return [];
}

/** The other words of every group that holds the word. */
export function synonymsOf(folded: string, synonyms: Synonyms): string[] {
  const found = new Set<string>();
  for (const group of synonyms) {
    const words = group.map((word) => fold(word).trim());
    if (words.includes(folded)) for (const word of words) found.add(word);
  }
  found.delete(folded);
  return [...found];
}

function toSpelling(text: string): Spelling | undefined {
  const units = toUnits(fold(text));
  const phrase = toPhrase(units);
  return phrase && { units, phrase };
}

/** Where the units of a spelling stand in the units of a text: indexes of the first ones, never overlapping. */
export function placesOf(text: readonly Unit[], { units, phrase }: Spelling): number[] {
  const places: number[] = [];
  for (let at = 0; at + units.length <= text.length; at += 1) {
    if (!standsAt(text, at, units, phrase.isPrefix)) continue;
    places.push(at);
    at += units.length - 1;
  }
  return places;
}
