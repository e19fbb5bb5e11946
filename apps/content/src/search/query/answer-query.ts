/**
 * Answers a query: first the records that it names outright (outages of a place or a day, a list of the site, events of
 * a year), then what holds its words; where nothing does, what the nearest query finds.
 */
import type { ApiContext } from '../../api/v1/api-context.ts';
import { noticeList } from '../../api/v1/notice.ts';
import { findWords, type Hits, type SearchFilter } from './find-hits.ts';
import { byTurns, isEmpty, pageOfParts, type FoundPart } from './found-parts.ts';
import type { OutageStatus } from '@yunxia/contract/outage-status';
import { findByIds } from './listed-sets.ts';
import { findNamed, type NamedRecords } from './named-records.ts';
import { outagesOf, type OutagesFound } from './outages-found.ts';
import { findPasted } from './pasted-address.ts';
import { spelledPhrase } from './plan/intents.ts';
import { joinedPinyin, withSpelledParts } from './plan/known-words.ts';
import { planQuery, withoutYear, type PlanWords, type QueryPlan } from './plan/plan-query.ts';
import { topicsOf, type Topics } from './plan/topics.ts';
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
  const key = asWritten(typed, planWords);
  const exact = await findWords(payload, parseQuery(key, planWords.synonyms), filter, now);
  const bare = key.replace(STRAY_SIGNS, '');
  if (isEmpty(exact) && bare !== key) {
    const answer = await answerQuery(context, bare, filter);
    return { ...answer, corrected: answer.corrected || bare };
  }
  const plan = planQuery(key, now, planWords);
  const topics = isEmpty(exact) && plan.days === null ? topicsOf(key, planWords) : NO_TOPICS;
  if (topics.all.length > 0 && topics.known.length === topics.all.length) {
    const answer = await answerTopics(context, { topics: topics.known, plan }, planWords, filter);
    if (answer.found.total > 0) return answer;
  }
  const answer = await answerPlan(context, { key, plan, exact }, planWords, filter);
  const isUnderstood = !isEmpty(exact) || answer.hasNamed || plan.asked === '';
  const spoken = isUnderstood ? '' : await withKnownWords(payload, plan.words, planWords.synonyms, now);
  // Of two subjects one may be nothing that the site knows.
  const known = spoken === '' && answer.answer.found.total === 0 ? topics.known.join('、') : spoken;
  if (known === '') return answer.answer;
  // What sounds so was meant: it is planned as if it had been typed.
  const meant = { key: known, plan: planQuery(known, now, planWords), exact: NOTHING };
  const other = await answerPlan(context, meant, planWords, filter);
  return other.answer.found.total === 0
    ? answer.answer
    : { ...other.answer, corrected: other.answer.corrected || known };
}

const NO_TOPICS: Topics = { all: [], known: [] };

/** Signs at the end of Chinese words, typed by a slip: 停电%. Quotes are meant. */
const STRAY_SIGNS = /(?<=\p{Script=Han})[\p{S}%‰#&@*_'\\/()[\]{}]+$/u;
/** A phone as it is said in groups: 000 0000 0105. */
const SPACED_NUMBER = /^(\d{3,4})\s+(\d{3,4})\s+(\d{3,4})$/u;

/** What was typed as it is written here: a phone in one piece, spelled words and questions in Chinese. */
function asWritten(typed: string, { synonyms, intents }: PlanWords): string {
  const text = spelledPhrase(typed.trim().replace(SPACED_NUMBER, '$1-$2-$3'), intents);
  return withSpelledParts(joinedPinyin(text, synonyms), synonyms);
}

interface Planned {
  key: string;
  plan: QueryPlan;
  /** What holds the words as they were typed. */
  exact: FoundPart;
}

async function answerPlan(
  context: ApiContext,
  planned: Planned,
  planWords: PlanWords,
  filter: SearchFilter,
): Promise<{ answer: QueryAnswer; hasNamed: boolean }> {
  const { payload, now } = context;
  const { parts, hasNamed, ...answer } = await findParts(context, planned, planWords, filter);
  return { answer: { ...answer, found: await pageOfParts(payload, parts, filter, now) }, hasNamed };
}

/** What each of several subjects finds, by turns. */
async function answerTopics(
  context: ApiContext,
  { topics, plan }: { topics: readonly string[]; plan: QueryPlan },
  planWords: PlanWords,
  filter: SearchFilter,
): Promise<QueryAnswer> {
  const { payload, now } = context;
  const answers: Awaited<ReturnType<typeof findParts>>[] = [];
  for (const key of topics) {
    const exact = await findWords(payload, parseQuery(key, planWords.synonyms), filter, now);
    const planned = { key, plan: planQuery(key, now, planWords), exact };
    answers.push(await findParts(context, planned, planWords, filter));
  }
  const answered = topics.filter((_, at) => answers[at]?.parts.length !== 0);
  return {
    query: { terms: answers.flatMap(({ query }) => query.terms), excluded: [] },
    plan,
    outages: null,
    found: await pageOfParts(payload, [byTurns(answers.map(({ parts }) => parts))], filter, now),
    corrected: answered.length < topics.length ? answered.join(' ') : '',
    isPartial: false,
    isCut: false,
    suggestions: answered,
  };
}

async function findParts(
  context: ApiContext,
  { key, plan, exact }: Planned,
  { synonyms }: PlanWords,
  filter: SearchFilter,
): Promise<Omit<QueryAnswer, 'found'> & { parts: FoundPart[]; hasNamed: boolean }> {
  const { payload, now } = context;
  const typed = parseQuery(key, synonyms);
  const isWhole = plan.intent?.isWhole === true || (plan.modules.length > 0 && plan.rest === '');
  const titled = await findByTitle(payload, key, exact, isWhole ? 2 : undefined);
  let outages = await outagesOf(context, plan);
  const hasExact = !isEmpty(exact);
  const named = await findNamed(
    payload,
    plan,
    { synonyms, filter, hasExact, outages, year: plan.year, named: withoutYear(plan.words) },
    now,
  );
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
  const isOfNamed = named.isPartial && words.corrected === '';
  const suggestions = [...new Set([...(outages?.guesses ?? []), ...words.suggestions])].slice(0, MAX_SUGGESTIONS);
  return {
    parts,
    hasNamed: !named.isEmpty,
    query: { ...words.query, terms: [...words.query.terms, ...named.terms, ...marksOf(outages)] },
    plan,
    outages,
    corrected: isOfNamed ? named.words : words.corrected,
    isPartial: isOfNamed || words.isPartial,
    isCut: typed.isCut === true,
    suggestions,
  };
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
  else if (words.isPartial && intent?.isLoose !== true) parts.push(firstOf(answering), words.part, answering);
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
