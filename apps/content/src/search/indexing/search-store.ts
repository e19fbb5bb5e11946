/** The index in the content server's own database: rows of `search_rows`, their texts, and their tokens. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SearchModule } from '@yunxia/contract/search';
import type { Payload } from 'payload';
import { isPostgres, runStatement, type RequestInTransaction } from './search-database.ts';
import type { PageText, SearchRow } from './search-entry.ts';
import { toTsvector } from '../query/term-expression.ts';

/**
 * Takes a record out of the index and puts its rows there; without rows it is only taken out. Rows keep their ids, in
 * their order, so that a search under way, which has found a row and reads its text next, finds the text; and of the
 * rows of a record the first page has the smallest id.
 */
export async function replaceRows(
  payload: Payload,
  collection: string,
  record: number,
  rows: readonly SearchRow[],
  request?: RequestInTransaction,
): Promise<void> {
  const run = (statement: SQL) => runStatement(payload, statement, request);
  const before = await run(
    sql`select id from search_rows where collection = ${collection} and record = ${record} order by id`,
  );
  const ids = before.map(({ id }) => Number(id));
  if (ids.length > 0) {
    if (!isPostgres(payload)) await run(sql`delete from search_terms where ${isAmong(payload, 'rowid', ids)}`);
    await run(sql`delete from search_texts where ${isAmong(payload, 'id', ids)}`);
    await run(sql`delete from search_rows where ${isAmong(payload, 'id', ids)}`);
  }
  for (const [at, row] of rows.toSorted((a, b) => a.page - b.page).entries()) {
    const [inserted] = await run(insertRow(payload, row, ids[at]));
    const id = Number(inserted?.['id']);
    await run(
      sql`insert into search_texts (id, title, head, body) values (${id}, ${row.title}, ${row.head}, ${row.body})`,
    );
    if (isPostgres(payload)) continue;
    const { title, head, body, context } = row.tokens;
    await run(
      sql`insert into search_terms (rowid, title, head, body, context) values (${id}, ${title.join(' ')}, ${head.join(' ')}, ${body.join(' ')}, ${context.join(' ')})`,
    );
  }
}

/** On PostgreSQL the tokens stand in the row itself. */
function insertRow(payload: Payload, row: SearchRow, known: number | undefined): SQL {
  const id = known ?? sql.raw(isPostgres(payload) ? 'default' : 'null');
  const { title, head, body, context } = row.tokens;
  const [columns, values] = isPostgres(payload)
    ? [
        sql`, names, terms`,
        sql`, ${toTsvector([{ tokens: title }, { tokens: head }])}::tsvector,
          ${toTsvector([{ tokens: title }, { tokens: head }, { tokens: body }, { tokens: context, weight: 'C' }])}::tsvector`,
      ]
    : [sql``, sql``];
  return sql`insert into search_rows (id, collection, record, module, page, published_at, withdraw_at, year, version, title_key${columns})
    values (${id}, ${row.collection}, ${row.record}, ${row.module}, ${row.page}, ${row.publishedAt}, ${row.withdrawAt}, ${row.year}, ${row.version}, ${row.titleKey}${values})
    returning id`;
}

/** Whether a column of ids is one of a list, however long. */
export function isAmong(payload: Payload, column: string, ids: readonly number[]): SQL {
  return isPostgres(payload)
    ? sql`${sql.raw(column)} = any(${`{${ids.join(',')}}`}::bigint[])`
    : sql`${sql.raw(column)} in (select value from json_each(${`[${ids.join(',')}]`}))`;
}

/** Keeps the text of a PDF of the media library, page by page. */
export async function replacePages(
  payload: Payload,
  media: number,
  pages: readonly PageText[],
  request?: RequestInTransaction,
): Promise<void> {
  await runStatement(payload, sql`delete from media_pages where media = ${media}`, request);
  for (const { page, text } of pages) {
    const insert = sql`insert into media_pages (media, page, body) values (${media}, ${page}, ${text})`;
    await runStatement(payload, insert, request);
  }
}

/** The texts of a PDF, page by page; none for any other file. */
export async function readPages(payload: Payload, media: number, request?: RequestInTransaction): Promise<PageText[]> {
  const statement = sql`select page, body from media_pages where media = ${media} and page > 0 order by page`;
  const rows = await runStatement(payload, statement, request);
  return rows.map((row) => ({ page: Number(row['page']), text: String(row['body']) }));
}

/** A hit; its text is in the row `row` of the index. */
export interface ListedHit {
  row: number;
  module: SearchModule;
  id: number;
  /** Page of the PDF that it was found on; 0: the record itself. */
  page: number;
  /** In Beijing. */
  year: number;
  /** Epoch milliseconds. */
  publishedAt: number;
  /** Of what holds some of the words: how much of them, about 1 for all of them in the title. */
  share?: number;
}

/** Whether rows `r` are public at `now` (epoch ms). */
export const isShown = (now: number): SQL => sql`(r.published_at <= ${now} and r.withdraw_at > ${now})`;

/** The columns of a hit, of rows `r`. */
export const HIT_COLUMNS = sql.raw('r.id, r.module, r.record, r.page, r.year, r.published_at');

export function toHit(row: Record<string, unknown>): ListedHit {
  return {
    row: Number(row['id']),
    module: String(row['module']) as SearchModule,
    id: Number(row['record']),
    page: Number(row['page']),
    year: Number(row['year']),
    publishedAt: Number(row['published_at']),
  };
}

/** What a row of the index says, for ranking it and for marking what was found. */
export interface HitText {
  title: string;
  /** One name per line. */
  head: string;
  body: string;
}

/** Hits and texts of rows, by row; of each body so many characters as are wanted, else all of it. */
export async function readRows(
  payload: Payload,
  rows: readonly number[],
  length?: number,
): Promise<Map<number, ListedHit & HitText>> {
  if (rows.length === 0) return new Map();
  const body = length === undefined ? sql`t.body` : sql`substr(t.body, 1, ${sql.raw(String(length))})`;
  const found = await runStatement(
    payload,
    sql`select ${HIT_COLUMNS}, t.title, t.head, ${body} as body from search_rows r join search_texts t on t.id = r.id
      where ${isAmong(payload, 'r.id', rows)}`,
  );
  return new Map(
    found.map((row) => [
      Number(row['id']),
      { ...toHit(row), title: String(row['title']), head: String(row['head']), body: String(row['body']) },
    ]),
  );
}
