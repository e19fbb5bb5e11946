/** Which rows of the index hold what a query asks for, in the words of the two databases. Builds statements, runs none. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { ParsedQuery, Spelling, Term } from './query.ts';
import { isPostgres } from './search-database.ts';
import { titleKeyOf } from './search-entry.ts';
import { PLAIN_BORDER } from './search-store.ts';
import { anyToFts5, isOneToken, phraseToTsquery, togetherOf, toFts5, toTsquery } from './term-expression.ts';

/** From where, and under which conditions: rows `r` that hold the terms and are public at `now` (epoch ms). */
export function matchingRows(payload: Payload, query: ParsedQuery, now: number): SQL {
  if (isPostgres(payload)) return sql`${heldRows(query)} and r.published_at <= ${now}`;
  // A page of a PDF must itself hold one of the words: its title alone finds the record.
  const isSingle = query.terms.length === 1;
  const onPage = isSingle ? sql`` : sql`and (r.page = 0 or r.id in (${matches(toFts5(query, 'own', 'any'))}))`;
  // The index first, then its rows: the other way round the words would be looked for once a row.
  return sql`from search_terms f cross join search_rows r on r.id = f.rowid
    where f.search_terms match ${toFts5(query, isSingle ? 'own' : 'all')} ${onPage} and r.published_at <= ${now}${notExcluded(query)}`;
}

/** Ids of the rows that hold the terms, public or not, `limit` of them at most, in one text between commas. */
export function matchingIds(payload: Payload, query: ParsedQuery, limit?: number): SQL {
  const most = limit === undefined ? sql`` : sql` limit ${limit}`;
  if (isPostgres(payload)) return inOneText(payload, sql`select r.id ${heldRows(query)}${most}`);
  const isSingle = query.terms.length === 1;
  // What stands in a record stands in its own columns: this narrows pages alone.
  const every = isSingle ? toFts5(query, 'own') : `(${toFts5(query, 'all')}) AND (${toFts5(query, 'own', 'any')})`;
  // One walk through both lists: to look each row up among the others would take twice as long.
  const wanted = query.excluded.length === 0 ? every : `(${every}) NOT (${anyToFts5(query.excluded)})`;
  return inOneText(payload, sql`${matches(wanted)}${most}`);
}

/** Rows' ids, the only column of a statement, in one text between commas: as rows they would take longer to hand over. */
export function inOneText(payload: Payload, ids: SQL): SQL {
  return isPostgres(payload)
    ? sql`select string_agg(listed.id::text, ',') from (${ids}) listed`
    : sql`select group_concat(listed.id) from (${ids}) listed`;
}

/** Ids of the rows that have the terms in title, numbers and names, in one text between commas. */
export function namedIds(payload: Payload, query: ParsedQuery): SQL {
  return inOneText(payload, namedRows(payload, query));
}

/** Ids of the records that are called exactly what was typed, in one text between commas. */
export function titledIds(payload: Payload, { terms }: ParsedQuery): SQL {
  const titleKey = titleKeyOf(terms.map(({ text }) => text).join(' '));
  return inOneText(payload, sql`select id from search_rows where title_key = ${titleKey} and page = 0`);
}

/** Rows `r` of PostgreSQL that hold the terms. */
function heldRows(query: ParsedQuery): SQL {
  const together = query.terms.map((term) => standsTogether(term, 'terms', PLAIN));
  const others = query.excluded.filter((spelling) => !isOneToken(spelling)).map(isNotThere);
  return sql`from search_rows r where r.terms @@ ${toTsquery(query)}::tsquery${sql.join(together)}
    and (r.page = 0 or ${isOnPage(query)})${sql.join(others)}`;
}

/** Ids of the rows that have the terms in title, numbers and names. */
function namedRows(payload: Payload, query: ParsedQuery): SQL {
  if (!isPostgres(payload)) return namesMatch(toFts5(query, 'all'));
  const together = query.terms.map((term) => standsTogether(term, 'names', LEAD));
  return sql`select r.id from search_rows r where r.names @@ ${toTsquery({ terms: query.terms })}::tsquery${sql.join(together)}`;
}

/** Ids of the rows that FTS5 finds by an expression. */
function matches(expression: string): SQL {
  return sql`select rowid as id from search_terms where search_terms match ${expression}`;
}

/** Ids of the records whose title, numbers and names FTS5 finds by an expression. */
export function namesMatch(expression: string): SQL {
  return sql`select rowid as id from search_names where search_names match ${expression}`;
}

const PLAIN = sql`r.plain`;
const LEAD = sql`split_part(r.plain, ${PLAIN_BORDER}, 1)`;

/** Whether one of the terms stands on the page itself. */
function isOnPage({ terms }: ParsedQuery): SQL {
  const onPage = terms.map(
    (term) => sql`r.own @@ ${toTsquery({ terms: [term] })}::tsquery${standsTogether(term, 'own', LEAD)}`,
  );
  return sql.join(onPage, sql` or `);
}

/** An index of PostgreSQL knows tokens, not where they stand: of longer words it names too many rows. */
function standsTogether(term: Term, column: 'terms' | 'names' | 'own', plain: SQL): SQL {
  const together = togetherOf(term);
  if (together === undefined) return sql``;
  const ways = together.texts.map((text) => sql`strpos(${plain}, ${text}) > 0`);
  if (together.tokens !== '') ways.push(sql`r.${sql.identifier(column)} @@ ${together.tokens}::tsquery`);
  return sql` and (${sql.join(ways, sql` or `)})`;
}

function notExcluded({ excluded }: ParsedQuery): SQL {
  return excluded.length === 0 ? sql`` : sql` and r.id not in (${matches(anyToFts5(excluded))})`;
}

/** Single tokens are excluded in the tsquery. */
function isNotThere({ phrase }: Spelling): SQL {
  return sql` and r.id not in (select x.id from search_rows x
    where x.terms @@ ${phraseToTsquery(phrase)}::tsquery and strpos(x.plain, ${phrase.plain}) > 0)`;
}
