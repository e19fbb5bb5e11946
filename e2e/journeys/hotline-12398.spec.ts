import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';
import { openFind } from '../setup/open-find.ts';

const notices = '/other_announcement/notice';
const guide = '/other_announcement/affairs_guide';

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('whose line it is, what it takes, whom to call first', async ({ page }) => {
    await page.goto('/other_announcement/intro');
    const panel = page.getByRole('region', { name: /^这是监管机构的热线，不是.+的客服电话$/ });
    await expect(panel.getByRole('link', { name: '拨打12398' })).toHaveAttribute('href', 'tel:12398');
    const own = panel.getByRole('link', { name: /^\d{3}-/ });
    await expect(own.first()).toHaveAttribute('href', /^tel:\d+$/);
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '受理范围' })).toHaveCount(2);
    await expect(page.locator('main ol li[id^=step]')).toHaveCount(3);
  });

  test('notices are filtered, paged and opened', async ({ page }) => {
    await page.goto(notices);
    const rows = page.locator('main li:has(h2)');
    await expect(rows).toHaveCount(3);
    await openFind(page);
    const form = page.getByRole('search', { name: '筛选投诉举报公告' });
    await form.getByRole('searchbox').fill('通报');
    await form.getByRole('searchbox').press('Enter');
    await expect(page.locator('main')).toContainText('“通报”：共1条');
    await rows.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/information_details\?id=442$/);
    await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('投诉举报公告');
  });

  test('a step has an address, and its target is not under the header', async ({ page }) => {
    await page.goto(`${guide}#step3`);
    await expect(page.locator('#step3')).toContainText('拨打12398');
    await expect(page.locator('#step3')).toBeInViewport();
  });
});

test('steps are numbered through the page; a link to one shows it below the header', async ({ page }) => {
  await page.goto(guide);
  await expect(page.locator('main ol li[id^=step]')).toHaveCount(8);
  await expect(page.locator('#step8')).toContainText('依法申请调解');
  for (const width of [1440, 390]) {
    await setWidth(page, width);
    await page.goto(`${guide}#step5`);
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await page.locator('#step5').boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(header?.height ?? 0);
    await expect(page.locator('#step5')).toBeInViewport();
  }
});

test('another page links to a step of the guide', async ({ page }) => {
  await page.goto('/other_announcement/intro');
  await page.locator('#part-3').getByRole('link', { name: '办事指南' }).click();
  await expect(page).toHaveURL(/affairs_guide#step3$/);
  await expect(page.locator('#step3')).toBeInViewport();
});

test('the contents of the page lead to its sections by keyboard', async ({ page }) => {
  await page.goto(guide);
  await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '材料', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#part-2$/);
  await expect(page.getByRole('heading', { level: 2, name: '材料' })).toBeInViewport();
});

test('nothing found and a failure: said so, and a way on', { tag: '@long' }, async ({ page, stub, problems }) => {
  problems.expect(ownErrorPage);
  await page.goto(`${notices}?keyword=没有这样的公告`);
  await page.getByRole('link', { name: '清除筛选' }).click();
  await expect(page).toHaveURL(notices);
  stub.control({ endpoint: 'notice-list', fail: { status: 500 } });
  await page.goto(`${notices}?year=2026`);
  await expect(page.locator('[data-failed]')).toContainText('内容暂时无法显示');
  stub.reset();
  await page.getByRole('link', { name: '重新加载' }).click();
  await expect(page.getByRole('status').filter({ hasText: '共' })).toBeVisible();
});

test('hostile, long and missing texts do not break the column', { tag: '@long' }, async ({ page, stub }) => {
  for (const useCase of ['long-and-hostile', 'minimal']) {
    stub.control({ endpoint: 'special-column-info', useCase });
    for (const path of ['/other_announcement/intro', guide]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await setWidth(page, 320);
      await expect.poll(() => sidewaysScroll(page), path).toBe(0);
      await setWidth(page, 1280);
    }
  }
  for (const useCase of ['hostile', 'long', 'seed', 'announcement-long-and-hostile']) {
    stub.control({ endpoint: 'notice-list', useCase });
    await page.goto(notices);
    await setWidth(page, 320);
    await expect.poll(() => sidewaysScroll(page), useCase).toBe(0);
    await setWidth(page, 1280);
  }
});
