import { expect, test } from '../setup/fixtures.ts';

test('home: the look-up panel finds an outage by its place', async ({ page }) => {
  await page.goto('/home');
  const panel = page.getByRole('region', { name: '停电查询' });
  await panel.getByRole('textbox').fill('坝前镇');
  await panel.getByRole('button', { name: '查询' }).click();
  await expect(
    panel
      .or(page.locator('main'))
      .getByRole('link', { name: /坝前镇/ })
      .first(),
  ).toBeVisible();
});

test('home: the look-up panel says when no outage fits the words', async ({ page }) => {
  await page.goto('/home');
  const panel = page.getByRole('region', { name: '停电查询' });
  await panel.getByRole('textbox').fill('没有这个地方');
  await panel.getByRole('button', { name: '查询' }).click();
  await expect(page.locator('main')).toContainText(/没有|未找到|当前无停电/);
});

test('from the list to a notice, whose status is told in words', async ({ page }) => {
  await page.goto('/information_disclosure/overhaul');
  await expect(page).toHaveTitle('停电检修公告 - 云峡水电');
  const first = page.locator('main a[href^="/information_details?id="]').first();
  await first.click();
  await expect(page).toHaveURL(/\/information_details\?id=\d+$/);
  await expect(page.locator('main')).toContainText(/计划|即将|进行中|停电中|已恢复|应已|延期|取消|抢修/);
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
});

test('an empty list says that there is no outage now', async ({ page, stub }) => {
  stub.control({ endpoint: 'notice-list', useCase: 'empty' });
  await page.goto('/information_disclosure/overhaul?keyword=空');
  await expect(page.locator('main')).toContainText(/当前无停电|没有/);
});
