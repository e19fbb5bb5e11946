import { findInBothThemes } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const hits = 'ol[aria-label=搜索结果] > li';
const overhaul = '/information_disclosure/overhaul';

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a question about a place is answered above the hits', async ({ page }) => {
    await page.goto('/search?key=上湾村停电');
    const card = page.getByRole('article', { name: /^上湾村：\s*现在停电/ });
    await expect(card).toContainText('停电查询的回答');
    await expect(card).toContainText(/数据时间 \d\d-\d\d \d\d:\d\d/);
    await expect(card.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', '/feeds/outage.ics?id=301');
    await expect(card.locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('main')).toContainText(/另有3条结果/);
    const [top, first] = await Promise.all([card.boundingBox(), page.locator(hits).first().boundingBox()]);
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    await card.getByRole('link', { name: '上湾村的全部停电' }).click();
    await expect(page).toHaveURL(/\/information_disclosure\/overhaul\?/);
    expect(new URL(page.url()).searchParams.get('keyword')).toMatch(/上湾村$/);
  });

  test('another question: what to do in steps, where, and whom to call', async ({ page }) => {
    await page.goto('/search?key=怎么交电费');
    const card = page.getByRole('article', { name: '怎么交电费' });
    await expect(card.locator('ol > li')).toHaveCount(3);
    await expect(card.getByRole('link', { name: '电价与电费测算' })).toHaveAttribute('href', '/tools');
    await expect(card.locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('main').getByRole('status').filter({ hasText: '没有其他结果' })).toBeVisible();
    await page.goto('/search?key=近期招标');
    const rows = page.getByRole('article', { name: '近期招标' }).getByRole('listitem');
    await expect(rows.first()).toContainText(/\d+月\d+日 \d+:\d\d 截止/);
  });
});

test('a question about outages anywhere: what is off now, and what to do', async ({ page }) => {
  await page.goto('/search?key=家里没电怎么办');
  const card = page.locator('main').getByRole('article');
  await expect(card).toHaveAccessibleName(/处停电/);
  await expect(card.getByRole('heading', { name: '家里没电怎么办' })).toBeVisible();
  await expect(card.locator('ol > li')).toHaveCount(3);
  await expect(card.getByRole('link')).toHaveText(['全部停电检修公告', '便民工具', /^[\d-]+$/]);
});

test('a place that is partly known, or not at all, is not said to be without outages', async ({ page }) => {
  await page.goto('/search?key=云峡县柳林湾停电');
  await expect(page.getByRole('article', { name: /没有找到与\s*“云峡县柳林湾”/ })).toContainText('云峡县的全部停电');
  await page.goto('/search?key=桃花岛停电');
  const card = page.getByRole('article', { name: /供电区域名录里没有\s*“桃花岛”/ });
  await expect(card.getByRole('link', { name: '全部停电检修公告' })).toHaveAttribute('href', overhaul);
  await expect(card.getByRole('link', { name: '加入日历' })).toHaveCount(0);
});

test('the answer stands on the first page alone', async ({ page, stub }) => {
  stub.control({ endpoint: 'search-list', useCase: 'card' });
  await page.goto('/search?key=上湾村停电&page=2');
  await expect(page.locator('main')).toContainText('上湾村停电');
  await expect(page.locator('main').getByRole('article')).toHaveCount(0);
});

test('outages, tenders and jobs among the hits say how they stand, and until when', async ({ page, stub }) => {
  stub.control({ endpoint: 'search-list', useCase: 'card' });
  await page.goto('/search?key=上湾村停电');
  const [outage, tender, job] = [0, 1, 2].map((at) => page.locator(hits).nth(at));
  await expect(outage ?? page.locator('main')).toContainText(/停电中.*\d\d:\d\d–/);
  await expect(tender ?? page.locator('main')).toContainText(/即将截止.*投标截止 \d{4}-\d\d-\d\d \d\d:\d\d/);
  await expect(job ?? page.locator('main')).toContainText(/招聘中.*报名截止 \d{4}-\d\d-\d\d/);
});

test('days in a search are read, and lead to the look-up with its fields filled', async ({ page }) => {
  await page.goto('/search?key=上湾村12月22日停电');
  await expect(page.locator('main')).toContainText(/按 12月22日 周. 查找/);
  await page.getByRole('link', { name: '当天的停电' }).click();
  await expect(page).toHaveURL(new RegExp(`${overhaul}\\?`));
  const params = new URL(page.url()).searchParams;
  expect([params.get('keyword')?.slice(-3), params.get('start')?.slice(5), params.get('end')?.slice(5)]).toEqual([
    '上湾村',
    '12-22',
    '12-22',
  ]);
  await page.goto('/search?key=12月22日招标');
  await expect(page.getByRole('link', { name: '当天发布的招标信息' })).toHaveAttribute(
    'href',
    /^\/tender_procurement\/tendering\?start=\d{4}-12-22&end=\d{4}-12-22$/,
  );
  await expect(page.getByRole('link', { name: '当天的停电' })).toHaveCount(0);
});

test('a search that is too long says what was left out', async ({ page }) => {
  await page.goto(`/search?key=${'检修'.repeat(60)}`);
  await expect(page.locator('main')).toContainText(`只按前100个字查找：“${'检修'.repeat(50)}”`);
  await page.goto('/search?key=一 二 三 四 五 六 七 八 九');
  await expect(page.locator('main')).toContainText('词语超过8个，只按前8个查找');
  await page.goto('/search?key=检修');
  await expect(page.locator('main')).not.toContainText('只按前');
});

test('words in English that find nothing are answered in English', async ({ page }) => {
  await page.goto('/search?key=power outage');
  const english = page.getByRole('region', { name: 'English' });
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(english.locator('a[href^="tel:"]').first()).toBeVisible();
  for (const name of ['Electricity prices', 'Tenders', 'Investor relations', 'Careers', 'Contact']) {
    await expect(english.getByRole('link', { name })).toBeVisible();
  }
  await english.getByRole('link', { name: 'Power outages' }).click();
  await expect(page).toHaveURL(new RegExp(`${overhaul}$`));
  await page.goto('/search?key=没有这样的词');
  await expect(english).toHaveCount(0);
});

test('the answers have no violation in either theme, and fit into 320 px', { tag: '@long' }, async ({ page, stub }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const key of ['上湾村明天停电', '云峡县柳林湾停电', '近期招标', 'power outage', '恶意']) {
    if (key === '恶意') stub.control({ endpoint: 'search-list', useCase: 'long-and-hostile' });
    await page.goto(`/search?key=${key}`);
    expect(await findInBothThemes(page, { within: 'main' }), key).toEqual([]);
    await setWidth(page, 320);
    await expect.poll(() => sidewaysScroll(page), key).toBe(0);
    await setWidth(page, 1280);
  }
  for (const link of await page.locator('main article a').all()) {
    await expect(link).toHaveAttribute('href', /^(?:\/(?!\/)|https?:|tel:)/);
  }
});

test('a URL that is longer than the server reads gets a page that leads to the search', async ({ page, problems }) => {
  problems.expect(/status of 414/);
  const response = await page.goto(`/search?key=${'a'.repeat(20_000)}`);
  expect(response?.status()).toBe(414);
  await expect(page).toHaveTitle(/^网址过长/);
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  expect((await page.getByRole('link', { name: '打开站内搜索' }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('link', { name: '打开站内搜索' }).click();
  await expect(page.getByRole('combobox', { name: '搜索关键词' })).toBeVisible();
});

test('a suggestion may be a page of the site, which it opens', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('combobox', { name: '搜索关键词' }).fill('招标');
  const option = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option').first();
  await expect(option).toHaveText('招标信息栏目');
  await option.click();
  await expect(page).toHaveURL(/\/tender_procurement\/tendering$/);
});
