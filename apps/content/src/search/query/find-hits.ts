/** Hits of a query: their order, and counts by module and year. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule, SearchSort } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import type { Phrase } from '../analysis/analysis.ts';
import type { FoundPart } from './found-parts.ts';
import {
  holding,
  isChosen,
  listed,
  LISTED_COUNTS,
  named,
  namedByGroups,
  NEWEST_FIRST,
  readIds,
  readLists,
  toModuleYears,
  type Facets,
} from './found-rows.ts';
import type { ParsedQuery, Term } from './query.ts';
import { scoreOf, type RankedText } from '../rank/rank.ts';
import { runSearch } from '../indexing/search-database.ts';
import { titleKeyOf } from '../indexing/search-entry.ts';
import { searchSources } from '../indexing/search-sources.ts';
import { HIT_COLUMNS, isAmong, readRows, type HitText, type ListedHit, isShown } from '../indexing/search-store.ts';

/** Of what is found, the newest are ranked: so many with the words in title or names, elsewhere, and in PDFs. */
const RANKED = { names: 120, texts: 100, pages: 30, titles: 20 } as const;
/** Weight of a page of a file, compared with a record. */
const PAGE_WEIGHT = 0.8;
/** How much of a text is read to rank it, in characters. */
const RANKED_TEXT = 400;

export interface SearchFilter {
  module?: SearchModule | undefined;
  year?: number | undefined;
  sort: SearchSort;
  limit: number;
  offset: number;
}

export interface Hits {
  hits: ListedHit[];
  total: number;
  /** Over all hits of the words, whatever module and year are chosen. */
  facets: Facets;
}

/**
 * Finds what is public at `now` (epoch ms), the best first. The order is total: equal hits are ordered by time, module
 * and id.
 * @param within the only rows that count
 */
export async function findWords(
  payload: Payload,
  query: ParsedQuery,
  filter: SearchFilter,
  now: number,
  within?: readonly number[],
): Promise<FoundPart> {
  if (query.terms.length === 0) return { best: [], rows: [] };
  const isWithin = within === undefined ? sql`` : sql` and ${isAmong(payload, 'r.id', within)}`;
  const all = listed(sql`select ${HIT_COLUMNS} ${holding(payload, query)} and ${isShown(now)}${isWithin}`);
  if (filter.sort === 'time') {
    const { rows = [], counts = [] } = await readLists(payload, all, {
      rows: sql`select id from found`,
      counts: LISTED_COUNTS,
    });
    return { best: [], rows: rows.map(Number), counts: toModuleYears(counts) };
  }
  const newest = (limit: number, condition = sql``) =>
    sql`select id from listed r where 1 = 1${isChosen(filter)}${condition} ${NEWEST_FIRST} limit ${limit}`;
  const titleKey = titleKeyOf(query.terms.map(({ text }) => text).join(' '));
  const titled = sql`select id from search_rows where title_key = ${titleKey}`;
  const lists = await readLists(payload, all, {
    rows: sql`select id from found`,
    counts: LISTED_COUNTS,
    titled: newest(RANKED.titles, sql` and r.page = 0 and r.id in (${titled})`),
    named: newest(
      RANKED.names,
      sql` and r.page = 0 and r.id in (select r.id from search_rows r where ${named(payload, query)})`,
    ),
    records: newest(RANKED.texts, sql` and r.page = 0`),
    pages: newest(RANKED.pages, sql` and r.page > 0`),
  });
  const { rows = [], counts = [] } = lists;
  const best = await rank(payload, query, candidatesOf(lists), now);
  return { best, rows: rows.map(Number), counts: toModuleYears(counts) };
}

/** Which of the terms, each by itself, a public record holds at `now` (epoch ms). */
export async function findTerms(payload: Payload, terms: readonly Term[], now: number): Promise<Set<Term>> {
  if (terms.length === 0) return new Set();
  const known = terms.map((term, at) => {
    const rows = holding(payload, { terms: [term], excluded: [] });
    return sql`select ${sql.raw(String(at))} as term where exists (select 1 ${rows} and ${isShown(now)})`;
  });
  const rows = await runSearch(payload, sql.join(known, sql` union all `));
  return new Set(rows.flatMap((row) => terms[Number(row['term'])] ?? []));
}

/** Whether a public record holds all the terms at `now` (epoch ms). */
export async function hasHits(payload: Payload, terms: readonly Term[], now: number): Promise<boolean> {
  const rows = holding(payload, { terms, excluded: [] });
  return (await runSearch(payload, sql`select 1 ${rows} and ${isShown(now)} limit 1`)).length > 0;
}

/** Titles, numbers and names of the newest public records that hold, there, every phrase of one of the groups. */
export async function findNames(
  payload: Payload,
  groups: readonly (readonly Phrase[])[],
  limit: number,
  now: number,
): Promise<string[]> {
  if (groups.length === 0) return [];
  const records = await newestNamed(payload, namedByGroups(payload, groups), limit, now);
  return records.flatMap(({ title, head }) => [title, ...head.split('\n')]);
}

/** The newest public records of a condition on rows `r`, with titles and names. */
export async function newestNamed(
  payload: Payload,
  condition: SQL,
  limit: number,
  now: number,
): Promise<(ListedHit & HitText)[]> {
  const newest = sql`select r.id from search_rows r where ${condition} and r.page = 0 and ${isShown(now)}
    ${NEWEST_FIRST} limit ${limit}`;
  const rows = await readRows(payload, await readIds(payload, newest), 0);
  return [...rows.values()].toSorted(byTime);
}

/**
 * What is ranked: the newest hits by where the words are, and what is called exactly what was typed. Words in a title
 * outweigh those elsewhere, which then follow by time.
 */
function candidatesOf(lists: Partial<Record<'titled' | 'named' | 'records' | 'pages', string[]>>): number[] {
  const inNames = [...(lists.titled ?? []), ...(lists.named ?? [])];
  const others = [...(lists.records ?? []), ...(lists.pages ?? [])];
  return [...new Set(inNames.length >= RANKED.names ? inNames : [...inNames, ...others])].map(Number);
}

async function rank(
  payload: Payload,
  query: ParsedQuery,
  candidates: readonly number[],
  now: number,
): Promise<ListedHit[]> {
  const rows = await readRows(payload, candidates, RANKED_TEXT);
  const scored = [...rows.values()].map(({ title, head, body, ...hit }) => {
    const text = { title: hit.page > 0 ? '' : title, head, body, publishedAt: hit.publishedAt, ...countsOfHit(hit) };
    return { hit, score: scoreOf(query, text, now) };
  });
  return scored.toSorted((a, b) => b.score - a.score || byTime(a.hit, b.hit)).map(({ hit }) => hit);
}

/** How much a hit counts, and how long it is new: a record that says it itself before a page of its file that does. */
export function countsOfHit({
  module,
  page,
}: Pick<ListedHit, 'module' | 'page'>): Pick<RankedText, 'weight' | 'halfLife'> {
  const { weight = 1, halfLife = 365 } = sources.get(module) ?? {};
  return { weight: page > 0 ? weight * PAGE_WEIGHT : weight, halfLife };
}

const sources = new Map(searchSources.map((source) => [source.module, source]));

type TimedHit = Pick<ListedHit, 'publishedAt' | 'module' | 'id'>;

/** The newest first; of the same time in an order that is the same everywhere. */
export function byTime(a: TimedHit, b: TimedHit): number {
  return b.publishedAt - a.publishedAt || (a.module < b.module ? -1 : a.module > b.module ? 1 : b.id - a.id);
}
