/**
 * Cache parameters of the screens' pages: the page cache derives its keys from them. A query field that a page does not read
 * is not part of the key.
 */
import type { Field, Fields } from '../../screens/query-fields.ts';
import { everyScreen } from '../../screens/screen-at.server.ts';

/** The cache parameters of a page. */
export interface PageParams {
  /** Fields of the query that the page reads, in the order in which a key has them. */
  readonly params: readonly string[];
  /** Shows statuses that change with the time: of outages, tenders, posts. */
  readonly isTimeDependent: boolean;
  /** Fields with one of which the page is not cached: what is typed never ends. */
  readonly typed: readonly string[];
}

const namesOf = (fields: Fields, isMeant: (field: Field<unknown>) => boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isMeant(field) ? [name] : []));

const keptPages: ReadonlyMap<string, PageParams> = new Map(
  everyScreen
    .filter(({ cached, siteCache }) => cached !== false && siteCache !== false)
    .map(({ path, fields, timeDependent }) => [
      path,
      {
        params: namesOf(fields, ({ isTyped }) => !isTyped),
        isTimeDependent: timeDependent === true,
        typed: namesOf(fields, ({ isTyped }) => isTyped === true),
      },
    ]),
);

/** The cache parameters of the page at exactly this path; undefined: it is not cached. */
export const pageParamsAt = (pathname: string): PageParams | undefined => keptPages.get(pathname);

/**
 * The query of a page as its key has it: the fields it reads, in one order, without empty ones.
 * @returns with its question mark, '' for none; undefined when a field is given twice, which pages answer differently, and for what was
 *   typed
 */
export const toKeySearch = ({ params, typed }: PageParams, query: URLSearchParams): string | undefined => {
  if (typed.some((name) => (query.get(name) ?? '').trim() !== '')) return undefined;
  const kept = new URLSearchParams();
  for (const name of params) {
    const values = query.getAll(name);
    if (values.length > 1) return undefined;
    const value = values[0]?.trim();
    if (value && !(name === 'page' && value === '1')) kept.set(name, value);
  }
  const text = kept.toString();
  return text && `?${text}`;
};
