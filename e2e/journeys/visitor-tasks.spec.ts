/** What a supplier and a journalist come for, on a phone, from the home page. */
import type { Locator, Page } from '@playwright/test';
import { scrollHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const main = (page: Page): Locator => page.getByRole('main');

async function tap(target: Locator): Promise<void> {
  await scrollHydrated(target);
  await target.tap();
}

test('a supplier finds an open tender, its papers, its deadline and how to take part, and subscribes to what comes', async ({
  page,
  request,
}) => {
  await page.goto('/home');
  await tap(page.getByRole('region', { name: '招标采购与人才招聘' }).getByRole('link', { name: /^全部公告/ }));
  await tap(page.getByRole('group', { name: '按状态筛选' }).getByRole('link', { name: /^进行中/ }));
  await expect(page).toHaveURL(/status=open/);
  const row = main(page).getByRole('listitem').filter({ hasText: '云峡一级水电站闸门防腐工程招标公告' });
  await expect(row).toContainText('投标截止');
  await tap(row.getByRole('link'));

  const card = page.getByRole('complementary', { name: '办理' });
  await expect(card.getByRole('region', { name: '当前状态' })).toContainText('距投标截止');
  await expect(card.getByRole('link', { name: '把截止时间加入日历' })).toHaveAttribute('href', /^\/feeds\/tender\.ics/);
  await expect(card.getByRole('link', { name: /招标文件/ }).first()).toBeVisible();
  await expect(card.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main(page).getByRole('region', { name: '投标要带的文件' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(main(page).getByRole('region', { name: '怎么递交' })).toBeVisible();

  await tap(card.getByRole('link', { name: '订阅新公告和截止时间' }));
  await expect(page).toHaveURL('/feeds#feeds-tenders');
  const feeds = page.getByRole('region', { name: '招标采购' });
  await expect(feeds.getByRole('heading', { name: '招标采购' })).toBeInViewport();
  const href = await feeds.getByRole('link', { name: /订阅/ }).first().getAttribute('href');
  const calendar = await request.get((href ?? '').replace(/^webcal:\/\/[^/]*/, ''));
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
});

test('a tender that is over offers no subscription to its deadline', async ({ page }) => {
  await page.goto('/tender_procurement/tendering?status=closed');
  await tap(main(page).getByRole('listitem').getByRole('link').first());
  const card = page.getByRole('complementary', { name: '办理' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: '订阅新公告和截止时间' })).toHaveCount(0);
});

test('a journalist has somebody to call, a logo and a figure with its source after two taps', async ({
  page,
  request,
}) => {
  await page.goto('/home');
  await tap(main(page).getByRole('link', { name: '更多新闻' }));
  await tap(page.getByRole('navigation', { name: '二级栏目' }).getByRole('link', { name: '媒体服务' }));
  await expect(page).toHaveTitle('媒体服务 - 云峡水电');
  const contacts = page.locator('main dl[aria-label=媒体联系方式]');
  await expect(contacts.locator('a[href^="tel:"]').first()).toBeInViewport();
  await expect(contacts).toContainText('工作日8:30至18:00');
  const logo = page.getByRole('region', { name: '标识文件' }).getByRole('link', { name: /SVG/ }).first();
  expect((await request.get((await logo.getAttribute('href')) ?? '')).headers()['content-type']).toMatch(/svg/);
  await expect(page.getByRole('region', { name: '可以直接引用的数字' }).getByRole('listitem').first()).toContainText(
    '来源：',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a supplier has the deadline, the papers and whom to call; a document and every feed have an address', async ({
    page,
    request,
  }) => {
    await page.goto('/tendering_details?id=601');
    const card = page.getByRole('complementary', { name: '办理' });
    await expect(card.locator('time').first()).toBeVisible();
    await expect(card.getByRole('link', { name: /^下载/ }).first()).toBeVisible();
    await expect(card.locator('a[href^="tel:"]').first()).toBeVisible();
    const file = await card
      .getByRole('link', { name: /招标文件/ })
      .first()
      .getAttribute('href');
    await page.goto(file ?? '');
    const download = page.getByRole('link', { name: /下载/ }).first();
    await expect(download).toBeVisible();
    expect((await request.get((await download.getAttribute('href')) ?? '')).status()).toBe(200);
    await page.goto('/feeds');
    await expect(page.getByRole('region', { name: '招标采购' }).getByRole('link').first()).toBeVisible();
  });
});
