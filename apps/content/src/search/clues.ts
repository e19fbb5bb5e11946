/**
 * What a query that nothing answers in full is about, in pieces, and how well a text answers some of them: each pair
 * of neighbouring characters, each run of letters or digits, weighed by how rare it is. Pure.
 */
import { toUnits, type Unit } from './analysis.ts';
import { fold } from './fold.ts';
import { bordersIn, stretchesIn } from './near-words.ts';
import { placesOf, toTerm, type Synonyms, type Term } from './query.ts';
import { freshnessOf, partsOf, type RankedText } from './rank.ts';

/** Most clues of a query, and characters of a term that are looked at: a longer one says before what it is about. */
const MAX_CLUES = 24;
const MAX_LENGTH = 200;

/** A piece of a query. */
export interface Clue {
  term: Term;
  /** Which of the terms that were typed it is of. */
  of: number;
  /** It stands between two words of the query: a text that holds both words need not hold it. */
  isBetween: boolean;
  /** A text without it answers something else: numbers, and what was typed between quotes. */
  isNeeded: boolean;
}

/** A clue and how much it says: the rarer in the index, the more. */
export interface WeighedClue extends Clue {
  weight: number;
}

/** The clues of terms, in their order. Words that only ask give none. */
export function cluesOf(terms: readonly Term[], synonyms: Synonyms): Clue[] {
  const clues = new Map<string, Clue>();
  for (const [of, term] of terms.entries()) {
    const quoted = { term, of, isBetween: false, isNeeded: true };
    for (const clue of term.isQuoted ? [quoted] : cluesOfTerm(term, of, synonyms)) {
      if (!clues.has(clue.term.text)) clues.set(clue.term.text, clue);
    }
  }
  return [...clues.values()].slice(0, MAX_CLUES);
}

function cluesOfTerm({ text }: Term, of: number, synonyms: Synonyms): Clue[] {
  const words = new Set(
    synonyms.flatMap((group) => group.map((word) => fold(word).trim())).filter((word) => word !== ''),
  );
  return splitAt(text.slice(0, MAX_LENGTH), words).flatMap((piece) => {
    if (!words.has(piece)) return stretchesIn(piece).flatMap((stretch) => pairsOf(stretch, of));
    const term = toTerm(piece, false, synonyms);
    return term === undefined ? [] : [{ term, of, isBetween: false, isNeeded: false }];
  });
}

/** A text in pieces, each of which is one of the words, the longest that begins there, or holds none. */
function splitAt(text: string, words: ReadonlySet<string>): string[] {
  const pieces: string[] = [];
  let rest = '';
  for (let at = 0; at < text.length;) {
    const word = longestAt(text, at, words);
    if (word === '') rest += text.charAt(at);
    else {
      pieces.push(rest, word);
      rest = '';
    }
    at += Math.max(1, word.length);
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

function longestAt(text: string, at: number, words: ReadonlySet<string>): string {
  let longest = '';
  for (const word of words) if (word.length > longest.length && text.startsWith(word, at)) longest = word;
  return longest;
}

function pairsOf(stretch: string, of: number): Clue[] {
  const folded = fold(stretch);
  const units = toUnits(folded);
  const borders = new Set(bordersIn(folded));
  const isBorder = (at: number): boolean => units[at] === undefined || borders.has(units[at].from);
  const clues: Clue[] = [];
  const add = (from: number, to: number, isBetween: boolean): void => {
    const between = units.slice(from, to);
    const term = toTerm(folded.slice(between[0]?.from, between.at(-1)?.to));
    const isNeeded = between.some(({ kind }) => kind === 'digits');
    if (term !== undefined) clues.push({ term, of, isBetween, isNeeded });
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
  return clues;
}

/** How much a clue says that stands in `rows` of `total` rows of the index; a whole number, the same in both databases. */
export function weightOf({ term }: Clue, rows: number, total: number): number {
  const pairs = Math.max(1, (term.spellings[0]?.units.length ?? 1) - 1);
  return Math.round(100 * Math.sqrt(pairs) * Math.log(1 + (Math.max(total, rows) - rows + 0.5) / (rows + 0.5)));
}

/** Clues that lie over one another as the words that they make: 董事, 事会, 决议 → 董事会, 决议. */
export function wordsOf(clues: readonly Clue[], typed: readonly Term[]): string[] {
  return typed.flatMap(({ text }, of) => {
    const own = clues.filter((clue) => clue.of === of);
    const ranges = own
      .filter(({ isBetween }) => !isBetween)
      .map(({ term }) => rangeIn(text, term.text))
      .filter(({ from }) => from >= 0);
    // What stands between two words adds to one of them only a character that is none by itself.
    for (const { term, isBetween } of own) {
      const range = rangeIn(text, term.text);
      if (!isBetween || range.from < 0) continue;
      const isIn = (at: number): boolean => ranges.some(({ from, to }) => at >= from && at < to);
      if (!isIn(range.from) || !isIn(range.to - 1)) ranges.push(range);
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

/** What a clue is worth by where it stands; in other words than those typed less. */
const PLACES = { title: 1, head: 0.8, body: 0.35 } as const;
const SYNONYM = 0.8;
const BETWEEN = 0.25;
/** How much counts what of the title the clues fill, and how new it is. */
const TITLE_SHARE = 0.25;
const FRESHNESS = 0.1;
/** A text must hold so much of what the clues weigh. */
const MIN_SHARE = 0.34;

/** What a candidate is judged by. */
export interface PartlyFound extends RankedText {
  year: number;
  /** Which of the clues the index says stand there. */
  held: readonly boolean[];
}

/** How well a text answers clues at `now` (epoch ms); larger is better, 0: it answers something else. */
export function scoreByClues(clues: readonly WeighedClue[], text: PartlyFound, now: number): number {
  const { title, names, body } = partsOf(text);
  const filled = new Set<number>();
  const terms = new Set<number>();
  let wanted = 0;
  let found = 0;
  let worth = 0;
  for (const [index, clue] of clues.entries()) {
    const place = placeOf(clue.term, title, names, body, filled) || (text.held[index] ? PLACES.body : 0);
    const isFound = place > 0 || isYear(clue.term.text, text.year);
    if (!isFound && clue.isNeeded) return 0;
    if (clue.isBetween) worth += BETWEEN * clue.weight * place;
    else {
      wanted += clue.weight;
      worth += clue.weight * (place || (isFound ? PLACES.head : 0));
      if (isFound) {
        found += clue.weight;
        terms.add(clue.of);
      }
    }
  }
  // Of words that somebody set apart each is meant.
  if (found < MIN_SHARE * wanted || clues.some(({ of }) => !terms.has(of))) return 0;
  const share = title.length === 0 ? 0 : filled.size / title.length;
  const fresh = 1 - FRESHNESS + FRESHNESS * freshnessOf(text, now);
  return (worth / Math.max(1, wanted) + TITLE_SHARE * share) * text.weight * fresh;
}

function isYear(text: string, year: number): boolean {
  return text === String(year);
}

/** The worth of the best place where a term stands, 0 for nowhere; adds which units of the title it fills. */
function placeOf(
  { spellings }: Term,
  title: readonly Unit[],
  names: readonly (readonly Unit[])[],
  body: string,
  filled: Set<number>,
): number {
  let best = 0;
  for (const [index, spelling] of spellings.entries()) {
    const worth = index === 0 ? 1 : SYNONYM;
    const places = placesOf(title, spelling);
    for (const at of places) for (const unit of spelling.units.keys()) filled.add(at + unit);
    const wanted = spelling.units.map(({ text }) => text).join('');
    const isNamed = names.some((name) => placesOf(name, spelling).length > 0);
    const place = places.length > 0 ? PLACES.title : isNamed ? PLACES.head : body.includes(wanted) ? PLACES.body : 0;
    best = Math.max(best, worth * place);
  }
  return best;
}
