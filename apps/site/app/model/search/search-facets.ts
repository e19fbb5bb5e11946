/** The facets beside the hits of a search. Computed where they are shown: the page's data holds the counts alone. */
import { searchModules } from '@yunxia/contract/search-codes';
import type { SearchFacets } from '@yunxia/contract/search';
import type { SearchQuery } from '../../routes/search/search.screen.ts';
import { type CountChip, toCountChips } from '../text/count-chips.ts';

/** Sections to narrow a search to, in the order of the site, with their hits. */
export const toModuleFacets = (facets: SearchFacets, query: SearchQuery, total: number) =>
  toCountChips({ labels: searchModules, counts: facets.module, current: query.module, total });

/** Years to narrow a search to, newest first, with their hits; none when there is nothing to choose. */
export const toYearFacets = (facets: SearchFacets, query: SearchQuery): CountChip<string>[] => {
  const current = query.year === undefined ? undefined : String(query.year);
  const years = [...new Set([...Object.keys(facets.year), ...(current ? [current] : [])])]
    .filter((year) => /^\d{4}$/.test(year))
    .toSorted((a, b) => Number(b) - Number(a));
  if (years.length === 0) return [];
  const all = Object.values(facets.year).reduce((sum, count) => sum + count, 0);
  return [
    { code: undefined, label: '不限', count: all, isCurrent: current === undefined },
    ...years.map((year) => ({
      code: year,
      label: `${year}年`,
      count: facets.year[year] ?? 0,
      isCurrent: year === current,
    })),
  ];
};
