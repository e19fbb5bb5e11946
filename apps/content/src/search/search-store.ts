/** The index in the content server's own database: rows of `search_rows`, their texts, and their tokens. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { gramsOf } from './grams.ts';
import { isPostgres, runStatement, type DatabaseRow, type RequestInTransaction } from './search-database.ts';
import type { PageText, SearchRow } from './search-entry.ts';
import { toTsvector } from './term-expression.ts';

/** Between the two texts of `PlainTexts` where they are one; in neither of them. */
export const PLAIN_BORDER = '\f';

/**
 * Takes a record out of the index and puts its rows there; without rows it is only taken out. A row keeps its id, so
 * that a search under way, which has found the row and reads its text next, finds the text; but where what is kept in
 * memory by its id has changed (`readColumns`), it is another row.
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
    sql`select id, page, module, year, published_at from search_rows where collection = ${collection} and record = ${record}`,
  );
  // two files of a record have a page 1 each: alike but for their texts
  const ids = new Map<string, number[]>();
  for (const row of before) ids.set(columnsIn(row), [...(ids.get(columnsIn(row)) ?? []), Number(row['id'])]);
  const newId = sql.raw(isPostgres(payload) ? 'default' : 'null');
  const own = sql`(select id from search_rows where collection = ${collection} and record = ${record})`;
  if (!isPostgres(payload)) {
    await run(sql`delete from search_terms where rowid in ${own}`);
    await run(sql`delete from search_names where rowid in ${own}`);
  }
  await run(sql`delete from search_texts where id in ${own}`);
  await run(sql`delete from search_rows where collection = ${collection} and record = ${record}`);
  for (const row of rows) {
    const isOfPostgres = isPostgres(payload);
    const { page, module, year, publishedAt } = row;
    const known = ids.get(columnsIn({ page, module, year, published_at: publishedAt }))?.shift();
    const rowId = sql`${known ?? newId}`;
    const [inserted] = await run(insertRow(rowId, row));
    const id = Number(inserted?.['id']);
    await run(
      sql`insert into search_texts (id, title, head, body) values (${id}, ${row.title}, ${row.head}, ${row.body})`,
    );
    if (isOfPostgres) await run(insertLexemes(id, row));
    else {
      const { title, head, body, context } = row.tokens;
      await run(
        sql`insert into search_terms (rowid, title, head, body, context) values (${id}, ${title.join(' ')}, ${head.join(' ')}, ${body.join(' ')}, ${context.join(' ')})`,
      );
      if (row.page > 0) continue;
      await run(
        sql`insert into search_names (rowid, title, head) values (${id}, ${title.join(' ')}, ${head.join(' ')})`,
      );
    }
  }
}

/** What of a row never changes, as one text. */
function columnsIn({ page, module, year, published_at: publishedAt }: DatabaseRow): string {
  return [page, module, year, publishedAt].join(' ');
}

function insertRow(id: SQL, row: SearchRow): SQL {
  return sql`insert into search_rows (id, collection, record, module, page, published_at, year, version, title_key)
    values (${id}, ${row.collection}, ${row.record}, ${row.module}, ${row.page}, ${row.publishedAt}, ${row.year}, ${row.version}, ${row.titleKey})
    returning id`;
}

/** The lexemes of a row for PostgreSQL; they go when the row goes. */
function insertLexemes(id: number, { page, plain: { lead, rest }, tokens }: SearchRow): SQL {
  const { title, head, body, context } = tokens;
  const plain = lead + PLAIN_BORDER + rest;
  const isPage = page > 0;
  const names = toTsvector(title, head, isPage ? [] : gramsOf(lead));
  const terms = toTsvector(title, head, body, context, gramsOf(plain));
  const own = isPage ? sql`${toTsvector(body, gramsOf(lead))}::tsvector` : sql`null`;
  return sql`with named as (insert into search_names (id, names, plain) values (${id}, ${names}::tsvector, ${plain}))
    insert into search_terms (id, terms, own) values (${id}, ${terms}::tsvector, ${own})`;
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

/** What a row of the index says, for marking what was found. */
export interface HitText {
  title: string;
  /** One name per line. */
  head: string;
  body: string;
}

/** The texts of rows, by row; of each body so many characters as are wanted, else all of it. */
export async function readTexts(
  payload: Payload,
  rows: readonly number[],
  length?: number,
): Promise<Map<number, HitText>> {
  if (rows.length === 0) return new Map();
  const body = length === undefined ? sql`body` : sql`substr(body, 1, ${sql.raw(String(length))})`;
  if (isPostgres(payload)) {
    const found = await runStatement(
      payload,
      sql`select id, title, head, ${body} as body from search_texts where id in ${rows}`,
    );
    return new Map(
      found.map((row) => [
        Number(row['id']),
        { title: String(row['title']), head: String(row['head']), body: String(row['body']) },
      ]),
    );
  }
  // In one piece, and asked for in one: both take the driver longer value by value.
  const [row] = await runStatement(
    payload,
    sql`select json_group_array(json_array(id, title, head, ${body})) as listed from search_texts
      where id in (select value from json_each(${JSON.stringify(rows)}))`,
  );
  const listed = JSON.parse(String(row?.['listed'])) as [number, string, string, string][];
  return new Map(listed.map(([id, title, head, text]) => [id, { title, head, body: text }]));
}
