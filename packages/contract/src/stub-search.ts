/** The stub's search: plain substring search over the titles of the examples. Node only. */
import type { EndpointName } from './contract.ts';
import { exampleItems, type ExampleItem } from './examples.ts';

const SOURCES: readonly { endpoint: EndpointName; moduleOf: (item: ExampleItem) => string; path: string }[] = [
  { endpoint: 'news-list', moduleOf: () => 'news', path: '/details' },
  { endpoint: 'party-building-list', moduleOf: () => 'party_building', path: '/flag_navigation_details' },
  { endpoint: 'notice-list', moduleOf: (item) => String(item['type']), path: '/information_details' },
  { endpoint: 'active-disclosure-list', moduleOf: () => 'disclosure', path: '/information_disclosure_details' },
  { endpoint: 'purchase-list', moduleOf: () => 'purchase', path: '/tendering_details' },
  { endpoint: 'recruit-list', moduleOf: () => 'recruit', path: '/recruitment_details' },
];

/** Answers search-list: hits newest first, marked, with facets over all hits of the key. */
export function searchExamples(payload: Record<string, unknown>, now: number): object {
  const key = typeof payload['key'] === 'string' ? payload['key'] : '';
  const all = key === '' ? [] : SOURCES.flatMap((source) => hitsOf(source, key, now));
  const facets = { module: countBy(all, (hit) => hit.module), year: countBy(all, yearOf) };
  const wanted = all.filter(
    (hit) =>
      (payload['module'] === undefined || hit.module === payload['module']) &&
      (payload['year'] === undefined || yearOf(hit) === String(payload['year'])),
  );
  wanted.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
  const page = Number(payload['page']);
  const limit = Number(payload['limit']);
  return {
    list: wanted.slice((page - 1) * limit, page * limit),
    total: wanted.length,
    tookMs: 1,
    facets,
    suggestions: wanted.length === 0 ? ['停电公告', '检修'] : [],
    corrected: '',
  };
}

interface Hit {
  module: string;
  id: number;
  title: { text: string; hit: boolean }[];
  snippet: { text: string; hit: boolean }[];
  publishedAt: string;
  url: string;
}

function hitsOf(source: (typeof SOURCES)[number], key: string, now: number): Hit[] {
  return exampleItems(source.endpoint, now)
    .filter((item) => String(item['title']).includes(key) || String(item['summary'] ?? '').includes(key))
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
      };
    });
}

function partsOf(text: string, key: string): { text: string; hit: boolean }[] {
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
