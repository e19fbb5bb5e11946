import type { Page } from '@playwright/test';
import { holdRequests } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { openFind } from '../setup/open-find.ts';

test.use({ waitsHydrated: false });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Holds the page's scripts back. @returns what lets them go */
const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/*.js');

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toHaveCount(1);

test('the served page asks for no script by itself; all come afterwards, behind everything else, a few in each task', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      counts.push(added.filter((node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload').length);
    }).observe(document, { childList: true, subtree: true });
  });
  const html = await (await page.request.get('/home')).text();
  expect(html).toContain('id="page-modules"');
  expect(html).not.toMatch(/<link[^>]*modulepreload|<script[^>]*\ssrc=/);
  await page.goto('/home');
  await hydrated(page);
  const asked = page.locator('head link[rel=modulepreload]');
  await expect.poll(() => asked.count()).toBeGreaterThan(5);
  await expect(page.locator('head link[rel=modulepreload]:not([fetchpriority=low])')).toHaveCount(0);
  expect(await page.evaluate(() => Math.max(...(window as unknown as { counts: number[] }).counts))).toBe(3);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu opens at a tap while no script is there, chooses, and shuts', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/home');
    const button = page.locator('header a[aria-label$=菜单]');
    const menu = page.getByRole('navigation', { name: '移动端菜单' });
    await button.tap();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAccessibleName('关闭菜单');
    await menu.getByRole('button', { name: '招标采购' }).tap();
    await expect(menu.getByRole('link', { name: '历史招标' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '集团要闻' })).toBeHidden();
    for (let stop = 0; stop < 30; stop += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName('打开菜单');
    await page.keyboard.press('Space');
    await expect(menu).toBeVisible();
    await button.tap();
    await expect(menu).toHaveCount(0);
    await button.tap();
    await menu.getByRole('button', { name: '新闻中心' }).tap();
    await menu.getByRole('link', { name: '集团要闻' }).tap();
    await expect(page).toHaveURL(/\/news\/important$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a menu that stands open stays so when the script comes: section, focus and ways of shutting', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/news/important');
    const button = page.locator('header a[aria-label$=菜单]');
    const menu = page.getByRole('navigation', { name: '移动端菜单' });
    await button.tap();
    await expect(menu.getByRole('link', { name: '集团要闻' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('button', { name: '招标采购' }).tap();
    const link = menu.getByRole('link', { name: '历史招标' });
    await link.focus();
    release();
    await hydrated(page);
    await expect(menu).toHaveCount(1);
    await expect(link).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll', /.*/);
    await button.tap();
    await menu.getByRole('button', { name: '新闻中心' }).tap();
    await expect(menu.getByRole('link', { name: '集团要闻' })).toHaveAttribute('aria-current', 'page');
  });

  test('a menu opened before hydration closes after it, and opens and leads on through the router', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/home');
    const button = page.locator('header a[aria-label$=菜单]');
    const menu = page.getByRole('navigation', { name: '移动端菜单' });
    await button.tap();
    await expect(menu).toBeVisible();
    release();
    await hydrated(page);
    await expect(menu).toBeVisible();
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: '首页' })).toBeFocused();
    await button.tap();
    await expect(menu).toHaveCount(0);
    await button.tap();
    await menu.getByRole('button', { name: '招标采购' }).tap();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await menu.getByRole('link', { name: '历史招标' }).tap();
    await expect(page).toHaveTitle(/历史招标/);
    await expect(menu).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // it shows where the reader is now
    await button.tap();
    await expect(menu.getByRole('link', { name: '历史招标' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.locator('[aria-current]')).toHaveCount(1);
  });

  test(
    'a page that React draws again from nothing leaves no menu behind, and opens it again',
    { tag: '@long' },
    async ({ page, problems }) => {
      problems.expect(/Minified React error #418/);
      const release = await holdScripts(page);
      await page.goto('/news/important');
      const button = page.locator('header a[aria-label$=菜单]');
      const menu = page.getByRole('navigation', { name: '移动端菜单' });
      await button.tap();
      await expect(menu).toBeVisible();
      // as a translating browser does: what stands there is not what the server wrote
      await page
        .locator('main h1')
        .first()
        .evaluate((heading) => {
          const word = document.createElement('font');
          word.textContent = heading.textContent;
          heading.replaceChildren(word);
          heading.closest('main')?.before(document.createElement('font'));
        });
      release();
      await hydrated(page);
      await expect(menu).toHaveCount(0);
      await expect(page.locator('#menu-template'), 'the page was drawn again').toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-scroll', /.*/);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.tap();
      await expect(menu.getByRole('link', { name: '集团要闻' })).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(menu).toHaveCount(0);
      await expect(page).toHaveURL(/\/news\/important$/);
    },
  );

  test(
    'the menu opens on a page that the router has come to from one without a header',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/pdf');
      await hydrated(page);
      await page.locator('header a[href="/home"]').first().tap();
      await expect(page).toHaveURL(/\/home$/);
      await page.locator('header a[aria-label$=菜单]').tap();
      await expect(page.getByRole('navigation', { name: '移动端菜单' })).toBeVisible();
    },
  );

  for (const key of ['Escape', 'Tab']) {
    test(`${key} in the moment in which the page hydrates reaches the menu that stands open`, async ({ page }) => {
      const press = (name: string): void => {
        const given = { key: name, bubbles: true, cancelable: true };
        // After every listener of the event has run, before React has drawn anything.
        const send = () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', given));
        addEventListener('yunxia:hydrated', () => queueMicrotask(send));
      };
      await page.addInitScript(press, key);
      const release = await holdScripts(page);
      await page.goto('/home');
      const button = page.locator('header a[aria-label$=菜单]');
      const menu = page.getByRole('navigation', { name: '移动端菜单' });
      await button.tap();
      await button.focus();
      await expect(menu).toBeVisible();
      release();
      await hydrated(page);
      if (key === 'Tab') await expect(menu.getByRole('link', { name: '首页' })).toBeFocused();
      else {
        await expect(menu).toHaveCount(0);
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await button.tap();
        await expect(menu).toBeVisible();
      }
    });
  }

  test('the search opens at a tap and takes what is typed while no script is there; nothing of it is lost when it comes', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/home');
    await page.getByRole('button', { name: '打开搜索' }).tap();
    const box = page.locator('header input[name=key]');
    await expect(box).toBeFocused();
    await page.keyboard.type('停');
    release();
    await page.keyboard.type('电');
    await hydrated(page);
    await expect(page.getByRole('combobox', { name: '搜索关键词' })).toBeFocused();
    await page.keyboard.type('检修');
    await expect(box).toHaveValue('停电检修');
    await expect(page.locator('header').getByText('已输入 4/100')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?key=%E5%81%9C%E7%94%B5%E6%A3%80%E4%BF%AE$/);
  });

  test('the search without a script sends words, shuts with Escape and when it is left, and keeps an empty press', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/home');
    const opener = page.getByRole('button', { name: '打开搜索' });
    const box = page.locator('header input[name=key]');
    await opener.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.type('停电');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(box).toHaveValue('');
    await expect(opener).toBeFocused();
    await opener.tap();
    await page.locator('main').tap({ position: { x: 5, y: 300 } });
    await expect(box).toBeHidden();
    await opener.tap();
    await page.locator('header').getByRole('button', { name: '搜索', exact: true }).tap();
    await expect(box).toBeFocused();
    release();
    await expect(page.getByText('请输入要查找的词语')).toBeVisible();
    await expect(box).toBeFocused();

    await page.unroute('**/assets/*.js');
    await holdScripts(page);
    await page.goto('/home');
    await opener.tap();
    await page.keyboard.type('停电');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?key=%E5%81%9C%E7%94%B5$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('suggestions come to what was typed before the script', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/home');
    await page.getByRole('button', { name: '打开搜索' }).tap();
    await page.keyboard.type('停电');
    release();
    await expect(page.locator('header [role=option]').first()).toBeVisible();
  });

  test(
    'where a script cannot be fetched, menu and search open all the same',
    { tag: '@long' },
    async ({ page, problems }) => {
      problems.expect(/Failed to load resource|net::ERR_FAILED/);
      await page.route('**/assets/vendor-*.js', (route) => route.abort());
      await page.goto('/home');
      await expect(page.locator('html[data-hydrated=never]')).toHaveCount(1);
      await page.getByRole('button', { name: '打开菜单' }).tap();
      await expect(page.getByRole('navigation', { name: '移动端菜单' })).toBeVisible();
      await page.getByRole('button', { name: '关闭菜单' }).tap();
      await page.getByRole('button', { name: '打开搜索' }).tap();
      await page.keyboard.type('停电');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?key=/);
    },
  );
});

test('what is typed before the script is there stays, and the form can be sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/flag_navigation/building');
  const box = page.getByRole('searchbox', { name: '标题关键词' });
  await openFind(page);
  await box.fill('党建');
  release();
  await hydrated(page);
  await expect(box).toHaveValue('党建');
  await expect(page.locator('main').getByText('已输入 2/100')).toBeVisible();

  await page.unroute('**/assets/*.js');
  await holdScripts(page);
  await page.goto('/flag_navigation/building');
  await openFind(page);
  await box.fill('党建');
  await box.press('Enter');
  await expect(page).toHaveURL(/keyword=%E5%85%9A%E5%BB%BA/);
  await expect(box).toHaveValue('党建');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Back before the script is there shows the page of that URL, also where the entry was made without a request', async ({
  page,
}) => {
  await page.goto('/home');
  await hydrated(page);
  const panel = page.getByRole('region', { name: '停电查询' });
  await panel.getByLabel('村、社区、街道或小区').fill('上湾村');
  await panel.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/\/home\?q=/);
  const release = await holdScripts(page);
  await page.reload();
  await expect(panel).toContainText('上湾村：现在停电');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/home$/);
  await expect(panel).toContainText('近期停电');
  release();
  await hydrated(page);
  await expect(panel).toContainText('近期停电');
});
