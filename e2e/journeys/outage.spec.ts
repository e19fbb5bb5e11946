import { findViolations } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { setTheme, setWidth, sidewaysScroll } from '../setup/window.ts';

const LIST = '/information_disclosure/overhaul';

test('the centre is filtered by place, kind, status and words, all of it in the address', async ({ page }) => {
  await page.goto(LIST);
  const form = page.getByRole('search', { name: '查询停电公告' });
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
  await expect(form.getByRole('combobox', { name: '供电区域' })).toHaveValue('坝前镇');
  await page.getByRole('link', { name: '清除' }).click();
  await expect(form.getByRole('combobox', { name: '供电区域' })).toHaveValue('');
});

test('the centre is filtered by its days, which stand in the address and above the list', async ({ page }) => {
  await page.goto(LIST);
  const form = page.getByRole('search', { name: '查询停电公告' });
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
  const region = form.getByRole('combobox', { name: '供电区域' });
  await region.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(region).toHaveValue('坝前镇');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('combobox', { name: '停电类别' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const words = form.getByRole('searchbox');
  // A day is made of several stops.
  for (let stops = 0; stops < 12 && !(await words.evaluate((box) => box === document.activeElement)); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(words).toBeFocused();
  await page.keyboard.type('10kV');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: '查询' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/region=%E5%9D%9D%E5%89%8D%E9%95%87&kind=planned&keyword=10kV$/);
  await expect(page.getByRole('status').filter({ hasText: '坝前镇 · 计划停电' })).toContainText(/共[1-9]\d*条/);
});

test('what is off now stands first, the rest by day', async ({ page }) => {
  await page.goto(LIST);
  const groups = page.locator('main').getByRole('heading', { level: 2 });
  await expect(groups.first()).toHaveText(/^正在停电\s*4条$/);
  await expect(groups.nth(1)).toHaveText(/\d+月\d+日 周/);
});

test('the month: by keyboard from a day to its list, and on to another month', async ({ page }) => {
  await page.goto(`${LIST}?kind=planned`);
  await page.getByRole('navigation', { name: '显示方式' }).getByRole('link', { name: '月历' }).click();
  await expect(page).toHaveURL(/view=calendar&month=\d{4}-\d{2}&kind=planned$/);
  const month = page.getByRole('table', { name: /^\d{4}年\d+月$/ });
  await expect(month.getByRole('columnheader')).toHaveText(['周一', '周二', '周三', '周四', '周五', '周六', '周日']);
  await expect(month.locator('[aria-current=date]')).toHaveCount(1);
  const day = month.getByRole('link', { name: /^\d+月\s*\d+\s*日 周.，\s*\d+\s*条\s*停电公告$/ }).first();
  const count = /，(\d+)条/.exec((await day.textContent()) ?? '')?.[1];
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kind=planned&start=(\d{4}-\d{2}-\d{2})&end=\1$/);
  await expect(page.getByRole('status').filter({ hasText: '数据时间' })).toContainText(`共${count}条`);
  await page.goBack();
  await expect(month).toBeVisible();
  await page.getByRole('navigation', { name: '翻月' }).getByRole('link', { name: '下个月' }).click();
  await expect(page.getByRole('link', { name: '本月' })).toBeVisible();
  await expect(page.locator('[aria-current=date]')).toHaveCount(0);
});

test('my place is stored on this device, sent nowhere, and deleted on request', async ({ page, context, stub }) => {
  await page.goto(`${LIST}?keyword=坝前`);
  const near = page.getByRole('region', { name: '我的地点' });
  await near.getByRole('button', { name: '把“坝前”记为我的地点' }).click();
  await expect(near.getByRole('status')).toHaveText('已记住“坝前”。');
  expect(await context.cookies()).toEqual([]);
  stub.reset();
  await page.goto(LIST);
  await expect(near.getByRole('link', { name: '我的地点：坝前' })).toBeVisible();
  expect(stub.bodies('notice-list').join()).not.toContain(encodeURIComponent('坝前'));
  await near.getByRole('link', { name: '我的地点：坝前' }).click();
  await expect(page).toHaveURL(/keyword=/);
  await expect(page.getByRole('status').filter({ hasText: '“坝前”' })).toBeVisible();
  await near.getByRole('button', { name: '忘记' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outage-place'))).toBeNull();
  await page.reload();
  await expect(near.getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('outage-place'))).toBeNull();
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
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText('当前无停电计划');
  await expect(page.locator('main')).not.toContainText('没有停电');
});

test('what to do before, during and after, and what is dangerous, stands below the list', async ({ page }) => {
  await page.goto(LIST);
  const help = page.getByRole('region', { name: '停电前后怎么做' });
  await expect(help.getByRole('heading', { level: 3 })).toHaveText(['停电前', '停电时', '来电后', '注意安全']);
});

for (const [name, query] of [
  ['the filters in use', '?region=坝前镇&kind=planned&keyword=10kV&start=2026-01-01'],
  ['the month', '?view=calendar'],
] as const) {
  test(`${name}: no violation, no sideways scroll, on a phone of 320 px either`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(LIST + query);
    for (const width of [1440, 320]) {
      await setWidth(page, width);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme);
        expect(await findViolations(page, { within: 'main' }), `${theme} at ${width}`).toEqual([]);
      }
    }
  });
}
