/**
 * Parses a typed query into terms. Only spaces, quotes around a phrase and `-` before a word have a meaning; nothing typed
 * reaches the database as syntax.
 */
import { toLatinWord } from '../../pinyin.ts';
import { standsAt, toPhrase, toUnits, type Phrase, type Unit } from '../analysis/analysis.ts';
import { fold } from '../analysis/fold.ts';
import { readEnglish } from './plan/english-words.ts';
import { meaningsOf, synonymsOf, type Synonyms } from './plan/known-words.ts';
import { codeSpellings } from './plan/codes.ts';
import { numeralSpellings } from './plan/numeral-spellings.ts';

/** Most terms of a query; further terms are ignored. */
const MAX_TERMS = 8;

/** One way of writing what a term asks for. */
export interface Spelling {
  units: readonly Unit[];
  phrase: Phrase;
}

/** A term: a record must hold one of its spellings; the first is the typed one. */
export interface Term {
  /** As typed, folded. */
  text: string;
  spellings: readonly Spelling[];
  /** Possible pinyin or initials of Chinese words; undefined unless Latin letters. */
  latin: string | undefined;
  isQuoted: boolean;
}

export interface ParsedQuery {
  terms: readonly Term[];
  /** Excluded terms. */
  excluded: readonly Spelling[];
  /** The query had too many words; some are ignored. */
  isCut?: boolean;
  /** Its terms are what is left of a sentence: nobody set them apart. */
  isLoose?: boolean;
}

export type { Synonyms } from './plan/known-words.ts';

/** One object: what is derived from synonyms is cached by theirs. */
const NO_SYNONYMS: Synonyms = [];
const PIECES = /([-－]?)(?:["“”„＂「」『』]([^"“”„＂「」『』]*)["“”„＂「」『』]?|([^\s"“”„＂「」『』，。、；！？]+))/gu;

/** Reads a query. A word of nothing but punctuation is none. */
export function parseQuery(key: string, synonyms: Synonyms = NO_SYNONYMS): ParsedQuery {
  const terms = new Map<string, Term>();
  const excluded: Spelling[] = [];
  let isCut = false;
  const add = (term: Term | undefined): void => {
    if (term === undefined || terms.has(term.text)) return;
    if (terms.size < MAX_TERMS) terms.set(term.text, term);
    else isCut = true;
  };
  const pieces = Array.from(key.replaceAll(/[\s\p{Cc}]/gu, ' ').matchAll(PIECES), ([, minus, quoted, word]) => ({
    text: (quoted ?? word ?? '').trim(),
    isExcluded: Boolean(minus),
    isQuoted: quoted !== undefined,
  }));
  const english =
    synonyms.length === 0 || pieces.some(isNoEnglish) ? null : readEnglish(pieces.map(({ text }) => text));
  for (const { typed, means } of english ?? []) if (means !== '') add(toTerm(typed, false, synonyms));
  for (const { text, isExcluded, isQuoted } of english === null ? pieces : []) {
    const spelling = isExcluded ? toSpelling(text) : undefined;
    if (spelling !== undefined) excluded.push(spelling);
    if (!isExcluded) add(toTerm(text, isQuoted, synonyms));
  }
  if (terms.size === 0 && excluded.length === 0) {
    // Nothing but quotes is a search for quotes.
    const term = toTerm(key.trim(), true);
    return { terms: term ? [term] : [], excluded };
  }
  return { terms: [...terms.values()], excluded: excluded.slice(0, MAX_TERMS), ...(isCut ? { isCut } : {}) };
}

function isNoEnglish({
  text,
  isExcluded,
  isQuoted,
}: {
  text: string;
  isExcluded: boolean;
  isQuoted: boolean;
}): boolean {
  return isExcluded || isQuoted || !/^[a-z][a-z0-9'’-]*$|^\d+$/iu.test(text);
}

/** A term of a word or phrase; undefined when it has no searchable unit. */
export function toTerm(text: string, isQuoted = false, synonyms: Synonyms = NO_SYNONYMS): Term | undefined {
  const own = toSpelling(text);
  if (own === undefined) return undefined;
  const folded = fold(text).trim();
  const latin = isQuoted || folded.length < 2 ? undefined : toLatinWord(folded);
  return {
    text: folded,
    spellings: isQuoted ? [own] : [own, ...otherSpellings(folded, synonyms)],
    latin,
    isQuoted,
  };
}

/** Most spellings of a term. */
const MAX_SPELLINGS = 24;

/** The other ways to write a folded word: its numbers, its synonyms, and of Latin letters what they stand for. */
function otherSpellings(folded: string, synonyms: Synonyms): Spelling[] {
  const meanings = synonyms.length > 0 && /^[a-z][a-z0-9 '’-]*$/u.test(folded) ? meaningsOf(folded, synonyms) : [];
  const words = new Set([
    ...codeSpellings(folded),
    ...numeralSpellings(folded),
    ...synonymsOf(folded, synonyms),
    ...meanings.flatMap((word) => [word, ...synonymsOf(word, synonyms)]),
  ]);
  words.delete(folded);
  return [...words].slice(0, MAX_SPELLINGS).flatMap((word) => toSpelling(word) ?? []);
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
