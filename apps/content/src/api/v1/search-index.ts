/**
 * Where hits come from: plain LIKE over the base tables. `searchHits` is all that the endpoint knows of it,
 * so an index of its own can take its place.
 */
import { and, desc, or, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule, SearchSort } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import { beijingYear, countOfRows, selectFrom, tableOf, type DatabaseTable } from './database-table.ts';
import { hasOutageWord } from './outage-place.ts';
import { contains, isInYear, isPublic, likePattern, spellingsOf } from './public-query.ts';
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

/** Finds public records that hold all the words at `now` (epoch ms). */
export async function searchHits(payload: Payload, query: SearchQuery, now: number): Promise<SearchHits> {
  const all = unionOf(searchSources.map((source) => selectHits(payload, source, query.words, now)));
  const chosen = unionOf(
    searchSources
      .filter((source) => query.module === undefined || source.module === query.module)
      .map((source) => selectHits(payload, source, query.words, now, query.year)),
  );
  const byTime = [desc(sql`published_at`), sql`module`, desc(sql`id`)];
  const order = query.sort === 'time' ? byTime : [desc(sql`score`), ...byTime];
  const [groups, rows] = await Promise.all([
    selectFrom(payload, all, {
      module: sql`module`,
      year: beijingYear(payload, sql`published_at`),
      count: countOfRows,
    }).groupBy(sql`1`, sql`2`),
    selectFrom(payload, chosen, { module: sql`module`, id: sql`id` })
      .where(undefined)
      .orderBy(...order)
      .limit(query.limit)
      .offset(query.offset),
  ]);

  const facets: SearchHits['facets'] = { module: {}, year: {} };
  let total = 0;
  for (const group of groups) {
    const [module, year, count] = [String(group['module']), String(group['year']), Number(group['count'])];
    facets.module[module] = (facets.module[module] ?? 0) + count;
    facets.year[year] = (facets.year[year] ?? 0) + count;
    const isChosen =
      (query.module === undefined || query.module === module) &&
      (query.year === undefined || String(query.year) === year);
    if (isChosen) total += count;
  }
  const hits = rows.map((row) => ({ module: row['module'] as SearchModule, id: Number(row['id']) }));
  return { hits, total, facets };
}

/** One module's hits as `module, id, published_at, score`; a word in the title counts twice one elsewhere. */
function selectHits(payload: Payload, source: SearchSource, words: readonly string[], now: number, year?: number): SQL {
  const table = tableOf(payload, source.collection);
  const title = table.column(source.title);
  const inTitle = words.map((word) => or(...spellingsOf(word).map((spelling) => contains(title, spelling))));
  const anywhere = words.map((word, index) => or(inTitle[index], ...elsewhere(payload, source, table, word)));
  const score = sql.join(
    inTitle.map((found) => sql`case when ${found} then 2 else 1 end`),
    sql` + `,
  );
  const condition = and(
    isPublic(table, now),
    source.only?.(table),
    isInYear(table.column('publishedAt'), year),
    ...anywhere,
  );
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
