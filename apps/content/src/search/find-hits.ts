/** Hits of a query: which there are, how many of each module and year, and in which order. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule, SearchSort } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import type { Phrase } from './analysis.ts';
import type { FoundPart } from './found-parts.ts';
import { findRows, newestOf, readLists, type Facets, type FoundRows, type ListedHit } from './found-rows.ts';
import { inOneText, matchingRows, rowsWithNames } from './matching-rows.ts';
import type { ParsedQuery, Term } from './query.ts';
import { scoreOf, type RankedText } from './rank.ts';
import { isPostgres, runSearch } from './search-database.ts';
import { searchSources } from './search-sources.ts';
import { readTexts } from './search-store.ts';

/** Of what is found, the newest are ranked: so many with the words in title or names, elsewhere, and in PDFs. */
const RANKED = { names: 120, texts: 100, pages: 30, titles: 20 } as const;
/** What a page of a file counts beside a record. */
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

/** A hit; its text is in the row `row` of the index. */
export type Hit = Omit<ListedHit, 'publishedAt'>;

export interface Hits {
  hits: Hit[];
  total: number;
  /** Over all hits of the words, whatever module and year are chosen. */
  facets: Facets;
}

type TimedHit = Pick<Candidate, 'publishedAt' | 'module' | 'id'>;

type Candidate = ListedHit;

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
  within?: Uint32Array,
): Promise<FoundPart> {
  if (query.terms.length === 0) return { best: [], rows: new Uint32Array() };
  const { rows, found } = await findRows(payload, query, now, within);
  const { total } = found.count({});
  if (total === 0) return { best: [], rows: new Uint32Array() };
  const best = filter.sort === 'time' ? [] : await rank(payload, query, candidatesOf(found, filter), now);
  return { best, rows };
}

/** Which of the terms, each by itself, a public record holds at `now` (epoch ms). */
export async function findTerms(payload: Payload, terms: readonly Term[], now: number): Promise<Set<Term>> {
  if (terms.length === 0) return new Set();
  // PostgreSQL would else read rows until one fits; SQLite stops at the first by itself.
  const kept = sql.raw(isPostgres(payload) ? 'materialized' : 'not materialized');
  const found = terms.map((term, at) => {
    const rows = matchingRows(payload, { terms: [term], excluded: [] }, now);
    return sql`${sql.raw(`found${at}`)} as ${kept} (select 1 ${rows})`;
  });
  const known = terms.map((_, at) => sql.raw(`select ${at} as term where exists (select 1 from found${at})`));
  const rows = await runSearch(payload, sql`with ${sql.join(found, sql`, `)} ${sql.join(known, sql` union all `)}`);
  return new Set(rows.flatMap((row) => terms[Number(row['term'])] ?? []));
}

/** Whether a public record holds all the terms at `now` (epoch ms). */
export async function hasHits(payload: Payload, terms: readonly Term[], now: number): Promise<boolean> {
  // As in findTerms.
  const kept = sql.raw(isPostgres(payload) ? 'materialized' : 'not materialized');
  const rows = matchingRows(payload, { terms, excluded: [] }, now);
  return (
    (await runSearch(payload, sql`with found as ${kept} (select 1 ${rows}) select 1 from found limit 1`)).length > 0
  );
}

/** Titles, numbers and names of the newest public records that hold, there, every phrase of one of the groups. */
export async function findNames(
  payload: Payload,
  groups: readonly (readonly Phrase[])[],
  limit: number,
  now: number,
): Promise<string[]> {
  if (groups.length === 0) return [];
  const { found = new Uint32Array() } = await readLists(payload, [
    { name: 'found', ids: inOneText(payload, rowsWithNames(payload, groups)) },
  ]);
  const newest = (await newestOf(payload, found, limit, now)).map(({ row }) => row);
  const texts = await readTexts(payload, newest, 0);
  return newest.flatMap((row) => {
    const text = texts.get(row);
    return text === undefined ? [] : [text.title, ...text.head.split('\n')];
  });
}

/**
 * What is ranked: the newest hits by where the words are, and what is called exactly what was typed. Words in a title
 * outweigh those elsewhere, which then follow by time.
 */
function candidatesOf(found: FoundRows, filter: SearchFilter): Candidate[] {
  const named = [...found.newest('titled', filter, RANKED.titles), ...found.newest('named', filter, RANKED.names)];
  const others = [...found.newest('records', filter, RANKED.texts), ...found.newest('pages', filter, RANKED.pages)];
  const all = named.length >= RANKED.names ? named : [...named, ...others];
  return [...new Map(all.map((candidate) => [candidate.row, candidate])).values()];
}

async function rank(payload: Payload, query: ParsedQuery, listed: Candidate[], now: number): Promise<Candidate[]> {
  if (listed.length <= 1) return listed;
  const rows = listed.map(({ row }) => row);
  const texts = await readTexts(payload, rows, RANKED_TEXT);
  const scored = listed.map((candidate) => {
    const text = texts.get(candidate.row);
    return {
      candidate,
      score: scoreOf(
        query,
        {
          title: candidate.page > 0 ? '' : (text?.title ?? ''),
          head: text?.head ?? '',
          body: text?.body ?? '',
          publishedAt: candidate.publishedAt,
          ...countsOfHit(candidate),
        },
        now,
      ),
    };
  });
  return scored
    .toSorted((a, b) => b.score - a.score || byTime(a.candidate, b.candidate))
    .map(({ candidate }) => candidate);
}

/** How much a hit counts, and how long it is new: a record that says it itself before a page of its file that does. */
export function countsOfHit({ module, page }: Pick<Hit, 'module' | 'page'>): Pick<RankedText, 'weight' | 'halfLife'> {
  const { weight = 1, halfLife = 365 } = sources.get(module) ?? {};
  return { weight: page > 0 ? weight * PAGE_WEIGHT : weight, halfLife };
}

const sources = new Map(searchSources.map((source) => [source.module, source]));

/** The newest first; of the same time in an order that is the same everywhere. */
export function byTime(a: TimedHit, b: TimedHit): number {
  return b.publishedAt - a.publishedAt || (a.module < b.module ? -1 : a.module > b.module ? 1 : b.id - a.id);
}
