/**
 * Partial matches: the terms of a query without a full match, and the score of a text that holds some of them. A term is a pair
 * of neighbouring characters or a run of letters or digits, weighted by its rarity. Pure.
 */
import { toUnits, type Unit } from '../analysis/analysis.ts';
import { fold } from '../analysis/fold.ts';
import { bordersIn, stretchesIn } from '../query/fuzzy-matches.ts';
import { hasSynonyms, knownWordAt } from '../query/plan/known-words.ts';
import { COUNTERS } from '../query/plan/numeral-spellings.ts';
import { placesOf, toTerm, type Synonyms, type Term } from '../query/query.ts';
import { freshnessOf, partsOf, type RankedText } from './rank.ts';

/** Most query terms, and characters of a term that are looked at: a longer one says before what it is about. */
const MAX_QUERY_TERMS = 24;
const MAX_LENGTH = 200;

/** A piece of a query. */
export interface QueryTerm {
  term: Term;
  /** Which of the terms that were typed it is of. */
  of: number;
  /** It stands between two words of the query: a text that holds both words need not hold it. */
  isBetween: boolean;
  /** A text without it answers something else: numbers, and what was typed between quotes. */
  isNeeded: boolean;
}

/** A query term and how much it says: the rarer in the index, the more. */
export interface WeighedQueryTerm extends QueryTerm {
  weight: number;
  /** A text need hold none of the term that it is of: nobody set that apart, or no text holds it. */
  isOptional?: boolean;
}

/** The query terms of terms, in their order. Words that only ask give none. */
export function queryTermsOf(terms: readonly Term[], synonyms: Synonyms): QueryTerm[] {
  const queryTerms = new Map<string, QueryTerm>();
  for (const [of, term] of terms.entries()) {
    const quoted = { term, of, isBetween: false, isNeeded: true };
    for (const queryTerm of term.isQuoted ? [quoted] : queryTermsIn(term, of, synonyms)) {
      if (!queryTerms.has(queryTerm.term.text)) queryTerms.set(queryTerm.term.text, queryTerm);
    }
  }
  return [...queryTerms.values()].slice(0, MAX_QUERY_TERMS);
}

function queryTermsIn({ text }: Term, of: number, synonyms: Synonyms): QueryTerm[] {
  return splitAt(text.slice(0, MAX_LENGTH), synonyms).flatMap(({ piece, isWord, isNumber }) => {
    if (!isWord) return stretchesIn(piece).flatMap((stretch) => pairsOf(stretch, of));
    const term = toTerm(piece, false, synonyms);
    return term === undefined ? [] : [{ term, of, isBetween: false, isNeeded: isNumber }];
  });
}

interface Piece {
  piece: string;
  /** It is looked for as a whole: it has synonyms, or other ways of writing its number. */
  isWord: boolean;
  isNumber: boolean;
}

/** A number and what it counts: 第12次, 四条, 100兆瓦. Years stand by themselves. */
const COUNTED = new RegExp(
  String.raw`第?(?:\d+\.\d+|\d{1,3}|(?<!\p{Script=Han})[一二三四五六七八九十百]+|[二三四五六七八九十百]{2,}|第[一二三四五六七八九十]+)\s*(?:${COUNTERS}|mw|kv|kw)`,
  'uy',
);

/** A text in pieces, each of which is a word with synonyms, the longest that begins there, a number, or none of these. */
function splitAt(text: string, synonyms: Synonyms): Piece[] {
  const pieces: Piece[] = [];
  let rest = '';
  const add = (piece: string, isNumber: boolean): void => {
    if (rest !== '') pieces.push({ piece: rest, isWord: false, isNumber: false });
    pieces.push({ piece, isWord: true, isNumber });
    rest = '';
  };
  for (let at = 0; at < text.length;) {
    const known = knownWordAt(text, at, synonyms);
    const word = hasSynonyms(known, synonyms) ? known : '';
    COUNTED.lastIndex = at;
    const number = word === '' && !/\d$/.test(rest) ? (COUNTED.exec(text)?.[0] ?? '') : '';
    if (word !== '') add(word, false);
    else if (number !== '') add(number, true);
    else rest += text.charAt(at);
    at += Math.max(1, word.length, number.length);
  }
  if (rest !== '') pieces.push({ piece: rest, isWord: false, isNumber: false });
  return pieces;
}

function pairsOf(stretch: string, of: number): QueryTerm[] {
  const folded = fold(stretch);
  const units = toUnits(folded);
  const borders = new Set(bordersIn(folded));
  const isBorder = (at: number): boolean => units[at] === undefined || borders.has(units[at].from);
  const queryTerms: QueryTerm[] = [];
  const add = (from: number, to: number, isBetween: boolean): void => {
    const between = units.slice(from, to);
    const term = toTerm(folded.slice(between[0]?.from, between.at(-1)?.to));
    const isNeeded = between.some(({ kind }) => kind === 'digits');
    if (term !== undefined) queryTerms.push({ term, of, isBetween, isNeeded });
  };
  for (let at = 0; at < units.length; at += 1) {
    if (units[at]?.kind === 'han') {
      const next = units[at + 1];
      // Characters that are each a word to the dictionary are a word that it does not know.
      const isBetween = isBorder(at + 1) && !(isBorder(at) && isBorder(at + 2));
      if (next?.kind === 'han' && next.joined) add(at, at + 2, isBetween);
      continue;
    }
    const from = at;
    while (units[at + 1] !== undefined && units[at + 1]?.joined && units[at + 1]?.kind !== 'han') at += 1;
    add(from, at + 1, false);
  }
  return queryTerms;
}

/** How much a query term says that stands in `rows` of `total` rows of the index; a whole number, the same in both databases. */
export function weightOf({ term }: QueryTerm, rows: number, total: number): number {
  const pairs = Math.max(1, (term.spellings[0]?.units.length ?? 1) - 1);
  return Math.round(100 * Math.sqrt(pairs) * Math.log(1 + (Math.max(total, rows) - rows + 0.5) / (rows + 0.5)));
}

/** QueryTerms that lie over one another as the words that they make: 董事, 事会, 决议 → 董事会, 决议. */
export function wordsOf(queryTerms: readonly QueryTerm[], typed: readonly Term[]): string[] {
  return typed.flatMap(({ text }, of) => {
    const own = queryTerms.filter((queryTerm) => queryTerm.of === of);
    const ranges = own
      .filter(({ isBetween }) => !isBetween)
      .map(({ term }) => rangeIn(text, term.text))
      .filter(({ from }) => from >= 0);
    // What stands between two words adds to one of them only a character that is a word by itself: 新 to 电表.
    const borders = new Set([...bordersIn(text), text.length]);
    const isAlone = (at: number): boolean => borders.has(at) && borders.has(at + 1);
    for (const { term, isBetween } of own) {
      const range = rangeIn(text, term.text);
      if (!isBetween || range.from < 0) continue;
      const isIn = (at: number): boolean => ranges.some(({ from, to }) => at >= from && at < to);
      const [first, last] = [isIn(range.from), isIn(range.to - 1)];
      if (first !== last && isAlone(first ? range.to - 1 : range.from)) ranges.push(range);
    }
    const words: { from: number; to: number }[] = [];
    for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
      const last = words.at(-1);
      if (last !== undefined && from < last.to) last.to = Math.max(last.to, to);
      else words.push({ from, to });
    }
    return words.map(({ from, to }) => text.slice(from, to));
  });
}

function rangeIn(text: string, word: string): { from: number; to: number } {
  const from = text.indexOf(word);
  return { from, to: from + word.length };
}

/** What a query term is worth by where it stands; in other words than those typed less. */
const PLACES = { title: 1, head: 0.8, body: 0.35, deep: 0.2 } as const;
const SYNONYM = 0.8;
const BETWEEN = 0.25;
/** What a place in a title is worth that only begins or only ends with a word. */
const ONE_BORDER = 0.75;
/** How much counts what of the title the query terms fill, and how new it is. */
const TITLE_SHARE = 0.25;
const FRESHNESS = 0.1;
/** How much counts that something of each word is there. */
const TERMS_SHARE = 0.3;
/** A text must hold so much of what the query terms weigh; less of a sentence, which says much beside the point. */
const MIN_SHARE = 0.34;
const MIN_SHARE_OF_SENTENCE = 0.22;

/** What a candidate is judged by. */
export interface PartlyFound extends RankedText {
  year: number;
  /** Which of the query terms the index says stand there. */
  held: readonly boolean[];
}

/** How well a text answers query terms at `now` (epoch ms); larger is better, 0: it answers something else. */
export function scoreByQueryTerms(queryTerms: readonly WeighedQueryTerm[], text: PartlyFound, now: number): number {
  const { title, names, body } = partsOf(text);
  let known: ReadonlySet<number> | undefined;
  // Most titles hold none of the words: a dictionary takes longer than to look.
  const borders = (): ReadonlySet<number> => (known ??= new Set(bordersIn(fold(text.title))));
  const filled = new Set<number>();
  const terms = new Set<number>();
  let wanted = 0;
  let found = 0;
  let worth = 0;
  for (const [index, queryTerm] of queryTerms.entries()) {
    const place =
      placeOf(queryTerm.term, { title, borders, names, body }, filled) || (text.held[index] ? PLACES.deep : 0);
    const isFound = place > 0 || isYear(queryTerm.term.text, text.year);
    if (!isFound && queryTerm.isNeeded) return 0;
    if (queryTerm.isBetween) worth += BETWEEN * queryTerm.weight * place;
    else {
      wanted += queryTerm.weight;
      worth += queryTerm.weight * (place || (isFound ? PLACES.head : 0));
      if (isFound) {
        found += queryTerm.weight;
        terms.add(queryTerm.of);
      }
    }
  }
  // Of words that somebody set apart each is meant.
  const least = queryTerms.every(({ isOptional }) => isOptional) ? MIN_SHARE_OF_SENTENCE : MIN_SHARE;
  if (found < least * wanted || queryTerms.some(({ of, isOptional }) => isOptional !== true && !terms.has(of)))
    return 0;
  const all = new Set(queryTerms.map(({ of }) => of)).size;
  const share = title.length === 0 ? 0 : filled.size / title.length;
  const fresh = 1 - FRESHNESS + FRESHNESS * freshnessOf(text, now);
  const covered = 1 - TERMS_SHARE + (TERMS_SHARE * terms.size) / Math.max(1, all);
  return (worth / Math.max(1, wanted) + TITLE_SHARE * share) * covered * text.weight * fresh;
}

function isYear(text: string, year: number): boolean {
  return text === String(year);
}

/** Whether a word of a title begins or ends before a unit. */
function isBorderOf(borders: ReadonlySet<number>, title: readonly Unit[], at: number): boolean {
  const unit = title[at];
  return unit === undefined || !unit.joined || borders.has(unit.from);
}

/** The worth of the best place where a term stands, 0 for nowhere; adds which units of the title it fills. */
function placeOf(
  { spellings }: Term,
  {
    title,
    borders,
    names,
    body,
  }: { title: readonly Unit[]; borders: () => ReadonlySet<number>; names: readonly (readonly Unit[])[]; body: string },
  filled: Set<number>,
): number {
  let best = 0;
  for (const [index, spelling] of spellings.entries()) {
    const worth = index === 0 ? 1 : SYNONYM;
    const length = spelling.units.length;
    // Over the border of two other words it is chance: 电线 in 配电线路.
    const bordersOf = (at: number): number =>
      Number(isBorderOf(borders(), title, at)) + Number(isBorderOf(borders(), title, at + length));
    const places = placesOf(title, spelling).filter((at) => bordersOf(at) > 0);
    const fit = places.some((at) => bordersOf(at) > 1) ? 1 : ONE_BORDER;
    for (const at of places) for (const unit of spelling.units.keys()) filled.add(at + unit);
    const wanted = spelling.units.map(({ text }) => text).join('');
    const isNamed = names.some((name) => placesOf(name, spelling).length > 0);
    const place =
      places.length > 0 ? PLACES.title * fit : isNamed ? PLACES.head : body.includes(wanted) ? PLACES.body : 0;
    best = Math.max(best, worth * place);
  }
  return best;
}
