import type { Page } from '@playwright/test';
import { scrollHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/fixtures.ts';
import { stopClock } from '../setup/moments.ts';
import { ownErrorPage } from '../setup/screens.ts';

const hour = 3_600_000;

/** Hides the page as another tab before it does, or shows it again. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Waits until the banners are on their way, or rest: the page says so to screen readers. */
const expectRotating = (page: Page, isRotating: boolean): Promise<void> =>
  expect(page.getByRole('region', { name: '首页横幅' }).locator('[aria-live=off]')).toHaveCount(isRotating ? 1 : 0);

/** Opens the page in a tab that is looked at once its clock stands: from then on the first banner has its whole time. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }));
  await page.goto('/home');
  await stopClock(page);
  await setHidden(page, false);
  await expectRotating(page, true);
}

test('the served page holds every block in words, and no inline style', async ({ request }) => {
  const html = await (await request.get('/home')).text();
  // Between words of a title the line may break.
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<wbr/>', '');
  for (const words of [
    '停电查询',
    '近期停电',
    '新闻中心',
    '集团业务',
    '关键数据',
    '投资者关系',
    '招标采购',
    '人才招聘',
    '党旗领航',
  ]) {
    expect(main).toContain(words);
  }
  // The words of every banner, of which the first is the heading.
  for (const words of ['一江清水', '停电早知道', '演示数据']) expect(main).toContain(words);
  expect(main.match(/<h1[^>]*>.*?<\/h1>/)?.[0]).toContain('一江清水');
  expect(main.match(/<h1/g)).toHaveLength(1);
  expect(main).not.toMatch(/\sstyle="/);
});

test('the banners advance by themselves, rest under the pointer, stop for good, and go both ways', async ({ page }) => {
  await openWithClock(page);
  const heading = page.getByRole('heading', { level: 1 });
  const hero = page.getByRole('region', { name: '首页横幅' });
  await expect(heading).toHaveText('一江清水万家灯火');
  await expect(hero.getByRole('button', { name: '暂停轮播与动画' })).toBeVisible();
  await page.clock.runFor(5999);
  await expect(heading).toHaveText('一江清水万家灯火');
  await page.clock.runFor(1);
  await expect(heading).toHaveText('停电早知道');
  await hero.hover({ position: { x: 800, y: 200 } });
  await expectRotating(page, false);
  await page.clock.runFor(20_000);
  await expect(heading).toHaveText('停电早知道');
  await hero.getByRole('button', { name: '上一张' }).click();
  await expect(heading).toHaveText('一江清水万家灯火');
  await hero.getByRole('button', { name: '暂停轮播与动画' }).click();
  await page.mouse.move(5, 890);
  await expect(hero.getByRole('button', { name: '播放轮播与动画' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(heading).toHaveText('一江清水万家灯火');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await hero.getByRole('button', { name: '下一张' }).click();
  await expect(heading).toHaveText('停电早知道');
});

test('banners rest while the page is hidden, and do not catch up', { tag: '@long' }, async ({ page }) => {
  await openWithClock(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.clock.runFor(1000);
  await setHidden(page, true);
  await expectRotating(page, false);
  await page.clock.runFor(60_000);
  await setHidden(page, false);
  await expectRotating(page, true);
  await page.clock.runFor(5900);
  await expect(heading).toHaveText('一江清水万家灯火');
  await page.clock.runFor(100);
  await expect(heading).toHaveText('停电早知道');
});

test('with reduced motion no banner moves by itself', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/home');
  await expect(page.getByRole('button', { name: '播放轮播与动画' })).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(30_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一江清水万家灯火');
});

test('news tabs follow the keys of the tabs practice, and are links in a new tab', async ({ page }) => {
  await page.goto('/home');
  const tabs = page.getByRole('tablist', { name: '新闻分类' });
  const panel = page.locator('#news-panel');
  const before = await panel.getByRole('heading').innerText();
  await tabs.getByRole('tab', { name: '集团要闻' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: '综合新闻' })).toBeFocused();
  await expect(tabs.getByRole('tab', { name: '综合新闻' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('heading')).not.toHaveText(before);
  await page.keyboard.press('End');
  await expect(tabs.getByRole('tab', { name: '行业资讯' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: '集团要闻' })).toBeFocused();
  await expect(panel.getByRole('heading')).toHaveText(before);
  await expect(tabs.getByRole('tab', { name: '行业资讯' })).toHaveAttribute('href', '/news/information');
});

test('the news of another type come once, when its tab is opened; until then those before stay, so nothing moves', async ({
  page,
}) => {
  let calls = 0;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/news-list', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  const html = await (await page.request.get('/home')).text();
  await page.goto('/home');
  const panel = page.locator('#news-panel');
  const before = await panel.getByRole('heading').innerText();
  const height = await panel.evaluate((element) => element.clientHeight);
  await page.getByRole('tab', { name: '综合新闻' }).click();
  await expect(panel).toHaveAttribute('aria-busy', 'true');
  await expect(panel.getByRole('heading')).toHaveText(before);
  expect(await panel.evaluate((element) => element.clientHeight)).toBe(height);
  answer();
  await expect(panel).not.toHaveAttribute('aria-busy');
  await expect(panel.getByRole('heading')).not.toHaveText(before);
  expect(html).not.toContain(await panel.getByRole('heading').innerText());
  await page.getByRole('tab', { name: '集团要闻' }).click();
  await page.getByRole('tab', { name: '综合新闻' }).click();
  await expect(panel.getByRole('heading')).not.toHaveText(before);
  expect(calls).toBe(1);
});

test('news that do not come are said in their place, and asked for again', async ({ page, stub, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/home');
  stub.control({ endpoint: 'news-list', fail: { status: 500, times: 1 } });
  await page.getByRole('tab', { name: '行业资讯' }).click();
  await expect(page.locator('#news-panel')).toHaveText('新闻暂时无法读取');
  await page.getByRole('tab', { name: '集团要闻' }).click();
  await page.getByRole('tab', { name: '行业资讯' }).click();
  await expect(page.locator('#news-panel').getByRole('heading')).toBeVisible();
});

test('a tab that did not come with the page is asked for when opened, and says when it does not come', async ({
  page,
  stub,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/home');
  // The lower blocks hydrate when they come near: until then their tabs are links.
  const tab = page.getByRole('tab', { name: '群团活动' });
  await scrollHydrated(page.locator('#home-party'));
  await expect(tab).toBeVisible();
  stub.control({ endpoint: 'party-building-list', fail: { status: 500, times: 1 } });
  await tab.click();
  await expect(page.locator('#party-panel')).toHaveText('暂时无法读取');
  const first = page.getByRole('tab', { name: '党的建设' });
  await first.click();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await tab.click();
  await expect(page.locator('#party-panel').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/flag_navigation_details\?id=/,
  );
});

test('an outage that ends on the open page says so by itself', async ({ page, stub }) => {
  const now = Date.now();
  stub.setNow(now);
  await page.clock.install({ time: now });
  await page.goto('/home');
  const row = page.getByRole('region', { name: '停电查询' }).getByRole('listitem').filter({ hasText: '滨江社区' });
  await expect(row).toContainText('停电中');
  await expect(row).toContainText('预计恢复');
  await page.clock.fastForward(12 * hour);
  await expect(row).toContainText('应已恢复');
});

test('a tender that closes soon stands first among the tenders', async ({ page }) => {
  await page.goto('/home');
  const rows = page.getByRole('list', { name: '招标采购', exact: true }).getByRole('listitem');
  await expect(rows.first()).toContainText(/即将截止 · 剩\d/);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', '/tendering_details?id=602');
  await expect(rows.filter({ hasText: '即将截止' })).toHaveCount(1);
});

test('what does not come is said in its place; without news and outages there is no page', async ({
  page,
  stub,
  problems,
}) => {
  problems.expect(ownErrorPage, /Failed to load resource/);
  for (const endpoint of [
    'banner-list',
    'business-home',
    'outage-area-list',
    'purchase-list',
    'recruit-list',
    'party-building-list',
    'news-list',
  ] as const) {
    stub.control({ endpoint, fail: { status: 500 } });
  }
  const soft = await page.goto('/home');
  expect(soft?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).toContainText('新闻暂时无法读取');
  await expect(page.locator('main')).toContainText('招标采购信息暂时无法读取');
  await expect(page.locator('main')).toContainText('近期停电');
  await expect(page.getByRole('heading', { name: '关键数据' })).toHaveCount(0);
  await expect(page.locator('main a[href="/group_business/storage"]')).toBeVisible();

  stub.control({ endpoint: '*', fail: { hangUp: true } });
  expect((await page.goto('/home'))?.status()).toBe(503);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the look-up leads to the list with its days, and tabs to their pages', async ({ page }) => {
    await page.goto('/home');
    const panel = page.getByRole('region', { name: '停电查询' });
    await expect(panel.getByLabel('日期', { exact: true })).toBeHidden();
    await panel.getByLabel('村、社区、街道或小区').fill('上湾村');
    await panel.getByLabel('开始日期').fill('2001-01-01');
    await panel.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/\/information_disclosure\/overhaul\?keyword=[^&]+&region=&start=2001-01-01&end=$/);
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '上湾村：现在停电，预计' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: '行业资讯' }).first().click();
    await expect(page).toHaveURL(/\/news\/information$/);
  });
});
