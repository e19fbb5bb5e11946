import { countCalls } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const hits = 'ol[aria-label=搜索结果] > li';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is sent, narrowed, ordered and paged by links, all of it in the address', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('list', { name: '常用栏目' })).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索关键词' }).fill('公告');
    await page.getByRole('searchbox', { name: '搜索关键词' }).press('Enter');
    await expect(page.locator(hits)).toHaveCount(10);
    await expect(page.getByRole('searchbox', { name: '搜索关键词' }), 'the box stays filled').toHaveValue('公告');
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/page=2/);

    const sections = page.getByRole('navigation', { name: '栏目', exact: true });
    await sections.getByRole('link', { name: /^投诉举报公告/ }).click();
    await expect(page).toHaveURL(/module=complaint$/);
    await expect(sections.locator('[aria-current]')).toHaveText(/^投诉举报公告\d+$/);
    for (const hit of await page.locator(hits).all()) await expect(hit).toContainText('投诉举报公告');
    await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '按时间' }).click();
    await expect(page).toHaveURL(/module=complaint&sort=time$/);
    await sections.getByRole('link', { name: /^全部/ }).click();
    await expect(page).not.toHaveURL(/module/);
  });
});

test('what was found is marked, and nothing else', async ({ page }) => {
  await page.goto('/search?key=检修');
  await expect(page).toHaveTitle('检修 - 站内搜索 - 云峡水电');
  const marks = page.locator(`${hits} mark`);
  await expect(marks.first()).toBeVisible();
  for (const text of await marks.allTextContents()) expect(text).toBe('检修');
});

test('search is not for search engines', async ({ page }) => {
  await page.goto('/search?key=检修');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

/** Which of them each run looks for; the real servers are asked for more of their kind (real/search.spec.ts). */
const lettersOfEveryRun = ['100%', '<img src=x onerror=alert(1)>'];

for (const key of ['C++', 'a b', '100%', '%', '(', '[', '*', '"', "a'b", '<img src=x onerror=alert(1)>', '龦鿏𠮷㙍']) {
  const tag = lettersOfEveryRun.includes(key) ? [] : '@long';
  test(`${key} is searched for to the letter`, { tag }, async ({ page, stub }) => {
    await page.goto('/search');
    await page.getByRole('combobox', { name: '搜索关键词' }).fill(key);
    await page.getByRole('combobox', { name: '搜索关键词' }).press('Enter');
    await expect(
      page
        .locator('main')
        .getByRole('status')
        .filter({ hasText: `“${key}”` }),
    ).toBeVisible();
    expect(new URL(page.url()).searchParams.get('key')).toBe(key);
    expect(new URLSearchParams(stub.bodies('search-list').at(-1)).get('key')).toBe(key);
    await page.reload();
    await expect(page.getByRole('combobox', { name: '搜索关键词' })).toHaveValue(key);
    await expect(page.locator('main img[src=x]')).toHaveCount(0);
  });
}

test('an address with a bare % and one of 5,000 characters are searches like any other', async ({ page, stub }) => {
  expect((await page.goto('/search?key=100%'))?.status()).toBe(200);
  await expect(page.locator('main')).toContainText('“100%”');
  const response = await page.goto(`/search?key=${'a'.repeat(5000)}`);
  expect(response?.status()).toBe(200);
  expect(new URLSearchParams(stub.bodies('search-list').at(-1)).get('key')).toBe('a'.repeat(100));
  await setWidth(page, 320);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

test('Spec §5: the box takes 100 characters and counts them as a reader does', async ({ page }) => {
  await page.goto('/search');
  const box = page.getByRole('combobox', { name: '搜索关键词' });
  await box.fill('👨‍👩‍👧‍👦电');
  await expect(page.locator('main')).toContainText('已输入 2/100');
  await box.fill('电'.repeat(140));
  await expect(page.locator('main')).toContainText('已输入 100/100');
  await expect(box).toHaveValue('电'.repeat(100));
});

test('nothing found: what was looked for, how to look otherwise, whom to ask', async ({ page }) => {
  await page.goto('/search?key=没有这样的词');
  await expect(page.getByRole('heading', { name: '没有找到结果' })).toBeVisible();
  await expect(page.locator('main')).toContainText('本站没有包含“没有这样的词”的内容');
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: /^相关搜索/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('combobox', { name: '搜索关键词' })).not.toHaveValue('没有这样的词');
  await page.goto('/search?key=检修&year=1999');
  await page.getByRole('link', { name: '在全部栏目和年份中查找' }).click();
  await expect(page.locator(hits).first()).toBeVisible();
});

test('from a hit and back: the hits as they were, without a new call', async ({ page }) => {
  await page.goto('/search?key=检修');
  await page.locator(hits).first().getByRole('link').click();
  await expect(page).toHaveURL(/\?id=\d+$/);
  await expect(page.locator(hits)).toHaveCount(0);
  const calls = countCalls(page, 'search-list');
  await page.goBack();
  await expect(page.locator(hits).first()).toBeVisible();
  expect(calls()).toBe(0);
});

test('a search that fails says so, keeps the words and is tried again', async ({ page, stub, problems }) => {
  problems.expect(ownErrorPage);
  stub.control({ endpoint: 'search-list', fail: { status: 500 } });
  await page.goto('/search?key=检修');
  await expect(page.locator('[data-failed]')).toContainText('内容暂时无法显示');
  await expect(page.getByRole('combobox', { name: '搜索关键词' })).toHaveValue('检修');
  stub.reset();
  await page.getByRole('link', { name: '重新加载' }).click();
  await expect(page.locator(hits).first()).toBeVisible();
});

test('hostile and missing fields are text', { tag: '@long' }, async ({ page, stub }) => {
  for (const useCase of ['long-and-hostile', 'seed']) {
    stub.control({ endpoint: 'search-list', useCase });
    await page.goto('/search?key=检修');
    await expect(page.locator(hits).first()).toBeVisible();
    await setWidth(page, 320);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await setWidth(page, 1280);
  }
});

test('no hit leads anywhere but to this site and the web', async ({ page, stub }) => {
  stub.control({ endpoint: 'search-list', useCase: 'long-and-hostile' });
  await page.goto('/search?key=检修');
  for (const link of await page.locator(`${hits} a`).all()) {
    await expect(link).toHaveAttribute('href', /^(?:\/(?!\/)|https?:)/);
  }
});
