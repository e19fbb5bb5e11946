import type { Page } from '@playwright/test';
import { sections } from '../../apps/site/app/site-map.ts';
import { holdRequests } from '../setup/calls.ts';
import { devices } from '../setup/device-table.ts';
import { expect, test } from '../setup/fixtures.ts';
import { scrollHydrated } from '../setup/hydrated.ts';
import { settle } from '../setup/moments.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const phone = devices.find(({ name }) => name === 'Android')?.options ?? {};
test.use({ ...phone, viewport: { width: 390, height: 844 } });

/** The row of page numbers as it is shown, and its height in lines. */
const seenPages = (page: Page) =>
  page.getByRole('navigation', { name: '分页' }).evaluate((nav) => {
    const shown = [...nav.querySelectorAll('a, span')].filter((place) => place.checkVisibility());
    const tops = new Set(shown.map((place) => Math.round(place.getBoundingClientRect().top)));
    const places = shown.map((place) => (place as HTMLElement).innerText.trim()).filter(Boolean);
    return { places: places.join(' '), lines: tops.size };
  });

test('the foot of a page takes at most one screen of a phone, ridge and all; what is folded is in the document', async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.locator('footer');
  const height = await footer.evaluate((foot) => {
    const ridge = foot.firstElementChild?.getBoundingClientRect();
    return foot.getBoundingClientRect().bottom - (ridge?.top ?? 0);
  });
  expect(height).toBeGreaterThan(300);
  // of a screen of 844, with the way to the display settings and the statement on them
  expect(height).toBeLessThanOrEqual(740);
  for (const { screens } of sections.filter(({ topNav }) => topNav)) {
    for (const { path } of screens) await expect(footer.locator(`nav li a[href="${path}"]`)).toHaveCount(1);
  }
});

test('a fold of the footer opens by a press, one at a time, and its links have room for a finger', async ({ page }) => {
  await page.goto('/about');
  const map = page.locator('#site-links');
  const link = map.locator('a[href="/news/important"]').last();
  await expect(link).toBeHidden();
  await map.getByText('新闻中心', { exact: true }).locator('visible=true').tap();
  await expect(link).toBeVisible();
  // a fold grows
  await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await map.getByText('招标采购', { exact: true }).locator('visible=true').tap();
  await expect(map.locator('a[href="/tender_procurement/tendering"]').last()).toBeVisible();
  await expect(link).toBeHidden();
});

test('page numbers stay in one line with an ellipsis for what is left out, on the narrowest phone too', async ({
  page,
}) => {
  /** More pages than the examples have. */
  const pages = 22;
  await page.route('**/api/v1/news-list', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { limit: number };
    await route.fulfill({ response, json: { ...answer, total: answer.limit * pages } });
  });
  await page.goto('/news/important');
  const numbers = page.getByRole('navigation', { name: '分页' });
  const go = async (name: string, number: number) => {
    await numbers.getByRole('link', { name, exact: true }).tap();
    await expect(numbers.getByRole('link', { name: `第 ${number} 页`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  };
  const expectRow = async (roomy: string, tight: string) => {
    for (const [width, places] of [
      [390, roomy],
      [320, tight],
    ] as const) {
      await setWidth(page, width, 844);
      const seen = await seenPages(page);
      expect(seen, `${width} px`).toEqual({ places, lines: 1 });
      await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    }
    await setWidth(page, 390, 844);
  };
  await go('第 2 页', 2);
  await expectRow('1 2 … 22', '1 2 … 22');
  await go('下一页', 3);
  await expectRow('1 2 3 … 22', '1 … 3 … 22');
  await go('下一页', 4);
  await expectRow('1 … 4 … 22', '1 … 4 … 22');
  await go('第 22 页', 22);
  await expectRow('1 … 21 22', '1 … 21 22');
});

test.describe('the quick ways on a phone', () => {
  const box = (page: Page) => page.locator('aside[aria-label=快捷入口]');
  const opener = (page: Page) => box(page).getByRole('button', { name: '快捷入口' });
  test.beforeEach(async ({ page }) => {
    await page.goto('/home');
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(opener(page)).toBeVisible();
  });

  test('are one button of a finger’s size until it is pressed, then three rows in their order', async ({ page }) => {
    const button = await opener(page).boundingBox();
    expect([button?.width, button?.height]).toEqual([48, 48]);
    await expect(box(page).getByRole('link')).toHaveCount(0);
    await opener(page).tap();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page).locator('a, div button')).toHaveText([/停电公告/, /12398\s*监管热线/, /回到顶部/]);
    for (const row of await box(page).locator('a, div button').all())
      await expect.poll(async () => (await row.boundingBox())?.height).toBeGreaterThanOrEqual(52);
  });

  test('fold by Escape with the focus on the button, by a touch elsewhere, and by a scroll of 80 px', async ({
    page,
  }) => {
    const rows = box(page).getByRole('link');
    await opener(page).tap();
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).tap();
    await expect(rows).toHaveCount(2);
    await page.touchscreen.tap(20, 300);
    await expect(rows).toHaveCount(0);
    await page.goto('/home');
    await page.evaluate(() => scrollTo(0, 1200));
    await opener(page).tap();
    await page.evaluate(() => scrollBy(0, 60));
    await settle(page);
    await expect(rows).toHaveCount(2);
    await page.evaluate(() => scrollBy(0, 40));
    await expect(rows).toHaveCount(0);
  });

  test('stop above the footer', async ({ page }) => {
    const footTop = () =>
      page.locator('footer').evaluate((foot) => foot.firstElementChild?.getBoundingClientRect().top ?? 0);
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const button = await opener(page).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((await footTop()) + 1);
    }).toPass();
  });
});

const OUTAGES = '/information_disclosure/overhaul';

test.describe('the places of one’s own', () => {
  test.use({ waitsHydrated: false });
  for (const count of [1, 2, 3]) {
    test(
      `${count} of them move nothing when they come: the page has kept room for them`,
      { tag: count === 3 ? [] : '@long' },
      async ({ page }) => {
        await page.addInitScript((most) => {
          const places = ['上湾村', '云台村', '坝前'].slice(0, most).map((keyword) => ({ keyword }));
          localStorage.setItem('outage-place', JSON.stringify(places));
        }, count);
        // The page as it is painted first: its scripts come afterwards.
        const comeScripts = await holdRequests(page, '**/assets/*.js');
        await page.goto(OUTAGES, { waitUntil: 'domcontentloaded' });
        const below = page.getByRole('search', { name: '查询停电公告' });
        const before = await below.boundingBox();
        comeScripts();
        await expect(page.getByRole('region', { name: '我的地点' })).toBeVisible();
        expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
      },
    );
  }
});

test('the stages of the history are one row under the header that goes along, each with room for a finger', async ({
  page,
}) => {
  await page.goto('/entering_group/history');
  const rail = page.getByRole('navigation', { name: '按阶段跳转' });
  const links = await rail.getByRole('link').evaluateAll((all) =>
    all.map((link) => {
      const { top, height } = link.getBoundingClientRect();
      return { top: Math.round(top), height };
    }),
  );
  expect(links.length).toBeGreaterThan(2);
  expect(new Set(links.map(({ top }) => top)).size, 'lines').toBe(1);
  expect(Math.min(...links.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect((await rail.boundingBox())?.height).toBeLessThanOrEqual(60);
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.querySelector('#stage-3')?.scrollIntoView());
  await settle(page);
  const header = await page.locator('[data-site-header]').boundingBox();
  const box = await rail.boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(390);
  expect(Math.abs((box?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
  // Nothing of a stage shows through or lies over it.
  const onTop = await rail.evaluate((nav) => {
    const { left, right, top, bottom } = nav.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [left + (right - left) * part, (top + bottom) / 2] as const);
    return points.every(([x, y]) => nav.contains(document.elementFromPoint(x, y)));
  });
  expect(onTop).toBe(true);
});

test('the tools for reading stand after the text', async ({ page }) => {
  await page.goto('/details?id=131');
  const tools = page.getByRole('group', { name: '正文字号' });
  const text = page.locator('main article h2').last();
  expect((await tools.boundingBox())?.y ?? 0).toBeGreaterThan((await text.boundingBox())?.y ?? Infinity);
  await scrollHydrated(tools);
  const large = tools.getByRole('button', { name: '特大号字' });
  const before = await large.boundingBox();
  await large.tap();
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  expect(Math.abs(((await large.boundingBox())?.y ?? 0) - (before?.y ?? 0)), 'it stays under the finger').toBeLessThan(
    2,
  );
  await expect(page.getByRole('button', { name: '打印' })).toBeVisible();
});

test('at 400 % of 1440 × 900 the controls of the hero stand below its words, not on them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 225 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/home');
  const words = await page.getByRole('heading', { level: 1 }).boundingBox();
  const control = await page.getByRole('button', { name: '下一张' }).boundingBox();
  expect(control?.y ?? 0).toBeGreaterThanOrEqual((words?.y ?? Infinity) + (words?.height ?? 0));
  await context.close();
});

test.describe('before the script comes', () => {
  test.use({ javaScriptEnabled: false });

  test('the header of a page that leaves its banner out on phones stands on its own ground', async ({ page }) => {
    await page.goto(OUTAGES);
    const header = page.locator('[data-site-header]');
    await expect(header).toHaveCSS('position', 'sticky');
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.goto('/news/important');
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
