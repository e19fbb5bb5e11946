import type { Page } from '@playwright/test';
import { expect, test, withSite } from '../setup/fixtures.ts';
import { findFreePort } from '../setup/free-port.ts';
import { ownErrorPage } from '../setup/screens.ts';

test.use({ serviceWorkers: 'allow' });

const OVERHAUL = '/information_disclosure/overhaul';

/** Waits until the worker is there and has kept its page. */
const keepOffline = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    while (!(await caches.match('/offline', { ignoreVary: true }))) await new Promise((again) => setTimeout(again, 50));
  });

const registrations = (page: Page): Promise<[number, string[]]> =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);

test('without a network: the last outages with their time, phones and advice, in place of any page', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/home');
  await keepOffline(page);
  await context.setOffline(true);
  for (const path of [`${OVERHAUL}?region=云峡县`, '/about']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('离线停电信息');
    expect(decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)).toBe(path);
  }
  await expect(page.locator('main')).toContainText(/数据时间 \d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  const rows = page.getByRole('region', { name: '停电公告' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  await expect(page.getByRole('region', { name: '联系电话' }).getByRole('link', { name: '12398' })).toHaveAttribute(
    'href',
    'tel:12398',
  );
  await expect(page.getByRole('heading', { name: '注意安全' })).toBeVisible();
  // Its styles were kept with it.
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)))
    .toBe(true);
  await context.setOffline(false);
  await page.getByRole('link', { name: '重新打开这一页' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('banner').getByRole('navigation').first()).toBeAttached();
});

test('whatever the network answers is shown: new outages, a 404, a 503', async ({ page, stub, problems }) => {
  problems.expect(ownErrorPage);
  await page.goto('/home');
  await keepOffline(page);
  stub.control({ endpoint: 'notice-list', useCase: 'empty' });
  await page.goto(OVERHAUL);
  await expect(page.locator('main')).toContainText('当前无停电计划');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect((await page.goto('/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('这个页面没有接通');
  stub.control({ endpoint: 'notice-list', fail: { status: 503 } });
  expect((await page.goto(OVERHAUL))?.status()).toBe(503);
  // What cannot be read now leaves what was kept before.
  expect((await page.goto('/offline'))?.status()).toBe(503);
  expect(await page.evaluate(async () => (await caches.match('/offline', { ignoreVary: true }))?.status)).toBe(200);
});

test('it comes by itself after the page, and goes when it is switched off', async ({ page, stub, problems }, {
  parallelIndex,
}) => {
  // A site of its own beside that of the worker.
  problems.expect(/request to another origin: http:\/\/127\.0\.0\.1/);
  const port = String(await findFreePort(parallelIndex));
  await withSite(
    stub.url,
    parallelIndex,
    async ({ url }) => {
      await page.goto(`${url}/about`);
      await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
      await keepOffline(page);
      await expect.poll(() => registrations(page)).toEqual([1, ['yunxia-offline-1']]);
    },
    { SITE_PORT: port },
  );
  await withSite(
    stub.url,
    parallelIndex,
    async ({ url }) => {
      await page.goto(`${url}/about`);
      await expect.poll(() => registrations(page)).toEqual([0, []]);
      expect((await page.request.get(`${url}/offline`)).status()).toBe(404);
    },
    { SITE_PORT: port, OFFLINE: 'off' },
  );
});
