import { expect, test } from '../setup/fixtures.ts';

test('a slow navigation shows the bar: from 0.3, growing, full at its end, gone half a second later', async ({
  page,
  stub,
}) => {
  await page.goto('/legal_statement');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const seen: { at: number; length: number | null }[] = [];
    Object.assign(window, { seenBar: seen });
    setInterval(() => {
      const bar = document.querySelector<HTMLElement>('[role=progressbar] > div');
      const length = bar ? Number.parseFloat(bar.style.transform.slice('scaleX('.length)) : null;
      if (seen.at(-1)?.length !== length) seen.push({ at: performance.now(), length });
    }, 10);
  });
  stub.control({ endpoint: 'news-list', delayMs: 1500 });
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL(/\/news\/important$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const seen = await page.evaluate(
    () => (window as unknown as { seenBar: { at: number; length: number | null }[] }).seenBar,
  );
  const lengths = seen.map(({ length }) => length).filter((length) => length !== null && !Number.isNaN(length));
  expect(lengths[0]).toBe(0.3);
  expect(lengths.at(-1)).toBe(1);
  expect(lengths).toEqual([...lengths].sort((a, b) => Number(a) - Number(b)));
  expect(lengths.length).toBeGreaterThan(4);
  const full = seen.find(({ length }) => length === 1);
  const gone = seen.at(-1);
  expect(gone?.length).toBeNull();
  expect(Number(gone?.at) - Number(full?.at)).toBeGreaterThan(400);
});

test('the bar is gone after a failure, a redirect and a navigation that was overtaken', async ({
  page,
  stub,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const bar = page.getByRole('progressbar');
  await page.goto('/legal_statement');
  await page.waitForLoadState('networkidle');
  stub.control({ endpoint: 'news-list', delayMs: 400, fail: { status: 500, times: 1 } });
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(bar).toHaveCount(0);

  stub.control({ endpoint: 'news-list', delayMs: 3000 });
  await page.locator('main a[href="/news/comprehensive"]').first().click();
  await expect(bar).toBeVisible();
  await page.locator('header a[href="/home"]').first().click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(bar).toHaveCount(0);
});

test('no bar appears by itself when the page was hidden for a while', async ({ page }) => {
  await page.clock.install();
  await page.goto('/legal_statement');
  await page.waitForLoadState('networkidle');
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

test('the old page stays where it is until the new one has come, which opens at its top', async ({ page, stub }) => {
  await page.goto('/news/important');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 700));
  stub.control({ endpoint: 'news-list', delayMs: 1200 });
  const nav = page.getByRole('navigation', { name: '主导航' });
  await nav.getByRole('link', { name: '新闻中心', exact: true }).hover();
  await nav.getByRole('link', { name: '行业资讯' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await expect(page).toHaveTitle(/行业资讯/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a script that is gone after a deployment: one reload, then a page that says what to do', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/, /dynamically imported module/);
  await page.goto('/news/important');
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/comprehensive-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.locator('main a[href="/news/comprehensive"]').first().click();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL(/\/news\/comprehensive$/);
  // The page that was loaded anew is whole as the server wrote it.
  await expect(page.locator('main a[href^="/details?id="]').first()).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
});
