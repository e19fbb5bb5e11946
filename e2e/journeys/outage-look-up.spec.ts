import type { Page } from '@playwright/test';
import { findInBothThemes } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const LIST = '/information_disclosure/overhaul';

const panelOf = (page: Page) => page.getByRole('region', { name: '停电查询' });
/** The sentence of the answer. */
const sentenceOf = (page: Page) => panelOf(page).getByRole('status').getByRole('heading', { level: 3 });

async function ask(page: Page, words: string): Promise<void> {
  const panel = panelOf(page);
  await panel.getByLabel('村、社区、街道或小区').fill(words);
  await panel.getByRole('button', { name: '查询' }).click();
}

test('the answer is one sentence with the place, now and the end, and has a URL of its own', async ({ page }) => {
  await page.goto('/home');
  await ask(page, '上湾村');
  const sentence = sentenceOf(page);
  await expect(sentence).toHaveText(/^上湾村：现在停电，预计.*\d\d:\d\d恢复$/);
  await expect(sentence).toBeFocused();
  await expect(page).toHaveURL(/\/home\?q=%E4%B8%8A%E6%B9%BE%E6%9D%91#outage-look-up$/);
  await expect(page).toHaveTitle(/^上湾村 - 停电查询/);
  const notice = panelOf(page).getByRole('listitem').filter({ hasText: '下湾村' });
  await expect(notice.locator('mark')).toHaveText('上湾村');
  await expect(notice.getByRole('heading', { level: 4 })).toHaveText(/^上湾村、下湾村$/);
  await expect(notice.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', '/feeds/outage.ics?id=301');
  await notice.getByRole('button', { name: '加到我的地点' }).click();
  await expect(notice.getByRole('button', { name: '已加到我的地点' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('outage-place'))).toContain('"keyword":"云峡县坝前镇上湾村"');

  await page.reload();
  await expect(sentence).toHaveText(/^上湾村：现在停电/);
  await expect(panelOf(page).getByLabel('村、社区、街道或小区')).toHaveValue('上湾村');
  await notice.getByRole('link', { name: '公告全文' }).click();
  await expect(page).toHaveURL(/\/information_details\?id=301#at=/);
  await page.goBack();
  await expect(sentence).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(panelOf(page)).toContainText('近期停电');
  await expect(panelOf(page).getByLabel('村、社区、街道或小区')).toHaveValue('');
});

test('the answer is in the HTML, in no shared cache and in no search engine', async ({ request, baseURL }) => {
  const response = await request.get('/home?q=上湾村&utm_source=x');
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.replaceAll(/<[^>]+>/g, '')).toMatch(/上湾村：现在停电，预计.*\d\d:\d\d恢复/);
  expect(response.headers()['cache-control']).toBe('private, no-cache');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/home"/>`);
  const plain = await request.get('/home');
  expect(await plain.text()).not.toContain('noindex');
});

test('a printed answer has its sentence and whom to call, and nothing that only a screen can do', async ({ page }) => {
  await page.goto('/home?q=上湾村');
  await page.emulateMedia({ media: 'print' });
  await expect(sentenceOf(page)).toBeVisible();
  await expect(panelOf(page).getByRole('link', { name: '报修与咨询' })).toBeVisible();
  await expect(panelOf(page).getByRole('link', { name: '加入日历' })).toBeHidden();
  await expect(panelOf(page).getByRole('button', { name: '查询' })).toBeHidden();
});

test('no outage is said of a place that is known, with what comes next and a way to subscribe', async ({ page }) => {
  await page.goto('/home');
  await ask(page, '云台村');
  await expect(sentenceOf(page)).toHaveText(/^云台村：(今天|今晚|天亮前)没有停电计划$/);
  const panel = panelOf(page);
  await expect(panel.getByRole('status')).toContainText('已核对');
  await expect(panel).toContainText(/下一次 · .*\d+月\d+日 周./);
  const place = encodeURIComponent('松岭县云台乡云台村');
  await expect(panel.getByRole('link', { name: '订阅云台村的停电' })).toHaveAttribute(
    'href',
    new RegExp(`^webcal://.*/feeds/outages\\.ics\\?county=${place}$`),
  );
  expect((await page.request.get(`/feeds/outages.ics?county=${place}`)).status()).toBe(200);
  await expect(panel.getByRole('status')).not.toContainText('有电');
});

test('a place that is partly known: the nearest outages, and guesses that answer', async ({ page, request }) => {
  await page.goto('/home');
  await ask(page, '云峡县柳林湾');
  await expect(sentenceOf(page)).toHaveText('没有找到与“云峡县柳林湾”完全一致的地点，以下是云峡县的停电');
  await expect(panelOf(page)).not.toContainText('没有停电');
  await expect(panelOf(page).getByRole('button', { name: '加到我的地点' })).toHaveCount(0);
  await panelOf(page)
    .getByRole('group', { name: '您要找的是不是' })
    .getByRole('link', { name: /柳林村/ })
    .click();
  await expect(sentenceOf(page)).toHaveText(/^柳林村：/);
  await expect(sentenceOf(page)).toBeFocused();

  await ask(page, '滨江路');
  await expect(sentenceOf(page)).toHaveText('没有找到与“滨江路”完全一致的地点');
  await expect(panelOf(page)).not.toContainText('没有停电');
  expect((await request.get('/feeds/outages.ics?county=云峡县柳林湾')).status()).toBe(404);
});

test('an unknown place is said to be unknown: whom to call, other ways to write it, counties', async ({ page }) => {
  await page.goto('/home');
  await ask(page, '桃花岛');
  await expect(sentenceOf(page)).toHaveText('供电区域名录里没有“桃花岛”');
  const panel = panelOf(page);
  await expect(panel).not.toContainText('没有停电');
  await expect(panel.locator('a[href="tel:000-00095598"]').last()).toBeVisible();
  await expect(panel.getByRole('group', { name: '换一个写法' }).getByRole('link')).toHaveCount(2);
  await panel
    .getByRole('group', { name: '按县区看今天的停电' })
    .getByRole('link', { name: /^云峡县 ?\d+$/ })
    .click();
  await expect(page).toHaveURL(/\/information_disclosure\/overhaul\?region=/);
});

test('several places of one name: the reader chooses', async ({ page }) => {
  await page.goto('/home?q=滨江');
  await expect(sentenceOf(page)).toHaveText(/^滨江街道、滨江社区：现在有1处停电，/);
  await panelOf(page)
    .getByRole('group', { name: '请选您要找的那一处' })
    .getByRole('link', { name: /^滨江社区/ })
    .click();
  await expect(sentenceOf(page)).toHaveText(/^滨江社区：现在停电，/);
  await expect(panelOf(page).getByLabel('村、社区、街道或小区')).toHaveValue('临江区滨江街道滨江社区');
});

test('days: in words, by choice, by date; an outage without an end counts for tomorrow', async ({ page }) => {
  await page.goto('/home');
  const panel = panelOf(page);
  await ask(page, '明天岭下村停电吗');
  await expect(sentenceOf(page)).toHaveText('岭下村：明天没有停电计划');
  await expect(panel.getByRole('status')).toContainText(/明天 \d+月\d+日 周./);
  // Days of the text belong to the text: the fields stay, and the next text is asked without them.
  await expect(panel.getByLabel('日期', { exact: true })).toHaveValue('near');
  await expect(panel.getByLabel('村、社区、街道或小区')).toHaveValue('明天岭下村停电吗');
  await ask(page, '岭下村');
  await expect(sentenceOf(page)).not.toContainText('明天');
  await expect(page).toHaveURL(/\?q=[^&]+$/);

  await panel.getByLabel('日期', { exact: true }).selectOption('明天');
  await ask(page, '岭上村');
  await expect(sentenceOf(page)).toHaveText('岭上村：现在停电，恢复时间待定');
  await expect(page).toHaveURL(/&start=(\d{4}-\d\d-\d\d)&end=\1#/);

  await panel.getByLabel('日期', { exact: true }).selectOption('自选日期');
  await panel.getByLabel('开始日期').fill('2001-01-01');
  await panel.getByLabel('结束日期').fill('2001-01-02');
  await ask(page, '上湾村');
  await expect(sentenceOf(page)).toHaveText('上湾村：2001年1月1日至2001年1月2日没有停电公告');

  await panel.getByLabel('日期', { exact: true }).selectOption('今天');
  await panel.getByLabel('供电区域').selectOption('云峡县');
  await ask(page, '');
  await expect(sentenceOf(page)).toHaveText(/^云峡县：/);
});

test('an empty question is not sent: the field says what it wants', async ({ page, stub }) => {
  await page.goto('/home');
  stub.reset();
  await panelOf(page).getByRole('button', { name: '查询' }).click();
  await expect(panelOf(page).getByRole('alert')).toHaveText('请填写地点');
  await expect(panelOf(page).getByLabel('村、社区、街道或小区')).toBeFocused();
  expect(stub.bodies('notice-list')).toEqual([]);
});

test('a look-up asks for the outages alone; the question stands there before the answer', async ({ page, stub }) => {
  await page.goto('/home');
  stub.reset();
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/notice-list', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await ask(page, '上湾村');
  const asking = panelOf(page).getByRole('status').filter({ hasText: '正在查' });
  await expect(asking).toContainText('上湾村');
  const height = (await asking.boundingBox())?.height ?? 0;
  answer();
  await expect(sentenceOf(page)).toHaveText(/^上湾村：现在停电/);
  // Nothing jumps: the band has the height of the answer, a line more or less.
  const band = await panelOf(page).getByRole('status').boundingBox();
  expect(Math.abs((band?.height ?? 0) - height)).toBeLessThan(48);
  expect(stub.bodies('notice-list')).toHaveLength(1);
  expect(stub.bodies('news-list')).toEqual([]);
});

test('no connection: said in place, asked again by one press', async ({ page, stub, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/home');
  stub.control({ endpoint: 'notice-list', fail: { status: 503, times: 1 } });
  await ask(page, '坝前镇');
  // The toast has said it: the sentence is no second live message.
  await expect(panelOf(page).locator('h3').first()).toHaveText('现在查不到，请稍后再试');
  await expect(panelOf(page).getByLabel('村、社区、街道或小区')).toHaveValue('坝前镇');
  await panelOf(page).getByRole('button', { name: '再查一次' }).click();
  await expect(sentenceOf(page)).toHaveText(/^坝前镇：现在有1处停电/);
  await expect(sentenceOf(page)).toBeFocused();

  stub.control({ endpoint: 'notice-list', fail: { status: 503, times: 9 } });
  expect((await page.request.get('/home?q=上湾村')).status()).toBe(200);
});

test('the sentence changes when the outage ends on the open page', async ({ page, stub }) => {
  const now = Date.now();
  stub.setNow(now);
  await page.clock.install({ time: now });
  await page.goto('/home?q=上湾村');
  await expect(sentenceOf(page)).toHaveText(/现在停电/);
  await page.clock.fastForward(12 * 3_600_000);
  await expect(sentenceOf(page)).toHaveText(/^上湾村：(今天|今晚|天亮前)没有(其他)?停电计划$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sentence is in the window after the press, the conditions are one line', async ({ page }) => {
    await page.goto('/home');
    const panel = panelOf(page);
    const fold = panel.getByRole('button', { name: /^更多条件/ });
    await expect(fold).toContainText('全部区域 · 近期');
    await expect(panel.getByLabel('供电区域')).toBeHidden();
    expect((await fold.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const height of [844, 370]) {
      await page.setViewportSize({ width: height === 844 ? 390 : 360, height });
      await ask(page, '上湾村');
      await expect(sentenceOf(page)).toHaveText(/^上湾村：现在停电/);
      await expect(sentenceOf(page)).toBeFocused();
      const box = await sentenceOf(page).boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), `in a window ${height} high`).toBeLessThanOrEqual(height);
      const answer = page.url();
      await page.goBack();
      await expect(panel).toContainText('近期停电');
      // A link of it opens at the answer, not at the banner.
      await page.goto('about:blank');
      await page.goto(answer);
      await expect(sentenceOf(page)).toBeInViewport({ ratio: 1 });
      await page.goto('/home');
    }
    await fold.click();
    await panel.getByLabel('供电区域').selectOption('云峡县');
    await expect(fold).toContainText('云峡县 · 近期');
  });
});

test('the list opens with the same answer, its days left in the words, and marks the place', async ({ page }) => {
  await page.goto(`${LIST}?keyword=明天岭下村`);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '岭下村：明天没有停电计划' })).toBeVisible();
  const form = page.getByRole('search', { name: '查询停电公告' });
  await expect(form.getByRole('searchbox')).toHaveValue('明天岭下村');
  await expect(form.getByLabel('开始日期')).toHaveValue('');

  await page.goto(`${LIST}?keyword=上湾村&status=cancelled`);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '上湾村：现在停电，预计' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '没有符合条件的停电公告' })).toBeVisible();
  await page.goto(`${LIST}?keyword=上湾村`);
  await expect(page.locator('main li mark').first()).toHaveText('上湾村');
  // The notice's own page marks it, too; what it was is in no request.
  await page.locator('main li h3 a').first().click();
  await expect(page).toHaveURL(/\/information_details\?id=\d+#at=/);
  await expect(page.locator('main dl mark')).toHaveText('上湾村');
  await expect(page.locator('main article > header mark')).toHaveText('上湾村');
  await page.reload();
  await expect(page.locator('main dl mark')).toHaveText('上湾村');

  await page.goto(`${LIST}?keyword=云峡县柳林湾`);
  await expect(
    page
      .getByRole('heading', { level: 2 })
      .filter({ hasText: '没有找到与“云峡县柳林湾”完全一致的地点，以下是云峡县的停电' }),
  ).toBeVisible();
  await expect(
    page
      .locator('main li')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first(),
  ).toContainText('云峡县');
});

test('my place says so when it is no longer known', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('outage-place', '{"keyword":"桃花岛"}'));
  await page.goto(LIST);
  await page.getByRole('region', { name: '我的地点' }).getByRole('link', { name: '桃花岛' }).click();
  const note = page.getByRole('group', { name: '记住地点' });
  await expect(note).toContainText('供电区域名录里已经没有这个地点');
  await expect(note.getByRole('button', { name: '从我的地点移除“桃花岛”' })).toBeVisible();
});

for (const [name, query] of [
  ['off now', '上湾村'],
  ['nothing planned', '云台村'],
  ['partly known', '云峡县柳林湾'],
  ['unknown', '桃花岛'],
] as const) {
  test(
    `${name}: no violation, no sideways scroll, on a phone of 320 px either`,
    { tag: name === 'off now' ? [] : '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/home?q=${query}`);
      for (const width of [1440, 320]) {
        await setWidth(page, width);
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
        expect(await findInBothThemes(page, { within: '[aria-labelledby=outage-look-up]' }), String(width)).toEqual([]);
      }
    },
  );
}
