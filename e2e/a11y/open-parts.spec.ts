import type { Page } from '@playwright/test';
import { findInBothThemes } from '../setup/axe.ts';
import { devices } from '../setup/device-table.ts';
import { expect, test } from '../setup/fixtures.ts';

/** Looks at the page in both themes as it stands, with everything that is open. */
const expectNoViolation = async (page: Page, what: string): Promise<void> =>
  expect(await findInBothThemes(page), what).toEqual([]);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/legal_statement');
});

test('header and footer, an open dropdown, the open search box: no violation', async ({ page }) => {
  await expectNoViolation(page, 'header and footer');
  const head = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '走进集团', exact: true });
  await head.hover();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolation(page, 'dropdown');
  await page.getByRole('button', { name: '打开搜索' }).click();
  await page.locator('header input[name=key]').fill('停电');
  await expect(page.getByRole('listbox', { name: '搜索建议' })).toBeVisible();
  await expectNoViolation(page, 'search box');
});

test(
  'the open licence, a message and the way to the top: no violation',
  { tag: '@long' },
  async ({ page, stub, problems }) => {
    problems.expect(/Failed to load resource/);
    const opener = page.locator('footer').getByRole('button', { name: '营业执照' });
    await opener.click();
    await expect(page.getByRole('dialog', { name: /营业执照/ })).toBeVisible();
    await expectNoViolation(page, 'licence');
    await page.keyboard.press('Escape');
    stub.control({ endpoint: '*', fail: { status: 502 } });
    await page.locator('a[href="/news/important"]:visible').first().click();
    await expect(page.getByRole('status').getByText('网关错误')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoViolation(page, 'failed list');
    await page.evaluate(() => scrollTo(0, 600));
    await expect(page.getByRole('button', { name: '回到顶部' })).toBeVisible();
    await expectNoViolation(page, 'back-top');
  },
);

for (const path of ['/home', '/news/important']) {
  test(`the clear header over the picture of ${path}: no violation`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-site-header]')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await findInBothThemes(page, { within: '[data-site-header]' })).toEqual([]);
  });
}

test('an open picture of the honours: no violation', async ({ page }) => {
  await page.goto('/entering_group/honor');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^查看大图/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '集团荣誉' })).toBeVisible();
  await expectNoViolation(page, 'picture');
});

test.describe('on a phone', () => {
  test.use(devices.find(({ name }) => name === 'Android')?.options ?? {});

  test('the open menu with its second level: no violation', async ({ page }) => {
    await page
      .getByRole('link', { name: '打开菜单' })
      .or(page.getByRole('button', { name: '打开菜单' }))
      .tap();
    const menu = page.getByRole('navigation', { name: '移动端菜单' });
    await menu.getByRole('button', { name: '招标采购' }).tap();
    await expect(menu.getByRole('link', { name: '历史招标' })).toBeVisible();
    await expectNoViolation(page, 'menu');
  });
});
