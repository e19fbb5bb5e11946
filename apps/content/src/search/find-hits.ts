/** Hits of a query: which there are, how many of each module and year, and in which order. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule, SearchSort } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import type { Phrase } from './analysis.ts';
import { matches, matchingRows, namedRows } from './matching-rows.ts';
import type { ParsedQuery, Term } from './query.ts';
import { scoreOf } from './rank.ts';
import { isPostgres, runSearch, runStatement, type DatabaseRow } from './search-database.ts';
import { titleKeyOf } from './search-entry.ts';
import { searchSources } from './search-sources.ts';
import { PLAIN_BORDER } from './search-store.ts';
import { groupsToFts5, phraseToTsquery } from './term-expression.ts';

/** Of what is found, the newest are ranked: so many with the words in title or names, elsewhere, and in PDFs. */
const RANKED = { names: 120, texts: 100, pages: 30, titles: 20 } as const;
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
export interface Hit {
  row: number;
  module: SearchModule;
  id: number;
  /** Page of the PDF that it was found on; 0: the record itself. */
  page: number;
}

export interface Hits {
  hits: Hit[];
  total: number;
  /** Over all hits of the words, whatever module and year are chosen. */
  facets: { module: Record<string, number>; year: Record<string, number> };
}

interface Candidate extends Hit {
  publishedAt: number;
}

/** Finds what is public at `now` (epoch ms). The order is total: equal hits are ordered by time, module and id. */
export async function findHits(payload: Payload, query: ParsedQuery, filter: SearchFilter, now: number): Promise<Hits> {
  if (query.terms.length === 0) return { hits: [], total: 0, facets: { module: {}, year: {} } };
  const found = foundRecords(payload, query, now);
  const isByTime = filter.sort === 'time';
  const listed = isByTime ? [latest(payload, filter)] : candidates(payload, query, filter);
  const named = isByTime ? sql`` : sql`, named as materialized (${namedRows(payload, query)})`;
  const rows = await runSearch(payload, sql`${found}${named} ${sql.join([COUNTS, ...listed], sql` union all `)}`);
  const { total, facets } = countsOf(rows, filter);
  if (total <= filter.offset) return { hits: [], total, facets };
  if (filter.sort === 'time') return { hits: candidatesOf(rows).toSorted(byTime), total, facets };
  const ranked = await rank(payload, query, chosenOf(candidatesOf(rows, 'named'), candidatesOf(rows)), now);
  const hits: Hit[] = ranked.slice(filter.offset, filter.offset + filter.limit);
  const missing = Math.min(filter.limit, total - filter.offset) - hits.length;
  if (missing > 0) {
    const rest = { ...filter, offset: Math.max(0, filter.offset - ranked.length), limit: missing };
    hits.push(
      ...candidatesOf(await runSearch(payload, sql`${found} ${latest(payload, rest, ranked)}`)).toSorted(byTime),
    );
  }
  return { hits, total, facets };
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
  return (
    (await runSearch(payload, sql`${foundRecords(payload, { terms, excluded: [] }, now)} select 1 from found limit 1`))
      .length > 0
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
  const rows = await runSearch(
    payload,
    sql`with found as materialized (
      select r.id, r.published_at, r.module, r.record from search_rows r
      where ${hasNames(payload, groups)} and r.page = 0 and r.published_at <= ${now}
    ), listed as materialized (select id, published_at, module, record from found ${inOrder(payload)} limit ${limit})
    select t.title, t.head from listed join search_texts t on t.id = listed.id ${inOrder(payload)}`,
  );
  return rows.flatMap((row) => [String(row['title']), ...String(row['head']).split('\n')]);
}

function hasNames(payload: Payload, groups: readonly (readonly Phrase[])[]): SQL {
  if (!isPostgres(payload)) return sql`r.id in (${matches(groupsToFts5(groups))})`;
  const tsquery = groups.map((phrases) => `(${phrases.map(phraseToTsquery).join(' & ')})`).join(' | ');
  const isThere = sql`r.names @@ ${tsquery}::tsquery`;
  if (groups.flat().every(({ tokens }) => tokens.length === 1)) return isThere;
  const ways = groups.map((phrases) => {
    const texts = phrases.map(({ plain }) => sql`strpos(split_part(r.plain, ${PLAIN_BORDER}, 1), ${plain}) > 0`);
    return sql`(${sql.join(texts, sql` and `)})`;
  });
  return sql`${isThere} and (${sql.join(ways, sql` or `)})`;
}

/** `found`: rows that match. `records`: each record among them once, by itself or else by the first of its pages. */
function foundRecords(payload: Payload, query: ParsedQuery, now: number): SQL {
  return sql`with found as materialized (
    select r.id, r.module, r.year, r.record, r.page, r.published_at ${matchingRows(payload, query, now)}
  ), records as not materialized (
    select id, module, year, record, page, published_at from found where page = 0
    union all
    select min(p.id), p.module, p.year, p.record, min(p.page), p.published_at from found p
    where p.page > 0 and not exists (
      select 1 from found f where f.page = 0 and f.module = p.module and f.record = p.record
    )
    group by p.module, p.year, p.record, p.published_at
  )`;
}

const COUNTS = sql`select 'count' as kind, 0 as id, module, year, 0 as record, 0 as page, 0 as published_at,
  count(*) as records from records group by module, year`;

/** Records of the chosen module and year, in the order of time. */
function listOf(payload: Payload, kind: 'listed' | 'named', filter: SearchFilter, which: SQL, window: SQL): SQL {
  const ofModule = filter.module === undefined ? sql`` : sql` and module = ${filter.module}`;
  const ofYear = filter.year === undefined ? sql`` : sql` and year = ${filter.year}`;
  return sql`select * from (
    select ${sql.raw(`'${kind}'`)} as kind, id, module, year, record, page, published_at, 0 as records from records
    where ${which}${ofModule}${ofYear} ${inOrder(payload)} ${window}
  ) listed`;
}

function inOrder(payload: Payload): SQL {
  return isPostgres(payload)
    ? sql`order by published_at desc, module collate "C", record desc`
    : sql`order by published_at desc, module, record desc`;
}

/** What is ranked: the newest hits by where the words are, and what is called exactly what was typed. */
function candidates(payload: Payload, query: ParsedQuery, filter: SearchFilter): SQL[] {
  const titleKey = titleKeyOf(query.terms.map(({ text }) => text).join(' '));
  const isCalledSo = sql`id in (select id from search_rows where title_key = ${titleKey} and page = 0)`;
  const isNamed = sql`page = 0 and id in (select id from named)`;
  return [
    listOf(payload, 'named', filter, isCalledSo, sql`limit ${RANKED.titles}`),
    listOf(payload, 'named', filter, isNamed, sql`limit ${RANKED.names}`),
    listOf(payload, 'listed', filter, sql`page = 0`, sql`limit ${RANKED.texts}`),
    listOf(payload, 'listed', filter, sql`page > 0`, sql`limit ${RANKED.pages}`),
  ];
}

/** Words in a title outweigh those elsewhere, which then follow by time. */
function chosenOf(named: readonly Candidate[], others: readonly Candidate[]): Candidate[] {
  const all = named.length >= RANKED.names ? named : [...named, ...others];
  return [...new Map(all.map((candidate) => [candidate.row, candidate])).values()];
}

/** A page of the hits by time, without those that are listed already. */
function latest(payload: Payload, filter: SearchFilter, listed: readonly Hit[] = []): SQL {
  const rows = listed.map(({ row }) => row);
  const others = rows.length === 0 ? sql`1 = 1` : sql`id not in ${rows}`;
  return listOf(payload, 'listed', filter, others, sql`limit ${filter.limit} offset ${filter.offset}`);
}

async function rank(payload: Payload, query: ParsedQuery, listed: Candidate[], now: number): Promise<Candidate[]> {
  if (listed.length <= 1) return listed;
  const rows = await runStatement(
    payload,
    sql`select id, title, head, substr(body, 1, ${sql.raw(String(RANKED_TEXT))}) as body from search_texts where id in ${listed.map(({ row }) => row)}`,
  );
  const texts = new Map(rows.map((row) => [Number(row['id']), row]));
  const scored = listed.map((candidate) => {
    const text = texts.get(candidate.row);
    const weight = weights.get(candidate.module) ?? 1;
    return {
      candidate,
      score: scoreOf(
        query,
        {
          title: candidate.page > 0 ? '' : String(text?.['title'] ?? ''),
          head: String(text?.['head'] ?? ''),
          body: String(text?.['body'] ?? ''),
          publishedAt: candidate.publishedAt,
          weight,
        },
        now,
      ),
    };
  });
  return scored
    .toSorted((a, b) => b.score - a.score || byTime(a.candidate, b.candidate))
    .map(({ candidate }) => candidate);
}

const weights = new Map<SearchModule, number>(searchSources.map(({ module, weight }) => [module, weight]));

function countsOf(rows: readonly DatabaseRow[], { module, year }: SearchFilter): Pick<Hits, 'total' | 'facets'> {
  const facets: Hits['facets'] = { module: {}, year: {} };
  let total = 0;
  for (const row of rows) {
    if (row['kind'] !== 'count') continue;
    const [ofModule, ofYear, count] = [String(row['module']), Number(row['year']), Number(row['records'])];
    facets.module[ofModule] = (facets.module[ofModule] ?? 0) + count;
    facets.year[ofYear] = (facets.year[ofYear] ?? 0) + count;
    if ((module === undefined || module === ofModule) && (year === undefined || year === ofYear)) total += count;
  }
  return { total, facets };
}

function candidatesOf(rows: readonly DatabaseRow[], kind: 'listed' | 'named' = 'listed'): Candidate[] {
  return rows
    .filter((row) => row['kind'] === kind)
    .map((row) => ({
      row: Number(row['id']),
      module: String(row['module']) as SearchModule,
      id: Number(row['record']),
      page: Number(row['page']),
      publishedAt: Number(row['published_at']),
    }));
}

function byTime(a: Candidate, b: Candidate): number {
  return b.publishedAt - a.publishedAt || (a.module < b.module ? -1 : a.module > b.module ? 1 : b.id - a.id);
}
