/** The card above the hits: the answer to a question, with outages, tenders or posts as they are now. */
import type { SearchCard } from '@yunxia/contract/search';
import { outageStatuses, type OutageStatus } from '@yunxia/contract/outage-status';
import { DAY_MS, parseTime, startOfDay, toBeijingParts } from '@yunxia/contract/time';
import { and, eq, or, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { answerOutages, type OutageAnswer } from '../../places/answer-outages.ts';
import type { QueryAnswer } from '../../search/query/answer-query.ts';
import type { Intent, IntentPhone } from '../../search/query/plan/intents.ts';
import type { ApiContext } from './api-context.ts';
import { noticeList } from './notice.ts';
import { asksForPhone, countyPhone, ownersOf, phoneRows, toRow, type CardRow } from './phone-card.ts';
import { tableOf } from '../../records/database-table.ts';
import { findIds, isPublic, toStoredTime } from '../../records/public-query.ts';
import { findRecords } from '../../records/public-records.ts';

/** Outages and rows on a card. */
const MAX_NOTICES = 4;
const MAX_ROWS = 3;
const REGULATOR_HOTLINE = '12398';
const PHONES = { label: '常用电话', path: '/tools#phones' };

/** The card of an answer; null when the query is no question that has one. */
export async function toCard(context: ApiContext, { plan, outages }: QueryAnswer): Promise<SearchCard | null> {
  const intent = plan.intent?.intent ?? null;
  if (plan.status !== '') return statusCard(context, plan.status);
  const isOfOutages = intent === null || intent.shows === 'outages' || plan.days !== null;
  if (outages !== null && (isOfOutages || namesPlace(outages.answer)))
    return outageCard(context, intent?.shows === 'outages' ? intent : null, outages.answer);
  if (intent === null) return phoneCard(context, plan.words);
  if (intent.shows === 'outages') return outageCard(context, intent, await answerOutages(context, '停电', MAX_NOTICES));
  const words = await wordsOf(context, intent);
  if (!leadsToPhones(intent) || !asksForPhone(plan.words))
    return { ...words, rows: await rowsOf(context, intent), ...NO_OUTAGES };
  const county = await countyPhone(context, plan.words);
  return {
    ...words,
    phone: county?.number ?? words.phone,
    rows: await phoneRows(context, county),
    ...NO_OUTAGES,
  };
}

const NO_OUTAGES = { reading: null, notices: [], total: 0, counts: {} };

/** Whether a card says whom to call in no danger: one with a number of its own among its links says that first. */
function leadsToPhones({ links }: Intent): boolean {
  return links.some(({ path }) => path === PHONES.path) && !links.some(({ path }) => path.startsWith('tel:'));
}

/** Whose a typed number is, or the number of a county; null where neither was typed. */
async function phoneCard(context: ApiContext, words: string): Promise<SearchCard | null> {
  const owners = await ownersOf(context, words);
  const county = owners.length === 0 && asksForPhone(words) ? await countyPhone(context, words) : null;
  if (owners.length === 0 && county === null) return null;
  return {
    key: 'phones',
    title: county === null ? `${owners.map(({ label }) => label).join('、')}的电话` : `${county.label}电话`,
    answer: '',
    steps: [],
    phone: county?.number ?? owners[0]?.number ?? '',
    links: [{ label: PHONES.label, url: PHONES.path }],
    rows: county === null ? owners.map(toRow) : await phoneRows(context, county),
    ...NO_OUTAGES,
  };
}

/** The first outages of a status. */
async function statusCard(context: ApiContext, status: OutageStatus): Promise<SearchCard> {
  const filter = { type: 'overhaul', status, page: 1, limit: MAX_NOTICES } as const;
  const { list, total } = await noticeList(filter, context);
  return {
    key: 'outage-status',
    title: `${outageStatuses[status]}的停电`,
    answer: total === 0 ? '没有这样的停电公告。' : '',
    steps: [],
    phone: await phoneOf(context, 'outage'),
    links: [{ label: `全部${outageStatuses[status]}的停电`, url: `/information_disclosure/overhaul?status=${status}` }],
    rows: list.map(({ id, title, startAt }) => ({
      title: title ?? '',
      url: `/information_details?id=${id}`,
      note: startAt ? momentOf(startAt) : '',
    })),
    ...NO_OUTAGES,
  };
}

/** Whether a known place was asked for: its outages as they are now come before the answer to any question. */
function namesPlace({ reading }: OutageAnswer): boolean {
  return reading !== null && reading.certainty === 'known' && reading.places.length > 0;
}

async function outageCard(context: ApiContext, intent: Intent | null, answer: OutageAnswer): Promise<SearchCard> {
  const { reading, notices, total, counts } = answer;
  const place = reading?.places[0]?.title ?? '';
  const words = await wordsOf(context, intent ?? outageIntent(place, reading?.days ?? ''));
  return {
    ...words,
    phone: reading?.phone || words.phone,
    rows: [],
    reading,
    notices: notices.slice(0, MAX_NOTICES) as SearchCard['notices'],
    total,
    counts,
  };
}

/** What a card of outages says where no question was asked. */
function outageIntent(place: string, days: string): Intent {
  return {
    key: 'outages',
    title: `${place}${days === '' ? '' : `${place === '' ? '' : ' '}${days} `}停电公告`,
    answer: '',
    steps: [],
    phone: 'outage',
    shows: 'outages',
    links: [{ label: '停电检修公告', path: '/information_disclosure/overhaul' }],
    phrases: [],
    words: '',
  };
}

async function wordsOf(
  context: ApiContext,
  { key, title, answer, steps, phone, links }: Intent,
): Promise<Pick<SearchCard, 'key' | 'title' | 'answer' | 'steps' | 'phone' | 'links'>> {
  return {
    key,
    title,
    answer,
    steps: [...steps],
    phone: await phoneOf(context, phone),
    links: links.map(({ label, path }) => ({ label, url: path })),
  };
}

async function phoneOf({ payload }: ApiContext, phone: IntentPhone): Promise<string> {
  if (phone === '') return '';
  const site = await payload.findGlobal({ slug: 'site-info', depth: 0, overrideAccess: false });
  if (phone === 'regulator') return site.regulatorHotline || REGULATOR_HOTLINE;
  return (phone === 'outage' ? site.outagePhone : site.hotline) || site.hotline || '';
}

async function rowsOf(context: ApiContext, { shows }: Intent): Promise<CardRow[]> {
  if (shows === 'tenders') return openTenders(context);
  if (shows === 'jobs') return openPosts(context);
  return shows === 'tariffs' ? tariffs(context) : [];
}

/** Calls for tenders that can still be answered, those first that end first. */
async function openTenders(context: ApiContext): Promise<CardRow[]> {
  const table = tableOf(context.payload, 'purchases');
  const deadline = table.column('deadlineAt');
  const isOpen = and(
    eq(table.column('noticeType'), 'tender'),
    sql`${deadline} > ${toStoredTime(context.now)}`,
    isPublic(table, context.now),
  );
  const ids = await firstBy(context, 'purchases', isOpen, deadline);
  const records = await findRecords(context, 'purchases', ids, ['title', 'deadlineAt']);
  return records.map(({ id, title, deadlineAt }) => ({
    title,
    url: `/tendering_details?id=${id}`,
    note: deadlineAt ? `${momentOf(deadlineAt)} 截止` : '',
  }));
}

/** Posts that can still be applied for, those first that end first. */
async function openPosts(context: ApiContext): Promise<CardRow[]> {
  const table = tableOf(context.payload, 'recruits');
  const deadline = table.column('deadlineAt');
  const isOpen = or(sql`${deadline} is null`, sql`${deadline} >= ${toStoredTime(startOfDay(context.now))}`);
  const ids = await firstBy(context, 'recruits', and(isOpen, isPublic(table, context.now)), deadline);
  const records = await findRecords(context, 'recruits', ids, ['title', 'deadlineAt']);
  return records.map(({ id, title, deadlineAt }) => ({
    title,
    url: `/recruitment_details?id=${id}`,
    note: deadlineAt ? `${momentOf(deadlineAt)} 截止` : '长期有效',
  }));
}

function firstBy(
  { payload }: ApiContext,
  collection: 'purchases' | 'recruits',
  condition: SQL | undefined,
  deadline: ReturnType<ReturnType<typeof tableOf>['column']>,
): Promise<number[]> {
  const table = tableOf(payload, collection);
  const isMissing = sql`case when ${deadline} is null then 1 else 0 end`;
  return findIds(
    table,
    condition,
    [
      { by: isMissing, direction: 'asc' },
      { by: deadline, direction: 'asc' },
      { by: table.column('id'), direction: 'asc' },
    ],
    { limit: MAX_ROWS },
  );
}

async function tariffs(context: ApiContext): Promise<CardRow[]> {
  const table = tableOf(context.payload, 'tariffs');
  const order = [{ by: table.column('id'), direction: 'asc' }] as const;
  const ids = await findIds(table, isPublic(table, context.now), order, { limit: MAX_ROWS + 1 });
  const records = await findRecords(context, 'tariffs', ids, ['title']);
  return records.map(({ title }) => ({ title, url: '/tools', note: '' }));
}

/** 12月3日 17:00; a day by itself is stored as its first moment. */
function momentOf(stored: string): string {
  const instant = parseTime(stored) ?? 0;
  const { month, day, hour, minute } = toBeijingParts(instant);
  const isDay = (instant - startOfDay(instant)) % DAY_MS === 0;
  return `${month}月${day}日${isDay ? '' : ` ${hour}:${String(minute).padStart(2, '0')}`}`;
}
