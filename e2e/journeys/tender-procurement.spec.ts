import type { Page } from '@playwright/test';
import { exampleItems } from '@yunxia/contract/examples';
import { tenderStatus, tenderStatuses } from '@yunxia/contract/tender-status';
import { WITHDRAWN_ID } from '@yunxia/contract/testing';
import { HOUR_MS, parseTime } from '@yunxia/contract/time';
import { countCalls } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { waitHydrated } from '../setup/hydrated.ts';
import { serverKeepsTime } from '../setup/moments.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';
import { openFind } from '../setup/open-find.ts';

const tendering = '/tender_procurement/tendering';
const archive = '/tender_procurement/old_tendering';

/** How the page writes an instant of the contract: its Beijing clock, to the minute. */
const toPageTime = (iso: unknown): string => String(iso).slice(0, 16).replace('T', ' ');
const tender = (id: number) => exampleItems('purchase-list', Date.now()).find((item) => item.id === id) ?? { id };

test('the chips of the quick filter stand apart', async ({ page }) => {
  await page.goto(tendering);
  const chips = page.getByRole('group', { name: '按状态筛选' }).getByRole('link');
  const boxes = await chips.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(3);
  for (const [index, box] of boxes.slice(1).entries()) {
    const last = boxes[index];
    if (box.top === last.top) expect(box.left - last.right).toBeGreaterThanOrEqual(6);
  }
});

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('tenders are filtered by type, category, status, days and words, and paged', async ({ page }) => {
    await page.goto(tendering);
    await openFind(page);
    const rows = page.locator('main li:has(h2)');
    const filter = page.getByRole('search', { name: '筛选招标信息' });
    await expect(rows).toHaveCount(10);
    await filter.getByLabel('采购类别').selectOption('货物');
    await filter.getByRole('button', { name: '筛选' }).click();
    await expect(page).toHaveURL(/category=goods/);
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/category=goods&page=2/);
    for (const row of await rows.all()) await expect(row).toContainText('货物');

    await page.goto(tendering);
    await openFind(page);
    await filter.getByLabel('公告类型').selectOption('中标候选人公示');
    await filter.getByRole('button', { name: '筛选' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('公示中');

    await page.goto(tendering);
    await openFind(page);
    await filter.getByLabel('招标人', { exact: true }).selectOption('松岭抽水蓄能分公司（演示）');
    await filter.getByRole('button', { name: '筛选' }).click();
    await expect(page).toHaveURL(/owner=/);
    for (const row of await rows.all()) await expect(row).toContainText('松岭抽水蓄能分公司（演示）');

    await page.goto(tendering);
    await openFind(page);
    await page
      .getByRole('group', { name: '按状态筛选' })
      .getByRole('link', { name: /已终止/ })
      .click();
    await expect(page).toHaveURL(/status=terminated/);
    await expect(rows).toHaveCount(2);
    await openFind(page);
    await filter.getByRole('searchbox').fill('招标');
    await filter.getByRole('searchbox').press('Enter');
    await expect(page, 'the status stays').toHaveURL(/status=terminated/);
    await expect(rows).toHaveCount(1);
    await expect(page.locator('main')).toContainText('“招标” · 已终止：共1条');

    const day = toPageTime(tender(604)['publishedAt']).slice(0, 10);
    await page.goto(`${tendering}?start=${day}&end=${day}`);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('库区监测服务');
    await expect(filter.getByLabel('发布起始日')).toHaveValue(day);
  });

  test('the archive is filtered by year and words', async ({ page }) => {
    await page.goto(archive);
    const rows = page.getByRole('list', { name: '历史招标' }).getByRole('listitem');
    await expect(rows).toHaveCount(14);
    await expect(page.locator('main')).toContainText('仅供查阅');
    await openFind(page);
    await page.getByRole('searchbox', { name: '标题关键词' }).fill('电缆');
    await page.getByRole('searchbox', { name: '标题关键词' }).press('Enter');
    await expect(rows).toHaveCount(3);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/old_tendering_details\?id=\d+$/);
    await expect(page.locator('main')).toContainText('历史公告，仅供查阅');
    await expect(page.getByRole('region', { name: '当前状态' })).toHaveCount(0);
  });
});

test('every status has its chip with a count, and every row says its status', async ({ page }) => {
  await page.goto(`${tendering}?page=1`);
  const now = Date.now();
  const items = exampleItems('purchase-list', now);
  for (const [status, label] of Object.entries(tenderStatuses)) {
    const count = items.filter((item) => tenderStatus(item, now) === status).length;
    await expect(page.getByRole('group', { name: '按状态筛选' }).getByRole('link', { name: label })).toHaveText(
      `${label}${count}`,
    );
  }
  for (const row of await page.locator('main li:has(h2)').all()) {
    await expect(row).toContainText(new RegExp(Object.values(tenderStatuses).join('|')));
  }
});

for (const timezoneId of ['America/New_York', 'Asia/Shanghai', 'UTC']) {
  const tag = timezoneId === 'America/New_York' ? [] : '@long';
  test.describe(`a reader in ${timezoneId}`, { tag }, () => {
    test.use({ timezoneId });

    test('reads the deadline in Beijing time, in the list and on the page', async ({ page }) => {
      const deadline = toPageTime(tender(601)['deadlineAt']);
      await page.goto(tendering);
      const row = page.locator('main li', { has: page.locator('a[href="/tendering_details?id=601"]') });
      await expect(row.getByText('投标截止')).toBeVisible();
      await expect(row).toContainText(deadline);
      await page.goto('/tendering_details?id=601');
      await expect(page.getByRole('region', { name: '当前状态' })).toContainText(deadline);
      await expect(page.locator('main')).toContainText('时间均为北京时间');
    });
  });
}

test('a deadline that passes on the open page changes the status by itself, in the list with its counts', async ({
  page,
  problems,
}) => {
  const now = Date.now();
  const deadline = parseTime(String(tender(602)['deadlineAt'])) ?? 0;
  await page.clock.install({ time: now });
  await serverKeepsTime(page);
  await page.goto('/tendering_details?id=602');
  const state = page.getByRole('region', { name: '当前状态' });
  await expect(state).toContainText('即将截止');
  await page.clock.fastForward(deadline - now + 1000);
  await expect(state).toContainText('待开标');
  await page.clock.fastForward(HOUR_MS);
  await expect(state).toContainText('已结束');

  // It keeps time without a network as well.
  problems.expect(/Failed to load resource/);
  await page.route('**/api/v1/purchase-list', (route) => route.abort());
  await page.clock.setSystemTime(now);
  await page.goto(`${tendering}?status=closing`);
  const chip = page.getByRole('group', { name: '按状态筛选' }).getByRole('link', { name: /^即将截止/ });
  await expect(chip).toHaveText('即将截止1');
  await expect(page.locator('main li:has(h2)')).toContainText(/剩\d/);
  await page.clock.fastForward(deadline - now + 1000);
  await expect(chip).toHaveText('即将截止0');
  await expect(page.locator('main li:has(h2)')).toContainText('待开标');
  await expect(page.locator('main')).toContainText('其中1条刚刚变为其他状态，已不是“即将截止”。');
});

test('a tender shows its facts, whom to call, its files with checksums, and what was changed since', async ({
  page,
}) => {
  await page.goto(tendering);
  await page.getByRole('link', { name: '云峡一级水电站闸门防腐工程招标公告' }).click();
  await expect(page).toHaveURL('/tendering_details?id=601');
  await expect(page).toHaveTitle('云峡一级水电站闸门防腐工程招标公告 - 云峡水电');
  const main = page.locator('main');
  for (const text of ['YX-001', '公开招标', '示例招标代理机构', '文件获取', '开标时间']) {
    await expect(main).toContainText(text);
  }
  await expect(main.locator('a[href="tel:00000000001"]').first()).toBeVisible();
  await expect(main.locator('a[href="mailto:bid@example.invalid"]')).toBeVisible();
  const files = page.getByRole('list', { name: '附件' });
  await expect(files).toContainText('859 KB');
  await files.getByText('核对文件').click();
  await expect(files).toContainText('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await files.getByRole('button', { name: /^复制\s*招标文件\.pdf的 SHA-256 校验值/ }).click();
  await expect(files.getByRole('status')).toHaveText('已复制');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^9f86d081[0-9a-f]{56}$/);

  await expect(page.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', '/feeds/tender.ics?id=601');
  await expect(main).toContainText('发布后有变更');
  await main.getByRole('link', { name: '项目进程' }).click();
  await expect(page.getByRole('heading', { name: '项目进程' })).toBeInViewport();
  const line = page.getByRole('list', { name: '项目进程' });
  await expect(line.getByRole('listitem')).toHaveText([/招标公告.*本公告/, /澄清答疑/]);
  await line.getByRole('link').click();
  await expect(page).toHaveURL('/tendering_details?id=608');
  await expect(line.locator('[aria-current=step]')).toContainText('澄清答疑');
});

test('candidates stand in a table that scrolls by itself and is reached by keyboard', async ({ page }) => {
  await page.goto('/tendering_details?id=605');
  await setWidth(page, 320);
  const box = page.getByRole('region', { name: '中标候选人', exact: true }).last();
  await expect(box.getByRole('row')).toHaveCount(3);
  await expect(box.getByRole('row').nth(1)).toContainText('第1名');
  await box.focus();
  await expect(box).toBeFocused();
  await expect.poll(() => box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

test(
  'records that are hostile, long or bare are shown as text, within the page',
  { tag: '@long' },
  async ({ page, stub }) => {
    page.on('dialog', () => expect(true, 'a script of the content ran').toBe(false));
    for (const useCase of ['long-and-hostile', 'seed']) {
      stub.control({ endpoint: 'purchase-list', useCase });
      stub.control({ endpoint: 'purchase-old-list', useCase });
      for (const path of [tendering, archive]) {
        await page.goto(path);
        await expect(page.locator('main a[href*="tendering_details?id="]').first()).toBeVisible();
        await expect(page.locator('main img[src="x"], main a[href^="javascript:"]')).toHaveCount(0);
        for (const width of [1440, 320]) {
          await setWidth(page, width);
          await expect.poll(() => sidewaysScroll(page), `${path} ${useCase} ${width}`).toBe(0);
        }
      }
    }
    for (const useCase of ['long-and-hostile', 'minimal']) {
      stub.control({ endpoint: 'purchase-info', useCase });
      await page.goto('/tendering_details?id=1');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main img[src="x"], main a[href^="javascript:"]')).toHaveCount(0);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    }
  },
);

test('lists without records, and a page that they do not have', { tag: '@long' }, async ({ page, stub }) => {
  await page.goto(`${tendering}?page=99`);
  await expect(page.locator('main')).toContainText('共24条，到第3页为止');
  await page.goto(`${tendering}?keyword=没有这个项目&status=open`);
  await expect(page.locator('main')).toContainText('没有找到公告');
  await expect(page.locator('main')).toContainText('也可以到“历史招标”中查找');
  await page.getByRole('link', { name: '清除筛选' }).click();
  await expect(page).toHaveURL(tendering);
  stub.control({ endpoint: 'purchase-old-list', useCase: 'empty' });
  await page.goto(archive);
  await expect(page.locator('main')).toContainText('“历史招标”还没有发布公告');
});

test(
  'a list that does not come keeps its filters and is asked for again',
  { tag: '@long' },
  async ({ page, stub, problems }) => {
    problems.expect(ownErrorPage, /Failed to load resource/);
    stub.control({ endpoint: 'purchase-list', fail: { code: 7, msg: '栏目维护中', times: 1 } });
    const answer = await page.goto(`${tendering}?category=works&keyword=工程`);
    expect(answer?.status()).toBe(503);
    await expect(page.locator('[data-failed]')).toContainText('栏目维护中');
    await expect(page.getByLabel('采购类别')).toHaveValue('works');
    await expect(page.getByRole('searchbox', { name: '项目、编号或招标人' })).toHaveValue('工程');
    await page.locator('[data-failed]').getByText('重新加载').click();
    await expect(page.locator('main li:has(h2)').first()).toBeVisible();
    await expect(page).toHaveURL(/category=works/);
  },
);

test(
  'filters are used by keyboard, and going back shows the list as it was left',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(tendering);
    const every = await page.locator('main').getByRole('status').first().innerText();
    await page.locator('main details:has([role=search]) > summary').press('Enter');
    await page.getByLabel('采购类别').focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('searchbox', { name: '项目、编号或招标人' }).press('Enter');
    await expect(page).toHaveURL(/category=works/);
    // The address is there before its list.
    await expect(page.locator('main').getByRole('status').first()).not.toHaveText(every);
    await page.locator('main h2 a').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tendering_details\?id=/);
    await expect(page.getByRole('region', { name: '当前状态' })).toBeVisible();
    const calls = countCalls(page, 'purchase-list');
    await page.goBack();
    await expect(page).toHaveURL(/category=works/);
    await expect(page.getByLabel('采购类别')).toHaveValue('works');
    expect(calls(), 'no new call').toBe(0);
  },
);

test('a tender on the page of the archive moves to its own for good, and the other way round', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(ownErrorPage);
  for (const [from, to] of [
    ['/tendering_details?id=701', '/old_tendering_details?id=701'],
    ['/old_tendering_details?id=601', '/tendering_details?id=601'],
  ] as const) {
    const moved = await request.get(from, { maxRedirects: 0 });
    expect(moved.status()).toBe(308);
    expect(moved.headers()['location']).toBe(to);
  }
  for (const [id, status] of [
    ['999999', 404],
    ['-1', 404],
    [String(WITHDRAWN_ID), 410],
  ] as const) {
    expect((await page.goto(`/tendering_details?id=${id}`))?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('on paper the tender is complete and its filters are gone', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(tendering);
  await expect(page.getByRole('search', { name: '筛选招标信息' })).toBeHidden();
  await expect(page.locator('main li:has(h2)').first()).toBeVisible();
  await page.goto('/tendering_details?id=601');
  await expect(page.locator('main').getByText('9f86d081884c7d659')).toBeVisible();
  await expect(page.locator('main a[href="tel:00000000001"]').first()).toBeVisible();
});

test.describe('what can be done with a tender', () => {
  const card = (page: Page) => page.getByRole('complementary', { name: '办理' });

  test('stands in one order and stays in view beside the text', async ({ page }) => {
    await page.goto('/tendering_details?id=602');
    const parts = ['当前状态', '文件获取已截止', '文件', '联系', '在手机上接着看'];
    const text = (await card(page).innerText()).replaceAll('当前状态', '');
    const places = parts.slice(1).map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(text.indexOf('把截止时间加入日历'));
    expect(text.indexOf('距投标截止')).toBeLessThan(text.indexOf('把截止时间加入日历'));
    await page.mouse.wheel(0, 900);
    await expect(card(page)).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(card(page).getByRole('link', { name: '把截止时间加入日历' })).toBeInViewport();
  });

  test('says that the documents are given out no more, while bids are still taken', async ({ page }) => {
    await page.goto('/tendering_details?id=602');
    await expect(page.getByRole('region', { name: '当前状态' })).toContainText('即将截止');
    await expect(card(page)).toContainText('不再发放。已领取的单位可继续投标。');
    await page.goto('/tendering_details?id=601');
    await expect(card(page), 'they are still to be had').not.toContainText('文件获取已截止');
    const documents = page.getByRole('region', { name: '投标要带的文件' }).getByRole('listitem');
    await expect(documents.first()).toContainText('单位负责人签字并盖章');
    await expect(page.getByRole('region', { name: '怎么递交' })).toContainText('原封退回');
    await expect(page.getByRole('list', { name: '时间安排' }).locator('[aria-current=step]')).toHaveCount(1);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a bar repeats it only while the button of the card is out of view', async ({ page }) => {
      await page.goto('/tendering_details?id=602');
      const bar = page.getByRole('group', { name: '快速办理' });
      const button = card(page).getByRole('link', { name: '把截止时间加入日历' });
      await expect(button).toBeInViewport();
      await expect(bar).toHaveCount(0);
      await waitHydrated(page);
      await page.getByRole('region', { name: '联系方式' }).scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar).toContainText('距投标截止');
      const ways = page.getByRole('button', { name: '快捷入口' });
      const [low, high] = [await bar.boundingBox(), await ways.boundingBox()];
      expect((high?.y ?? 0) + (high?.height ?? 0)).toBeLessThanOrEqual(low?.y ?? 0);
      await ways.click();
      await page.getByRole('button', { name: '回到顶部' }).click();
      await expect(bar).toHaveCount(0);
    });
  });
});
