/** Hits of a query: which there are, how many of each module and year, and in which order. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule, SearchSort } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import type { Phrase } from './analysis.ts';
import type { ParsedQuery, Term } from './query.ts';
import { scoreOf } from './rank.ts';
import { isPostgres, runStatement, type DatabaseRow } from './search-database.ts';
import { titleKeyOf } from './search-entry.ts';
import { searchSources } from './search-sources.ts';
import {
  anyToFts5,
  anyToTsquery,
  groupsToFts5,
  groupsToTsquery,
  toFts5,
  toTsquery,
  type TermScope,
} from './term-expression.ts';

/** Of what is found, the newest are ranked: so many with the words in title or names, elsewhere, and in PDFs. */
const RANKED = { names: 120, texts: 60, pages: 30, titles: 20 } as const;
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

/** Whether every term must be found, or any: the second is for when nothing has them all. */
export type Matching = 'every' | 'any';

/** Finds what is public at `now` (epoch ms). The order is total: equal hits are ordered by time, module and id. */
export async function findHits(
  payload: Payload,
  query: ParsedQuery,
  filter: SearchFilter,
  now: number,
  matching: Matching = 'every',
): Promise<Hits> {
  if (query.terms.length === 0) return { hits: [], total: 0, facets: { module: {}, year: {} } };
  const found = foundRows(payload, query, now, matching);
  const rows = await runStatement(
    payload,
    sql`with found as materialized (${found}) ${unionOf([
      ...counts,
      ...(filter.sort === 'time' ? [pageByTime(filter)] : candidates(query, filter)),
    ])}`,
  );
  const { total, facets } = countsOf(rows, filter);
  const listed = rows.filter((row) => row['kind'] !== 'count').map(toCandidate);
  if (filter.sort === 'time') return { hits: listed.toSorted(byTime), total, facets };
  const ranked = await rank(payload, query, distinct(listed), now);
  const hits: Hit[] = ranked.slice(filter.offset, filter.offset + filter.limit);
  const missing = Math.min(filter.limit, total - filter.offset) - hits.length;
  if (missing > 0) {
    const offset = Math.max(0, filter.offset - ranked.length);
    hits.push(...(await readBeyond(payload, found, ranked, { ...filter, offset, limit: missing })));
  }
  return { hits, total, facets };
}

/** Whether a public record holds all the terms at `now` (epoch ms). */
export async function hasHits(payload: Payload, terms: readonly Term[], now: number): Promise<boolean> {
  const found = matchingRows(payload, { terms, excluded: [] }, now, 'every');
  return (await runStatement(payload, sql`select 1 as found ${found} limit 1`)).length > 0;
}

/** Titles, numbers and names of the newest public records that hold, there, every phrase of one of the groups. */
export async function findNames(
  payload: Payload,
  groups: readonly (readonly Phrase[])[],
  limit: number,
  now: number,
): Promise<string[]> {
  if (groups.length === 0) return [];
  const isFound = isPostgres(payload)
    ? sql`r.names @@ ${groupsToTsquery(groups)}::tsquery`
    : sql`r.id in (${matches(groupsToFts5(groups))})`;
  const rows = await runStatement(
    payload,
    sql`select t.title, t.head from search_rows r join search_texts t on t.id = r.id
      where ${isFound} and r.page = 0 and r.published_at <= ${now}
      order by r.published_at desc, r.module, r.record desc limit ${limit}`,
  );
  return rows.flatMap((row) => [String(row['title']), ...String(row['head']).split('\n')]);
}

/** The rows of the index that hold the terms, as `id, module, record, page, year, published_at, in_names`. */
function foundRows(payload: Payload, query: ParsedQuery, now: number, matching: Matching): SQL {
  const named = isPostgres(payload)
    ? sql`r.names @@ ${toTsquery(query, 'all', matching)}::tsquery`
    : sql`r.id in (${matches(toFts5(query, 'names', matching))})`;
  return sql`select r.id, r.module, r.record, r.page, r.year, r.published_at, ${named} as in_names
    ${matchingRows(payload, query, now, matching)}`;
}

/** From where, and under which conditions: rows `r` that hold the terms and are public. */
function matchingRows(payload: Payload, query: ParsedQuery, now: number, matching: Matching): SQL {
  const isSingle = query.terms.length === 1 || matching === 'any';
  const isPublic = sql`r.published_at <= ${now}${notExcluded(payload, query)}`;
  if (isPostgres(payload)) {
    const onPage = sql`(r.page = 0 or r.terms @@ ${toTsquery(query, 'own', 'any')}::tsquery)`;
    return sql`from search_rows r where r.terms @@ ${toTsquery(query, 'all', matching)}::tsquery and ${onPage} and ${isPublic}`;
  }
  // A page of a PDF must itself hold one of the words: its title alone finds the record.
  const scope: TermScope = isSingle ? 'own' : 'all';
  const onPage = isSingle ? sql`` : sql`and (r.page = 0 or r.id in (${matches(toFts5(query, 'own', 'any'))}))`;
  // The index first, then its rows: the other way round the words would be looked for once a row.
  return sql`from search_terms f cross join search_rows r on r.id = f.rowid
    where f.search_terms match ${toFts5(query, scope, matching)} ${onPage} and ${isPublic}`;
}

function notExcluded(payload: Payload, { excluded }: ParsedQuery): SQL {
  if (excluded.length === 0) return sql``;
  const condition = isPostgres(payload)
    ? sql`terms @@ ${anyToTsquery(excluded)}::tsquery`
    : sql`id in (${matches(anyToFts5(excluded))})`;
  return sql` and ${recordKey('r')} not in (select ${recordKey('x')} from search_rows x where ${condition})`;
}

/** A record of a module as one value: sets of pairs are slow to look something up in. */
function recordKey(table: string): SQL {
  return sql.raw(`${table}.module || ' ' || ${table}.record`);
}

function matches(expression: string): SQL {
  return sql`select rowid from search_terms where search_terms match ${expression}`;
}

function isChosen({ module, year }: SearchFilter): SQL {
  const ofModule = module === undefined ? sql`` : sql` and module = ${module}`;
  return year === undefined ? ofModule : sql`${ofModule} and year = ${year}`;
}

/** Records by module and year: those found themselves, and those of which only pages were. */
const counts: readonly SQL[] = [
  sql`select 'count' as kind, 0 as id, module, year as record, 0 as page, count(*) as published_at from found where page = 0 group by module, year`,
  sql`select 'count' as kind, 0 as id, module, year as record, 0 as page, count(distinct record) as published_at from found where page > 0
    and ${recordKey('found')} not in (select ${recordKey('found')} from found where page = 0) group by module, year`,
];

const LATEST = sql`order by published_at desc, module, record desc`;

/** What is ranked: the newest hits by where the words are, and what is called exactly what was typed. */
function candidates(query: ParsedQuery, filter: SearchFilter): SQL[] {
  const chosen = isChosen(filter);
  const columns = sql`'hit' as kind, id, module, record, page, published_at`;
  const titleKey = titleKeyOf(query.terms.map(({ text }) => text).join(' '));
  return [
    sql`select * from (select ${columns} from found where page = 0 and in_names${chosen} ${LATEST} limit ${sql.raw(String(RANKED.names))}) named`,
    sql`select * from (select ${columns} from found where page = 0 and not in_names${chosen} ${LATEST} limit ${sql.raw(String(RANKED.texts))}) texts`,
    sql`select * from (select 'hit' as kind, min(id) as id, module, record, min(page) as page, published_at from found where page > 0${chosen} group by module, record, published_at ${LATEST} limit ${sql.raw(String(RANKED.pages))}) pages`,
    sql`select * from (select ${columns} from found where page = 0${chosen} and id in (select id from search_rows where title_key = ${titleKey}) ${LATEST} limit ${sql.raw(String(RANKED.titles))}) titles`,
  ];
}

function pageByTime(filter: SearchFilter): SQL {
  return sql`select * from (select 'hit' as kind, min(id) as id, module, record, min(page) as page, published_at from found
    where 1 = 1${isChosen(filter)} group by module, record, published_at ${LATEST} limit ${filter.limit} offset ${filter.offset}) latest`;
}

/** What comes after everything that was ranked, newest first. */
async function readBeyond(payload: Payload, found: SQL, ranked: readonly Hit[], filter: SearchFilter): Promise<Hit[]> {
  const keys = ranked.map(({ module, id }) => `${module} ${id}`);
  const isRanked = keys.length === 0 ? sql`1 = 0` : sql`${recordKey('found')} in ${keys}`;
  const rows = await runStatement(
    payload,
    sql`select min(id) as id, module, record, min(page) as page, published_at from (${found}) found
      where not (${isRanked})${isChosen(filter)} group by module, record, published_at ${LATEST} limit ${filter.limit} offset ${filter.offset}`,
  );
  return rows.map(toCandidate);
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

/** Of the rows of one record the first: the record itself before its pages. */
function distinct(listed: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, Candidate>();
  for (const candidate of listed) {
    const key = `${candidate.module} ${candidate.id}`;
    if (!seen.has(key)) seen.set(key, candidate);
  }
  return [...seen.values()];
}

function countsOf(rows: readonly DatabaseRow[], { module, year }: SearchFilter): Pick<Hits, 'total' | 'facets'> {
  const facets: Hits['facets'] = { module: {}, year: {} };
  let total = 0;
  for (const row of rows) {
    if (row['kind'] !== 'count') continue;
    const [ofModule, ofYear, count] = [String(row['module']), Number(row['record']), Number(row['published_at'])];
    facets.module[ofModule] = (facets.module[ofModule] ?? 0) + count;
    facets.year[ofYear] = (facets.year[ofYear] ?? 0) + count;
    if ((module === undefined || module === ofModule) && (year === undefined || year === ofYear)) total += count;
  }
  return { total, facets };
}

function toCandidate(row: DatabaseRow): Candidate {
  return {
    row: Number(row['id']),
    module: String(row['module']) as SearchModule,
    id: Number(row['record']),
    page: Number(row['page']),
    publishedAt: Number(row['published_at']),
  };
}

function byTime(a: Candidate, b: Candidate): number {
  return b.publishedAt - a.publishedAt || (a.module < b.module ? -1 : a.module > b.module ? 1 : b.id - a.id);
}

function unionOf(selects: readonly SQL[]): SQL {
  return sql.join([...selects], sql` union all `);
}
