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
  const found = matchingRows(payload, query, now);
  const rows = await runStatement(
    payload,
    sql`select r.module, r.year, r.page > 0 as is_page, count(*) as records ${found} group by r.module, r.year, r.page > 0`,
  );
  const hasPages = rows.some((row) => Boolean(row['is_page']));
  const { total, facets } = countsOf(hasPages ? await countWithPages(payload, found) : rows, filter);
  if (total <= filter.offset) return { hits: [], total, facets };
  if (filter.sort === 'time') return { hits: await readLatest(payload, found, filter, hasPages), total, facets };
  const listed = await readCandidates(payload, query, found, filter, now, hasPages);
  const ranked = await rank(payload, query, distinct(listed), now);
  const hits: Hit[] = ranked.slice(filter.offset, filter.offset + filter.limit);
  const missing = Math.min(filter.limit, total - filter.offset) - hits.length;
  if (missing > 0) {
    const offset = Math.max(0, filter.offset - ranked.length);
    hits.push(...(await readLatest(payload, found, { ...filter, offset, limit: missing }, hasPages, ranked)));
  }
  return { hits, total, facets };
}

/** Whether a public record holds all the terms at `now` (epoch ms). */
export async function hasHits(payload: Payload, terms: readonly Term[], now: number): Promise<boolean> {
  const found = matchingRows(payload, { terms, excluded: [] }, now);
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

/** From where, and under which conditions: rows `r` that hold the terms and are public. */
function matchingRows(payload: Payload, query: ParsedQuery, now: number): SQL {
  const isSingle = query.terms.length === 1;
  const isPublic = publicRows(payload, query, now);
  if (isPostgres(payload)) {
    const onPage = sql`(r.page = 0 or r.terms @@ ${toTsquery(query, 'own', 'any')}::tsquery)`;
    return sql`from search_rows r where r.terms @@ ${toTsquery(query, 'all')}::tsquery and ${onPage} and ${isPublic}`;
  }
  // A page of a PDF must itself hold one of the words: its title alone finds the record.
  const scope: TermScope = isSingle ? 'own' : 'all';
  const onPage = isSingle ? sql`` : sql`and (r.page = 0 or r.id in (${matches(toFts5(query, 'own', 'any'))}))`;
  // The index first, then its rows: the other way round the words would be looked for once a row.
  return sql`from search_terms f cross join search_rows r on r.id = f.rowid
    where f.search_terms match ${toFts5(query, scope)} ${onPage} and ${isPublic}`;
}

/** Those of them that have the terms in title, numbers and names. */
function namedRows(payload: Payload, query: ParsedQuery, now: number): SQL {
  const isPublic = sql`r.page = 0 and ${publicRows(payload, query, now)}`;
  return isPostgres(payload)
    ? sql`from search_rows r where r.names @@ ${toTsquery(query, 'all')}::tsquery and ${isPublic}`
    : sql`from search_terms f cross join search_rows r on r.id = f.rowid
        where f.search_terms match ${toFts5(query, 'names')} and ${isPublic}`;
}

function publicRows(payload: Payload, query: ParsedQuery, now: number): SQL {
  return sql`r.published_at <= ${now}${notExcluded(payload, query)}`;
}

function notExcluded(payload: Payload, { excluded }: ParsedQuery): SQL {
  if (excluded.length === 0) return sql``;
  return isPostgres(payload)
    ? sql` and not r.terms @@ ${anyToTsquery(excluded)}::tsquery`
    : sql` and r.id not in (${matches(anyToFts5(excluded))})`;
}

/** A record of a module as one value: sets of pairs are slow to look something up in. */
function recordKey(table: string): SQL {
  return sql.raw(`${table}.module || ' ' || ${table}.record`);
}

function matches(expression: string): SQL {
  return sql`select rowid from search_terms where search_terms match ${expression}`;
}

function isChosen({ module, year }: SearchFilter): SQL {
  const ofModule = module === undefined ? sql`` : sql` and r.module = ${module}`;
  return year === undefined ? ofModule : sql`${ofModule} and r.year = ${year}`;
}

/** Records by module and year, where some are found by their pages: each counts once. */
function countWithPages(payload: Payload, found: SQL): Promise<DatabaseRow[]> {
  return runStatement(
    payload,
    sql`select r.module, r.year, count(distinct r.record) as records ${found} group by r.module, r.year`,
  );
}

const COLUMNS = sql`r.id, r.module, r.record, r.page, r.published_at`;
const LATEST = sql`order by r.published_at desc, r.module, r.record desc`;
/** The same for records that are found by several rows. */
const GROUPED_COLUMNS = sql`min(r.id) as id, r.module, r.record, min(r.page) as page, r.published_at`;
const GROUPED = sql`group by r.module, r.record, r.published_at ${LATEST}`;

/** What is ranked: the newest hits by where the words are, and what is called exactly what was typed. */
async function readCandidates(
  payload: Payload,
  query: ParsedQuery,
  found: SQL,
  filter: SearchFilter,
  now: number,
  hasPages: boolean,
): Promise<Candidate[]> {
  const chosen = isChosen(filter);
  const read = async (statement: SQL): Promise<Candidate[]> =>
    (await runStatement(payload, statement)).map(toCandidate);
  const titleKey = titleKeyOf(query.terms.map(({ text }) => text).join(' '));
  const candidates = [
    ...(await read(
      sql`select ${COLUMNS} from search_rows r where r.title_key = ${titleKey} and r.page = 0
        and ${publicRows(payload, query, now)}${chosen} ${LATEST} limit ${RANKED.titles}`,
    )),
    ...(await read(sql`select ${COLUMNS} ${namedRows(payload, query, now)}${chosen} ${LATEST} limit ${RANKED.names}`)),
  ];
  // Words in a title outweigh those elsewhere, which then follow by time.
  if (candidates.length >= RANKED.names) return candidates;
  candidates.push(
    ...(await read(sql`select ${COLUMNS} ${found} and r.page = 0${chosen} ${LATEST} limit ${RANKED.texts}`)),
  );
  if (hasPages) {
    candidates.push(
      ...(await read(sql`select ${GROUPED_COLUMNS} ${found} and r.page > 0${chosen} ${GROUPED} limit ${RANKED.pages}`)),
    );
  }
  return candidates;
}

/** A page of the hits by time, without those that are listed already. */
async function readLatest(
  payload: Payload,
  found: SQL,
  filter: SearchFilter,
  hasPages: boolean,
  listed: readonly Hit[] = [],
): Promise<Hit[]> {
  const keys = listed.map(({ module, id }) => `${module} ${id}`);
  const others = keys.length === 0 ? sql`` : sql` and ${recordKey('r')} not in ${keys}`;
  const window = sql`limit ${filter.limit} offset ${filter.offset}`;
  const statement = hasPages
    ? sql`select ${GROUPED_COLUMNS} ${found}${isChosen(filter)}${others} ${GROUPED} ${window}`
    : sql`select ${COLUMNS} ${found}${isChosen(filter)}${others} ${LATEST} ${window}`;
  return (await runStatement(payload, statement)).map(toCandidate);
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
    const [ofModule, ofYear, count] = [String(row['module']), Number(row['year']), Number(row['records'])];
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
