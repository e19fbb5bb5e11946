import { countCalls } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';
import { openFind } from '../setup/open-find.ts';

const society = '/flag_navigation/society';
const lists = { building: '党的建设', conduct: '党风廉政', activities: '群团活动', culture: '企业文化' } as const;

for (const [type, title] of Object.entries(lists)) {
  test(
    `${title}: its own articles, each opens on its page and comes back`,
    { tag: type === 'building' ? [] : '@long' },
    async ({ page }) => {
      await page.goto(`/flag_navigation/${type}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page).toHaveTitle(`${title} - 云峡水电`);
      const link = page.locator('main h2 a').first();
      const name = (await link.textContent()) ?? '';
      const calls = countCalls(page, 'party-building-list');
      await link.click();
      await expect(page).toHaveURL(/\/flag_navigation_details\?id=\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: title })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`/flag_navigation/${type}`);
      await expect(link).toHaveText(name);
      await expect(page).toHaveTitle(`${title} - 云峡水电`);
      expect(calls(), 'no new call').toBe(0);
    },
  );
}

test('Party building has red of its own; header, footer and the other sections have not', async ({ page }) => {
  const brand = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--brand').trim());
  for (const path of ['/flag_navigation/building', society, '/flag_navigation_details?id=222']) {
    await page.goto(path);
    const own = await brand('main h1');
    expect(own, path).toBe(await brand('.party'));
    expect(own, path).not.toBe(await brand('footer'));
    expect(await brand('header'), path).toBe(await brand('footer'));
  }
  await page.goto('/news/important');
  await expect(page.locator('main .party')).toHaveCount(0);
});

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('articles are filtered by year and words, and paged', async ({ page }) => {
    await page.goto('/flag_navigation/building');
    const rows = page.locator('main li:has(h2)');
    await expect(rows).toHaveCount(10);
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows).toHaveCount(2);
    await openFind(page);
    const filter = page.getByRole('search', { name: '筛选文章' });
    await filter.getByRole('searchbox').fill('支部');
    await filter.getByRole('button', { name: '查找' }).click();
    await expect(rows).toHaveCount(3);
    await expect(page.locator('main')).toContainText('“支部”：共3条');
  });

  test('reports stand by year with their file, each part has pages of its own', async ({ page }) => {
    await page.goto(society);
    const reports = page.getByRole('region', { name: '社会责任报告' });
    await expect(reports.getByRole('heading', { level: 3 })).toHaveText([/^2025/, /^2024/, /^2023/]);
    const read = reports.getByRole('link', { name: /查看报告/ }).first();
    await expect(read).toHaveAttribute('href', '/pdf?file=%2Fmedia%2Fresponsibility-2025.pdf');
    await expect(read).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(reports.getByRole('listitem').first()).toContainText(/^2025年2025/);
    await expect(reports).toContainText('48页');
    await expect(page.getByRole('region', { name: '实践案例' })).toContainText('库区生态修复实践');
    await expect(page.getByRole('region', { name: '公益慈善' })).toContainText('助学圆梦行动');

    const parts = page.getByRole('navigation', { name: '社会责任栏目' });
    await parts.getByRole('link', { name: '实践案例' }).click();
    await expect(page).toHaveURL(`${society}?type=case`);
    await expect(page.locator('main')).toContainText('实践案例：共2条');
    await expect(parts.getByRole('link', { name: '实践案例' })).toHaveAttribute('aria-current', 'true');

    await parts.getByRole('link', { name: '责任动态' }).click();
    await openFind(page);
    const filter = page.getByRole('search', { name: '筛选文章' });
    await filter.getByRole('searchbox').fill('志愿');
    await filter.getByRole('button', { name: '查找' }).click();
    await expect(page, 'the part stays').toHaveURL(/type=news/);
    await expect(page.locator('main li:has(h2)')).toHaveCount(1);
    await page.locator('main h2 a').click();
    await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('社会责任');
  });
});

test(
  'without articles the reports stand; without anything the page says so',
  { tag: '@long' },
  async ({ page, stub }) => {
    stub.control({ endpoint: 'party-building-list', fail: { status: 500 } });
    expect((await page.goto(society))?.status()).toBe(200);
    await expect(page.getByRole('region', { name: '社会责任报告' })).toBeVisible();
    await expect(page.getByRole('region', { name: '责任动态' })).toHaveCount(0);
    stub.reset();
    stub.control({ endpoint: 'party-building-list', useCase: 'empty' });
    stub.control({ endpoint: 'social-responsibility-list', useCase: 'empty' });
    await page.goto(society);
    await expect(page.locator('main')).toContainText('“社会责任”还没有发布内容');
    await page.goto('/flag_navigation/conduct');
    await expect(page.locator('main')).toContainText('“党风廉政”还没有发布文章');
  },
);

test(
  'a list that does not come keeps its filters; a page beyond the last one leads back',
  { tag: '@long' },
  async ({ page, stub, problems }) => {
    problems.expect(ownErrorPage, /Failed to load resource/);
    await page.goto('/flag_navigation/building?page=99');
    await expect(page.locator('main')).toContainText('共12条，到第2页为止');
    stub.control({ endpoint: 'party-building-list', fail: { code: 7, msg: '栏目维护中', times: 1 } });
    expect((await page.goto('/flag_navigation/building?keyword=支部'))?.status()).toBe(503);
    await expect(page.locator('[data-failed]')).toContainText('栏目维护中');
    await expect(page.getByRole('searchbox', { name: '标题关键词' })).toHaveValue('支部');
    await page.locator('[data-failed]').getByText('重新加载').click();
    await expect(page.locator('main li:has(h2)').first()).toBeVisible();
  },
);

test(
  'records that are hostile or long are shown as text, within the page',
  { tag: '@long' },
  async ({ page, stub }) => {
    page.on('dialog', () => expect(true, 'a script of the content ran').toBe(false));
    for (const useCase of ['long-and-hostile', 'seed']) {
      stub.control({ endpoint: 'party-building-list', useCase });
      stub.control({ endpoint: 'social-responsibility-list', useCase });
      for (const path of ['/flag_navigation/building', society, `${society}?type=report`, `${society}?type=news`]) {
        await page.goto(path);
        await expect(page.locator('main img[src="x"], main a[href^="javascript:"]')).toHaveCount(0);
        for (const width of [1440, 320]) {
          await setWidth(page, width);
          await expect.poll(() => sidewaysScroll(page), `${path} ${useCase} ${width}`).toBe(0);
        }
      }
    }
  },
);
