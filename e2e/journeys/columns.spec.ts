import { scrollHydrated } from '../setup/hydrated.ts';
import { countCalls } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const columns = ['/legal_statement', '/tools', '/about'];

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const path of columns) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.locator('main')).toContainText(/本页更新于 \d{4}-\d{2}-\d{2}/);
    });
  }
});

test('the tools lead to the outage notices, their procedure is in steps', async ({ page }) => {
  await page.goto('/tools');
  await expect(page.locator('main ol li[id^=step]')).toHaveCount(3);
  await page.locator('main').getByRole('link', { name: '停电查询' }).click();
  await expect(page).toHaveURL(/\/information_disclosure\/overhaul$/);
});

test('Spec §2: about is not cached, and opens at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/about');
  await page.evaluate(() => scrollTo(0, 400));
  const next = page.getByRole('contentinfo').getByRole('link', { name: '法律声明' }).first();
  await scrollHydrated(next);
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('法律声明');
  const calls = countCalls(page, 'special-column-info');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('关于本站');
  expect(calls(), 'asked again').toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('法律声明');
  expect(calls(), 'the others are kept').toBe(1);
});

test(
  'a column that fails is tried again; one that is gone says so',
  { tag: '@long' },
  async ({ page, stub, problems }) => {
    problems.expect(ownErrorPage);
    stub.control({ endpoint: 'special-column-info', fail: { status: 500 } });
    expect((await page.goto('/legal_statement'))?.status()).toBe(503);
    stub.reset();
    await page.locator('main').getByRole('link', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('法律声明');
    stub.control({ endpoint: 'special-column-info', useCase: 'gone' });
    expect((await page.goto('/tools'))?.status()).toBe(410);
  },
);

test('nothing written yet, and too much of it', { tag: '@long' }, async ({ page, stub }) => {
  stub.control({ endpoint: 'special-column-info', useCase: 'minimal' });
  await page.goto('/tools');
  await expect(page.getByRole('heading', { name: '暂无内容' })).toBeVisible();
  stub.control({ endpoint: 'special-column-info', useCase: 'long-and-hostile' });
  for (const path of columns) {
    await page.goto(path);
    await setWidth(page, 320);
    await expect.poll(() => sidewaysScroll(page), path).toBe(0);
    await setWidth(page, 1280);
  }
});
