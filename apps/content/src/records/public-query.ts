/** Queries of public records: conditions, total order, neighbours. */
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, or, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { DAY_MS, fromBeijingParts, parseDay, toBeijingParts } from '@yunxia/contract/time';
import { countOfRows, type DatabaseTable, type Expression } from './database-table.ts';

/** One key of an order. Together with the last one, the id, keys make it total. */
export interface SortKey {
  by: Expression;
  direction: 'asc' | 'desc';
  /** A missing value is the smallest one, which the two dialects see differently. Default: none is missing. */
  isNullable?: boolean;
}

/** An instant (epoch ms) as a column of either dialect compares it. */
export function toStoredTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** Published, not embargoed, not withdrawn: the same rule as the collections' access control. */
export function isPublic(table: DatabaseTable, now: number): SQL | undefined {
  return and(
    eq(table.column('_status'), 'published'),
    eq(table.column('withdrawn'), false),
    lte(table.column('publishedAt'), toStoredTime(now)),
    or(isNull(table.column('withdrawAt')), gt(table.column('withdrawAt'), toStoredTime(now))),
  );
}

/** The year of a time column in Beijing. */
export function isInYear(column: Expression, year: number | undefined): SQL | undefined {
  if (year === undefined) return undefined;
  if (year < 1 || year > 9998) return sql`1 = 0`;
  return and(
    gte(sql`${column}`, toStoredTime(fromBeijingParts(year, 1, 1))),
    lt(sql`${column}`, toStoredTime(fromBeijingParts(year + 1, 1, 1))),
  );
}

/** Days (YYYY-MM-DD, both included) of a time column in Beijing. */
export function isBetweenDays(
  column: Expression,
  range: { start?: string | undefined; end?: string | undefined },
): SQL | undefined {
  const from = range.start === undefined ? null : parseDay(range.start);
  const to = range.end === undefined ? null : parseDay(range.end);
  return and(
    from === null ? undefined : gte(sql`${column}`, toStoredTime(from)),
    to === null ? undefined : lt(sql`${column}`, toStoredTime(to + DAY_MS)),
  );
}

/** Equality, or no condition when no value is asked for. */
export function isValue(column: Expression, value: string | number | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(sql`${column}`, value);
}

/** A LIKE pattern that finds the text anywhere, `%`, `_` and `\` taken literally. */
export function likePattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Whether a column contains the text, whatever its case. */
export function contains(column: Expression, text: string): SQL {
  const searched = text.toLowerCase() === text.toUpperCase() ? column : sql`lower(${column})`;
  return sql`${searched} like ${likePattern(text)} escape '\\'`;
}

/** The words of a keyword: what white space separates; every one of them must be found. */
function wordsOf(keyword: string | undefined): string[] {
  return (keyword ?? '').split(/\s+/u).filter((word) => word !== '');
}

/** Spellings of a word: as typed, in compatibility form (NFKC), and in full-width letters and digits. */
function spellingsOf(word: string): string[] {
  const plain = word.normalize('NFKC');
  const wide = plain.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
  return [...new Set([word, plain, wide])];
}

/** Every word of the keyword is in at least one of the columns. */
export function hasKeyword(keyword: string | undefined, columns: readonly Expression[]): SQL | undefined {
  const isFound = (word: string): SQL[] => columns.map((column) => contains(column, word));
  return and(...wordsOf(keyword).map((word) => or(...spellingsOf(word).flatMap(isFound))));
}

/** Newest first. */
export function newestFirst(table: DatabaseTable): SortKey[] {
  return [
    { by: table.column('publishedAt'), direction: 'desc' },
    { by: table.column('id'), direction: 'desc' },
  ];
}

/** `sort` descending, then newest first. */
export function sortedFirst(table: DatabaseTable): SortKey[] {
  return [{ by: table.column('sort'), direction: 'desc' }, ...newestFirst(table)];
}

/** Ids of a page of the ordered records; `limit` undefined reads them all. */
export async function findIds(
  table: DatabaseTable,
  condition: SQL | undefined,
  order: readonly SortKey[],
  window: { limit?: number; offset?: number } = {},
): Promise<number[]> {
  let query = table
    .select({ id: table.column('id') })
    .where(condition)
    .orderBy(...order.map(toOrderBy));
  if (window.limit !== undefined) query = query.limit(window.limit);
  if (window.offset) query = query.offset(window.offset);
  return (await query).map((row) => Number(row['id']));
}

/** How many records there are. */
export async function countRecords(table: DatabaseTable, condition: SQL | undefined): Promise<number> {
  const rows = await table.select({ total: countOfRows }).where(condition);
  return Number(rows[0]?.['total'] ?? 0);
}

/**
 * The version of a list, in one query: it changes whenever a record is added, removed or saved. It combines the number of
 * records, the latest save and the sums of ids and revisions, as each alone misses some changes.
 * @param table one with a column `revision`
 */
export async function listVersion(table: DatabaseTable, condition: SQL | undefined): Promise<string> {
  const rows = await table
    .select({
      total: countOfRows,
      latest: sql`max(${table.column('updatedAt')})`,
      ids: sql`sum(${table.column('id')})`,
      revisions: sql`sum(${table.column('revision')})`,
    })
    .where(condition);
  const { total, latest, ids, revisions } = rows[0] ?? {};
  const at = latest instanceof Date ? latest.getTime() : Date.parse(String(latest ?? ''));
  return [total, Number.isNaN(at) ? 0 : at, ids ?? 0, revisions ?? 0].map(Number).join('.');
}

/** How many records there are of each value of an expression. */
export async function countBy(
  table: DatabaseTable,
  condition: SQL | undefined,
  by: Expression,
): Promise<Record<string, number>> {
  const rows = await table
    .select({ value: by, total: countOfRows })
    .where(condition)
    .groupBy(sql`1`);
  return Object.fromEntries(rows.map((row) => [String(row['value']), Number(row['total'])]));
}

/** Most years that a list counts. */
const MOST_YEARS = 100;

/** How many records there are of each year of a time column in Beijing; the years are those that some record has. */
export async function countYears(
  table: DatabaseTable,
  condition: SQL | undefined,
  column: Expression,
): Promise<Record<string, number>> {
  const [ends] = await table.select({ first: sql`min(${column})`, last: sql`max(${column})` }).where(condition);
  const [first, last] = [yearOf(ends?.['first']), yearOf(ends?.['last'])];
  if (first === null || last === null) return {};
  // The dialects compute a year in Beijing by functions of their own; they compare instants alike.
  const years = Array.from({ length: Math.min(MOST_YEARS, last - first + 1) }, (_, back) => last - back);
  const whens = years.map(
    (year) => sql`when ${column} >= ${toStoredTime(fromBeijingParts(year, 1, 1))} then ${String(year)}`,
  );
  return countBy(table, condition, sql`case ${sql.join(whens, sql` `)} end`);
}

/** The year in Beijing of a stored time, which drivers give as text or as a Date. */
function yearOf(stored: unknown): number | null {
  const instant = stored instanceof Date ? stored.getTime() : Date.parse(String(stored ?? ''));
  return Number.isNaN(instant) ? null : toBeijingParts(instant).year;
}

/** Most values that a filter offers. */
const MOST_VALUES = 50;

/** The most frequent of such counts, in that order; records without a value ('') are left out. */
export function mostFrequent(counts: Readonly<Record<string, number>>): Record<string, number> {
  const named = Object.entries(counts).filter(([value]) => value !== '');
  const ordered = named.toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  return Object.fromEntries(ordered.slice(0, MOST_VALUES));
}

/** A page of ids and how many there are in all. */
export async function findPage(
  table: DatabaseTable,
  condition: SQL | undefined,
  order: readonly SortKey[],
  paging: { page: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const [total, ids] = await Promise.all([
    countRecords(table, condition),
    findIds(table, condition, order, { limit: paging.limit, offset: (paging.page - 1) * paging.limit }),
  ]);
  return { ids, total };
}

/** A record beside another one in its list. */
export interface ListNeighbour {
  id: number;
  title: string;
}

/** The records before and after one in its list; null at either end. */
export async function findNeighbours(
  table: DatabaseTable,
  condition: SQL | undefined,
  order: readonly SortKey[],
  id: number,
): Promise<{ prev: ListNeighbour | null; next: ListNeighbour | null }> {
  const fields = Object.fromEntries(order.map((key, index) => [`key${index}`, sql`${key.by}`]));
  const own = (await table.select(fields).where(eq(table.column('id'), id)))[0];
  if (own === undefined) return { prev: null, next: null };
  const values = order.map((_, index) => own[`key${index}`]);
  const [prev, next] = await Promise.all([
    findBeyond(table, condition, reversed(order), values),
    findBeyond(table, condition, order, values),
  ]);
  return { prev, next };
}

/** The first record in an order. */
export async function findFirst(
  table: DatabaseTable,
  condition: SQL | undefined,
  order: readonly SortKey[],
): Promise<ListNeighbour | null> {
  const rows = await table
    .select({ id: table.column('id'), title: table.column('title') })
    .where(condition)
    .orderBy(...order.map(toOrderBy))
    .limit(1);
  const row = rows[0];
  return row === undefined ? null : { id: Number(row['id']), title: String(row['title'] ?? '') };
}

/** The same order, from its end. */
export function reversed(order: readonly SortKey[]): SortKey[] {
  return order.map((key) => ({ ...key, direction: key.direction === 'asc' ? 'desc' : 'asc' }));
}

/**
 * The record after the one with these values of the keys: first among those that share all keys but the last,
 * then all but the last two, and so on. Each is a range that an index can start at; their union is none.
 */
async function findBeyond(
  table: DatabaseTable,
  condition: SQL | undefined,
  order: readonly SortKey[],
  values: readonly unknown[],
): Promise<ListNeighbour | null> {
  for (const [index, key] of [...order.entries()].toReversed()) {
    const shared = order.slice(0, index).map((earlier, at) => eq(sql`${earlier.by}`, values[at]));
    const isBeyond = key.direction === 'asc' ? gt(sql`${key.by}`, values[index]) : lt(sql`${key.by}`, values[index]);
    const found = await findFirst(table, and(...shared, isBeyond, condition), order.slice(index));
    if (found !== null) return found;
  }
  return null;
}

function toOrderBy(key: SortKey): SQL {
  if (key.isNullable === true)
    return key.direction === 'asc' ? sql`${key.by} asc nulls first` : sql`${key.by} desc nulls last`;
  return key.direction === 'asc' ? asc(sql`${key.by}`) : desc(sql`${key.by}`);
}
