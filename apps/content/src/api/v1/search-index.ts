/**
 * Where hits come from: plain LIKE over the base tables. `searchHits` is all that the endpoint knows of it,
 * so an index of its own can take its place.
 */
import { and, or, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule, SearchSort } from '@yunxia/contract/search';
import { toBeijingParts } from '@yunxia/contract/time';
import type { Payload } from 'payload';
import { selectFrom, tableOf, type DatabaseTable } from './database-table.ts';
import { hasOutageWord } from './outage-place.ts';
import { contains, isPublic, likePattern, spellingsOf } from './public-query.ts';
import { searchSources, type SearchSource } from './search-modules.ts';

export interface SearchQuery {
  /** Every one of them must be found in a record. */
  words: readonly string[];
  module?: SearchModule | undefined;
  year?: number | undefined;
  sort: SearchSort;
  limit: number;
  offset: number;
}

export interface SearchHits {
  /** In order; the records themselves are read by the caller. */
  hits: { module: SearchModule; id: number }[];
  total: number;
  /** Over all hits of the words, whatever module and year are chosen. */
  facets: { module: Record<string, number>; year: Record<string, number> };
}

interface Found {
  module: SearchModule;
  id: number;
  /** Epoch milliseconds. */
  publishedAt: number;
  year: number;
  score: number;
}

/** Finds public records that hold all the words at `now` (epoch ms). Tables are read once; what is found is sorted here. */
export async function searchHits(payload: Payload, query: SearchQuery, now: number): Promise<SearchHits> {
  const all = unionOf(searchSources.map((source) => selectHits(payload, source, query.words, now)));
  const rows = await selectFrom(payload, all, {
    module: sql`module`,
    id: sql`id`,
    publishedAt: sql`published_at`,
    score: sql`score`,
  });
  const found = rows.map(toFound);
  const chosen = found
    .filter((hit) => query.module === undefined || hit.module === query.module)
    .filter((hit) => query.year === undefined || hit.year === query.year)
    .toSorted((a, b) => (query.sort === 'time' ? 0 : b.score - a.score) || compareByTime(a, b));
  return {
    hits: chosen.slice(query.offset, query.offset + query.limit),
    total: chosen.length,
    facets: { module: countWords(found.map((hit) => hit.module)), year: countWords(found.map((hit) => hit.year)) },
  };
}

function toFound(row: Record<string, unknown>): Found {
  const published = row['publishedAt'];
  const publishedAt = published instanceof Date ? published.getTime() : Date.parse(String(published));
  return {
    module: row['module'] as SearchModule,
    id: Number(row['id']),
    publishedAt,
    year: toBeijingParts(publishedAt).year,
    score: Number(row['score']),
  };
}

function compareByTime(a: Found, b: Found): number {
  return b.publishedAt - a.publishedAt || (a.module < b.module ? -1 : a.module > b.module ? 1 : b.id - a.id);
}

function countWords(words: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** One module's hits as `module, id, published_at, score`; a word in the title counts twice one elsewhere. */
function selectHits(payload: Payload, source: SearchSource, words: readonly string[], now: number): SQL {
  const table = tableOf(payload, source.collection);
  const title = table.column(source.title);
  const inTitle = words.map((word) => or(...spellingsOf(word).map((spelling) => contains(title, spelling))));
  const anywhere = words.map((word, index) => or(inTitle[index], ...elsewhere(payload, source, table, word)));
  const score = sql.join(
    inTitle.map((found) => sql`case when ${found} then 2 else 1 end`),
    sql` + `,
  );
  const condition = and(isPublic(table, now), source.only?.(table), ...anywhere);
  return sql`select ${source.module} as module, ${table.column('id')} as id, ${table.column('publishedAt')} as published_at, ${score} as score from ${table.source} where ${condition}`;
}

function elsewhere(payload: Payload, source: SearchSource, table: DatabaseTable, word: string): SQL[] {
  const columns = source.texts.map((name) => table.column(name));
  const found = spellingsOf(word).flatMap((spelling) => columns.map((column) => contains(column, spelling)));
  if (source.content !== '' && isBeyondAscii(word)) {
    // The stored JSON's own words are ASCII, so a word with Chinese in it can only match what was written.
    found.push(sql`cast(${table.column(source.content)} as text) like ${likePattern(word)} escape '\\'`);
  }
  if (source.module === 'overhaul') found.push(...hasOutageWord(payload, table, word));
  return found;
}

function isBeyondAscii(word: string): boolean {
  return [...word].some((character) => (character.codePointAt(0) ?? 0) > 0x7f);
}

function unionOf(selects: SQL[]): SQL {
  return sql`(${sql.join(selects, sql` union all `)}) as hits`;
}
