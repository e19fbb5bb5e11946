import { describe, expect, test } from 'vitest';
import { toModuleFacets, toYearFacets } from './search-facets.ts';

describe('facets', () => {
  const facets = { module: { news: 3, notices: 1, purchase: 2 }, year: { '2025': 2, '2026': 4, x: 1 } };
  const query = { key: '检修', sort: 'relevance' } as const;

  test('sections in the order of the site, with their hits', () => {
    expect(toModuleFacets(facets, { ...query, module: 'purchase' }, 2)).toEqual([
      { code: undefined, label: '全部', count: 6, isCurrent: false },
      { code: 'news', label: '新闻中心', count: 3, isCurrent: false },
      { code: 'purchase', label: '招标采购', count: 2, isCurrent: true },
    ]);
  });

  test('years, newest first; the chosen one even without hits', () => {
    expect(
      toYearFacets(facets, { ...query, year: 2024 }).map(({ code, count, isCurrent }) => [code, count, isCurrent]),
    ).toEqual([
      [undefined, 7, false],
      ['2026', 4, false],
      ['2025', 2, false],
      ['2024', 0, true],
    ]);
    expect(toYearFacets({ module: {}, year: {} }, query)).toEqual([]);
  });
});
