import type { Page } from '@playwright/test';
import { findInBothThemes } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const LIST = '/information_disclosure/overhaul';

/** Unfolds area, kind and days. */
const unfold = (page: Page) => page.getByRole('button', { name: /^更多条件/ }).click();

test('the centre is filtered by place, kind, status and words, all of it in the address', async ({ page }) => {
  await page.goto(LIST);
  const form = page.getByRole('search', { name: '查询停电公告' });
  await unfold(page);
  await form.getByRole('combobox', { name: '供电区域' }).selectOption('坝前镇');
  await form.getByRole('combobox', { name: '停电类别' }).selectOption('planned');
  await form.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/region=%E5%9D%9D%E5%89%8D%E9%95%87&kind=planned$/);
  await expect(page.getByRole('status').filter({ hasText: '坝前镇 · 计划停电：共' })).toContainText('数据时间');
  await page
    .getByRole('group', { name: '按状态筛选' })
    .getByRole('link', { name: /^停电中/ })
    .click();
  await expect(page).toHaveURL(/status=ongoing/);
  await expect(page.locator('main li h3')).toHaveCount(1);
  await page.reload();
  // Folded again: the button says how many there are.
  await expect(page.getByRole('button', { name: /^更多条件/ })).toHaveText(/2$/);
  await unfold(page);
  await expect(form.getByRole('combobox', { name: '供电区域' })).toHaveValue('坝前镇');
  await page.getByRole('link', { name: '清除' }).click();
  await expect(form.getByRole('combobox', { name: '供电区域' })).toHaveValue('');
});

test('the centre is filtered by its days, which stand in the address and above the list', async ({ page }) => {
  await page.goto(LIST);
  const form = page.getByRole('search', { name: '查询停电公告' });
  await unfold(page);
  await form.getByLabel('开始日期').fill('2026-01-01');
  await form.getByLabel('结束日期').fill('2099-12-31');
  await form.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/[?&]start=2026-01-01&end=2099-12-31$/);
  const result = page.getByRole('status').filter({ hasText: '数据时间' });
  await expect(result).toContainText(/2026-01-01.*2099-12-31.*共[1-9]\d*条/);
  await expect(form.getByLabel('开始日期')).toHaveValue('2026-01-01');
  await expect(form.getByLabel('结束日期')).toHaveValue('2099-12-31');
});

test('the filters are set and sent by keyboard alone', async ({ page }) => {
  await page.goto(LIST);
  const form = page.getByRole('search', { name: '查询停电公告' });
  await form.getByRole('searchbox').focus();
  await page.keyboard.type('10kV');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: '查询' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^更多条件/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const region = form.getByRole('combobox', { name: '供电区域' });
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(region).toHaveValue('坝前镇');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('combobox', { name: '停电类别' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await form.getByRole('button', { name: '查询' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=10kV&region=%E5%9D%9D%E5%89%8D%E9%95%87&kind=planned$/);
  await expect(page.getByRole('status').filter({ hasText: '坝前镇 · 计划停电' })).toContainText(/共[1-9]\d*条/);
});

test('what is off now stands first, the rest by day', async ({ page }) => {
  await page.goto(LIST);
  const groups = page.locator('main').getByRole('heading', { level: 2 });
  await expect(groups.first()).toHaveText(/^正在停电\s*4条$/);
  await expect(groups.nth(1)).toHaveText(/\d+月\d+日 周/);
});

test('the month: its cells name the places; by keyboard from a day to its rows, and on to another month', async ({
  page,
}) => {
  await page.goto(`${LIST}?kind=planned`);
  await page.getByRole('navigation', { name: '显示方式' }).getByRole('link', { name: '月历' }).click();
  await expect(page).toHaveURL(/view=calendar&month=\d{4}-\d{2}&kind=planned$/);
  const month = page.getByRole('table', { name: /^\d{4}年\d+月$/ });
  await expect(month.getByRole('columnheader')).toHaveText(['周一', '周二', '周三', '周四', '周五', '周六', '周日']);
  await expect(month.locator('[aria-current=date]')).toHaveCount(1);
  const days = month.getByRole('link', { name: /^\d+月\s*\d+\s*日 周.*，\s*\d+\s*条\s*停电公告/ });
  const links = await days.count();
  expect(links).toBeGreaterThan(0);
  expect(await month.getByRole('link').count()).toBe(links);
  for (const day of await days.all()) await expect(day).toContainText(/，(停电中|计划|延期|取消|已结束)：\S/);

  const day = days.first();
  const count = /，(\d+)条/.exec((await day.textContent()) ?? '')?.[1];
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /view=calendar&month=\d{4}-\d{2}&kind=planned&start=(\d{4}-\d{2}-\d{2})&end=\1#outages-of-day$/,
  );
  await expect(month.locator('[aria-current=true]')).toHaveCount(1);
  const rows = page.locator('#outages-of-day');
  await expect(rows.getByRole('listitem')).toHaveCount(Number(count));
  await expect(rows.getByRole('heading', { level: 2 })).toBeInViewport();
  await page.goBack();
  await expect(rows).toHaveCount(0);
  await page.getByRole('navigation', { name: '翻月' }).getByRole('link', { name: '下个月' }).click();
  await expect(page.getByRole('link', { name: '本月' })).toBeVisible();
  await expect(page.locator('[aria-current=date]')).toHaveCount(0);
});

test('my places stay on this device, each with its verdict, and are removed when asked to', async ({
  page,
  context,
  stub,
}) => {
  await page.goto(`${LIST}?keyword=上湾村`);
  const note = page.getByRole('group', { name: '记住地点' });
  await note.getByRole('button', { name: '把“上湾村”加到我的地点' }).click();
  await expect(note.getByRole('status')).toHaveText('已加到我的地点：上湾村。');
  await page.goto(`${LIST}?keyword=云台村`);
  await note.getByRole('button', { name: '把“云台村”加到我的地点' }).click();
  await page.goto(`${LIST}?keyword=坝前`);
  await note.getByRole('button', { name: /加到我的地点$/ }).click();
  expect(await context.cookies()).toEqual([]);

  stub.reset();
  await page.goto(LIST);
  const own = page.getByRole('region', { name: '我的地点' });
  await expect(own.getByRole('link', { name: /^上湾村/ })).toBeHidden();
  await own.getByText('另1处').click();
  await expect(own.getByRole('link', { name: /^上湾村/ })).toHaveText(/^上湾村\s*停电中\s*预计.*\d\d:\d\d恢复$/);
  await expect(own.getByRole('link', { name: /^云台村/ })).toHaveText(/^云台村\s*(今天|今晚|天亮前)没有停电计划$/);
  await expect(own).not.toContainText('有电');
  // Every reader asks for the same outages.
  expect(stub.bodies('notice-list').length).toBeGreaterThan(1);
  for (const name of ['坝前', '上湾村', '云台村']) {
    expect(stub.bodies('notice-list').join()).not.toContain(encodeURIComponent(name));
  }

  await own.getByRole('link', { name: /^上湾村/ }).click();
  await expect(page).toHaveURL(/keyword=/);
  await note.getByRole('button', { name: '从我的地点移除“上湾村”' }).click();
  await expect(own.getByRole('link', { name: /^上湾村/ })).toHaveCount(0);
  await page.reload();
  await expect(own.getByRole('link')).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('outage-place'))).not.toContain('上湾村');
});

test('the whole of a row leads to its notice; its places lead, its day heads the group and stays in sight', async ({
  page,
}) => {
  await page.goto(`${LIST}?keyword=上湾村`);
  const row = page.locator('main li').filter({ hasText: '下湾村' }).first();
  await expect(row.getByRole('heading', { level: 3 })).toHaveText('上湾村、下湾村');
  await expect(row.locator('mark')).toHaveText('上湾村');
  await expect(row).toContainText(/^\d\d:\d\d.*预计恢复云峡县 坝前镇/);
  await page.goto(LIST);
  const group = page.getByRole('region', { name: '正在停电' });
  await group
    .getByRole('listitem')
    .last()
    .evaluate((last) => last.scrollIntoView({ block: 'start' }));
  await expect(group.getByRole('heading', { level: 2 })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first row is in the first screen, also under two places of one’s own', async ({ page }) => {
    const topOfRow = async () => {
      const row = page
        .locator('main li')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .first();
      return (await row.boundingBox())?.y;
    };
    await page.goto(LIST);
    // 460 and the strip
    await expect.poll(topOfRow).toBeLessThanOrEqual(504);
    await expect(page.locator('[data-banner]')).toBeHidden();
    await page.evaluate(() => {
      const place = (title: string) => ({ keyword: title, place: { title, kind: 'village', county: '', town: '' } });
      localStorage.setItem('outage-place', JSON.stringify([place('上湾村'), place('云台村')]));
    });
    await page.reload();
    await expect(page.getByRole('region', { name: '我的地点' }).getByRole('link', { name: /计划$/ })).toBeVisible();
    await expect.poll(topOfRow).toBeLessThanOrEqual(504);
  });

  test('the sentence about a place stands in the first screen, and its row leads with it, marked', async ({ page }) => {
    await page.goto(`${LIST}?keyword=上湾村`);
    const sentence = page.getByRole('heading', { level: 2 }).filter({ hasText: '上湾村：现在停电' });
    const { y = 0, height = 0 } = (await sentence.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(508);
    await expect(page.locator('main li h3').first().locator('mark')).toHaveText('上湾村');
  });

  test('the other conditions unfold from the chips; what to do without power unfolds from the heading', async ({
    page,
  }) => {
    await page.goto(LIST);
    const form = page.getByRole('search', { name: '查询停电公告' });
    await expect(form.getByLabel('供电区域')).toBeHidden();
    await unfold(page);
    await form.getByLabel('供电区域').selectOption('坝前镇');
    await form.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/region=%E5%9D%9D%E5%89%8D%E9%95%87$/);
    const advice = page.getByText('请远离8米以外', { exact: false }).first();
    await expect(advice).toBeHidden();
    await page.getByText('突然没电怎么办').click();
    await expect(advice).toBeVisible();
  });

  test('the month names towns in two characters, at 320 px as well', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${LIST}?view=calendar`);
    const town = page
      .getByRole('table')
      .getByRole('link')
      .first()
      .getByText(/^\p{Script=Han}{2}$/u)
      .first();
    await expect(town).toBeVisible();
    const size = await town.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(12);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all conditions stand there, and a day of the month opens its rows', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByLabel('供电区域')).toBeVisible();
    await page.goto(`${LIST}?view=calendar`);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.locator('#outages-of-day').getByRole('listitem').first()).toBeVisible();
  });
});

test('an empty list says that there is no outage now, with its time', async ({ page, stub }) => {
  stub.control({ endpoint: 'notice-list', useCase: 'empty' });
  await page.goto(LIST);
  await expect(page.getByRole('heading', { name: '当前无停电计划' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/数据时间 ?\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /\d{3,}/ })
      .first(),
  ).toHaveAttribute('href', /^tel:/);
});

test('a place that is not known: said so, and whom to call', async ({ page }) => {
  await page.goto(`${LIST}?keyword=北京路`);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '供电区域名录里没有“北京路”' })).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText('当前无停电计划');
  await expect(page.locator('main')).not.toContainText('没有停电');
});

test('what to do before, during and after, and what is dangerous, stands below the list', async ({ page }) => {
  await page.goto(LIST);
  const help = page.getByRole('region', { name: '停电前后怎么做' });
  await expect(help.getByRole('heading', { level: 3 })).toHaveText(['停电前', '停电时', '来电后', '注意安全']);
});

for (const [name, query] of [
  // the list itself and its month: layout/every-screen.spec.ts
  ['the filters in use', '?region=坝前镇&kind=planned&keyword=10kV&start=2026-01-01'],
] as const) {
  test(`${name}: no violation, no sideways scroll, on a phone of 320 px either`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(LIST + query);
    for (const width of [1440, 320]) {
      await setWidth(page, width);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      expect(await findInBothThemes(page, { within: 'main' }), String(width)).toEqual([]);
    }
  });
}
