import { sections } from '../../apps/site/app/site-map.ts';
import { devices } from '../setup/device-table.ts';
import { holdRequests } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { restHeader, turnWheel } from '../setup/moments.ts';
import { setWidth } from '../setup/window.ts';

const topSections = sections.filter((section) => section.topNav);

test('nine items lead to their sections, each with its pages in a dropdown, beside the stock code', async ({
  page,
}) => {
  await page.goto('/news/important');
  const nav = page.getByRole('navigation', { name: '主导航' });
  await expect(nav.locator('ul').first().locator(':scope > li > a')).toHaveText(topSections.map(({ title }) => title));
  for (const { title, screens } of topSections.filter((section) => section.screens.length > 0)) {
    const head = nav.getByRole('link', { name: title, exact: true }).first();
    await head.hover();
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    for (const screen of screens) {
      await expect(nav.locator(`a[href="${screen.path}"]`).last()).toBeVisible();
    }
  }
  await expect(page.locator('header').getByRole('link', { name: '股票代码 600116' })).toBeVisible();
});

test('the entry for questions of investors leaves the site in a new tab, without an opener', async ({ page }) => {
  await page.goto('/about');
  const nav = page.getByRole('navigation', { name: '主导航' });
  await nav.getByRole('link', { name: '投资者关系', exact: true }).hover();
  const link = nav.getByRole('link', { name: /投资者问答/ });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:/);
});

test('a dropdown opens with a space or an arrow, walks with arrows, and closes when Tab has left it', async ({
  page,
}) => {
  await page.goto('/news/important');
  const nav = page.getByRole('navigation', { name: '主导航' });
  const head = nav.getByRole('link', { name: '招标采购', exact: true }).first();
  await head.focus();
  await page.keyboard.press('Space');
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(nav.locator('a[href="/tender_procurement/tendering"]').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(nav.locator('a[href="/tender_procurement/old_tendering"]').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(head).toHaveAttribute('aria-expanded', 'false');
});

test('the header is clear over a banner, opaque once it is scrolled past, and at once where there is none', async ({
  page,
}) => {
  await page.goto('/news/important');
  const header = page.locator('[data-site-header]');
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const banner = await page.locator('[data-banner]').evaluate((element) => (element as HTMLElement).offsetHeight);
  const isClear = /, 0(\.\d+)?\)$|\/ 0?\.\d+\)$|transparent/;
  await page.mouse.move(700, 700);
  await expect.poll(ground).toMatch(isClear);
  await page.evaluate((y) => scrollTo(0, y), banner);
  await expect.poll(ground).toMatch(isClear);
  await page.evaluate((y) => scrollTo(0, y + 1), banner);
  await expect.poll(ground).not.toMatch(isClear);

  await page.goto('/about');
  await expect.poll(ground).not.toMatch(isClear);
});

test('focus that goes back to the header leaves the page where it is', async ({ page }) => {
  await page.goto('/news/important');
  await page.evaluate(() => scrollTo(0, 700));
  await restHeader(page);
  await page.getByRole('button', { name: '打开搜索' }).focus();
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('the search box keeps to itself while an input method composes, counts what a reader counts, and sends by its button', async ({
  page,
}) => {
  await page.goto('/about');
  const box = page.locator('header input[name=key]');
  await page.getByRole('button', { name: '打开搜索' }).click();
  await box.fill('停电');
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect(page).toHaveURL(/\/about$/);
  await box.fill('👨‍👩‍👧'.repeat(120));
  await expect(page.locator('header')).toContainText('已输入 100/100');
  await box.fill('检修');
  // The press on the button takes the focus from the box, which must not clear it first.
  await page.locator('header').getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?key=%E6%A3%80%E4%BF%AE$/);
});

test('what is written in the search box while a page is on its way stays when it has come', async ({ page }) => {
  await page.goto('/about');
  const release = await holdRequests(page, '**/api/v1/news-list');
  await page.getByRole('banner').getByRole('link', { name: '新闻中心' }).first().click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: '打开搜索' }).click();
  const box = page.locator('header input[name=key]');
  await box.fill('检修');
  release();
  await expect(page).toHaveTitle(/集团要闻/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('检修');
});

test.describe('on a phone', () => {
  test.use(devices.find(({ name }) => name === 'Android')?.options ?? {});

  test('the menu has a second level, keeps the page still and the focus inside, and closes with Escape', async ({
    page,
  }) => {
    await page.goto('/news/important');
    await page.evaluate(() => scrollTo(0, 300));
    await restHeader(page);
    const opener = page.locator('header a[aria-label$=菜单]');
    await opener.tap();
    const menu = page.getByRole('navigation', { name: '移动端菜单' });
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: '集团要闻' })).toBeVisible();
    await menu.getByRole('button', { name: '招标采购' }).tap();
    await expect(menu.getByRole('link', { name: '历史招标' })).toBeVisible();
    await turnWheel(page, 800);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    for (let stop = 0; stop < 30; stop += 1) await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test('the stock code stands in the header', async ({ page }) => {
    await page.goto('/about');
    const code = page.locator('header').getByRole('link', { name: '股票代码 600116' });
    await expect(code).toBeInViewport({ ratio: 1 });
    await expect(code).toContainText('600116');
  });

  test('the hotline is a link that calls', async ({ page }) => {
    await page.goto('/about');
    const phone = page.locator('header').getByRole('link', { name: /服务热线/ });
    await expect(phone).toBeVisible();
    await expect(phone).toHaveAttribute('href', /^tel:\d+$/);
  });

  test('the reader may choose the desktop page, which stays until the phone’s is chosen again', async ({
    page,
    context,
  }) => {
    const html = page.locator('html');
    await page.goto('/news/important?page=2');
    expect(await context.cookies()).toEqual([]);
    await page.locator('footer').getByRole('link', { name: '浏览电脑版' }).click();
    await expect(html).toHaveAttribute('data-device', 'desktop');
    await expect(page).toHaveURL(/\/news\/important\?page=2$/);
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(1280);
    await page.goto('/about');
    await expect(html).toHaveAttribute('data-device', 'desktop');
    // A resize does not take the choice back.
    await setWidth(page, 390, 800);
    await expect(html).toHaveAttribute('data-device', 'desktop');
    await page.locator('footer').getByRole('link', { name: '返回手机版' }).click();
    await expect(html).toHaveAttribute('data-device', 'mobile');
    expect(await context.cookies()).toEqual([]);
  });
});
