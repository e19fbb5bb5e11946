import type { Page } from '@playwright/test';
import { holdBack } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';

test.use({ waitsAwake: false });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Holds the page's scripts back. @returns what lets them go */
const holdScripts = (page: Page): Promise<() => void> => holdBack(page, '**/assets/*.js');

const awake = (page: Page) => expect(page.locator('html[data-awake]')).toHaveCount(1);

test('the served page asks for no script by itself; all come at once afterwards, behind everything else', async ({
  page,
}) => {
  const html = await (await page.request.get('/home')).text();
  expect(html).toContain('id="page-modules"');
  expect(html).not.toMatch(/<link[^>]*modulepreload|<script[^>]*\ssrc=/);
  await page.goto('/home');
  await awake(page);
  const asked = page.locator('head link[rel=modulepreload]');
  await expect.poll(() => asked.count()).toBeGreaterThan(5);
  await expect(page.locator('head link[rel=modulepreload]:not([fetchpriority=low])')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a tap on the menu before the script is there opens it afterwards', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/home');
    const button = page.getByRole('button', { name: '打开菜单' });
    await button.tap();
    await button.tap();
    expect(new URL(page.url()).hash, 'it does not lead to the map of the site').toBe('');
    release();
    await expect(page.getByRole('button', { name: '关闭菜单' })).toBeVisible();
    await expect(page.locator('#mobile-menu')).toBeVisible();
  });

  test('a tap on the search icon opens the box, by key as by finger', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/home');
    await page.getByRole('button', { name: '打开搜索' }).press('Enter');
    release();
    await expect(page.getByRole('combobox', { name: '搜索关键词' })).toBeFocused();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('where a script cannot be fetched, controls do what they do without script', async ({ page, problems }) => {
    problems.expect(/Failed to load resource|net::ERR_FAILED/);
    await page.route('**/assets/vendor-*.js', (route) => route.abort());
    await page.goto('/home');
    await page.getByRole('button', { name: '打开菜单' }).tap();
    await expect(page).toHaveURL(/#site-links$/);
  });
});

test('what is typed before the script is there stays, and the form can be sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/flag_navigation/building');
  const box = page.getByRole('searchbox', { name: '标题关键词' });
  await box.fill('党建');
  release();
  await awake(page);
  await expect(box).toHaveValue('党建');
  await expect(page.locator('main').getByText('已输入 2/100')).toBeVisible();

  await page.unroute('**/assets/*.js');
  await holdScripts(page);
  await page.goto('/flag_navigation/building');
  await box.fill('党建');
  await box.press('Enter');
  await expect(page).toHaveURL(/keyword=%E5%85%9A%E5%BB%BA/);
  await expect(box).toHaveValue('党建');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
