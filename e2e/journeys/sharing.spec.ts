import type { APIRequestContext, Page } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { allScreens, named } from '../../apps/site/app/site-map.ts';
import { expect, test, withSite } from '../setup/fixtures.ts';
import { findFeedFaults, readFeed } from '../setup/rss-rules.ts';
import { ownErrorPage } from '../setup/screens.ts';

const outage = 301;
const openPost = 801;
const closedPost = 804;

/** What crawlers read: the served HTML, in which no script has run. */
async function contentOf(request: APIRequestContext, path: string): Promise<(key: string) => string | undefined> {
  const html = await (await request.get(path)).text();
  return (key) => {
    if (key === 'canonical') return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    return new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
  };
}

/** The JSON-LD of an open page, by type. */
async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return new Map(data.map((one) => [String(one['@type']), one]));
}

/** Width and height that a PNG's head says. */
function sizeOfPng(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

function locationsOf(xml: string): { loc: string; lastmod?: string }[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'url' || name === 'sitemap' });
  const { urlset, sitemapindex } = parser.parse(xml) as Record<string, Record<string, { loc: string }[]>>;
  return urlset?.url ?? sitemapindex?.sitemap ?? [];
}

test('every address of every sitemap is a page, with a date that has its zone or none', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const files = locationsOf(await index.text());
  expect(files.length).toBeGreaterThan(10);
  const seen = new Set<string>();
  for (const file of files) {
    const answer = await request.get(file.loc);
    expect(answer.status(), file.loc).toBe(200);
    const urls = locationsOf(await answer.text());
    expect(urls.length, file.loc).toBeGreaterThan(0);
    for (const { loc, lastmod } of urls) {
      expect(new URL(loc).origin).toBe(baseURL);
      expect(seen.has(loc), `${loc} stands twice`).toBe(false);
      seen.add(loc);
      if (lastmod !== undefined) expect(lastmod, loc).toMatch(/^(?:19[7-9]|2\d{2})\d-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    }
    for (let at = 0; at < urls.length; at += 8) {
      const answers = await Promise.all(
        urls.slice(at, at + 8).map(async ({ loc }) => [loc, (await request.get(loc, { maxRedirects: 0 })).status()]),
      );
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    }
  }
  expect([...seen]).toContain(`${baseURL}/details?id=101`);
  expect([...seen].filter((loc) => /\/(?:search|pdf)\b/.test(loc))).toEqual([]);
});

test('a name that no sitemap or feed has is a 404', async ({ request }) => {
  for (const path of [
    '/sitemaps/nope-1.xml',
    '/sitemaps/news-important-99.xml',
    '/feeds/nope.rss',
    '/feeds/home.rss',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('robots.txt lets crawlers in, names the sitemap, and leaves search out', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Allow: /', 'Disallow: /search', `Sitemap: ${baseURL}/sitemap.xml`]),
  );
});

test('every list has a valid feed, linked from its head and its heading', async ({ page, request, baseURL }) => {
  const feeds: string[] = [];
  for (const { path } of allScreens) {
    const html = await (await request.get(path)).text();
    const feed = /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/.exec(html)?.[1];
    if (feed) {
      feeds.push(feed);
      expect(html.split('<h1')[1], path).toContain(`href="${feed}"`);
    }
  }
  expect(feeds.length).toBeGreaterThanOrEqual(15);
  for (const feed of feeds) {
    const answer = await request.get(feed);
    expect(answer.headers()['content-type'], feed).toBe('application/rss+xml; charset=utf-8');
    const text = await answer.text();
    expect(findFeedFaults(text, `${baseURL}${feed}`), feed).toEqual([]);
    const first = readFeed(text).item[0];
    if (first?.guid?.isPermaLink === 'true') expect((await request.get(first.link ?? '')).status(), feed).toBe(200);
    const again = await request.get(feed, { headers: { 'If-None-Match': answer.headers()['etag'] ?? '' } });
    expect([again.status(), await again.text()], feed).toEqual([304, '']);
  }
  await page.goto('/news/important');
  await expect(page.getByRole('link', { name: /订阅 RSS/ })).toHaveAttribute('href', '/feeds/news-important.rss');
});

test('a feed of hostile titles is valid', { tag: '@long' }, async ({ stub, playwright }, { parallelIndex }) => {
  stub.control({ endpoint: 'news-list', useCase: 'hostile' });
  await withSite(stub.url, parallelIndex, async ({ url }) => {
    const request = await playwright.request.newContext();
    const self = `${url}/feeds/news-important.rss`;
    const text = await (await request.get(self)).text();
    expect(findFeedFaults(text, self)).toEqual([]);
    expect(readFeed(text).item.length).toBeGreaterThan(0);
    await request.dispose();
  });
});

test('feeds and sitemaps are 503 while the content server is down, in words and with the phones', async ({
  playwright,
}, { parallelIndex }) => {
  await withSite('http://127.0.0.1:1', parallelIndex, async ({ url }) => {
    const request = await playwright.request.newContext();
    const feeds = ['outages.ics', 'outages.json', 'tenders.ics', 'news-important.rss'].map((name) => `/feeds/${name}`);
    for (const path of [...feeds, '/sitemap.xml', '/sitemaps/news-important-1.xml']) {
      const answer = await request.get(`${url}${path}`);
      expect(answer.status(), path).toBe(503);
      expect(Number(answer.headers()['retry-after']), path).toBeGreaterThan(0);
      expect(answer.headers()['content-type'], path).toBe('text/plain; charset=utf-8');
      expect(await answer.text(), path).toMatch(
        /^[^<]*服务暂时不可用，请稍后再试。紧急用电问题请拨打：服务热线 [\d-]+/,
      );
    }
    await request.dispose();
  });
});

test('every page has its address, words and picture in the served HTML', async ({ request, baseURL }) => {
  const shared = [...allScreens.filter(({ noindex }) => !noindex).map(({ path }) => path), '/details?id=101'];
  for (const path of shared) {
    const content = await contentOf(request, path);
    expect(content('canonical'), path).toBe(`${baseURL}${path}`);
    expect(content('og:url'), path).toBe(`${baseURL}${path}`);
    for (const key of ['og:title', 'og:description', 'description', 'og:site_name', 'og:type', 'twitter:card']) {
      expect(content(key), `${path} ${key}`).toBeTruthy();
    }
    expect(content('og:locale'), path).toBe('zh_CN');
    expect(content('og:image'), path).toMatch(new RegExp(`^${baseURL}/.+\\.(?:png|jpe?g|webp)$`));
    expect(Number(content('og:image:width')), path).toBeGreaterThanOrEqual(300);
    expect(Number(content('og:image:height')), path).toBeGreaterThanOrEqual(300);
  }
  const article = await contentOf(request, '/details?id=101');
  expect(article('og:type')).toBe('article');
  const picture = await request.get(article('og:image') ?? '');
  expect([picture.status(), picture.headers()['content-type']?.split('/')[0]]).toEqual([200, 'image']);
});

test('the canonical address keeps record, page and filters, and follows the reader', async ({
  page,
  request,
  baseURL,
}) => {
  const content = await contentOf(request, '/news/important?utm_source=x&keyword=%E7%94%B5&page=2&from=timeline');
  expect(content('canonical')?.replaceAll('&amp;', '&')).toBe(`${baseURL}/news/important?keyword=%E7%94%B5&page=2`);
  await page.goto('/news/important');
  await page.locator('main a[href*="page=2"]').first().click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/news/important?page=2`);
  await page.locator('main a[href^="/details?id="]').first().click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/details\?id=\d+$/);
  await expect(page.locator('link[rel=alternate][type="application/rss+xml"]')).toHaveCount(0);
});

test('structured data: the company at home, articles, and the way to them', async ({ page, baseURL }) => {
  await page.goto('/home');
  const home = await structuredData(page);
  expect(home.get('Organization')).toMatchObject({ name: '云峡水电集团股份有限公司', url: `${baseURL}/` });
  expect([...home.keys()]).toEqual(['Organization']);
  await page.goto('/details?id=101');
  const article = await structuredData(page);
  expect(article.get('NewsArticle')).toMatchObject({ headline: await page.locator('main h1').innerText() });
  expect(article.get('BreadcrumbList')?.['itemListElement']).toHaveLength(4);
  await page.goto(`/information_details?id=${outage}`);
  expect([...(await structuredData(page)).keys()].toSorted()).toEqual(['Article', 'BreadcrumbList']);
});

test('structured data of hostile text stays data', { tag: '@long' }, async ({ page, stub }) => {
  stub.control({ endpoint: 'news-info', useCase: 'hostile' });
  await page.goto('/details?id=911');
  const article = (await structuredData(page)).get('NewsArticle');
  expect(article?.['headline']).toContain('<script>alert(1)</script>');
});

test('a post is a job posting while it is open, and not when it is closed', async ({ page }) => {
  await page.goto(`/recruitment_details?id=${openPost}`);
  const posting = (await structuredData(page)).get('JobPosting');
  expect(posting).toMatchObject({ title: '水电站运行值班员', hiringOrganization: { '@type': 'Organization' } });
  expect(posting?.['validThrough']).toMatch(/T\d\d:\d\d:\d\d\+08:00$/);
  await page.goto(`/recruitment_details?id=${closedPost}`);
  expect([...(await structuredData(page)).keys()]).toEqual(['BreadcrumbList']);
  await expect(page.locator('main').getByText('已截止').first()).toBeVisible();
});

test('search, errors and pages that a list does not have are not for search engines', async ({
  request,
  page,
  problems,
}) => {
  problems.expect(ownErrorPage);
  for (const path of [`${named.search}?key=电`, '/nope', '/details?id=999999', '/news/important?page=99']) {
    const content = await contentOf(request, path);
    expect(content('robots'), path).toMatch(/noindex/);
    expect(content('og:title') === undefined || path.includes('page='), path).toBe(true);
  }
  expect((await contentOf(request, '/news/important?page=2'))('robots')).toBeUndefined();
  await page.goto('/news/important?page=99');
  await page.locator('nav[aria-label=分页] a').first().click();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('marks and manifest are there, in the sizes they claim', async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, short_name, lang, theme_color, icons } = (await manifest.json()) as {
    name: string;
    short_name: string;
    lang: string;
    theme_color: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect([name, short_name, lang]).toEqual(['云峡水电集团股份有限公司', '云峡水电', 'zh-CN']);
  expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
    if (type === 'image/png') expect(sizeOfPng(await icon.body())).toBe(sizes);
  }
  const html = await (await request.get('/home')).text();
  for (const href of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']) {
    expect(html).toContain(`href="${href}"`);
    expect((await request.get(href)).status(), href).toBe(200);
  }
  const colours = [
    ...html.matchAll(/<meta name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(#\w+)"/g),
  ];
  expect(colours.map(([, theme, colour]) => [theme, colour])).toEqual([
    ['light', theme_color],
    ['dark', '#0c2229'],
  ]);
  expect(sizeOfPng(await (await request.get('/share.png')).body())).toBe('800x420');
});

test('the browser’s own bars have the colour of the theme in force', async ({ page }) => {
  const colours = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) => [...new Set(metas.map((meta) => (meta as HTMLMetaElement).content))]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/legal_statement');
  await expect.poll(colours).toEqual(['#0c2229']);
  await page
    .getByRole('button', { name: /主题|浅色|深色/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(colours).toEqual(['#ffffff']);
  await page.reload();
  await expect.poll(colours).toEqual(['#ffffff']);
});

test('the filings of the foot lead to the registers, the police badge before the second', async ({ page }) => {
  await page.goto('/home');
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await expect(foot.getByRole('link', { name: /ICP备/ })).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
  const police = foot.getByRole('link', { name: /公网安备/ });
  await expect(police).toHaveAttribute('href', /^https:\/\/beian\.mps\.gov\.cn\/#\/query\/webSearch\?code=\d+$/);
  await expect(police.locator('svg, img').first()).toBeVisible();
});

test('the description goes along with a navigation, and stands once', async ({ page }) => {
  await page.goto('/legal_statement');
  const description = page.locator('head meta[name=description]');
  await expect(description).toHaveAttribute('content', /法律声明/);
  await page.getByRole('banner').getByRole('link', { name: '新闻中心' }).first().click();
  await expect(page).toHaveURL(/\/news\/important$/);
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute('content', /集团要闻/);
});
