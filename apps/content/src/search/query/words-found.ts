/** Hits for the words of a query: as typed, as interpreted, or of the nearest query with hits. */
import type { Payload } from 'payload';
import { currentDirectory } from '../../places/current-directory.ts';
import { readPlaceText } from '../../places/read-place.ts';
import { findTerms, findWords, type SearchFilter } from './find-hits.ts';
import { findSome } from './find-some.ts';
import { wordsIn } from './fuzzy-matches.ts';
import { isEmpty, type FoundPart } from './found-parts.ts';
import { nearestQueries } from './nearest-queries.ts';
import { knownWordsIn, slipsForKnown } from './plan/known-words.ts';
import type { QueryPlan } from './plan/plan-query.ts';
import { toUnits } from '../analysis/analysis.ts';
import type { QueryTerm } from '../rank/query-terms.ts';
import { fold } from '../analysis/fold.ts';
import { parseQuery, placesOf, toTerm, type ParsedQuery, type Synonyms, type Term } from './query.ts';
import { weighQueryTerms, type CountedQueryTerm } from './weigh-query-terms.ts';
import { titleUnitsOf } from '../indexing/search-entry.ts';
import { readRows } from '../indexing/search-store.ts';

/** Most queries that are suggested with an answer. */
const MAX_SUGGESTIONS = 6;
/** Fewer hits of all the pieces of a query leave room for those of some. */
const FEW = 10;
/** Number of first hits whose titles are compared with the typed text. */
const LOOKED_AT = 10;
/** A shorter text stands in too many titles to be one of them, in units. */
const MIN_TITLE = 4;
/** What holds all of the words in its title holds at least so much of them. */
const ALL_IN_TITLE = 0.8;
/** A hit with at least this share of the weight answers the query. */
const STRONG = 0.8;
/** Stretches that may be meant for a known word, of which the index is asked whether any text holds them. */
const MAX_STRETCHES = 12;

export const NOTHING: FoundPart = { best: [], rows: [] };

/** What holds the words, and what was looked for. */
export interface WordsFound {
  query: ParsedQuery;
  part: FoundPart;
  corrected: string;
  isPartial: boolean;
  suggestions: string[];
}

/** Of what holds the words the records whose title holds all that was typed, as it was typed. */
export async function findByTitle(
  payload: Payload,
  key: string,
  exact: FoundPart,
  least = MIN_TITLE,
): Promise<FoundPart> {
  const typed = titleUnitsOf(key);
  if (typed === '' || typed.split(' ').length < least) return NOTHING;
  const first = exact.best.slice(0, LOOKED_AT).filter(({ page }) => page === 0);
  const texts = await readRows(
    payload,
    first.map(({ row }) => row),
    0,
  );
  const best = first.filter(({ row }) => ` ${titleUnitsOf(texts.get(row)?.title ?? '')} `.includes(` ${typed} `));
  return { best, rows: best.map(({ row }) => row) };
}

/** Of what holds some of the words the first that hold nearly all of them, where it counts. */
export function strongOf(part: FoundPart): FoundPart {
  const at = part.best.findIndex(({ share = 0 }) => share < STRONG);
  const best = part.best.slice(0, at < 0 ? part.best.length : at);
  return { best, rows: best.map(({ row }) => row) };
}

/** A query as it was typed, and what holds it. */
export interface TypedWords {
  typed: ParsedQuery;
  exact: FoundPart;
  plan: QueryPlan;
  synonyms: Synonyms;
  /** Records are named outright: nothing is looked for in place of the words. */
  isNamed: boolean;
}

/** What holds the words as typed, else as they are meant; where nothing is named either, the nearest that finds something. */
export async function findWithFallbacks(
  payload: Payload,
  { typed, exact, plan, synonyms, isNamed }: TypedWords,
  filter: SearchFilter,
  now: number,
): Promise<WordsFound> {
  const asTyped: WordsFound = { query: typed, part: exact, corrected: '', isPartial: false, suggestions: [] };
  if (typed.terms.length === 0) return asTyped;
  if (!isEmpty(exact)) return withPieces(payload, asTyped, { plan, synonyms, isNamed }, now);
  const query = meantBy(plan, typed, synonyms);
  const part = query === typed ? exact : await findWords(payload, query, filter, now);
  if (!isEmpty(part)) return { ...asTyped, query, part };
  if (isNamed) return { ...asTyped, query };
  const nearest = await findNearest(payload, query, synonyms, filter, now);
  return nearest ?? { ...asTyped, ...(await knownWords(payload, query, synonyms, now)) };
}

/**
 * Few records that hold the words as typed, and none in its title, may be beside the point: 服务承诺 is what 供电服务十项承诺
 * is about. What has all the pieces in its title goes first.
 */
async function withPieces(
  payload: Payload,
  found: WordsFound,
  { plan, synonyms, isNamed }: Pick<TypedWords, 'plan' | 'synonyms' | 'isNamed'>,
  now: number,
): Promise<WordsFound> {
  const { query, part } = found;
  if (isNamed || plan.asked === '' || query.terms.length !== 1 || part.best.length === 0 || part.best.length >= FEW)
    return found;
  const length = query.terms.reduce((sum, { text }) => sum + text.length, 0);
  if (length < MIN_TITLE || (await isInTitle(payload, query, part))) return found;
  const queryTerms = await weighQueryTerms(payload, { ...query, isLoose: true }, synonyms, now);
  const some = await findSome(payload, queryTerms, query.excluded, now);
  const likely = some.best.filter(({ share = 0, page }) => share >= ALL_IN_TITLE && page === 0).slice(0, LOOKED_AT);
  const texts = await readRows(
    payload,
    likely.map(({ row }) => row),
    0,
  );
  const titled = likely.filter(({ row }) => {
    const units = toUnits(fold(texts.get(row)?.title ?? ''));
    const isThere = ({ term }: QueryTerm): boolean =>
      term.spellings.some((spelling) => placesOf(units, spelling).length > 0);
    return queryTerms.every((queryTerm) => queryTerm.isBetween || isThere(queryTerm));
  });
  if (titled.length === 0) return found;
  const rows = new Set([...titled.map(({ row }) => row), ...part.rows]);
  return { ...found, part: { best: [...titled, ...part.best], rows: [...rows] } };
}

/** Whether one of the first hits has a term in its title or names. */
async function isInTitle(payload: Payload, { terms }: ParsedQuery, part: FoundPart): Promise<boolean> {
  const rows = part.best.slice(0, LOOKED_AT).map(({ row }) => row);
  const texts = await readRows(payload, rows, 0);
  return rows.some((row) => {
    const text = texts.get(row);
    const units = toUnits(fold(`${text?.title ?? ''}\n${text?.head ?? ''}`));
    return terms.some(({ spellings }) => spellings.some((spelling) => placesOf(units, spelling).length > 0));
  });
}

/** Hits for the interpreted words. Words from a sentence or a translation need not all be in a text. */
function meantBy({ words }: QueryPlan, typed: ParsedQuery, synonyms: Synonyms): ParsedQuery {
  const meant = parseQuery(words, synonyms);
  if (words === '' || meant.terms.length === 0) return typed;
  const isLoose =
    meant.terms.length !== typed.terms.length || meant.terms.some((term, at) => term.text !== typed.terms[at]?.text);
  return { ...meant, excluded: typed.excluded, isLoose };
}

/** The nearest query with hits. */
async function findNearest(
  payload: Payload,
  query: ParsedQuery,
  synonyms: Synonyms,
  filter: SearchFilter,
  now: number,
): Promise<WordsFound | undefined> {
  let few: WordsFound | undefined;
  const places: string[] = [];
  const withPlaces = (answer: WordsFound): WordsFound => ({
    ...answer,
    suggestions: [...places, ...answer.suggestions].slice(0, MAX_SUGGESTIONS),
  });
  // Another place than the typed one is suggested, never answered.
  const isOffered = async (word: string): Promise<boolean> => {
    const { spans } = readPlaceText(word, await currentDirectory(payload), now);
    if (spans.length > 0) places.push(word);
    return spans.length > 0;
  };
  for await (const near of nearestQueries(payload, query, synonyms, now, isOffered)) {
    if (few !== undefined && near.kind === 'words') continue;
    const isPartial = near.kind === 'some';
    const held = isPartial
      ? await findSome(payload, near.queryTerms, query.excluded, now)
      : await findWords(payload, near.query, filter, now);
    if (isEmpty(held)) continue;
    const part = near.kind === 'pieces' ? await byQueryTerms(payload, held, near.queryTerms, now) : held;
    const suggestions = near.words.length > 1 ? near.words.slice(0, MAX_SUGGESTIONS) : [];
    const answer = { query: near.query, part, corrected: near.words.join(' '), isPartial, suggestions };
    if (near.kind !== 'pieces' || part.best.length >= FEW) return withPlaces(answer);
    few = answer;
  }
  if (few !== undefined) return withPlaces(few);
  return places.length === 0
    ? undefined
    : { query, part: NOTHING, corrected: '', isPartial: false, suggestions: places.slice(0, MAX_SUGGESTIONS) };
}

/** Pieces of a text say the more the rarer they are: those that hold the rare ones where it counts go first. */
async function byQueryTerms(
  payload: Payload,
  part: FoundPart,
  queryTerms: readonly CountedQueryTerm[],
  now: number,
): Promise<FoundPart> {
  const { best } = await findSome(payload, queryTerms, [], now, part.rows);
  return { best: [...best, ...part.best], rows: part.rows };
}

/** Words of a query without hits that have some by themselves: the terms, or the known words in the only one. */
async function knownWords(
  payload: Payload,
  query: ParsedQuery,
  synonyms: Synonyms,
  now: number,
): Promise<Pick<WordsFound, 'suggestions'>> {
  const terms = query.terms.length > 1 ? query.terms : query.terms.flatMap(({ text }) => wordTermsIn(text, synonyms));
  const known = await findTerms(payload, terms, now);
  const held = terms.filter((term) => known.has(term));
  return { suggestions: held.map(({ text }) => text).slice(0, MAX_SUGGESTIONS) };
}

/** Words in a text that are known, else those of a dictionary. */
function wordTermsIn(text: string, synonyms: Synonyms): Term[] {
  const known = knownWordsIn(text, synonyms);
  const words = known.length > 0 ? known : wordsIn(text).filter((word) => /^\p{Script=Han}{2,}$/u.test(word));
  return words.filter((word) => word !== text).flatMap((word) => toTerm(word, false, synonyms) ?? []);
}

/** The text with what sounds or looks as a known word written as that word, where no record holds it as typed; "" for none. */
export async function withKnownWords(payload: Payload, text: string, synonyms: Synonyms, now: number): Promise<string> {
  const stretches = slipsForKnown(text, synonyms)
    .filter(({ from, to }) => !isDictionaryWord(text.slice(from, to)))
    .slice(0, MAX_STRETCHES);
  if (stretches.length === 0) return '';
  const terms = stretches.map(({ from, to }) => toTerm(text.slice(from, to)));
  // 安全检查 is two words that stand in texts, and no slip for 安全监察.
  const wordsOf = stretches.map(({ from, to }) => dictionaryWordsOf(text.slice(from, to)).map((word) => toTerm(word)));
  const known = await findTerms(
    payload,
    [...terms, ...wordsOf.flat()].flatMap((term) => term ?? []),
    now,
  );
  const chosen: typeof stretches = [];
  for (const [at, stretch] of stretches.entries()) {
    const term = terms[at];
    const isOverlapping = chosen.some(({ from, to }) => stretch.from < to && from < stretch.to);
    const words = wordsOf[at] ?? [];
    const isMeant = words.length > 0 && words.every((word) => word !== undefined && known.has(word));
    if (term !== undefined && !known.has(term) && !isMeant && !isOverlapping) chosen.push(stretch);
  }
  let result = text;
  for (const { from, to, word } of chosen.toSorted((a, b) => b.from - a.from)) {
    result = result.slice(0, from) + word + result.slice(to);
  }
  return chosen.length === 0 ? '' : result;
}

/** The words of a text to a dictionary, where each of them has more than one character; none otherwise. */
function dictionaryWordsOf(text: string): string[] {
  const words = wordsIn(text);
  return words.length > 1 && words.every((word) => word.length > 1) ? words : [];
}

/** Whether a text is one word to a dictionary: 煤电 is no slip for 没电. */
function isDictionaryWord(text: string): boolean {
  return wordsIn(text).length === 1;
}
