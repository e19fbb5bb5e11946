import { startStubServer } from '@yunxia/contract/testing';
import { holdRequests } from '../setup/calls.ts';
import { findFreePort, releasePort } from '../setup/free-port.ts';
import { expect, test, withSite } from '../setup/fixtures.ts';
import { stopClock } from '../setup/moments.ts';
import { ownErrorPage, recordPath } from '../setup/screens.ts';

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
  for (const [status, message] of catalogue) {
    stub.control({ endpoint: 'news-list', fail: { status } });
    await page.locator('a[href="/news/important"]:visible').first().click();
    await expect(page.getByRole('status').getByText(message, { exact: true }), `${status}`).toHaveCount(1);
    await expect(page.locator('[data-failed]').getByText('重新加载')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(/法律声明/);
  }
});

test('a message stays for two seconds', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.clock.install();
  await page.goto('/legal_statement');
  await stopClock(page);
  // The page's own error state says the same words: a call of secondary data is none.
  await page.route('**/api/v1/news-list', (route) => route.fulfill({ status: 501, json: { code: 501, msg: '' } }));
  await page.locator('footer a[href="/home"], header a[href="/home"]').first().click();
  const toast = page.getByRole('status').getByText('服务未实现');
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1999);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test(
  'ten calls that fail at once are one message, and the next failure says it again',
  { tag: '@long' },
  async ({ page, stub, problems }) => {
    problems.expect(/Failed to load resource/);
    await page.goto('/legal_statement');
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) calls += 1;
    });
    stub.control({ endpoint: '*', fail: { status: 502 }, delayMs: 300 });
    const toast = page.getByRole('status').getByText('网关错误', { exact: true });
    const home = page.locator('header a[href="/home"]').first();
    await home.click();
    await expect(toast).toHaveCount(1);
    await expect.poll(() => calls).toBeGreaterThanOrEqual(10);
    await expect(toast).toHaveCount(0);
    await page.locator('a[href="/news/important"]:visible').first().click();
    await expect(toast).toHaveCount(1);
  },
);

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
  await page.evaluate(() => (document.documentElement.dataset.broken = 'yes'));
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page.getByRole('status').getByText('请求头无法写入', { exact: true })).toHaveCount(1);
  await expect(page.locator('[data-failed]')).toContainText('内容没有加载出来');
});

test('after a failure the reader tries again and goes on', async ({ page, stub, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/legal_statement');
  stub.control({ endpoint: 'news-list', fail: { status: 500, times: 1 } });
  await page.locator('a[href="/news/important"]:visible').first().click();
  await page.locator('[data-failed]').getByText('重新加载').click();
  await expect(page.locator('main a[href^="/details?id="]').first()).toBeVisible();
  await expect(page.locator('[data-failed]')).toHaveCount(0);
});

test('no answer at all is 网络连接故障', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/home');
  await page.route('**/api/v1/**', (route) => route.abort('connectionfailed'));
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page.getByRole('status').getByText('网络连接故障')).toHaveCount(1);
});

test('a code other than 0 shows the answer’s own msg and the page’s error state', async ({ page, stub }) => {
  await page.goto('/home');
  stub.control({ endpoint: 'news-list', fail: { code: 7, msg: '栏目维护中' } });
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page.getByRole('status').getByText('栏目维护中')).toHaveCount(1);
  await expect(page.locator('[data-failed]').getByText('重新加载')).toBeVisible();
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

test(
  'after ten seconds without an answer the page says that it is still loading',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/home');
    await stopClock(page);
    const release = await holdRequests(page, '**/api/v1/news-list');
    await page.locator('a[href="/news/important"]:visible').first().click();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return page.getByRole('progressbar').count();
      })
      .toBe(1);
    await page.clock.runFor(8000);
    await expect(page.getByText('仍在加载')).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(page.getByText('仍在加载')).toBeVisible();
    release();
    await expect(page).toHaveTitle(/集团要闻/);
    await expect(page.getByText('仍在加载')).toHaveCount(0);
  },
);

test.describe('an error state', () => {
  const states = [
    [400, '查询条件有误', '清除筛选条件'],
    [403, '这部分内容不能查看', '站内搜索'],
    [404, '没有找到这部分内容', '站内搜索'],
    [429, '访问过于频繁', '重新加载'],
    [500, '内容暂时无法显示', '重新加载'],
    [504, '等待时间过长', '重新加载'],
  ] as const;

  test('says in plain words what the reader can do, keeps the search, and is announced once', async ({
    page,
    stub,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await page.goto('/news/information?keyword=电站');
    const heard = page.locator('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
    for (const [status, title, way] of states) {
      stub.control({ endpoint: 'news-list', fail: { status } });
      await page.goto('/legal_statement');
      await page.locator('a[href="/news/important"]:visible').first().click();
      const state = page.locator('[data-failed]');
      await expect(state.getByRole('heading')).toHaveText(title);
      await expect(state).not.toContainText(/检查.*网络|api/);
      await expect(state.getByRole('link', { name: '000-00095598' })).toBeVisible();
      const said = () => heard.evaluateAll((all) => all.map((it) => it.textContent?.trim()).filter(Boolean));
      // what the navigation said of itself goes a moment later
      await expect.poll(said, `${status}`).toHaveLength(1);
      if (status !== 400) await expect(state.getByRole('link', { name: way })).toBeVisible();
    }
    stub.control({ endpoint: 'news-list', fail: { status: 400 } });
    await page.goto('/news/information?keyword=电站');
    await expect(page.locator('[data-failed]').getByRole('link', { name: '清除筛选条件' })).toHaveAttribute(
      'href',
      '/news/information',
    );
    await expect(page.locator('main input[name=keyword]')).toHaveValue('电站');
    stub.control({ endpoint: 'news-list', fail: null });
    await page.locator('[data-failed]').getByRole('link', { name: '重新加载' }).click();
    await expect(page.locator('[data-failed]')).toHaveCount(0);
    await expect(page.locator('main input[name=keyword]')).toHaveValue('电站');
    await expect(page.locator('#main')).toBeFocused();
  });

  test(
    'sends the reader to the network only while the device has none',
    { tag: '@long' },
    async ({ page, context, problems }) => {
      problems.expect(/Failed to load resource/);
      await page.goto('/news/important');
      // the client comes with the first navigation
      await page.locator('main a[href="/news/important?page=2"]').first().click();
      await expect(page).toHaveURL(/page=2$/);
      await context.setOffline(true);
      await page.locator('main a[href="/news/important?page=3"]').first().click();
      const state = page.locator('[data-failed]');
      await expect(state.getByRole('heading')).toHaveText('网络没有连上');
      await expect(state).toContainText('请检查手机或电脑的网络');
      await context.setOffline(false);
      await state.getByRole('link', { name: '重新加载' }).click();
      await expect(state).toHaveCount(0);
    },
  );

  test('of a record has plain words, phones and a way home, too', async ({ page, stub, problems }) => {
    problems.expect(ownErrorPage, /Failed to load resource/);
    stub.control({ endpoint: 'news-info', fail: { status: 503 } });
    await page.goto(recordPath('/details'));
    const state = page.locator('[data-failed]');
    await expect(state.getByRole('heading', { level: 1 })).toHaveText('内容暂时无法显示');
    await expect(state.getByRole('link', { name: '000-00095598' })).toBeVisible();
    await expect(state.getByRole('link', { name: '返回首页' })).toBeVisible();
    await expect(state.getByRole('link', { name: '重试' })).toBeVisible();
  });
});
