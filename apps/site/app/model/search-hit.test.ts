import type { SearchItem } from '@yunxia/contract/search';
import { describe, expect, test } from 'vitest';
import { toModuleFacets, toSearchHit, toYearFacets } from './search-hit.ts';

const item = (rest: Partial<SearchItem> = {}): SearchItem => ({
  module: 'news',
  id: 7,
  title: [{ text: '检修', hit: true }],
  snippet: [],
  publishedAt: null,
  url: '/details?id=7',
  page: 0,
  cover: null,
  ...rest,
});

describe('toSearchHit', () => {
  test('names section, day and page', () => {
    expect(toSearchHit(item({ publishedAt: '2026-02-10T23:30:00+08:00' }))).toEqual({
      key: 'news 7',
      title: [{ text: '检修', hit: true }],
      snippet: [],
      section: '新闻中心',
      date: { iso: '2026-02-10T23:30:00+08:00', text: '2026-02-10' },
      pdfPage: 0,
      to: '/details?id=7',
    });
  });

  test('a line break between Chinese characters is no space', () => {
    const snippet = [{ text: '停电\n公告 a\nb', hit: false }];
    expect(toSearchHit(item({ snippet })).snippet).toEqual([{ text: '停电公告 a b', hit: false }]);
  });

  test('of a PDF says on which page, and opens it there', () => {
    const hit = toSearchHit(item({ module: 'pdf', url: '/pdf?id=9#page=12', page: 12 }));
    expect([hit.section, hit.pdfPage, hit.to]).toEqual(['文档', 12, '/pdf?id=9#page=12']);
    expect([-1, 1.5, Number.NaN].map((page) => toSearchHit(item({ page })).pdfPage)).toEqual([0, 0, 0]);
  });

  test('without words it still has something to press', () => {
    expect(toSearchHit(item({ title: [{ text: '\u202e\u0000', hit: true }] })).title[0]?.text).toBe('（无标题）');
    expect(toSearchHit(item({ module: 'toString' })).section).toBe('');
    expect(toSearchHit(item({ module: 'later_module' })).section).toBe('');
  });

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])('%s is no page', (url) => {
    expect(toSearchHit(item({ url })).to).toBe('');
  });
});

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
