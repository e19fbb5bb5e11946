/** A search, and its address: `/search?key=&module=&year=&sort=&page=`. No schema is needed to write one. */
import type { SearchModule, SearchSort } from '@yunxia/contract/search';
import { named } from '../site-map.ts';

/** A search; undefined where a filter is off. */
export interface SearchQuery {
  /** '' when nothing is searched for. */
  readonly key: string;
  readonly module?: SearchModule | undefined;
  readonly year?: number | undefined;
  readonly sort: SearchSort;
}

/** The address of a search and one of its pages; without a key that of the empty search page. `+` and spaces stay apart. */
export const toSearchAddress = ({ key, module, year, sort }: SearchQuery, page = 1): string => {
  if (!key) return named.search;
  const params = new URLSearchParams({ key });
  if (module) params.set('module', module);
  if (year) params.set('year', String(year));
  if (sort !== 'relevance') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return `${named.search}?${params}`;
};
