import type { Api } from '@yunxia/contract/client';
import { searchList } from '@yunxia/contract/search';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { toModuleFacets, toSearchHit, toYearFacets } from '../../model/search-hit.ts';
import { parseSearchQuery } from '../../model/search-query.ts';

/** Hits on a page. */
const PAGE_SIZE = 10;

/** The hits for the search of the address; `found` is null when nothing is searched for, and then nothing is asked. */
export async function loadSearch(api: Api, { url, signal }: LoadArgs) {
  const query = parseSearchQuery(url.searchParams);
  if (!query.key) return { query, found: null };
  const answer = await api(searchList, { ...query, page: readPage(url), limit: PAGE_SIZE }, { signal });
  const { list, total, page, limit, facets, suggestions, corrected, partial } = answer;
  return {
    query,
    found: {
      hits: list.map(toSearchHit),
      total,
      page,
      pages: Math.ceil(total / Math.max(1, limit)),
      modules: toModuleFacets(facets, query, total),
      years: toYearFacets(facets, query),
      suggestions: suggestions.filter((text) => text.trim() !== ''),
      corrected: corrected.trim(),
      isPartial: partial,
    },
  };
}

export type SearchPage = Awaited<ReturnType<typeof loadSearch>>;
export type SearchFound = NonNullable<SearchPage['found']>;
