/** Which rows of the index hold what a query asks for, in the words of the two databases. Builds statements, runs none. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { Phrase } from './analysis.ts';
import type { ParsedQuery, Spelling, Term } from './query.ts';
import { isPostgres } from './search-database.ts';
import { titleKeyOf } from './search-entry.ts';
import { PLAIN_BORDER } from './search-store.ts';
import {
  anyToFts5,
  groupsToFts5,
  phraseToTsquery,
  readingOf,
  readingOfTerm,
  togetherOf,
  toFts5,
  toTsquery,
} from './term-expression.ts';

/** From where, and under which conditions: rows `r` that hold the terms and are public at `now` (epoch ms). */
export function matchingRows(payload: Payload, query: ParsedQuery, now: number): SQL {
  // Of what is dated ahead there is little: that is quicker than to look up the time of every row.
  if (isPostgres(payload))
    return sql`${heldRows(query)} and r.id not in (select id from search_rows where published_at > ${now})`;
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
  const others = query.excluded.map(isNotThere);
  return sql`from search_terms r where r.terms @@ ${toTsquery(query)}::tsquery${standTogether(query.terms, 'terms', PLAIN)}
    and (r.own is null or ${isOnPage(query)})${sql.join(others)}`;
}

/** Ids of the rows that have the terms in title, numbers and names. */
function namedRows(payload: Payload, query: ParsedQuery): SQL {
  if (!isPostgres(payload)) return namesMatch(toFts5(query, 'all'));
  const { terms } = query;
  return sql`select r.id from search_names r where r.names @@ ${toTsquery({ terms })}::tsquery${standTogether(terms, 'names', LEAD)}`;
}

/** Ids of the rows that have, in title, numbers and names, every phrase of one of the groups. */
export function rowsWithNames(payload: Payload, groups: readonly (readonly Phrase[])[]): SQL {
  if (!isPostgres(payload)) return namesMatch(groupsToFts5(groups));
  const tsquery = groups.map((phrases) => `(${phrases.map(phraseToTsquery).join(' & ')})`).join(' | ');
  const rows = sql`select r.id from search_names r where r.names @@ ${tsquery}::tsquery`;
  if (groups.flat().every((phrase) => readingOf(phrase) === 'none')) return rows;
  const ways = groups.map((phrases) => {
    const places = phrases.map(({ plain }) => sql`strpos(${LEAD}, ${plain}) > 0`);
    return sql`(${sql.join(places, sql` and `)})`;
  });
  return sql`${rows} and (select ${sql.join(ways, sql` or `)} from search_names p where p.id = r.id)`;
}

/** Ids of the rows that FTS5 finds by an expression. */
function matches(expression: string): SQL {
  return sql`select rowid as id from search_terms where search_terms match ${expression}`;
}

/** Ids of the records whose title, numbers and names FTS5 finds by an expression. */
function namesMatch(expression: string): SQL {
  return sql`select rowid as id from search_names where search_names match ${expression}`;
}

type TermColumn = 'terms' | 'names' | 'own';

/** The texts in which the phrases of a column stand. */
const PLAIN = sql`p.plain`;
const LEAD = sql`split_part(p.plain, ${PLAIN_BORDER}, 1)`;

/** Whether one of the terms stands on the page itself. */
function isOnPage({ terms }: ParsedQuery): SQL {
  const onPage = terms.map((term) => {
    const isThere = sql`r.own @@ ${toTsquery({ terms: [term] })}::tsquery`;
    return readingOfTerm(term) === 'none' ? isThere : sql`${isThere} and ${stands(term, 'own', LEAD)}`;
  });
  return sql.join(onPage, sql` or `);
}

/**
 * An index of PostgreSQL knows lexemes, not where they stand: of longer words it may name too many rows (`grams.ts`).
 * Texts are read of those rows alone where that can be, for a text takes longer to fetch than a row to find.
 */
function standTogether(terms: readonly Term[], column: TermColumn, plain: SQL): SQL {
  const readings = terms.map((term) => ({ term, reading: readingOfTerm(term) }));
  const conditions = readings.flatMap(({ term, reading }) => (reading === 'all' ? [stands(term, column, plain)] : []));
  const forked = readings.flatMap(({ term, reading }) => (typeof reading === 'object' ? [{ term, ...reading }] : []));
  if (forked.length > 0) {
    const lexemes = `${toTsquery({ terms })} & (${forked.map(({ forks }) => forks).join(' | ')})`;
    const table = sql.identifier(column === 'names' ? 'search_names' : 'search_terms');
    const isThere = forked.map(({ term }) => stands(term, column, plain));
    conditions.push(
      sql`r.id not in (select r.id from ${table} r where r.${sql.identifier(column)} @@ ${lexemes}::tsquery and not (${sql.join(isThere, sql` and `)}))`,
    );
  }
  return sql.join(conditions.map((condition) => sql` and ${condition}`));
}

/** Whether a term stands in the text of a row, or is spoken so there. */
function stands(term: Term, column: TermColumn, plain: SQL): SQL {
  const { texts, tokens } = togetherOf(term);
  const places = texts.map((text) => sql`strpos(${plain}, ${text}) > 0`);
  // By the id of each row, few as they are: PostgreSQL cannot make a join over all texts of this.
  const ways = [sql`(select ${sql.join(places, sql` or `)} from search_names p where p.id = r.id)`];
  if (tokens !== '') ways.push(sql`r.${sql.identifier(column)} @@ ${tokens}::tsquery`);
  return sql`(${sql.join(ways, sql` or `)})`;
}

function notExcluded({ excluded }: ParsedQuery): SQL {
  return excluded.length === 0 ? sql`` : sql` and r.id not in (${matches(anyToFts5(excluded))})`;
}

/** What one lexeme says is excluded in the tsquery. */
function isNotThere({ phrase }: Spelling): SQL {
  const reading = readingOf(phrase);
  if (reading === 'none') return sql``;
  const lexemes = phraseToTsquery(phrase);
  const rows = (tsquery: string, isThere: SQL) =>
    sql`(select x.id from search_terms x where x.terms @@ ${tsquery}::tsquery${isThere})`;
  const place = sql`(select strpos(p.plain, ${phrase.plain}) from search_names p where p.id = x.id)`;
  if (reading === 'all') return sql` and r.id not in ${rows(lexemes, sql` and ${place} > 0`)}`;
  const apart = rows(`${lexemes} & (${reading.forks})`, sql` and ${place} = 0`);
  return sql` and (r.id not in ${rows(lexemes, sql``)} or r.id in ${apart})`;
}
