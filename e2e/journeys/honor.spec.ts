// Spec §2: entering_group, honor.
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { turnWheel } from '../setup/moments.ts';

const main = (page: Page) => page.locator('main');

test.describe('honor', () => {
  const path = '/entering_group/honor';
  const frames = (page: Page) => main(page).getByRole('link', { name: /^查看大图/ });

  test('years and levels are links; the address holds them, and back returns', async ({ page }) => {
    await page.goto(path);
    const years = page.getByRole('group', { name: '年份' });
    await expect(years.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
    await years.getByRole('link', { name: /^2024年/ }).click();
    await expect(page).toHaveURL(/\?year=2024$/);
    await expect(main(page).getByRole('heading', { level: 4 })).toHaveText([
      '安全生产先进集体（演示）',
      '绿色水电示范电站（演示）',
    ]);
    await page
      .getByRole('group', { name: '级别' })
      .getByRole('link', { name: /^国家级/ })
      .click();
    await expect(page).toHaveURL(/year=2024&level=/);
    await expect(main(page).getByRole('heading', { level: 4 })).toHaveText(['绿色水电示范电站（演示）']);
    await expect(main(page).getByRole('status').first()).toContainText('2024年 · 国家级');
    await page.goBack();
    await expect(main(page).getByRole('heading', { level: 4 })).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(/\/honor$/);
    // The address is there before its list, whose chips keep what is chosen.
    await expect(years.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
    await years.getByRole('link', { name: /^更早/ }).click();
    await expect(main(page).getByRole('region', { name: '1959年' })).toBeVisible();
  });

  test('one chosen honour stands large, two small beside it, each with why; a filter leaves the wall alone', async ({
    page,
  }) => {
    await page.goto(path);
    const chosen = main(page).getByRole('article');
    await expect(chosen).toHaveCount(3);
    const boxes = await chosen.evaluateAll((all) =>
      all.map((one) => (one.firstElementChild ?? one).getBoundingClientRect().width),
    );
    expect(boxes[0]).toBeGreaterThan(2 * Math.max(...boxes.slice(1)));
    for (const [at, why] of ['枯水期少开火电', '四十一小时', '没有一次泥水下河'].entries()) {
      await expect(chosen.nth(at)).toContainText(why);
    }
    await expect(chosen.nth(2).getByRole('link'), 'drawn: no certificate to open').toHaveCount(0);
    await chosen.first().getByRole('link', { name: '查看证书：绿色水电示范电站（演示）' }).click();
    await expect(page.getByRole('dialog')).toContainText('绿色水电示范电站（演示）');
    await page.keyboard.press('Escape');
    await main(page).getByRole('group', { name: '级别' }).getByRole('link', { name: /^行业/ }).click();
    await expect(page).toHaveURL(/level=/);
    await expect(chosen).toHaveCount(0);
  });

  test('the wall is text by year, each year with its count, each level with a shape and its word', async ({ page }) => {
    await page.goto(path);
    const year = main(page).getByRole('region', { name: '2024年' });
    await expect(year.getByRole('heading', { level: 3 })).toHaveText('20242项');
    await expect(year.getByRole('listitem')).toHaveCount(2);
    await expect(year.getByRole('img')).toHaveCount(0);
    const shapes = await year
      .getByRole('listitem')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('svg path, svg circle')?.nodeName,
          row.querySelector('span')?.textContent,
        ]),
      );
    expect(shapes).toEqual([
      ['circle', '省级'],
      ['path', '国家级'],
    ]);
  });

  test('pages, and says when nothing fits', { tag: '@long' }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(main(page).getByRole('heading', { name: '水利建设先进集体（演示）' })).toBeVisible();
    await page.goto(`${path}?year=1900&level=没有的级别`);
    await expect(main(page)).toContainText('没有找到荣誉');
    await main(page).getByRole('link', { name: '清除筛选' }).click();
    await expect(page).toHaveURL(/\/honor$/);
  });

  test('a picture opens full screen: arrow keys turn, Escape closes, focus returns', async ({ page }) => {
    await page.goto(path);
    const second = frames(page).nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '集团荣誉' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('省级文明单位（演示）');
    const count = (await dialog.getByText(/^第2张，共\d+张$/).textContent()) ?? '';
    const total = Number(/共(\d+)张/.exec(count)?.[1]);
    expect(total).toBeGreaterThan(3);

    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(`第3张，共${total}张`);
    await page.keyboard.press('End');
    await expect(dialog).toContainText(`第${total}张`);
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(`第${total}张`);
    await expect(dialog.getByRole('button', { name: '下一张' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Home');
    await dialog.getByRole('button', { name: '下一张' }).click();
    await dialog.getByRole('button', { name: '上一张' }).click();
    await expect(dialog).toContainText('第1张');
    await expect(dialog.getByRole('link', { name: /原图/ })).toHaveAttribute('rel', /noopener/);
    await expect(dialog.getByRole('link', { name: '下载' })).toHaveAttribute('download', '');

    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      const isBehind = () => page.evaluate(() => document.activeElement?.closest('#main') !== null);
      await expect.poll(isBehind, `focus behind the dialog after ${step + 1} tabs`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(second).toBeFocused();
  });

  test('the page behind does not scroll while a picture is open', async ({ page }) => {
    await page.goto(path);
    await frames(page).nth(5).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await frames(page).nth(5).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.move(700, 400);
    await turnWheel(page, 900);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // A wheel that turns while the step back from the picture is under way is lost; the next one is not.
    const turned = async () => {
      await page.mouse.wheel(0, 300);
      return page.evaluate(() => scrollY);
    };
    await expect.poll(turned).toBeGreaterThan(before);
  });

  test('Back closes the picture and stays on the page, which is free again; the next Back leaves it', async ({
    page,
  }) => {
    await page.goto('/entering_group/history');
    await page.getByRole('navigation', { name: '二级栏目' }).getByRole('link', { name: '集团荣誉' }).click();
    await frames(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/honor$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll', /./);
    await page.goBack();
    await expect(page).toHaveURL(/\/history$/);
  });

  test('an honour without a picture is a line that opens nothing', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${path}?year=2021`);
    await expect(main(page).getByRole('heading', { name: '水土保持示范工程（演示）' })).toBeVisible();
    await expect(frames(page).filter({ hasText: '水土保持' })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

  test('a swipe turns the picture of an honour', async ({ page }) => {
    await page.goto('/entering_group/honor');
    await main(page)
      .getByRole('link', { name: /^查看大图/ })
      .first()
      .tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('第1张');
    const finger = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
      for (let step = 1; step <= 4; step += 1) {
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + ((to - from) * step) / 4) });
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(320, 80);
    await expect(dialog).toContainText('第2张');
    await swipe(80, 320);
    await expect(dialog).toContainText('第1张');
    await swipe(200, 190);
    await expect(dialog).toContainText('第1张');
  });
});
