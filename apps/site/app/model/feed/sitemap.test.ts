import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { Screen } from '../../screens/define-screen.ts';
import { definitionAt } from '../../screens/screen-at.server.ts';
import {
  CHUNK_SIZE,
  chunkCount,
  chunkName,
  pageEntries,
  parseChunkName,
  recordScreens,
  SITEMAP_END,
  SITEMAP_START,
  toSitemapEntry,
  toSitemapIndex,
  toSitemapUrl,
} from './sitemap.ts';

const origin = 'https://example.test';
const parse = (xml: string): unknown => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ parseTagValue: false }).parse(xml);
};
const urlOf = (href: string, updatedAt: string | null): unknown =>
  (parse(`${SITEMAP_START}${toSitemapUrl(origin, { href, updatedAt })}${SITEMAP_END}`) as { urlset: { url: unknown } })
    .urlset.url;

describe('addresses of a sitemap', () => {
  test('markup in an address is escaped, and the host stands once', () => {
    expect(toSitemapUrl(origin, { href: '/details?id=1&type=2', updatedAt: null })).toContain('id=1&amp;type=2');
    expect(urlOf('/details?id=1&type=2', null)).toEqual({ loc: 'https://example.test/details?id=1&type=2' });
  });

  test.each([
    ['2026-03-01T09:00:00+08:00', '2026-03-01T09:00:00+08:00'],
    ['2026-03-01T01:00:00Z', '2026-03-01T09:00:00+08:00'],
    ['1929-05-01', undefined],
    ['1969-12-31', undefined],
    ['', undefined],
    [null, undefined],
  ])('of a record changed at %s the last modification is %s', (updatedAt, lastmod) => {
    expect(urlOf('/details?id=1', updatedAt)).toEqual({
      loc: 'https://example.test/details?id=1',
      ...(lastmod ? { lastmod } : {}),
    });
  });

  test('the pages are those that search engines may show', () => {
    const paths = pageEntries().map(({ href }) => href);
    expect(paths).toContain('/news/important');
    for (const path of ['/search', '/pdf', '/details']) expect(paths).not.toContain(path);
  });
});

describe('files of a sitemap', () => {
  test('a list is cut into files of ten thousand', () => {
    expect([0, 1, CHUNK_SIZE, CHUNK_SIZE + 1, 100_000].map(chunkCount)).toEqual([0, 1, 1, 2, 10]);
  });

  test('their names lead back to list and part', () => {
    for (const [slug, screen] of recordScreens) {
      expect(parseChunkName(chunkName(slug, 12))).toEqual({ screen, part: 12 });
    }
    for (const name of ['news-important', 'news-important-0', 'news-important-01', 'nope-1', 'news-important-999999']) {
      expect(parseChunkName(name)).toBeUndefined();
    }
  });

  test('every detail page has a list, and the list of disclosed records stands once', () => {
    const listed = new Set([...recordScreens.values()].map(({ detail }) => detail));
    expect([...listed].toSorted()).toEqual([
      '/details',
      '/flag_navigation_details',
      '/information_details',
      '/information_disclosure_details',
      '/investor_details',
      '/old_tendering_details',
      '/other_details',
      '/recruitment_details',
      '/subsidiaries_details',
      '/tendering_details',
    ]);
    const disclosure = [...recordScreens.values()].filter(({ endpoint }) => endpoint === 'active-disclosure-list');
    expect(disclosure).toHaveLength(1);
  });

  test('the index names them by their full address', () => {
    const index = parse(toSitemapIndex(origin, ['pages', 'news-important-1'])) as {
      sitemapindex: { sitemap: Array<{ loc: string }> };
    };
    expect(index.sitemapindex.sitemap.map(({ loc }) => loc)).toEqual([
      'https://example.test/sitemaps/pages.xml',
      'https://example.test/sitemaps/news-important-1.xml',
    ]);
  });

  test('a record is named by the page that shows it', () => {
    const screen = definitionAt('/news/important') as Screen;
    expect(toSitemapEntry(screen, { id: 3, updatedAt: null })).toEqual({ href: '/details?id=3', updatedAt: null });
  });
});
