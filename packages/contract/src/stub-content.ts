/** What the stub content server answers: the examples, filtered and paged as a content server would. Node only. */
import { announcementGroups, type AnnouncementGroup } from './announcement.ts';
import { filings } from './filing.ts';
import { listTag, recordTag } from './cache-tag.ts';
import { gone, notFound, ContentRefusal } from './content-error.ts';
import { contract, type EndpointName } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { atTime, exampleItems, exampleNames, itemsOf, readExample, type ExampleItem } from './examples.ts';
import type { HandlerContext, Implementation } from './handler.ts';
import { compareOutages, nextOutageChange, outageStatus } from './outage-status.ts';
import { recruitDeadline, recruitStatus } from './recruit-status.ts';
import { stubHistory } from './stub-history.ts';
import { stubIrEvents } from './stub-ir-events.ts';
import { isOfReading, readPlaces, toStubDays } from './stub-reading.ts';
import { searchExamples, suggestExamples } from './stub-search.ts';
import { stubHolders, stubPeople } from './stub-shares.ts';
import { nextTenderChange, tenderStatus } from './tender-status.ts';
import { DAY_MS, parseDay, parseTime, startOfDay, toIsoDay, toIsoTime } from './time.ts';

/** A detail call with this id answers 410, as for a record that was withdrawn. */
export const WITHDRAWN_ID = 999_410;

type Payload = Record<string, unknown>;

/** What the stub's controls decide. */
export interface StubSettings {
  /** Epoch ms that "now" is. */
  now(): number;
  /** The example to answer with, whatever is asked for; undefined: answer by the request. */
  caseOf(endpoint: EndpointName): string | undefined;
}

/** Creates an implementation of the whole contract over the examples. */
export function createStubImplementation(settings: StubSettings): Implementation {
  const entries = Object.values(contract).map((endpoint: Endpoint) => {
    const name = endpoint.name as EndpointName;
    const answer = async (payload: Payload, { tags }: HandlerContext) => {
      for (const tag of tagsOf(name, payload)) tags.add(tag);
      const chosen = settings.caseOf(name);
      const now = settings.now();
      if (chosen !== undefined) return answerCase(name, chosen, payload, now);
      if (name === 'search-list') return searchExamples(payload, now);
      if (name === 'suggest-list') return suggestExamples(payload, now);
      return endpoint.kind === 'list' ? answerList(name, payload, now) : answerInfo(name, payload, now);
    };
    return [name, answer];
  });
  // Built by a loop over all names; the handler parses every answer, so a wrong one cannot pass.
  return Object.fromEntries(entries) as Implementation;
}

/** The collection that an endpoint shows, as the content server names it. */
const COLLECTIONS: Readonly<Record<EndpointName, string>> = {
  'news-list': 'news',
  'news-info': 'news',
  'honor-list': 'honors',
  'business-list': 'businesses',
  'company-list': 'companies',
  'company-info': 'companies',
  'social-responsibility-list': 'social-reports',
  'party-building-list': 'party-articles',
  'party-building-info': 'party-articles',
  'notice-list': 'notices',
  'notice-info': 'notices',
  'active-disclosure-type-list': 'disclosure-types',
  'active-disclosure-list': 'disclosures',
  'active-disclosure-info': 'disclosures',
  'banner-list': 'banners',
  'business-home': 'businesses',
  'purchase-list': 'purchases',
  'purchase-old-list': 'old-purchases',
  'purchase-info': 'purchases',
  'strategy-list': 'strategies',
  'recruit-list': 'recruits',
  'recruit-info': 'recruits',
  'search-list': 'search',
  'history-list': 'histories',
  'special-column-info': 'special-columns',
  'pdf-list': 'documents',
  'site-info': 'site-info',
  'outage-area-list': 'outage-areas',
  'tariff-list': 'tariffs',
  'suggest-list': 'search',
  'stock-quote': 'stock-days',
  'stock-history': 'stock-days',
  'dividend-list': 'dividends',
  'capital-list': 'capital-changes',
  'holder-list': 'holder-lists',
  'person-list': 'people',
  'report-list': 'reports',
  'figure-list': 'figures',
  'ir-event-list': 'investor-days',
};

/** What a call shows: a list all of its collection or one type of it, a detail the record and its neighbours. */
export function tagsOf(name: EndpointName, { id, type }: Payload): string[] {
  const collection = COLLECTIONS[name];
  if (typeof id === 'number') return [recordTag(collection, id), collection];
  return [listTag(collection, typeof type === 'string' ? type : undefined)];
}

function answerCase(name: EndpointName, chosen: string, payload: Payload, now: number): object {
  const body = atTime(readExample(name, chosen), now);
  if (body.code !== 0) throw new ContentRefusal(String(body['msg'] ?? ''), 200, body.code);
  return 'list' in body ? { ...body, ...page(itemsOf(body), payload) } : body;
}

function answerList(name: EndpointName, asked: Payload, now: number): object {
  if (name === 'stock-history') return stubHistory(asked, now);
  if (name === 'ir-event-list') return stubIrEvents(asked, now);
  if (name === 'holder-list') return stubHolders(asked, now);
  if (name === 'person-list') return stubPeople(now);
  const isOverhaul = name === 'notice-list' && asked['type'] === 'overhaul';
  const reading = isOverhaul ? readPlaces(asked, now) : null;
  const payload = toStubDays(asked, reading);
  const rest = { ...payload };
  if (reading !== null) {
    delete rest['region'];
    delete rest['keyword'];
  }
  delete rest['status'];
  delete rest['countDays'];
  delete rest['withVersion'];
  const isLatest = name === 'report-list' && asked['latest'] === 1;
  delete rest['latest'];
  let items = exampleItems(name, now).filter(
    (item) => matches(name, item, rest, now) && (reading === null || isOfReading(item, reading)),
  );
  if (isLatest) items = latestReports(items);
  const listed = items;
  const status = statusOf(name);
  const extra: Payload = {};
  if (status !== null) {
    const counts: Record<string, number> = {};
    for (const item of items) {
      const word = status(item, now);
      if (word !== null) counts[word] = (counts[word] ?? 0) + 1;
    }
    extra['counts'] = counts;
    extra['changesAt'] = nextChangeOf(name, items, now);
    if (payload['status'] !== undefined) items = items.filter((item) => status(item, now) === payload['status']);
  }
  if (name === 'notice-list') {
    if (isOverhaul) {
      extra['reading'] = reading;
      items.sort((a, b) => compareOutages(a, b, now));
      if (payload['countDays'] === 1) extra['days'] = countDays(items, payload, now);
      if (payload['withVersion'] === 1) extra['version'] = versionOf(listed);
    } else {
      extra['categories'] = countValues('category', name, payload, now);
      if (payload['type'] === 'announcement') extra['groups'] = countGroups(payload, now);
    }
  }
  if (HAS_YEARS.has(name) && !isOverhaul) extra['years'] = countYears(name, payload, now);
  if (name === 'purchase-list') extra['owners'] = countValues('owner', name, rest, now);
  if (name === 'recruit-list') {
    const anyone = { ...rest, discipline: undefined, education: undefined };
    extra['cities'] = countValues('city', name, rest, now);
    extra['disciplines'] = countValues('discipline', name, anyone, now);
    extra['educations'] = countValues('education', name, anyone, now);
  }
  if (name === 'recruit-list') items = items.map((item) => ({ ...item, status: recruitStatus(item, now) }));
  return { ...page(items, payload), ...extra };
}

/** Reports that are out, the one that was published last first. */
function latestReports(items: readonly ExampleItem[]): ExampleItem[] {
  const timeOf = (item: ExampleItem): number => parseTime(String(item['publishedAt'] ?? '')) ?? 0;
  return items.filter((item) => item['dueOn'] === null).toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** Lists that tell how many records each year has. */
const HAS_YEARS: ReadonlySet<EndpointName> = new Set([
  'news-list',
  'party-building-list',
  'notice-list',
  'active-disclosure-list',
  'purchase-old-list',
]);

/** How many records of the list, its year left aside, were published in each year. */
function countYears(name: EndpointName, payload: Payload, now: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const item of exampleItems(name, now).filter((each) =>
    matches(name, each, { ...payload, year: undefined }, now),
  )) {
    const year = String(item['publishedAt'] ?? '').slice(0, 4);
    if (year !== '') found[year] = (found[year] ?? 0) + 1;
  }
  return found;
}

/** Differs when a record comes, goes or is saved. */
function versionOf(items: readonly ExampleItem[]): string {
  const sum = (field: string): number => items.reduce((total, item) => total + Number(item[field] ?? 0), 0);
  return [items.length, sum('id'), sum('revision')].join('.');
}

/** How many of these outages touch each day from `start` to `end`. */
function countDays(items: ExampleItem[], { start, end }: Payload, now: number): Record<string, number> {
  const found: Record<string, number> = {};
  const [first, last] = [parseDay(String(start)), parseDay(String(end))];
  if (first === null || last === null) return found;
  for (let at = first; at <= last; at += DAY_MS) {
    const day = toIsoDay(at);
    const touches = (field: 'start' | 'end') => (item: ExampleItem) => isWithin('notice-list', item, field, day, now);
    const count = items.filter(touches('start')).filter(touches('end')).length;
    if (count > 0) found[day] = count;
  }
  return found;
}

/** How many records of the list, its filter by this field left aside, have each value of the field. */
function countValues(field: string, name: EndpointName, payload: Payload, now: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const item of exampleItems(name, now).filter((each) =>
    matches(name, each, { ...payload, [field]: undefined }, now),
  )) {
    const value = String(item[field] ?? '');
    if (value !== '') found[value] = (found[value] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(found).toSorted(([, many], [, few]) => few - many));
}

/** The group of an announcement by what it is filed under; undefined: none. */
function groupOf({ filing, type }: ExampleItem): AnnouncementGroup | undefined {
  if (type !== 'announcement') return undefined;
  return Object.values(filings).find(({ label }) => label === filing)?.group;
}

/** How many announcements of the list, its filter by group left aside, each group has. */
function countGroups(payload: Payload, now: number): Record<string, number> {
  const items = exampleItems('notice-list', now).filter((each) =>
    matches('notice-list', each, { ...payload, group: undefined }, now),
  );
  const counts = Object.keys(announcementGroups).map((group) => {
    const count = items.filter((item) => groupOf(item) === group).length;
    return [group, count] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function page(items: ExampleItem[], payload: Payload): { list: ExampleItem[]; total: number } {
  const size = payload['limit'];
  const number = payload['page'];
  if (typeof size !== 'number' || typeof number !== 'number') return { list: items, total: items.length };
  return { list: items.slice((number - 1) * size, number * size), total: items.length };
}

function statusOf(name: EndpointName): ((item: ExampleItem, now: number) => string | null) | null {
  if (name === 'notice-list') {
    return (item, now) => (item['type'] === 'overhaul' ? outageStatus(item, now) : null);
  }
  if (name === 'purchase-list') return tenderStatus;
  return name === 'recruit-list' ? recruitStatus : null;
}

/** The next instant at which one of these changes its status by itself, ISO 8601; null when none will. */
function nextChangeOf(name: EndpointName, items: readonly ExampleItem[], now: number): string | null {
  const nextOf = (item: ExampleItem): number | null => {
    if (name === 'notice-list') return item['type'] === 'overhaul' ? nextOutageChange(item, now) : null;
    return name === 'purchase-list' ? nextTenderChange(item, now) : recruitDeadline(item);
  };
  const times = items.map(nextOf).filter((time): time is number => time !== null && time > now);
  return times.length === 0 ? null : toIsoTime(Math.min(...times));
}

function matches(name: EndpointName, item: ExampleItem, payload: Payload, now: number): boolean {
  return Object.entries(payload).every(([field, value]) => {
    if (value === undefined || field === 'page' || field === 'limit') return true;
    if (field === 'keyword')
      return JSON.stringify([
        item['title'],
        item['number'],
        item['lines'],
        item['regions'],
        item['department'],
      ]).includes(String(value));
    if (field === 'region') return JSON.stringify(item['regions'] ?? []).includes(String(value));
    if (field === 'year') return item['year'] === value || String(item['publishedAt']).startsWith(`${String(value)}-`);
    if (field === 'group') return groupOf(item) === value;
    if (field === 'typeId') return isOfType(item, Number(value), now);
    if (field === 'start' || field === 'end') return isWithin(name, item, field, String(value), now);
    return item[field] === value;
  });
}

/** Whether a disclosed record is filed under a type of the catalogue, or under one below it. */
function isOfType({ typeId }: ExampleItem, wanted: number, now: number): boolean {
  const types = exampleItems('active-disclosure-type-list', now);
  const parentOf = types.find((type) => type.id === typeId)?.['parentId'];
  return typeId === wanted || parentOf === wanted;
}

function isWithin(name: EndpointName, item: ExampleItem, field: 'start' | 'end', day: string, now: number): boolean {
  const bound = parseDay(day) ?? now;
  const time = (key: string) => parseTime(String(item[key] ?? ''));
  if (name !== 'notice-list') {
    const published = startOfDay(time('publishedAt') ?? now);
    return field === 'start' ? published >= bound : published <= bound;
  }
  const from = time('startAt');
  const to = time('endAt') ?? time('restoredAt') ?? time('expectedRestoreAt') ?? openEnd(now);
  if (from === null) return false;
  return field === 'start' ? to > bound : from < bound + DAY_MS;
}

/** An outage without a known end counts for tomorrow as well. */
const openEnd = (now: number): number => startOfDay(now) + 2 * DAY_MS;

/** Detail endpoints and the lists whose items they detail. */
const LIST_OF: Partial<Record<EndpointName, EndpointName>> = {
  'news-info': 'news-list',
  'party-building-info': 'party-building-list',
  'notice-info': 'notice-list',
  'active-disclosure-info': 'active-disclosure-list',
  'purchase-info': 'purchase-list',
  'recruit-info': 'recruit-list',
  'company-info': 'company-list',
};

function answerInfo(name: EndpointName, payload: Payload, now: number): object {
  const { id, key, archive } = payload;
  if (id === WITHDRAWN_ID) throw gone();
  const bodies = exampleNames(name).map((each) => readExample(name, each));
  const infos = bodies.filter((body) => body.code === 0).map((body) => atTime(body['info'] as ExampleItem, now));
  if (name === 'site-info' || name === 'stock-quote') return { info: atTime(readExample(name, 'info')['info'], now) };
  if (key !== undefined) {
    const info = infos.find((each) => each['key'] === key && each.id !== 91);
    if (info === undefined) throw notFound();
    return { info };
  }

  const source = archive === 1 ? 'purchase-old-list' : LIST_OF[name];
  const items = source === undefined ? [] : exampleItems(source, now);
  const item = items.find((each) => each.id === id);
  // Tenders and the archive have ids of their own: what one of the two has, the other does not know.
  const isArchived = name === 'purchase-info' && exampleItems('purchase-old-list', now).some((each) => each.id === id);
  const written = isArchived ? undefined : infos.find((each) => each.id === id && 'title' in each);
  if (name === 'purchase-info' && isArchived !== (archive === 1)) throw notFound();
  if (item === undefined && written === undefined) throw notFound();
  const same = items.filter((each) => each['type'] === item?.['type']);
  const at = same.findIndex((each) => each.id === id);
  const neighbours = { prev: neighbourOf(same[at - 1]), next: neighbourOf(at < 0 ? undefined : same[at + 1]) };
  // A record without an example of its own borrows the text of the endpoint's first one.
  const texts = archive === 1 ? readExample(name, 'archive')['info'] : readExample(name, 'info')['info'];
  const info: ExampleItem = { ...(texts as ExampleItem), changes: [], related: [], ...neighbours, ...written, ...item };
  if (name === 'purchase-info' && item?.['projectNo']) info['related'] = sameProject(item, items);
  return { info: name === 'recruit-info' ? { ...info, status: recruitStatus(info, now) } : info };
}

/** The other notices on a tender's project, newest first. */
function sameProject({ id, projectNo }: ExampleItem, items: readonly ExampleItem[]): ExampleItem[] {
  return items.filter((each) => each['projectNo'] === projectNo && each.id !== id);
}

function neighbourOf(item: ExampleItem | undefined): { id: number; title: unknown } | null {
  return item === undefined ? null : { id: item.id, title: item['title'] };
}
