/** Queries near one that finds nothing, the likeliest first. */
import type { Payload } from 'payload';
import { toUnits, type Phrase, type Unit } from './analysis.ts';
import { findNames, findTerms } from './find-hits.ts';
import { fold } from './fold.ts';
import {
  bordersIn,
  halvesOf,
  homophonesIn,
  mostFrequent,
  similarIn,
  slipsOf,
  soundOf,
  spokenIn,
  stretchesIn,
} from './near-words.ts';
import { toTerm, type ParsedQuery, type Synonyms, type Term } from './query.ts';
import { spokenPhrase } from './term-expression.ts';

/** Names in which a nearer word is looked for, the newest first. */
const LOOKED_THROUGH = 100;
/** Longest stretch that is taken apart, in units. */
const MAX_STRETCH = 24;
/** Words of a query that others are looked for in place of. */
const MAX_REPLACED = 3;

/** A query near another one: of `parts` a text may hold some, of any other it must hold all. */
export interface NearQuery {
  query: ParsedQuery;
  kind: 'words' | 'parts' | 'some';
}

/**
 * Gives queries to try one after the other: words that sound alike or differ by a slip in place of those that are not
 * there; then all the parts of what was typed; then, of what sounds so, only some.
 */
export async function* nearestQueries(
  payload: Payload,
  query: ParsedQuery,
  synonyms: Synonyms,
  now: number,
): AsyncGenerator<NearQuery> {
  const toQuery = (terms: readonly Term[], kind: NearQuery['kind']): NearQuery => ({
    query: { terms, excluded: query.excluded },
    kind,
  });
  const near = await replaceMissing(query.terms, (term) => soundsLike(payload, term, synonyms, now), payload, now);
  if (near !== undefined) yield toQuery(near, 'words');
  const { parts, isWhole } = await partsOf(payload, near ?? query.terms, synonyms, now);
  const isClean = isWhole && parts.every(({ text, isQuoted }) => isQuoted || text.length > 1);
  const typed = query.terms.map(({ text }) => text).join(' ');
  const isOther = parts.length > 0 && parts.map(({ text }) => text).join(' ') !== typed;
  if (isClean && isOther) yield toQuery(parts, 'parts');
  const similar = await replaceMissing(query.terms, (term) => looksLike(payload, term, synonyms, now), payload, now);
  if (similar !== undefined) yield toQuery(similar, 'words');
  yield toQuery(near ?? query.terms, 'some');
}

/** Terms of a query without hits that have some by themselves. */
export async function knownTerms(payload: Payload, query: ParsedQuery, now: number): Promise<Term[]> {
  const known = await findTerms(payload, query.terms, now);
  return query.terms.filter((term) => known.has(term));
}

/** The terms, those without a hit of their own replaced; undefined when nothing is to be replaced, or nothing replaces it. */
async function replaceMissing(
  terms: readonly Term[],
  replace: (term: Term) => Promise<Term | undefined>,
  payload: Payload,
  now: number,
): Promise<Term[] | undefined> {
  const known = await findTerms(payload, terms, now);
  const result: Term[] = [];
  let missing = 0;
  for (const term of terms) {
    const isMissing = !term.isQuoted && !known.has(term);
    if (isMissing) missing += 1;
    const other = isMissing && missing <= MAX_REPLACED ? await replace(term) : undefined;
    result.push(other ?? term);
  }
  return result.some((term, at) => term !== terms[at]) ? result : undefined;
}

/** What sounds as the term does and stands in names; of Latin letters, what was meant by a slip of the finger. */
async function soundsLike(payload: Payload, term: Term, synonyms: Synonyms, now: number): Promise<Term | undefined> {
  const sound = soundOf(term.text);
  if (sound !== '') {
    const names = await findNames(payload, [[spokenPhrase(sound)]], LOOKED_THROUGH, now);
    return termOf(mostFrequent(names.flatMap((name) => homophonesIn(name, term.text, sound))), synonyms);
  }
  const slips = term.latin === undefined ? [] : slipsOf(term.latin);
  const groups = slips.map((slip): Phrase[] => [spokenPhrase(slip)]);
  const names = await findNames(payload, groups, LOOKED_THROUGH, now);
  return termOf(mostFrequent(names.flatMap((name) => spokenIn(name, slips))), synonyms);
}

/** What differs from the term in one character and stands in names. */
async function looksLike(payload: Payload, term: Term, synonyms: Synonyms, now: number): Promise<Term | undefined> {
  if (term.spellings[0]?.units.some(({ kind }) => kind !== 'han')) return undefined;
  const groups = halvesOf(term.text).map((halves) =>
    halves.flatMap((half) => toTerm(half)?.spellings[0]?.phrase ?? []),
  );
  const names = await findNames(payload, groups, LOOKED_THROUGH, now);
  return termOf(mostFrequent(names.flatMap((name) => similarIn(name, term.text))), synonyms);
}

function termOf(word: string | undefined, synonyms: Synonyms): Term | undefined {
  return word === undefined ? undefined : toTerm(word, false, synonyms);
}

/** The terms taken apart: of each stretch the fewest pieces that stand in the index. Whole: nothing of them is left out. */
async function partsOf(
  payload: Payload,
  terms: readonly Term[],
  synonyms: Synonyms,
  now: number,
): Promise<{ parts: Term[]; isWhole: boolean }> {
  const known = await findTerms(payload, terms, now);
  const parts = new Map<string, Term>();
  let isWhole = true;
  for (const term of terms) {
    if (term.isQuoted || known.has(term)) {
      parts.set(term.text, term);
      continue;
    }
    for (const stretch of stretchesIn(term.text)) {
      const pieces = await piecesOf(payload, stretch, synonyms, now);
      for (const piece of pieces) parts.set(piece.text, piece);
      isWhole &&= pieces.map(({ text }) => text).join('') === stretch;
    }
  }
  return { parts: [...parts.values()], isWhole };
}

async function piecesOf(payload: Payload, stretch: string, synonyms: Synonyms, now: number): Promise<readonly Term[]> {
  const folded = fold(stretch);
  const units = toUnits(folded).slice(0, MAX_STRETCH);
  const borders = new Set(bordersIn(folded));
  const known = await knownPieces(payload, folded, units, synonyms, now);
  const best: Split[] = [NO_SPLIT];
  for (const [from, unit] of units.entries()) {
    const before = best[from] ?? NO_SPLIT;
    keepBetter(best, from + 1, before);
    for (const [index, term] of (known[from] ?? []).entries()) {
      const length = index + 1;
      const covered = before.covered + (length > 1 || unit.kind !== 'han' ? length : 0);
      const words = before.words + (borders.has(unit.from) ? 1 : 0);
      keepBetter(best, from + length, { pieces: [...before.pieces, term], covered, words });
    }
  }
  return best[units.length]?.pieces ?? [];
}

/** From each unit on, the pieces of one, two, three units that stand in the index, up to the first that does not. */
async function knownPieces(
  payload: Payload,
  folded: string,
  units: readonly Unit[],
  synonyms: Synonyms,
  now: number,
): Promise<Term[][]> {
  const known: Term[][] = units.map(() => []);
  let open = [...units.keys()];
  for (let length = 1; open.length > 0; length += 1) {
    const pieces = new Map<number, Term>();
    for (const from of open) {
      const term = toTerm(folded.slice(units[from]?.from, units[from + length - 1]?.to), false, synonyms);
      if (from + length <= units.length && term !== undefined) pieces.set(from, term);
    }
    const found = await findTerms(payload, [...pieces.values()], now);
    open = [];
    for (const [from, term] of pieces) {
      if (!found.has(term)) continue;
      known[from]?.push(term);
      open.push(from);
    }
  }
  return known;
}

/** A way of taking a stretch apart. */
interface Split {
  pieces: readonly Term[];
  /** Units in pieces that are no single character. */
  covered: number;
  /** Pieces that begin where a dictionary sees a word begin. */
  words: number;
}

const NO_SPLIT: Split = { pieces: [], covered: 0, words: 0 };

/** The better of two ways covers more, in fewer pieces, of which more are words. */
function keepBetter(best: Split[], at: number, split: Split): void {
  const other = best[at];
  const difference =
    other === undefined
      ? 1
      : split.covered - other.covered || other.pieces.length - split.pieces.length || split.words - other.words;
  if (difference > 0) best[at] = split;
}
