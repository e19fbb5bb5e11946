/**
 * Answers a query: first the records that it names outright (outages of a place or a day, a list of the site, events of
 * a year), then what holds its words; where nothing does, what the nearest query finds.
 */
import type { ApiContext } from '../../api/v1/api-context.ts';
import { noticeList } from '../../api/v1/notice.ts';
import { findWords, type Hits, type SearchFilter } from './find-hits.ts';
import { isEmpty, pageOfParts, type FoundPart } from './found-parts.ts';
import type { OutageStatus } from '@yunxia/contract/outage-status';
import { findByIds } from './listed-sets.ts';
import { findNamed, type NamedRecords } from './named-records.ts';
import { outagesOf, type OutagesFound } from './outages-found.ts';
import { findPasted } from './pasted-address.ts';
import { joinedPinyin } from './plan/known-words.ts';
import { planQuery, type PlanWords, type QueryPlan } from './plan/plan-query.ts';
import { parseQuery, toTerm, type ParsedQuery, type Term } from './query.ts';
import { readPlanWords } from './synonyms.ts';
import { findWithFallbacks, NOTHING, strongOf, findByTitle, withKnownWords, type WordsFound } from './words-found.ts';

/** Most queries that are suggested with an answer. */
const MAX_SUGGESTIONS = 6;
/** Places that are marked in hits. */
const MAX_MARKS = 8;
/** Outages of a status that are listed first. */
const MAX_OF_STATUS = 50;
/** Of what answers a part of a question so many go before what holds some of its words. */
const MAX_ANSWERING = 1;

export interface QueryAnswer {
  /** The query that was answered. */
  query: ParsedQuery;
  plan: QueryPlan;
  outages: OutagesFound | null;
  found: Hits;
  /** The query that was answered instead, "" when as typed. */
  corrected: string;
  /** Of that query, a hit may hold only some of the words. */
  isPartial: boolean;
  /** More words were typed than are looked for. */
  isCut: boolean;
  /** Other queries that find something. */
  suggestions: string[];
}

/** Answers a query at `context.now`. */
export async function answerQuery(context: ApiContext, typed: string, filter: SearchFilter): Promise<QueryAnswer> {
  const { payload, now } = context;
  const planWords = await readPlanWords(payload);
  const pasted = await findPasted(payload, typed, now);
  if (!isEmpty(pasted)) {
    const plan = planQuery('', now, planWords);
    const found = await pageOfParts(payload, [pasted], filter, now);
    return {
      query: { terms: [], excluded: [] },
      plan,
      outages: null,
      found,
      corrected: '',
      isPartial: false,
      isCut: false,
      suggestions: [],
    };
  }
  const key = joinedPinyin(typed, planWords.synonyms);
  const exact = await findWords(payload, parseQuery(key, planWords.synonyms), filter, now);
  const plan = planQuery(key, now, planWords);
  const answer = await answerPlan(context, { key, plan, exact }, planWords, filter);
  const isUnderstood = !isEmpty(exact) || answer.hasNamed || plan.asked === '';
  const known = isUnderstood ? '' : await withKnownWords(payload, plan.words, planWords.synonyms, now);
  if (known === '') return answer.answer;
  // What sounds so was meant: it is planned as if it had been typed.
  const meant = { key: known, plan: planQuery(known, now, planWords), exact: NOTHING };
  const other = await answerPlan(context, meant, planWords, filter);
  return other.answer.found.total === 0
    ? answer.answer
    : { ...other.answer, corrected: other.answer.corrected || known };
}

interface Planned {
  key: string;
  plan: QueryPlan;
  /** What holds the words as they were typed. */
  exact: FoundPart;
}

async function answerPlan(
  context: ApiContext,
  { key, plan, exact }: Planned,
  { synonyms }: PlanWords,
  filter: SearchFilter,
): Promise<{ answer: QueryAnswer; hasNamed: boolean }> {
  const { payload, now } = context;
  const typed = parseQuery(key, synonyms);
  const isWhole = plan.intent?.isWhole === true || (plan.modules.length > 0 && plan.rest === '');
  const titled = await findByTitle(payload, key, exact, isWhole ? 2 : undefined);
  let outages = await outagesOf(context, plan);
  const hasExact = !isEmpty(exact);
  const named = await findNamed(payload, plan, { synonyms, filter, hasExact, outages, year: plan.year }, now);
  const words =
    outages?.isWhole === true || plan.status !== ''
      ? { query: typed, part: exact, corrected: '', isPartial: false, suggestions: [] }
      : await findWithFallbacks(payload, { typed, exact, plan, synonyms, isNamed: !named.isEmpty }, filter, now);
  if (outages === null && named.isEmpty && isEmpty(words.part)) outages = await outagesOf(context, plan, true);
  const ofStatus = plan.status === '' ? NOTHING : await outagesOfStatus(context, plan.status);
  const asked = named.isEmpty ? (plan.intent?.intent.words ?? '') : '';
  const answering = asked === '' ? NOTHING : await findWords(payload, parseQuery(asked, synonyms), filter, now);
  const parts = [ofStatus, ...partsOf(plan, { titled, outages, named, answering, words })].filter(
    (part) => !isEmpty(part),
  );
  const found = await pageOfParts(payload, parts, filter, now);
  const isOfNamed = named.isPartial && words.corrected === '';
  const suggestions = [...new Set([...(outages?.guesses ?? []), ...words.suggestions])].slice(0, MAX_SUGGESTIONS);
  const answer = {
    query: { ...words.query, terms: [...words.query.terms, ...named.terms, ...marksOf(outages)] },
    plan,
    outages,
    found,
    corrected: isOfNamed ? named.words : words.corrected,
    isPartial: isOfNamed || words.isPartial,
    isCut: typed.isCut === true,
    suggestions,
  };
  return { answer, hasNamed: !named.isEmpty };
}

/** The outages of a status, as the list has them. */
async function outagesOfStatus(context: ApiContext, status: OutageStatus): Promise<FoundPart> {
  const { list } = await noticeList({ type: 'overhaul', status, page: 1, limit: MAX_OF_STATUS }, context);
  const ids = list.map(({ id }) => id);
  return findByIds(context.payload, 'overhaul', ids, context.now);
}

/** Places of the outages as terms: they are marked in the hits. */
function marksOf(outages: OutagesFound | null): Term[] {
  const marks = outages?.answer.reading?.marks ?? [];
  return marks.slice(0, MAX_MARKS).flatMap((mark) => toTerm(mark, true) ?? []);
}

interface Parts {
  titled: FoundPart;
  outages: OutagesFound | null;
  named: NamedRecords;
  /** What holds the words that a question is answered by. */
  answering: FoundPart;
  words: WordsFound;
}

/** The parts in the order in which they are listed. */
function partsOf({ modules, rest, intent }: QueryPlan, found: Parts): FoundPart[] {
  const { titled, named, answering, words } = found;
  const outages = found.outages === null ? [] : [found.outages.part];
  const isWholeList = modules.length > 0 && rest === '';
  const isByTime = modules.every(({ key, under }) => !['overhaul', 'purchase'].includes(under ?? key));
  const first = [
    ...outages,
    ...(isWholeList && isByTime ? named.parts.map((part) => calledFirst(part, titled)) : named.parts),
  ];
  const parts = isWholeList || outages.length > 0 ? [...first, titled] : [titled, ...first];
  if (words.isPartial && !isEmpty(answering)) parts.push(strongOf(words.part));
  if (intent?.isWhole === true) parts.push(answering, words.part);
  else if (words.isPartial) parts.push(firstOf(answering), words.part, answering);
  else parts.push(words.part, answering);
  return parts.filter((part) => !isEmpty(part));
}

/** The first few of a part. */
function firstOf({ best }: FoundPart): FoundPart {
  const first = best.slice(0, MAX_ANSWERING);
  return { best: first, rows: first.map(({ row }) => row) };
}

/** A list with the records first that are called what was typed. */
function calledFirst({ best, rows }: FoundPart, titled: FoundPart): FoundPart {
  const isOfList = new Set(rows);
  return { best: [...titled.best.filter(({ row }) => isOfList.has(row)), ...best], rows };
}
