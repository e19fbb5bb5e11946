/** The stub's search: plain substring search over the titles of the examples. Node only. */
import type { EndpointName } from './contract.ts';
import { exampleItems, type ExampleItem, itemsOf, readExample } from './examples.ts';
import { outageStatus } from './outage-status.ts';
import { recruitStatus } from './recruit-status.ts';
import { cardOf, daysOf, placeOf } from './stub-search-card.ts';
import { SUGGEST_MAX } from './suggest.ts';
import { tenderStatus } from './tender-status.ts';

const SOURCES: readonly { endpoint: EndpointName; moduleOf: (item: ExampleItem) => string; path: string }[] = [
  { endpoint: 'news-list', moduleOf: () => 'news', path: '/details' },
  { endpoint: 'party-building-list', moduleOf: () => 'party_building', path: '/flag_navigation_details' },
  { endpoint: 'notice-list', moduleOf: (item) => String(item['type']), path: '/information_details' },
  { endpoint: 'active-disclosure-list', moduleOf: () => 'disclosure', path: '/information_disclosure_details' },
  { endpoint: 'purchase-list', moduleOf: () => 'purchase', path: '/tendering_details' },
  { endpoint: 'recruit-list', moduleOf: () => 'recruit', path: '/recruitment_details' },
];

/** Words of a query that are searched for; the rest is left aside. */
const MAX_WORDS = 8;

/**
 * Answers search-list: hits newest first, marked, with facets over all hits of the key; of a question about outages the
 * hits of its place.
 */
export function searchExamples(payload: Record<string, unknown>, now: number): object {
  const typed = typeof payload['key'] === 'string' ? payload['key'] : '';
  const words = typed.split(/\s+/);
  const key = placeOf(words.length > MAX_WORDS ? words.slice(0, MAX_WORDS).join(' ') : typed);
  const all = key === '' ? [] : SOURCES.flatMap((source) => hitsOf(source, key, now));
  const facets = { module: countBy(all, (hit) => hit.module), year: countBy(all, yearOf) };
  const wanted = all.filter(
    (hit) =>
      (payload['module'] === undefined || hit.module === payload['module']) &&
      (payload['year'] === undefined || yearOf(hit) === String(payload['year'])),
  );
  wanted.sort(byTime);
  const page = Number(payload['page']);
  const limit = Number(payload['limit']);
  return {
    list: wanted.slice((page - 1) * limit, page * limit),
    total: wanted.length,
    tookMs: 1,
    facets,
    suggestions: wanted.length === 0 ? ['停电公告', '检修'] : [],
    corrected: '',
    partial: false,
    cut: words.length > MAX_WORDS,
    card: cardOf(typed, now),
    days: daysOf(typed, now),
  };
}

/** Answers suggest-list: pages and words of the examples that hold the key, then titles that do. */
export function suggestExamples(payload: Record<string, unknown>, now: number): object {
  const key = typeof payload['key'] === 'string' ? payload['key'].toLowerCase() : '';
  const words = itemsOf(readExample('suggest-list', 'list')).filter((item) => item['kind'] !== 'title');
  const found = words
    .filter((item) => (key === '' ? item['kind'] === 'query' : textOf(item).toLowerCase().includes(key)))
    .map((item) => ({ ...item, title: partsOf(textOf(item), key) }));
  const titles = key === '' ? [] : SOURCES.flatMap((source) => hitsOf(source, key, now)).toSorted(byTime);
  const records = titles
    .filter(({ title }) => title.some(({ hit }) => hit))
    .map(({ title, module, url }) => ({ title, module, url, kind: 'title' }));
  return { list: [...found, ...records].slice(0, SUGGEST_MAX).map((item, at) => ({ ...item, id: at + 1 })) };
}

function textOf(item: ExampleItem): string {
  return (item['title'] as { text: string }[]).map(({ text }) => text).join('');
}

function byTime(a: Hit, b: Hit): number {
  return b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id;
}

interface Hit {
  module: string;
  id: number;
  title: { text: string; hit: boolean }[];
  snippet: { text: string; hit: boolean }[];
  publishedAt: string;
  url: string;
  status: string;
  startAt: string | null;
  endAt: string | null;
}

function hitsOf(source: (typeof SOURCES)[number], key: string, now: number): Hit[] {
  return exampleItems(source.endpoint, now)
    .filter(({ title, summary, regions }) => `${title}\n${summary ?? ''}\n${JSON.stringify(regions)}`.includes(key))
    .map((item) => {
      const module = source.moduleOf(item);
      const path = module === 'announcement' || module === 'activity' ? '/investor_details' : source.path;
      return {
        module,
        id: item.id,
        title: partsOf(String(item['title']), key),
        snippet: partsOf(String(item['summary'] ?? ''), key),
        publishedAt: String(item['publishedAt']),
        url: `${path}?id=${item.id}`,
        ...stateOf(module, item, now),
      };
    });
}

/** The state of an outage, a tender or a job, and its times. */
function stateOf(module: string, item: ExampleItem, now: number): Pick<Hit, 'status' | 'startAt' | 'endAt'> {
  const { startAt = null, endAt = null, deadlineAt = null, restoredAt = null } = item;
  if (module === 'overhaul') return { status: outageStatus(item, now), startAt, endAt: endAt ?? restoredAt };
  if (module === 'purchase') return { status: tenderStatus(item, now), startAt: null, endAt: deadlineAt };
  if (module === 'recruit') return { status: recruitStatus(item, now), startAt: null, endAt: deadlineAt };
  return { status: '', startAt: null, endAt: null };
}

function partsOf(text: string, key: string): { text: string; hit: boolean }[] {
  if (key === '') return [{ text, hit: false }];
  return text
    .split(key)
    .flatMap((part, at) =>
      at === 0
        ? [{ text: part, hit: false }]
        : [
            { text: key, hit: true },
            { text: part, hit: false },
          ],
    )
    .filter((part) => part.text !== '');
}

function yearOf(hit: Hit): string {
  return hit.publishedAt.slice(0, 4);
}

function countBy(hits: Hit[], wordOf: (hit: Hit) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const hit of hits) counts[wordOf(hit)] = (counts[wordOf(hit)] ?? 0) + 1;
  return counts;
}
