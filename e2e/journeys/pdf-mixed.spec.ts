import type { Page } from '@playwright/test';
import { open, pageBox, pageField, pages, viewer } from '../setup/document-viewer.ts';
import { expect, test } from '../setup/fixtures.ts';
import { setWidth } from '../setup/window.ts';

/** Pages of the stub server's `odd…` document: upright, lying, turned, with an offset, cut, in other units, huge, tiny. */
const ODD = 11;

/** Where pages lie in the window, in px from its edges: negative is outside. */
const spaceBesidePages = (page: Page) =>
  pages(page).evaluate((box) => {
    const { left } = box.getBoundingClientRect();
    return [...box.querySelectorAll('[data-page]')].map((one) => {
      const drawn = one.getBoundingClientRect();
      return { left: drawn.left - left, right: left + box.clientWidth - drawn.right };
    });
  });

const least = async (page: Page) =>
  Math.min(...(await spaceBesidePages(page)).flatMap(({ left, right }) => [left, right]));
const most = async (page: Page) =>
  Math.max(...(await spaceBesidePages(page)).slice(0, 9).flatMap(({ left, right }) => [left, right]));

const fitWidth = async (page: Page) => {
  await pages(page).focus();
  await page.keyboard.press('0');
};

test.describe('a document of upright and lying pages', { tag: '@long' }, () => {
  test('opens with every page inside the window, and “fit width” fits each by itself, at 390, 820 and 1440 px', async ({
    page,
  }) => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `odd-${ODD}p.pdf`);
      expect(await least(page), `at ${width}`).toBeGreaterThanOrEqual(0);
      await fitWidth(page);
      await expect.poll(() => most(page), `space beside pages at ${width}`).toBeLessThanOrEqual(22);
      expect(await least(page), `at ${width}, as wide as the window`).toBeGreaterThanOrEqual(0);
      expect(await pages(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
    await setWidth(page, 820);
    await expect.poll(() => least(page), 'after the window has changed').toBeGreaterThanOrEqual(0);
    await expect.poll(() => most(page), 'after the window has changed').toBeLessThanOrEqual(22);
  });

  test('fits in a browser that is zoomed to 400 %', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 225 },
      deviceScaleFactor: 4,
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    await open(page, `odd-${ODD}p.pdf`);
    expect(await least(page)).toBeGreaterThanOrEqual(0);
    await fitWidth(page);
    expect(await least(page)).toBeGreaterThanOrEqual(0);
    await context.close();
  });

  test('“fit page” shows each page whole', async ({ page }) => {
    await open(page, `odd-${ODD}p.pdf`);
    await page.getByRole('combobox', { name: '缩放比例' }).selectOption('适合页面');
    const height = await pages(page).evaluate((box) => box.clientHeight);
    for (let number = 1; number <= ODD; number += 1) {
      await expect.poll(async () => (await pageBox(page, number).boundingBox())?.height).toBeLessThanOrEqual(height);
    }
    expect(await least(page)).toBeGreaterThanOrEqual(0);
  });

  test('zoom goes on from what the reader’s page has, and a page that is jumped to is inside the window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 900 });
    await open(page, 'mixed-6p.pdf');
    await fitWidth(page);
    const widthOf = async (number: number) => (await pageBox(page, number).boundingBox())?.width ?? 0;
    const upright = await widthOf(1);
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(1)).toBeGreaterThan(upright);
    expect(await widthOf(1), 'one step, not two').toBeLessThanOrEqual(upright * 1.3);
    await fitWidth(page);
    await page.evaluate(() => (location.hash = '#page=3'));
    await expect(pageField(page)).toHaveValue('3');
    const lying = await widthOf(3);
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(3)).toBeGreaterThan(lying);
    expect(await widthOf(3), 'one step of the lying page').toBeLessThanOrEqual(lying * 1.4);
    // 200 %: lying pages are wider than the window, upright ones are not at 100 %.
    await page.setViewportSize({ width: 900, height: 900 });
    await page.keyboard.press('-');
    // As when the address of the page come to rest at is written before the browser tells of this one.
    await page.evaluate(() => {
      location.hash = '#page=4';
      history.replaceState(history.state, '', '#page=3');
    });
    await expect(pageField(page)).toHaveValue('4');
    const box = (await spaceBesidePages(page))[3];
    expect(Math.min(box?.left ?? -1, box?.right ?? -1)).toBeGreaterThanOrEqual(0);
  });

  test('text, links and hits of find lie on the drawing of every page', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 });
    await open(page, `odd-${ODD}p.pdf`);
    await page.keyboard.press('Control+f');
    // The last page is too small to hold a line.
    await page.getByRole('searchbox', { name: '查找内容' }).fill('云峡水电');
    await expect(page.getByRole('search').getByRole('status')).toContainText('/10');
    for (let number = 1; number <= 9; number += 1) {
      await page.evaluate((to) => (location.hash = `#page=${to}`), number);
      const one = pageBox(page, number);
      await expect(one.locator('canvas')).toBeVisible();
      await expect(one.locator('mark').first()).toBeAttached();
      await expect(one.getByRole('link')).toBeAttached();
      const offsets = await one.evaluate((element) => {
        const canvas = element.querySelector('canvas');
        const drawn = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
        if (!canvas || !drawn) return ['no drawing'];
        // All that is dark, in parts of the page.
        const ink = { left: 1, right: 0, top: 1, bottom: 0 };
        for (let at = 0; at < drawn.data.length; at += 4) {
          if ((drawn.data[at] ?? 255) > 128) continue;
          const x = ((at / 4) % canvas.width) / canvas.width;
          const y = Math.floor(at / 4 / canvas.width) / canvas.height;
          ink.left = Math.min(ink.left, x);
          ink.right = Math.max(ink.right, x);
          ink.top = Math.min(ink.top, y);
          ink.bottom = Math.max(ink.bottom, y);
        }
        const paper = element.getBoundingClientRect();
        const within = (boxes: readonly DOMRect[]) => ({
          left: (Math.min(...boxes.map((box) => box.left)) - paper.left) / paper.width,
          right: (Math.max(...boxes.map((box) => box.right)) - paper.left) / paper.width,
          top: (Math.min(...boxes.map((box) => box.top)) - paper.top) / paper.height,
          bottom: (Math.max(...boxes.map((box) => box.bottom)) - paper.top) / paper.height,
        });
        const text = within(
          [...element.querySelectorAll('canvas ~ div span')].map((part) => part.getBoundingClientRect()),
        );
        const wrong: string[] = [];
        for (const side of ['left', 'right', 'top', 'bottom'] as const)
          if (Math.abs(text[side] - ink[side]) > 0.025)
            wrong.push(`text, ${side}: ${text[side].toFixed(3)} for ${ink[side].toFixed(3)}`);
        const mark = within([...element.querySelectorAll('mark')].map((part) => part.getBoundingClientRect()));
        const link = within([...element.querySelectorAll('a')].map((part) => part.getBoundingClientRect()));
        // The link of the stub lies over the first line, which begins with what is looked for.
        const isInside =
          mark.left >= link.left - 0.02 &&
          mark.right <= link.right + 0.02 &&
          mark.top >= link.top - 0.02 &&
          mark.bottom <= link.bottom + 0.02;
        if (!isInside) wrong.push(`the mark ${JSON.stringify(mark)} is not in the link ${JSON.stringify(link)}`);
        return wrong;
      });
      expect(offsets, `page ${number}`).toEqual([]);
    }
  });

  test('pages far away hold the place of their own size', async ({ page }) => {
    await open(page, 'mixed-500p.pdf');
    const shapeOf = async (number: number) => {
      const box = await pageBox(page, number).boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    await expect.poll(() => shapeOf(498)).toBeGreaterThan(1.4);
    expect(await shapeOf(497)).toBeLessThan(0.72);
    await expect(pageBox(page, 498).locator('canvas')).toHaveCount(0);
    await page.getByRole('button', { name: '目录与缩略图' }).click();
    const small = page.getByRole('complementary', { name: '目录与缩略图' }).locator('li');
    await expect(small.nth(2).locator('canvas')).toBeVisible();
    const shapes = await small.evaluateAll((items) =>
      items.slice(0, 3).map((item) => {
        const box = item.querySelector('svg')?.getBoundingClientRect();
        return (box?.width ?? 0) > (box?.height ?? 0) ? 'lying' : 'upright';
      }),
    );
    expect(shapes).toEqual(['upright', 'upright', 'lying']);
  });
});

test('a document without pages says that it is empty', async ({ page }) => {
  await page.goto(viewer('none-0p.pdf'));
  await expect(page.getByRole('alert')).toContainText('文件是空的');
  await expect(page.getByRole('link', { name: '下载文件' })).toBeVisible();
});
