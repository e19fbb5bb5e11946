import { WITHDRAWN_ID } from '@yunxia/contract/testing';
import { allScreens, sections } from '../../apps/site/app/site-map.ts';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';

test('the root leads to home, and each section to its first child', async ({ request }) => {
  const ask = (path: string) => request.get(path, { maxRedirects: 0 });
  const root = await ask('/');
  expect(root.status()).toBeGreaterThanOrEqual(301);
  expect(root.headers().location).toMatch(/\/home$/);
  for (const { path, screens } of sections.filter((section) => section.screens.length > 0)) {
    const answer = await ask(path);
    expect([301, 302, 307, 308], path).toContain(answer.status());
    expect(answer.headers().location, path).toMatch(new RegExp(`${screens[0]?.path}$`));
  }
});

test('every screen answers 200 with its title, and with its words in the served HTML', async ({ request }) => {
  for (const { path, title } of allScreens) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toContain(`<title>${title} - 云峡水电</title>`);
    expect(html, path).toMatch(/<html[^>]* lang="zh-CN"/);
    expect(html.match(/<meta name="viewport"/g), path).toHaveLength(1);
    expect(html, path).not.toMatch(/maximum-scale|user-scalable/);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
  }
});

test('every field of every address takes anything: no failure, no markup, no cookie, no way to another site', async ({
  request,
}) => {
  const fields = 'page keyword key year month start end type kind status region city view sort file back'.split(' ');
  const hostile = [
    '__proto__',
    '-1',
    '\0',
    '\u202e',
    '<img src=x onerror=alert(1)>',
    '//evil.invalid',
    '../../etc/passwd',
  ];
  // Each field has another value than its neighbours, and another one in the second turn.
  for (const turn of [0, 3]) {
    const valueOf = (at: number): string => hostile[(at + turn) % hostile.length] ?? '';
    const query = new URLSearchParams(
      fields.flatMap((name, at) => [name, `${name}[]`].map((each) => [each, valueOf(at)])),
    );
    for (const { path } of allScreens) {
      const answer = await request.get(`${path}?${query}`, { maxRedirects: 0 });
      expect(answer.status(), `${path} ${turn}`).toBeLessThan(500);
      expect(answer.headers()['set-cookie'], `${path} ${turn}`).toBeUndefined();
      expect(answer.headers().location ?? '/', `${path} ${turn}`).toMatch(/^\/(?![/\\])/);
      expect(await answer.text(), `${path} ${turn}`).not.toMatch(/<img src=x|href="\/\/evil/);
    }
  }
});

test('a search engine gets the words, not a page that waits for them', async ({ request }) => {
  const answer = await request.get('/details?id=101', {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)' },
  });
  const html = await answer.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toMatch(/<h1[^>]*>(?:<[a-z]+>)*[^<]+/);
  expect(main.match(/<p[ >]/g)?.length).toBeGreaterThan(2);
  expect(main).not.toMatch(/<template|<!--\$\?-->/);
});

for (const path of [
  '/nope',
  '/details',
  '/details?id=abc',
  '/details?id=999999',
  '/details?id=0',
  '/details?id=1.5',
  '/home%',
]) {
  test(`${path} is HTTP 404 with the site's own page`, async ({ page, problems }) => {
    problems.expect(ownErrorPage);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('这个页面没有接通');
    await expect(page.locator('main')).toContainText('页面不存在');
    await expect(page.locator('main a[href="/home"]')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
}

test('a withdrawn record is HTTP 410, without its content', async ({ page, problems }) => {
  problems.expect(ownErrorPage);
  const answer = await page.goto(`/details?id=${WITHDRAWN_ID}`);
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('撤');
});

test('a record asked for on another route of its kind is sent to its own', async ({ request }) => {
  const answer = await request.get('/investor_details?id=301', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toMatch(/\/information_details\?id=301$/);
});

test('a word with signs of its own is searched for as it is', async ({ page }) => {
  for (const key of ['100%', 'C++', 'a b', '<img src=x onerror=alert(1)>']) {
    const answer = await page.goto(`/search?key=${encodeURIComponent(key)}`);
    expect(answer?.status(), key).toBe(200);
    await expect(page.locator('main').getByLabel('搜索关键词')).toHaveValue(key);
  }
});

test('both health pages, robots and sitemap answer', async ({ request, stub }) => {
  expect((await request.get('/healthz')).ok()).toBe(true);
  expect((await request.get(`${stub.url}/healthz`)).ok()).toBe(true);
  expect((await request.get('/robots.txt')).ok()).toBe(true);
  const sitemaps = await (await request.get('/sitemap.xml')).text();
  expect(sitemaps).toContain('/sitemaps/pages.xml</loc>');
  const pages = await (await request.get('/sitemaps/pages.xml')).text();
  expect(pages).toContain('/news/important</loc>');
});
