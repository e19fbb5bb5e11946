/** Reads what is searched for out of an address. */
import {
  SEARCH_KEY_LIMIT,
  type SearchModule,
  searchModules,
  type SearchSort,
  searchSorts,
} from '@yunxia/contract/search';
import { cutText } from '@yunxia/contract/text-limit';
import type { SearchQuery } from './search-address.ts';

const isModule = (text: string): text is SearchModule => Object.hasOwn(searchModules, text);
const isSort = (text: string): text is SearchSort => Object.hasOwn(searchSorts, text);

/** Whether the key of an address is longer than is searched for. */
export const isKeyCut = (params: URLSearchParams): boolean => {
  const key = (params.get('key') ?? '').trim();
  return cutText(key, SEARCH_KEY_LIMIT) !== key;
};

/** Reads the search of an address. What cannot be read is off; a longer key is cut to 100 graphemes (Seed §5). */
export const parseSearchQuery = (params: URLSearchParams): SearchQuery => {
  const [module, year, sort] = ['module', 'year', 'sort'].map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  return {
    key: cutText((params.get('key') ?? '').trim(), SEARCH_KEY_LIMIT).trim(),
    module: isModule(module) ? module : undefined,
    year: /^(?:19|20)\d{2}$/.test(year) ? Number(year) : undefined,
    sort: isSort(sort) ? sort : 'relevance',
  };
};
