import type { Request } from '@playwright/test';
import { exampleItems } from '@yunxia/contract/examples';
import { scrollHydrated } from '../setup/hydrated.ts';
import { countCalls, holdRequests } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { openFind } from '../setup/open-find.ts';
import { settle } from '../setup/moments.ts';

test('from home to the news list, into an article and back: the list is as it was left, without a new call', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page).toHaveTitle('首页 - 云峡水电');
  await page
    .getByRole('banner')
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: '新闻中心' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/news\/important$/);
  await expect(page).toHaveTitle('集团要闻 - 云峡水电');

  const pages = page.getByRole('navigation', { name: '分页' });
  await pages.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/page=2/);
  // The address is there before the list: a row of the first page would be taken away under the pointer.
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  const last = page.locator('main a[href^="/details?id="]').last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  const title = (await last.textContent())?.trim() ?? '';
  const calls = countCalls(page, 'news-list');
  await last.click();

  await expect(page).toHaveURL(/\/details\?id=\d+$/);
  // The address is there before the article: the list stays until it has come.
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => title.includes((await heading.innerText()).trim().slice(0, 8))).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), scrolled)).toBeLessThanOrEqual(2);
  await expect(last).toBeVisible();
  expect(calls(), 'calls of news-list while going back').toBe(0);
});

test('a filtered list is as it was left when one comes back, to the part of a pixel', async ({ page }) => {
  const path = '/tender_procurement/tendering';
  await page.goto('/about');
  const entry = page.locator(`footer a[href="${path}"]`).first();
  await scrollHydrated(entry);
  await entry.click();
  await expect(page).toHaveURL(path);
  await openFind(page);
  const keyword = page.locator('main form input[name=keyword]').first();
  await keyword.fill('采购');
  await keyword.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(page.locator('main')).toContainText('“采购”：共');
  const link = page.locator('main a[href*="_details?id="]').last();
  await expect(link).toBeVisible();
  await page.evaluate(() => scrollTo(0, 240.5));
  const scrolled = await page.evaluate(() => scrollY);
  const address = page.url();
  const calls = countCalls(page, 'purchase-list');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/_details\?id=\d+$/);
  await expect(page.getByRole('region', { name: '当前状态' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(keyword).toHaveValue('采购');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -0.5);
  expect(calls(), 'calls while going back').toBe(0);
});

test('the first page is complete in the served HTML and asks for nothing a second time', async ({ page, stub }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/news/important');
  await page.waitForLoadState('networkidle');
  expect(posts).toEqual([]);
  expect(stub.calls('news-list')).toBeGreaterThan(0);
});

test('a client navigation posts to the same origin, form-urlencoded', async ({ page, baseURL }) => {
  await page.goto('/home');
  const call = page.waitForRequest(
    (request) => request.url() === `${baseURL}/api/v1/news-list` && request.method() === 'POST',
  );
  await page
    .getByRole('banner')
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: '新闻中心' })
    .first()
    .click();
  const request = await call;
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
  expect(new URLSearchParams(request.postData() ?? '').get('type')).toBe('important');
});

test('two articles are two pages: going back from the second shows the first', async ({ page }) => {
  await page.goto('/details?id=101');
  const first = await page.getByRole('heading', { level: 1 }).textContent();
  await page.locator('main a[href^="/details?id="]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
});

test('about is asked for again each time, and opens at its top', async ({ page, stub }) => {
  const abouts = () => stub.bodies('special-column-info').filter((body) => body.includes('about')).length;
  await page.goto('/about');
  const before = abouts();
  await page.locator('a[href="/home"]:visible').first().click();
  await expect(page).toHaveTitle(/^首页/);
  await page.goBack();
  await expect(page).toHaveTitle(/关于本站/);
  await expect.poll(abouts).toBeGreaterThan(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a slower answer for what was left does not replace what is shown', async ({ page }) => {
  await page.goto('/news/important');
  const isOlder = (request: Request) => (request.postData() ?? '').includes('comprehensive');
  const release = await holdRequests(page, '**/api/v1/news-list', isOlder);
  const older = page.waitForRequest((request) => request.url().endsWith('/api/v1/news-list') && isOlder(request));
  await page.locator('a[href="/news/comprehensive"]:visible').first().click();
  await older;
  await page.locator('a[href="/news/information"]:visible').first().click();
  await expect(page).toHaveTitle('行业资讯 - 云峡水电');
  release();
  await settle(page);
  await expect(page).toHaveTitle('行业资讯 - 云峡水电');
  await expect(page).toHaveURL(/\/news\/information$/);
});

test('each list of news asks for its own type and shows no other', async ({ request, stub }) => {
  const items = exampleItems('news-list', Date.now());
  for (const type of ['important', 'comprehensive', 'information']) {
    const before = stub.calls('news-list');
    const html = await (await request.get(`/news/${type}`)).text();
    const asked = stub.bodies('news-list').slice(before);
    expect(new Set(asked.map((body) => new URLSearchParams(body).get('type'))), type).toEqual(new Set([type]));
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const shown = new Set([...main.matchAll(/\/details\?id=(\d+)"/g)].map(([, id]) => Number(id)));
    const types = [...shown].map((id) => items.find((item) => item.id === id)?.['type']);
    expect(types.length, type).toBeGreaterThan(0);
    expect(new Set(types), type).toEqual(new Set([type]));
  }
});
