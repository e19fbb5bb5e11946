/** Rows of the index that match a query: found, counted, and listed by time. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import type { Phrase } from '../analysis/analysis.ts';
import type { ParsedQuery } from './query.ts';
import { isPostgres, runSearch } from '../indexing/search-database.ts';
import { HIT_COLUMNS, isAmong, toHit, type ListedHit, isShown } from '../indexing/search-store.ts';
import { FTS5, groupsToExpression, toExpression, TSQUERY } from './term-expression.ts';

/** Hits of each module and of each year. */
export interface Facets {
  module: Record<string, number>;
  year: Record<string, number>;
}

/** The selection among the hits. */
export interface Choice {
  module?: SearchModule | undefined;
  year?: number | undefined;
}

/** From where, and under which condition: rows `r` that hold the terms. A page must itself hold one of the words. */
export function holding(payload: Payload, query: Pick<ParsedQuery, 'terms' | 'excluded'>): SQL {
  const isSingle = query.terms.length === 1;
  if (isPostgres(payload)) {
    const onPage = toExpression(TSQUERY, { terms: query.terms }, 'own', 'any');
    return sql`from search_rows r where r.terms @@ ${toExpression(TSQUERY, query, 'all')}::tsquery
      and (r.page = 0 or r.terms @@ ${onPage}::tsquery)`;
  }
  const every = toExpression(FTS5, query, isSingle ? 'own' : 'all');
  const wanted = isSingle ? every : `(${toExpression(FTS5, { terms: query.terms }, 'own', 'any')}) AND (${every})`;
  // The index first, then its rows: the other way round the words would be looked for once a row.
  return sql`from search_terms f cross join search_rows r on r.id = f.rowid where f.search_terms match ${wanted}`;
}

/** The condition that rows `r` hold all the terms in title, numbers and names. */
export function named(payload: Payload, { terms }: Pick<ParsedQuery, 'terms'>): SQL {
  return namedBy(payload, toExpression(isPostgres(payload) ? TSQUERY : FTS5, { terms }, 'names'));
}

/** The condition that rows `r` hold, in title, numbers and names, every phrase of one of the groups. */
export function namedByGroups(payload: Payload, groups: readonly (readonly Phrase[])[]): SQL {
  return namedBy(payload, groupsToExpression(isPostgres(payload) ? TSQUERY : FTS5, groups));
}

function namedBy(payload: Payload, expression: string): SQL {
  return isPostgres(payload)
    ? sql`r.names @@ ${expression}::tsquery`
    : sql`r.id in (select rowid from search_terms where search_terms match ${expression})`;
}

/** Ids, the first column of a statement, as one text between commas: as rows they would take longer to hand over. */
export async function readIds(payload: Payload, ids: SQL): Promise<number[]> {
  const { found = [] } = await readLists(payload, sql``, { found: ids });
  return found.map(Number);
}

/** Several lists of what statements call `id`, in one statement that begins with `common`. */
export async function readLists<Name extends string>(
  payload: Payload,
  common: SQL,
  lists: Readonly<Record<Name, SQL>>,
): Promise<Partial<Record<Name, string[]>>> {
  const joined = sql.raw(isPostgres(payload) ? `string_agg(l.id::text, ',')` : 'group_concat(l.id)');
  const selects = Object.entries<SQL>(lists).map(
    ([name, ids]) => sql`select ${sql.raw(`'${name}'`)} as name, (select ${joined} from (${ids}) l) as ids`,
  );
  const answer = await runSearch(payload, sql`${common} ${sql.join(selects, sql` union all `)}`);
  return Object.fromEntries(
    answer.map(({ name, ids }) => [String(name), ids === null ? [] : String(ids).split(',')]),
  ) as Partial<Record<Name, string[]>>;
}

/** The order of time: the newest first; of the same time in an order that is the same everywhere. */
export const NEWEST_FIRST = sql.raw('order by r.published_at desc, r.module, r.record desc');

/** Conditions for rows `r` of the chosen module and year. */
export function isChosen({ module, year }: Choice): SQL {
  const ofModule = module === undefined ? sql`` : sql` and r.module = ${module}`;
  return year === undefined ? ofModule : sql`${ofModule} and r.year = ${year}`;
}

/** `listed`: of the rows that a statement finds each record once, by itself or else by the first of its pages. */
export function listed(found: SQL): SQL {
  return sql`with found as materialized (${found}), listed as (
      select * from found where page = 0 union all
      select min(id), module, record, min(page), min(year), min(published_at) from found
        where page > 0 and (module, record) not in (select module, record from found where page = 0)
        group by module, record
    )`;
}

function listedAmong(payload: Payload, rows: readonly number[], now: number): SQL {
  return listed(
    sql`select ${HIT_COLUMNS} from search_rows r where ${isAmong(payload, 'r.id', rows)} and ${isShown(now)}`,
  );
}

/** How many records of a module and a year there are. */
export interface ModuleYear {
  module: string;
  year: number;
  hits: number;
}

/** The counts of `listed`, each as one text for `readLists`. */
export const LISTED_COUNTS = sql.raw(
  `select module || ' ' || year || ' ' || count(*) as id from listed group by module, year`,
);

export function toModuleYears(counts: readonly string[]): ModuleYear[] {
  return counts.map((count) => {
    const [module = '', year, hits] = count.split(' ');
    return { module, year: Number(year), hits: Number(hits) };
  });
}

/** How many records of each module and year there are among rows, at `now` (epoch ms). */
export async function countRows(payload: Payload, rows: readonly number[], now: number): Promise<ModuleYear[]> {
  const { counts = [] } = await readLists(payload, listedAmong(payload, rows, now), { counts: LISTED_COUNTS });
  return toModuleYears(counts);
}

/** Facets of counts, and the number of records of a choice. */
export function facetsOf(counts: readonly ModuleYear[], choice: Choice): { total: number; facets: Facets } {
  const facets: Facets = { module: {}, year: {} };
  let total = 0;
  for (const { module, year, hits } of counts) {
    facets.module[module] = (facets.module[module] ?? 0) + hits;
    facets.year[year] = (facets.year[year] ?? 0) + hits;
    if ((choice.module ?? module) === module && (choice.year ?? year) === year) total += hits;
  }
  return { total, facets };
}

/** The records among rows that are of a choice and public at `now` (epoch ms), the newest first. */
export async function newestOf(
  payload: Payload,
  rows: readonly number[],
  choice: Choice,
  now: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ListedHit[]> {
  if (rows.length === 0) return [];
  const found = await runSearch(
    payload,
    sql`${listedAmong(payload, rows, now)} select * from listed r where 1 = 1${isChosen(choice)} ${NEWEST_FIRST}
      limit ${limit} offset ${offset}`,
  );
  return found.map(toHit);
}

/** Records of a module by their ids as they are public at `now` (epoch ms), in that order. */
export async function recordsOf(
  payload: Payload,
  { collection, module }: { collection: string; module: SearchModule },
  ids: readonly number[],
  now: number,
): Promise<ListedHit[]> {
  if (ids.length === 0) return [];
  const found = await runSearch(
    payload,
    sql`select ${HIT_COLUMNS} from search_rows r where r.collection = ${collection} and ${isAmong(payload, 'r.record', ids)}
      and r.module = ${module} and r.page = 0 and ${isShown(now)}`,
  );
  const byId = new Map(found.map(toHit).map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
