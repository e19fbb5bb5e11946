/** Records that a query names explicitly, besides outages: a list of the site, its days, events of a year, the words of an intent. */
import type { Payload } from 'payload';
import { findWords, type SearchFilter } from './find-hits.ts';
import { findSome } from './find-some.ts';
import { isEmpty, type FoundPart } from './found-parts.ts';
import { newestOf } from './found-rows.ts';
import { findSets, type SetChoice } from './listed-sets.ts';
import type { ListedHit } from '../indexing/search-store.ts';
import type { OutagesFound } from './outages-found.ts';
import type { RecordSet } from './plan/named-module.ts';
import { withoutYear, type QueryPlan } from './plan/plan-query.ts';
import { parseQuery, type Synonyms, type Term } from './query.ts';
import { weighQueryTerms } from './weigh-query-terms.ts';
import { findByTitle, NOTHING } from './words-found.ts';

export interface NamedRecords {
  parts: FoundPart[];
  isEmpty: boolean;
  /** They hold only some of the words. */
  isPartial: boolean;
  /** What was looked for among them, to mark it in their texts. */
  terms: readonly Term[];
  /** The same as a query. */
  words: string;
}

interface NamedContext {
  synonyms: Synonyms;
  filter: SearchFilter;
  /** Something holds the query as it was typed. */
  hasExact: boolean;
  outages: OutagesFound | null;
  /** The year that the query names. */
  year: number | null;
  /** The query without its year. */
  named: string;
}

/** A list is meant when one of its records holds so much of the other words. */
const MIN_SHARE = 0.2;
const NONE: NamedRecords = { parts: [], isEmpty: true, isPartial: false, terms: [], words: '' };
/** Lists of which a year is that of publication: a report of a year comes out in the next one. */
const BY_PUBLICATION: ReadonlySet<string> = new Set([
  'news',
  'party_building',
  'purchase',
  'old_purchase',
  'complaint',
]);
const PURCHASES: RecordSet[] = [{ module: 'purchase' }];
const RECRUITS: RecordSet[] = [{ module: 'recruit' }];

/** The records at `now` (epoch ms). */
export async function findNamed(
  payload: Payload,
  plan: QueryPlan,
  context: NamedContext,
  now: number,
): Promise<NamedRecords> {
  const { modules, days, year } = plan;
  const lists = modules.filter(({ key }) => key !== 'overhaul');
  const isOfTimes = lists.some(({ sets }) => sets.some(({ module }) => module === 'purchase' || module === 'recruit'));
  if (days !== null && (isOfTimes || (lists.length === 0 && !plan.isOutage))) {
    const found = await findByDays(payload, plan, now);
    if (found.length > 0) return { ...NONE, parts: found, isEmpty: false };
  }
  if (lists.length > 0) {
    const isHistory = lists.every(({ key }) => key === 'history');
    const choice: SetChoice = isHistory ? { year } : {};
    const rest = isHistory && year !== null ? withoutYear(plan.rest) : plan.rest;
    const sets = lists.flatMap((list) => list.sets);
    return findInSets(payload, sets, choice, rest, { ...context, isList: true }, now);
  }
  if (year !== null && days === null && context.outages === null) {
    const rest = withoutYear(plan.rest);
    const found = await findInSets(
      payload,
      [{ module: 'history' }],
      { year },
      rest,
      { ...context, isList: false },
      now,
    );
    if (!found.isEmpty) return found;
  }
  return context.outages === null ? NONE : { ...NONE, isEmpty: isEmpty(context.outages.part) };
}

/** Tenders and posts with a time on the days. */
async function findByDays(payload: Payload, plan: QueryPlan, now: number): Promise<FoundPart[]> {
  const { days, role, rest } = plan;
  const lists = plan.modules.filter(({ key }) => key !== 'overhaul');
  const named = lists.flatMap(({ sets }) => sets.filter(({ module }) => module === 'purchase' || module === 'recruit'));
  const isOfPosts = /报名|应聘|投简历/u.test(plan.words);
  const isAlone = rest === '' || isOfPosts || role !== '';
  if (named.length === 0 && !isAlone) return [];
  const groups = named.length > 0 ? [named] : isOfPosts && role !== 'opening' ? [RECRUITS] : [PURCHASES, RECRUITS];
  const parts: FoundPart[] = [];
  for (const sets of groups) parts.push(await findSets(payload, sets, { days, role }, now));
  return parts.filter((part) => !isEmpty(part));
}

/** Records of sets, those that hold the rest of the words first. */
async function findInSets(
  payload: Payload,
  sets: readonly RecordSet[],
  choice: SetChoice,
  rest: string,
  context: NamedContext & { isList: boolean },
  now: number,
): Promise<NamedRecords> {
  const list = await findSets(payload, sets, choice, now);
  if (isEmpty(list)) return NONE;
  if (rest === '') return { ...NONE, parts: [list], isEmpty: false };
  if (context.isList && withoutYear(rest) === '' && sets.every(({ module }) => BY_PUBLICATION.has(module))) {
    const best = await newestOfYear(payload, list.rows, context.year, now);
    if (best.length > 0) return { ...NONE, parts: [{ best, rows: best.map(({ row }) => row) }], isEmpty: false };
    // Nothing was published in it: the list itself is near.
    if (context.year !== null) return { ...NONE, parts: [list], isEmpty: false, isPartial: true, words: context.named };
  }
  const query = parseQuery(rest, context.synonyms);
  const exact = await findWords(payload, query, context.filter, now, list.rows);
  // Of a year's events only those that hold all of the words are meant.
  if (isEmpty(exact) && (context.hasExact || !context.isList)) return NONE;
  // What is called by the year is meant, and 下载 stands in the report of another year by chance.
  const called = context.isList ? await calledByYear(payload, list, context, now) : NOTHING;
  const held = new Set(exact.rows);
  const isChance = !isEmpty(called) && !called.rows.some((row) => held.has(row));
  const parts = [...(isChance ? [called] : []), exact].filter((part) => !isEmpty(part));
  if (parts.length > 0) return { ...NONE, parts, isEmpty: false, terms: query.terms, words: rest };
  const ofYear = (await newestOfYear(payload, list.rows, context.year, now)).map(({ row }) => row);
  if (ofYear.length > 0) {
    const words = withoutYear(rest);
    const some =
      words === '' ? { best: [], rows: ofYear } : await someOf(payload, words, context.synonyms, ofYear, now);
    return { ...NONE, parts: [isEmpty(some) ? { best: [], rows: ofYear } : some], isEmpty: false };
  }
  const some = await someOf(payload, rest, context.synonyms, list.rows, now);
  if ((some.best[0]?.share ?? 0) < MIN_SHARE) {
    // The list has nothing of the year: it is near by itself.
    return context.isList && context.year !== null && withoutYear(rest) === ''
      ? { ...NONE, parts: [list], isEmpty: false, isPartial: true, words: context.named }
      : NONE;
  }
  return { parts: [some], isEmpty: false, isPartial: true, terms: some.terms, words: rest };
}

/** Records of a list that have the year in their titles. */
async function calledByYear(
  payload: Payload,
  list: FoundPart,
  { year, filter, synonyms }: NamedContext,
  now: number,
): Promise<FoundPart> {
  if (year === null) return NOTHING;
  const key = `${year}年`;
  return findByTitle(payload, key, await findWords(payload, parseQuery(key, synonyms), filter, now, list.rows), 2);
}

/** The newest of the rows that were published in a year; none without one. */
async function newestOfYear(
  payload: Payload,
  rows: readonly number[],
  year: number | null,
  now: number,
): Promise<ListedHit[]> {
  return year === null ? [] : newestOf(payload, rows, { year }, now, { limit: rows.length });
}

/** What holds some of the words among rows. */
async function someOf(
  payload: Payload,
  words: string,
  synonyms: Synonyms,
  within: readonly number[],
  now: number,
): Promise<FoundPart & { terms: Term[] }> {
  const queryTerms = await weighQueryTerms(payload, { ...parseQuery(words, synonyms), isLoose: true }, synonyms, now);
  const held = queryTerms.filter(({ rows }) => rows > 0);
  let some = await findSome(payload, queryTerms, [], now, within);
  if (isEmpty(some) && held.length < queryTerms.length) some = await findSome(payload, held, [], now, within);
  return { ...some, terms: held.map(({ term }) => term) };
}
