/** Queries near one that finds nothing, the likeliest first. */
import type { Payload } from 'payload';
import type { Phrase } from '../analysis/analysis.ts';
import { wordsOf } from '../rank/query-terms.ts';
import { findNames, findTerms } from './find-hits.ts';
import { numbersIn } from './plan/codes.ts';
import { isDenial } from './plan/known-words.ts';
import { lookAlikesOf } from './plan/look-alikes.ts';
import {
  halvesOf,
  homophonesIn,
  mostFrequent,
  shortOf,
  similarIn,
  slipsOf,
  soundOf,
  spokenIn,
  writtenOutIn,
} from './fuzzy-matches.ts';
import { toTerm, type ParsedQuery, type Synonyms, type Term } from './query.ts';
import { isMadeOfKnownWords } from './plan/known-words.ts';
import { spokenPhrase } from './term-expression.ts';
import { weighQueryTerms, type CountedQueryTerm } from './weigh-query-terms.ts';

/** Most names that are searched for fuzzy matches, the newest first. */
const LOOKED_THROUGH = 100;
/** Most words of a query that are replaced by fuzzy matches. */
const MAX_REPLACED = 3;
/** Longest word of which a character may have been misread: a longer one has too many that look like others. */
const MAX_MISREAD = 4;

/** A query near another one. */
export interface NearestQuery {
  query: ParsedQuery;
  /** What it is called. */
  words: readonly string[];
  /** Other words; all the pieces of what was typed; or query terms of which a hit may hold some. */
  kind: 'words' | 'pieces' | 'some';
  queryTerms: readonly CountedQueryTerm[];
}

/** Whether a word is only offered in place of what was typed: it names another place. */
export type IsOffered = (word: string) => Promise<boolean>;

/**
 * Gives queries to try one after the other: words that sound alike in place of those that are not there; then all the
 * pieces of what was typed; words that differ by a slip, or that were shortened; then only some of the pieces.
 */
export async function* nearestQueries(
  payload: Payload,
  query: ParsedQuery,
  synonyms: Synonyms,
  now: number,
  isOffered: IsOffered,
): AsyncGenerator<NearestQuery> {
  const { terms, excluded, isLoose = false } = query;
  const known = await findTerms(payload, terms, now);
  // A number that stands nowhere is not half meant.
  const numbers = terms.filter((term) => !known.has(term)).flatMap(({ text }) => numbersIn(text));
  const numberTerms = numbers.flatMap((number) => toTerm(number) ?? []);
  if ((await findTerms(payload, numberTerms, now)).size < numberTerms.length) return;
  const ofWords = (words: readonly Term[]): NearestQuery => ({
    query: { terms: words, excluded },
    words: words.map(({ text }) => text),
    kind: 'words',
    queryTerms: [],
  });
  const answered = async (term: Term, other: Term | undefined): Promise<Term | undefined> =>
    other !== undefined && term.latin === undefined && (await isOffered(other.text)) ? undefined : other;
  const near = await replaceMissing(terms, known, async (term) =>
    answered(term, await soundsLike(payload, term, synonyms, now)),
  );
  if (near !== undefined) yield ofWords(near);
  const meant = near ?? terms;
  const queryTerms = await weighQueryTerms(payload, { terms: meant, excluded, isLoose }, synonyms, now);
  const held = queryTerms.filter(({ rows }) => rows > 0);
  const pieces = { query: { terms: held.map(({ term }) => term), excluded }, words: wordsOf(held, meant), queryTerms };
  const wanted = queryTerms.filter(({ isBetween }) => !isBetween);
  if (wanted.length > 0 && wanted.every(({ rows }) => rows > 0)) {
    yield { ...pieces, query: { terms: wanted.map(({ term }) => term), excluded }, kind: 'pieces' };
  }
  const similar = await replaceMissing(terms, known, async (term) =>
    answered(term, await looksLike(payload, term, synonyms, now)),
  );
  if (similar !== undefined) yield ofWords(similar);
  if (held.length === 0 || (!isLoose && isBesideThePoint(meant, wanted))) return;
  // Words that no text holds weigh nothing, and of several that stand in different texts some must do.
  yield {
    ...pieces,
    queryTerms: held.map((queryTerm) => ({ ...queryTerm, isOptional: !queryTerm.term.isQuoted })),
    kind: 'some',
  };
}

/** Of words that nobody said in a sentence, records must hold so much of what they say. */
const MIN_SAID = 0.35;
/** More Chinese characters than these are a sentence. */
const MAX_WORD = 6;

/** Whether what any record holds of a few words is but what many hold: 停电 of 上海停电, 10千伏 of 10千伏长安线. */
function isBesideThePoint(terms: readonly Term[], queryTerms: readonly CountedQueryTerm[]): boolean {
  if (terms.some(({ text }) => (text.match(/\p{Script=Han}/gu) ?? []).length > MAX_WORD)) return false;
  const all = queryTerms.reduce((sum, { rarity }) => sum + rarity, 0);
  const held = queryTerms.reduce((sum, { rows, rarity }) => sum + (rows > 0 ? rarity : 0), 0);
  return held < MIN_SAID * all;
}

/** The terms, those without a hit of their own replaced; undefined when nothing is to be replaced, or nothing replaces it. */
async function replaceMissing(
  terms: readonly Term[],
  known: ReadonlySet<Term>,
  replace: (term: Term) => Promise<Term | undefined>,
): Promise<Term[] | undefined> {
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
  if (isDenial(term.text)) return undefined;
  const sound = soundOf(term.text);
  if (sound !== '') {
    const names = await findNames(payload, [[spokenPhrase(sound)]], LOOKED_THROUGH, now);
    const spoken = mostFrequent(names.flatMap((name) => homophonesIn(name, term.text, sound)));
    return termOf(spoken, synonyms) ?? misread(payload, term, synonyms, now);
  }
  const slips = term.latin === undefined ? [] : slipsOf(term.latin);
  const groups = slips.map((slip): Phrase[] => [spokenPhrase(slip)]);
  const names = await findNames(payload, groups, LOOKED_THROUGH, now);
  return termOf(mostFrequent(names.flatMap((name) => spokenIn(name, slips))), synonyms);
}

/** The term with one character written as one that looks like it, where a record holds that: 投诉 for 投拆. */
async function misread(payload: Payload, { text }: Term, synonyms: Synonyms, now: number): Promise<Term | undefined> {
  if (text.length > MAX_MISREAD) return undefined;
  const others = lookAlikesOf(text).flatMap((other) => termOf(other, synonyms) ?? []);
  const known = await findTerms(payload, others, now);
  return others.find((other) => known.has(other));
}

/** What stands in names and differs from the term in one character, or is what the term is short for. */
async function looksLike(payload: Payload, term: Term, synonyms: Synonyms, now: number): Promise<Term | undefined> {
  if (term.spellings[0]?.units.some(({ kind }) => kind !== 'han')) return undefined;
  // 电费发票 is two known words, and no slip for 电子发票.
  if (isMadeOfKnownWords(term.text, synonyms)) return undefined;
  const groups = halvesOf(term.text).map((halves) =>
    halves.flatMap((half) => toTerm(half)?.spellings[0]?.phrase ?? []),
  );
  const names = await findNames(payload, groups, LOOKED_THROUGH, now);
  const similar = mostFrequent(names.flatMap((name) => similarIn(name, term.text)));
  return similar === undefined ? isShortFor(payload, term, synonyms, now) : termOf(similar, synonyms);
}

/** What stands in names and has the term's characters in their order: 职工代表大会 of 职代会. */
async function isShortFor(payload: Payload, term: Term, synonyms: Synonyms, now: number): Promise<Term | undefined> {
  // A longer one is a sentence, and every text holds some of its characters.
  const characters = shortOf(term.text);
  if (characters.length === 0) return undefined;
  const phrases = characters.flatMap((character) => toTerm(character)?.spellings[0]?.phrase ?? []);
  const names = await findNames(payload, [phrases], LOOKED_THROUGH, now);
  return termOf(mostFrequent(names.flatMap((name) => writtenOutIn(name, term.text))), synonyms);
}

function termOf(word: string | undefined, synonyms: Synonyms): Term | undefined {
  return word === undefined ? undefined : toTerm(word, false, synonyms);
}
