import { SEARCH_KEY_LIMIT, searchModules, type SearchSort, searchSorts } from '@yunxia/contract/search-codes';
import { defineScreen, OUTAGE_FRESH_MS } from '../../screens/define-screen.ts';
import { code, page, type QueryOf, text, year } from '../../screens/query-fields.ts';

export const search = defineScreen({
  path: '/search',
  title: '站内搜索',
  endpoint: 'search-list',
  noindex: true,
  siteCache: false,
  freshMs: OUTAGE_FRESH_MS,
  query: {
    key: text(SEARCH_KEY_LIMIT),
    module: code(searchModules),
    year: year(),
    sort: { ...code(searchSorts), fallback: 'relevance' as const },
    page: page(),
  },
  load: () => import('./load-search.ts'),
});

/** A search; undefined where a filter is off, `key` '' when nothing is searched for. */
export type SearchQuery = QueryOf<typeof search.fields> & { readonly key: string; readonly sort: SearchSort };
