import { startStubServer } from '@yunxia/contract/testing';
import { findFreePort, releasePort } from '../setup/free-port.ts';
import { expect, test, withSite } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';

const catalogue = [
  [400, '请求错误'],
  [401, '未授权，请登录'],
  [403, '拒绝访问'],
  [404, '请求地址出错: /api/v1/news-list'],
  [408, '请求超时'],
  [500, '服务器内部错误'],
  [501, '服务未实现'],
  [502, '网关错误'],
  [503, '服务不可用'],
  [504, '网关超时'],
  [505, 'HTTP版本不受支持'],
  [418, '网络连接故障'],
] as const;

test('a failed call on a navigation says what the catalogue says, once', async ({ page, stub, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/legal_statement');
  await page.waitForLoadState('networkidle');
  for (const [status, message] of catalogue) {
    stub.control({ endpoint: 'news-list', fail: { status } });
    await page.locator('a[href="/news/important"]:visible').first().click();
    await expect(page.getByRole('status').getByText(message, { exact: true }), `${status}`).toHaveCount(1);
    await expect(page.getByRole('alert').getByText('重新加载')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(/法律声明/);
  }
});

test('a message stays for two seconds', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/legal_statement');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { toastTimes: times });
    let before = false;
    new MutationObserver(() => {
      const now = document.body.innerText.includes('服务未实现');
      if (now !== before) times.push(performance.now());
      before = now;
    }).observe(document.body, { childList: true, subtree: true });
  });
  // The page's own error state says the same words: a call of secondary data is none.
  await page.route('**/api/v1/news-list', (route) => route.fulfill({ status: 501, json: { code: 501, msg: '' } }));
  await page.locator('footer a[href="/home"], header a[href="/home"]').first().click();
  const times = () => page.evaluate(() => (window as unknown as { toastTimes: number[] }).toastTimes);
  await expect.poll(async () => (await times()).length).toBe(2);
  const [shown = 0, gone = 0] = await times();
  expect(gone - shown).toBeGreaterThan(1950);
  expect(gone - shown).toBeLessThan(2600);
});

test('ten calls that fail at once are one message, and the next failure says it again', async ({
  page,
  stub,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/legal_statement');
  await page.waitForLoadState('networkidle');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls += 1;
  });
  stub.control({ endpoint: '*', fail: { status: 502 }, delayMs: 300 });
  const toast = page.getByRole('status').getByText('网关错误', { exact: true });
  const home = page.locator('header a[href="/home"]').first();
  await home.click();
  await expect(toast).toHaveCount(1);
  expect(calls).toBeGreaterThanOrEqual(10);
  await expect(toast).toHaveCount(0);
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(toast).toHaveCount(1);
});

test('a request that cannot be set up shows its own message', async ({ page }) => {
  await page.addInitScript(() => {
    const RealHeaders = Headers;
    window.Headers = class extends RealHeaders {
      constructor(init?: HeadersInit) {
        if (document.documentElement.dataset.broken) throw new Error('请求头无法写入');
        super(init);
      }
    };
  });
  await page.goto('/legal_statement');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (document.documentElement.dataset.broken = 'yes'));
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page.getByRole('status').getByText('请求头无法写入', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('请求头无法写入');
});

test('after a failure the reader tries again and goes on', async ({ page, stub, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/legal_statement');
  await page.waitForLoadState('networkidle');
  stub.control({ endpoint: 'news-list', fail: { status: 500, times: 1 } });
  await page.locator('a[href="/news/important"]:visible').first().click();
  await page.getByRole('alert').getByText('重新加载').click();
  await expect(page.locator('main a[href^="/details?id="]').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('no answer at all is 网络连接故障', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/v1/**', (route) => route.abort('connectionfailed'));
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page.getByRole('status').getByText('网络连接故障')).toHaveCount(1);
});

test('a code other than 0 shows the answer’s own msg and the page’s error state', async ({ page, stub }) => {
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  stub.control({ endpoint: 'news-list', fail: { code: 7, msg: '栏目维护中' } });
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page.getByRole('status').getByText('栏目维护中')).toHaveCount(1);
  await expect(page.getByRole('alert').getByText('重新加载')).toBeVisible();
});

test('content server killed: 503 with the numbers to call, a toast on navigation, and recovery by itself', async ({
  page,
  problems,
}, { parallelIndex }) => {
  problems.expect(ownErrorPage, /Failed to load resource/, /request to another origin/);
  const port = await findFreePort(parallelIndex);
  let stub = await startStubServer({ port });
  await withSite(stub.url, parallelIndex, async (site) => {
    await page.goto(`${site.url}/news/important`);
    await page.waitForLoadState('networkidle');
    await stub.close();

    await page.locator('a[href="/news/information"]:visible').first().click();
    await expect(page.getByRole('status').getByText('网关错误')).toHaveCount(1);

    const answer = await page.goto(`${site.url}/news/comprehensive?year=2026`);
    expect(answer?.status()).toBe(503);
    for (const text of ['600116', '000-00096598', '000-00095598']) {
      await expect(page.locator('body')).toContainText(text);
    }

    stub = await startStubServer({ port });
    await expect
      .poll(async () => (await page.goto(`${site.url}/news/comprehensive?year=2026`))?.status(), { timeout: 15_000 })
      .toBe(200);
    await expect(page.locator('main a[href^="/details?id="]').first()).toBeVisible();
  });
  await stub.close();
  releasePort(port);
});

test('after ten seconds without an answer the page says that it is still loading', async ({ page, stub }) => {
  await page.clock.install();
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  stub.control({ endpoint: 'news-list', delayMs: 6000 });
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('仍在加载')).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('仍在加载')).toBeVisible();
  await expect(page).toHaveURL(/\/news\/important$/, { timeout: 15_000 });
  await expect(page.getByText('仍在加载')).toHaveCount(0);
});
