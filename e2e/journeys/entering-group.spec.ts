// Spec §2: the children of entering_group (introduction, strategy, architecture, honor, history, information, contact).
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { sidewaysScroll } from '../setup/window.ts';

const main = (page: Page) => page.locator('main');

test.describe('introduction and strategy', () => {
  test('the introduction has its text, the group at a glance and ways on', async ({ page }) => {
    await page.goto('/entering_group/introduction');
    await expect(page).toHaveTitle('集团简介 - 云峡水电');
    await expect(main(page).getByRole('heading', { level: 1, name: '集团简介' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: '汛前准备' })).toBeVisible();
    const aside = page.getByRole('complementary', { name: '概况与相关栏目' });
    await expect(aside.getByRole('definition').first()).toHaveText('云峡水电集团股份有限公司');
    await aside.getByRole('link', { name: '发展历程' }).click();
    await expect(page).toHaveURL(/\/entering_group\/history$/);
  });

  test('a table in the text scrolls in its own box, which the keyboard reaches', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/entering_group/introduction');
    const box = main(page).getByRole('group', { name: '表格 1' });
    await box.focus();
    await expect(box).toBeFocused();
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  test('the strategy stands in its four groups; talent belongs to human resources', async ({ page }) => {
    await page.goto('/entering_group/strategy');
    const names = main(page).getByRole('heading', { level: 2 });
    await expect(names).toHaveText(['企业愿景', '企业使命', '核心价值观', '战略目标']);
    await expect(main(page).getByRole('heading', { level: 3, name: '一江清水送光明' })).toBeVisible();
    await expect(main(page)).not.toContainText('人人皆可成才');
  });
});

test.describe('architecture', () => {
  const path = '/entering_group/architecture';
  const unit = (page: Page, name: string) => main(page).getByText(name, { exact: true });

  test('opens and closes by keyboard, one unit or all of them', async ({ page }) => {
    await page.goto(path);
    const board = main(page).locator('summary').filter({ hasText: '董事会' });
    await expect(unit(page, '审计委员会')).toBeVisible();
    await board.focus();
    await page.keyboard.press('Enter');
    await expect(unit(page, '审计委员会')).toBeHidden();
    await page.keyboard.press('Space');
    await expect(unit(page, '审计委员会')).toBeVisible();

    await page.getByRole('button', { name: '全部收起' }).click();
    await expect(unit(page, '董事会')).toBeHidden();
    await page.getByRole('button', { name: '全部展开' }).press('Enter');
    await expect(unit(page, '临江供电分公司')).toBeVisible();
  });

  test('is lists in lists, named by the unit above', { tag: '@long' }, async ({ page }) => {
    await page.goto(path);
    const offices = main(page).getByRole('list', { name: '经理层下设' });
    await expect(offices.getByText('综合协调、信息公开')).toBeVisible();
    await expect(offices.getByRole('list', { name: '所属企业下设' }).getByRole('listitem')).toHaveCount(2);
  });

  test('is whole on paper, whatever was closed', { tag: '@long' }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: '全部收起' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(unit(page, '临江供电分公司')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(unit(page, '临江供电分公司')).toBeHidden();
  });

  test('a deep, wide, long-named and hostile tree stays on the page', { tag: '@long' }, async ({ page, stub }) => {
    stub.control({ endpoint: 'company-info', useCase: 'architecture-long-and-hostile' });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.getByRole('button', { name: '全部展开' }).click();
      await expect(unit(page, '末级班组')).toBeVisible();
      await expect(unit(page, '第90部')).toBeVisible();
      await expect.poll(() => sidewaysScroll(page), `at ${width}`).toBeLessThanOrEqual(0);
      const narrowest = () =>
        main(page)
          .getByRole('list', { name: '机构', exact: true })
          .getByRole('listitem')
          .evaluateAll((items) => Math.min(...items.map((item) => item.getBoundingClientRect().width)));
      await expect.poll(narrowest, `narrowest unit at ${width}`).toBeGreaterThan(100);
    }
    await expect(main(page).locator('script, img[onerror]')).toHaveCount(0);
  });
});

test.describe('history', () => {
  test('stands newest first, with years before 1970 and without month', async ({ page }) => {
    await page.goto('/entering_group/history');
    const times = main(page).locator('ol time');
    const written = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(written).toEqual([...written].sort((a, b) => (b ?? '').localeCompare(a ?? '')));
    expect(written[0]).toBe('2025-12');
    expect(written).toContain('1958-10');
    expect(written).toContain('1929');
    await expect(main(page)).toContainText('年份不详');
    await expect(main(page).getByRole('heading', { level: 2, name: /^办电之前/ })).toContainText('1929–1958');
  });

  test('a stage leads to its place by keyboard', async ({ page }) => {
    await page.goto('/entering_group/history');
    const link = page.getByRole('navigation', { name: '按阶段跳转' }).getByRole('link', { name: /^办电之前/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#stage-4$/);
    await expect(main(page).getByText('云溪水文站建站（演示）')).toBeInViewport();
    const header = await page.locator('header').first().boundingBox();
    await expect
      .poll(async () => (await page.locator('#stage-4').boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  });

  test('one year of each stage is large, with the picture that shows it; the other years are rows without one', async ({
    page,
  }) => {
    await page.goto('/entering_group/history');
    const years = await main(page)
      .locator('li:has(> p > time)')
      .evaluateAll((all) =>
        all.map((one) => ({
          year: one.querySelector('time')?.getAttribute('datetime') ?? '',
          isLarge: Number.parseFloat(getComputedStyle(one.querySelector('time > span') ?? one).fontSize) > 60,
          pictures: one.querySelectorAll('img').length,
        })),
      );
    expect(years.filter(({ isLarge }) => isLarge)).toEqual([
      { year: '2025-12', isLarge: true, pictures: 1 },
      { year: '2008-08', isLarge: true, pictures: 1 },
      { year: '2000-05', isLarge: true, pictures: 1 },
      { year: '1958-10', isLarge: true, pictures: 1 },
    ]);
    expect(years.filter(({ isLarge, pictures }) => !isLarge && pictures > 0)).toEqual([]);
    await expect(main(page)).toContainText('图为绘制示意，不是历史照片');
  });
});

test.describe('information and contact', () => {
  test('facts are a table of definitions; a code is no telephone number', async ({ page }) => {
    await page.goto('/entering_group/information');
    const facts = main(page).locator('dl[aria-label=企业信息]');
    await expect(facts.getByRole('term').filter({ hasText: '股票代码' })).toBeVisible();
    await expect(facts).toContainText('600116');
    await expect(facts.locator('a[href*="600116"]')).toHaveCount(0);
  });

  test('numbers are called, mail is written, the place is opened or copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/entering_group/contact');
    await expect(main(page).getByRole('link', { name: '12398' })).toHaveAttribute('href', 'tel:12398');
    await expect(main(page).getByRole('link', { name: '000-00000000' })).toHaveAttribute('href', 'tel:00000000000');
    await expect(main(page).getByRole('link', { name: 'office@example.invalid' })).toHaveAttribute(
      'href',
      'mailto:office@example.invalid',
    );
    const place = main(page).getByRole('region', { name: '云峡水电集团股份有限公司' });
    await expect(place.getByRole('link', { name: '在地图中打开' })).toHaveAttribute('href', /^geo:0,0\?q=%E4%B8%B4/);
    await place.getByRole('button', { name: '复制地址' }).click();
    await expect(place.getByRole('status')).toHaveText('地址已复制');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('临江区滨江路 1 号（演示）');
  });

  test('long and hostile contacts stay on the page and become no script', { tag: '@long' }, async ({ page, stub }) => {
    stub.control({ endpoint: 'company-info', useCase: 'contact-long-and-hostile' });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/entering_group/contact');
    await expect(main(page).getByRole('link', { name: /转8001/ })).toHaveAttribute('href', 'tel:00000000000,8001');
    await expect(main(page).locator('a[href^="javascript:"], script, img[onerror]')).toHaveCount(0);
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads, a year chip filters, a frame opens its picture, the tree is there', async ({ page }) => {
    await page.goto('/entering_group/honor');
    await page
      .getByRole('group', { name: '年份' })
      .getByRole('link', { name: /^2023年/ })
      .click();
    await expect(page).toHaveURL(/year=2023/);
    await main(page)
      .getByRole('link', { name: /^查看大图/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/media\/.+\.png$/);

    await page.goto('/entering_group/architecture');
    await expect(main(page).getByText('临江供电分公司')).toBeVisible();
    await main(page).locator('summary').first().click();
    await expect(main(page).getByText('临江供电分公司')).toBeHidden();
    await expect(page.getByRole('button', { name: '全部展开' })).toBeHidden();

    await page.goto('/entering_group/history');
    await page
      .getByRole('navigation', { name: '按阶段跳转' })
      .getByRole('link', { name: /^创业起步/ })
      .click();
    await expect(main(page).getByText('云峡一级水电站首台机组发电')).toBeInViewport();

    await page.goto('/entering_group/contact');
    await expect(main(page).getByRole('link', { name: '12398' })).toBeVisible();
    await expect(page.getByRole('button', { name: '复制地址' })).toBeHidden();
  });
});

for (const [path, endpoint, cases] of [
  ['introduction', 'company-info', ['minimal', 'long-and-hostile']],
  ['strategy', 'strategy-list', ['empty', 'seed', 'long-and-hostile']],
  ['architecture', 'company-info', ['minimal', 'long-and-hostile']],
  ['honor', 'honor-list', ['empty', 'seed', 'long-and-hostile']],
  ['history', 'history-list', ['empty', 'seed', 'long-and-hostile']],
  ['information', 'company-info', ['minimal', 'long-and-hostile']],
  ['contact', 'company-info', ['minimal', 'long-and-hostile']],
] as const) {
  test(`${path} stands with empty, bare and hostile answers`, { tag: '@long' }, async ({ page, stub, problems }) => {
    problems.expect(ownErrorPage);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const useCase of cases) {
      stub.control({ endpoint, useCase });
      const answer = await page.goto(`/entering_group/${path}`);
      expect(answer?.status(), useCase).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), useCase).toHaveCount(1);
      if (useCase === 'empty') await expect(main(page), useCase).toContainText('暂无');
      await expect(main(page).locator('script, [onerror]'), useCase).toHaveCount(0);
      await expect.poll(() => sidewaysScroll(page), useCase).toBeLessThanOrEqual(0);
    }
  });
}
