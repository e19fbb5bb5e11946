import { readFileSync } from 'node:fs';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { notFound } from './api/load.ts';
import type { Site } from './api/use-site.ts';
import { THEME_COLOURS } from './device/constants.ts';
import { toTitle } from './model/page/title.ts';
import { pageMeta, pageTitle } from './page-meta.ts';
import { newsDetails } from './routes/details/news-details.screen.ts';
import { home } from './routes/home/home.screen.ts';
import { importantNews } from './routes/news/important.screen.ts';

const site: Site = {
  siteInfo: z.parse(siteInfoSchema, {
    companyName: '云峡水电集团股份有限公司',
    shortName: '云峡水电',
    slogan: '一江清水',
  }),
  disclosurePdf: null,
  isOfflineOn: false,
  degraded: null,
  origin: 'https://example.test',
};
const root = { id: 'root', handle: undefined, loaderData: site };
const titleOf = (input: Parameters<typeof pageMeta>[0]): unknown =>
  pageMeta(input).find((entry) => 'title' in entry && entry.title);

describe('page title', () => {
  test('route title and company short name; without a title the company alone', () => {
    expect(pageTitle('集团要闻', site)).toBe('集团要闻 - 云峡水电');
    expect(pageTitle(undefined, site)).toBe('云峡水电集团股份有限公司');
  });

  test('a screen has its title of the map, an unknown path the company name', () => {
    expect(titleOf({ matches: [root], location: { pathname: '/news/important', search: '' } })).toEqual({
      title: '集团要闻 - 云峡水电',
    });
    expect(titleOf({ matches: [root], location: { pathname: '/elsewhere', search: '' } })).toEqual({
      title: '云峡水电集团股份有限公司',
    });
  });

  test('a record gives its own title', () => {
    const leaf = {
      id: 'details',
      handle: { screen: newsDetails, record: (loaded: { head: unknown }) => loaded.head },
      loaderData: { head: { title: '某新闻', summary: '摘要', publishedAt: '2026-03-01T09:00:00+08:00' } },
    };
    const meta = pageMeta({ matches: [root, leaf], location: { pathname: '/details', search: '?id=7&from=x' } });
    expect(meta).toContainEqual({ title: '某新闻 - 云峡水电' });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://example.test/details?id=7' });
    expect(meta).toContainEqual({ property: 'og:type', content: 'article' });
  });

  test('a record without a title is called by the company alone', () => {
    const leaf = {
      id: 'details',
      handle: { record: (loaded: { head: unknown }) => loaded.head },
      loaderData: { head: { title: toTitle(' '), summary: '', publishedAt: null } },
    };
    const meta = pageMeta({ matches: [root, leaf], location: { pathname: '/details', search: '?id=7' } });
    expect(meta).toContainEqual({ title: '云峡水电集团股份有限公司' });
  });

  test('errors say what they are and are not indexed', () => {
    const error = { status: 404, statusText: '', internal: false, data: notFound().data };
    const meta = pageMeta({ matches: [root], location: { pathname: '/nope', search: '' }, error });
    expect(meta).toEqual([{ title: '页面不存在 - 云峡水电' }, { name: 'robots', content: 'noindex' }]);
  });

  test('a screen whose title depends on what was asked for makes its own', () => {
    const leaf = { id: 'search', handle: { title: () => '停电 - 站内搜索' }, loaderData: {} };
    expect(titleOf({ matches: [root, leaf], location: { pathname: '/search', search: '?key=x' } })).toEqual({
      title: '停电 - 站内搜索 - 云峡水电',
    });
    const lost = { ...leaf, loaderData: undefined };
    expect(titleOf({ matches: [root, lost], location: { pathname: '/search', search: '?key=x' } })).toEqual({
      title: '站内搜索 - 云峡水电',
    });
  });

  test('search is not indexed', () => {
    const meta = pageMeta({ matches: [root], location: { pathname: '/search', search: '?key=a' } });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});

test('canonical URLs keep record, page and filters in one order, page 1 not at all, and nothing else', () => {
  expect(importantNews.canonical('?page=1&keyword=x&utm_source=y')).toBe('/news/important?keyword=x');
  expect(importantNews.canonical('?keyword=x&page=3&year=2026')).toBe('/news/important?year=2026&keyword=x&page=3');
  expect(importantNews.canonical('?status=open&year=20x6')).toBe('/news/important');
  expect(newsDetails.canonical('?from=timeline&id=3&isappinstalled=0')).toBe('/details?id=3');
});

test('a look-up on the home page is for search engines the home page itself, and not indexed', () => {
  const leaf = { id: 'home', handle: { screen: home }, loaderData: {} };
  const meta = pageMeta({ matches: [root, leaf], location: { pathname: '/home', search: '?q=茶场村' } });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://example.test/home' });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('the colours of the browser’s bars are those of the header', () => {
  const css = readFileSync(new URL('styles/themes.css', import.meta.url), 'utf8');
  const surfaces = [...css.matchAll(/--surface: (#\w+);/g)].map(([, hex = '']) =>
    hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex,
  );
  expect([...new Set(surfaces)]).toEqual(Object.values(THEME_COLOURS));
});
