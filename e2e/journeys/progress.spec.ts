import { waitHydrated } from '../setup/hydrated.ts';
import { holdRequests } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { stopClock } from '../setup/moments.ts';

test(
  'a slow navigation shows the bar: from 0.3, growing, full at its end, gone half a second later',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/legal_statement');
    await stopClock(page);
    await page.evaluate(() => {
      const lengths: number[] = [];
      Object.assign(window, { barLengths: lengths });
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('[role=progressbar] > div');
        const length = bar ? Number.parseFloat(bar.style.transform.slice('scaleX('.length)) : undefined;
        if (length !== undefined && length !== lengths.at(-1)) lengths.push(length);
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
    });
    const lengths = () => page.evaluate(() => (window as unknown as { barLengths: number[] }).barLengths);
    const bar = page.getByRole('progressbar');
    const release = await holdRequests(page, '**/api/v1/news-list');
    await page.locator('a[href="/news/important"]:visible').first().click();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return (await lengths()).length;
      })
      .toBeGreaterThan(4);
    await expect(bar).toBeVisible();
    release();
    await expect(page).toHaveTitle(/集团要闻/);
    await expect.poll(async () => (await lengths()).at(-1)).toBe(1);
    const seen = await lengths();
    expect(seen[0]).toBe(0.3);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    await page.clock.runFor(499);
    await expect(bar).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(0);
  },
);

test('the bar is gone after a failure, a redirect and a navigation that was superseded', async ({
  page,
  stub,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const bar = page.getByRole('progressbar');
  await page.goto('/legal_statement');
  stub.control({ endpoint: 'news-list', delayMs: 400, fail: { status: 500, times: 1 } });
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page.locator('[data-failed]')).toBeVisible();
  await expect(bar).toHaveCount(0);

  const release = await holdRequests(page, '**/api/v1/news-list');
  await page.locator('main a[href="/news/comprehensive"]').first().click();
  await expect(bar).toBeVisible();
  await page.locator('header a[href="/home"]').first().click();
  // The home page shows this list, too.
  release();
  await expect(page).toHaveTitle(/^首页/);
  await expect(bar).toHaveCount(0);
});

test('no bar appears by itself when the page was hidden for a while', async ({ page }) => {
  await page.clock.install();
  await page.goto('/legal_statement');
  const hide = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await hide('hidden');
  await page.clock.fastForward(60_000);
  await hide('visible');
  await page.clock.runFor(1000);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('the old page stays where it is until the new one has come, which opens at its top', async ({ page }) => {
  await page.goto('/news/important');
  await page.evaluate(() => scrollTo(0, 700));
  const release = await holdRequests(page, '**/api/v1/news-list');
  const nav = page.getByRole('navigation', { name: '主导航' });
  const section = nav.getByRole('link', { name: '新闻中心', exact: true });
  // the header has come back: what is out of view would be scrolled to
  await expect(section).toBeInViewport({ ratio: 1 });
  await section.hover();
  await nav.getByRole('link', { name: '行业资讯' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(700);
  release();
  await expect(page).toHaveTitle(/行业资讯/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a script that is gone after a deployment: one reload, then a page that says what to do', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/, /dynamically imported module/);
  await page.goto('/news/important');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/comprehensive-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.locator('main a[href="/news/comprehensive"]').first().click();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL(/\/news\/comprehensive$/);
  // The page that was loaded again is whole as the server wrote it.
  await expect(page.locator('main a[href^="/details?id="]').first()).toBeVisible();
  await waitHydrated(page);
  expect(loads).toBe(1);
});
