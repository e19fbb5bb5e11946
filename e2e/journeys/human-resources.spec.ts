import type { Page } from '@playwright/test';
import { exampleItems } from '@yunxia/contract/examples';
import { DAY_MS, parseTime, startOfDay, toIsoDay } from '@yunxia/contract/time';
import { countCalls } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { openFind } from '../setup/open-find.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const campus = '/human_resources/campus';
const society = '/human_resources/society';
const post = (id: number) => exampleItems('recruit-list', Date.now()).find((item) => item.id === id) ?? { id };

test('人才战略: its principles, its text, its files, and the way to the posts', async ({ page, stub }) => {
  await page.goto('/human_resources/talent');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('人才战略');
  const talents = exampleItems('strategy-list', Date.now()).filter((item) => item['group'] === 'talent');
  for (const { title } of talents as { title?: unknown }[]) {
    await expect(
      page
        .locator('main')
        .getByRole('heading', { name: String(title), exact: true })
        .first(),
    ).toBeVisible();
  }
  await expect(page.getByRole('list', { name: '相关文件' })).toContainText('人才战略');
  await page
    .getByRole('navigation', { name: '招聘职位' })
    .getByRole('link', { name: /^校园招聘/ })
    .click();
  await expect(page).toHaveURL(campus);

  stub.control({ endpoint: 'strategy-list', fail: { status: 500 } });
  expect((await page.goto('/human_resources/talent'))?.status(), 'the column stands alone').toBe(200);
  await expect(page.getByRole('list', { name: '相关文件' })).toBeVisible();
});

test('人才战略 is composed: equal pillars, open posts, paths with one beginning, a voice, each picture once', async ({
  page,
}) => {
  await page.goto('/human_resources/talent');
  const main = page.locator('main');
  await expect(main).toContainText('先认识设备，再认识自己。');
  const pillars = main.locator('li:has(h2)');
  await expect(pillars).toHaveCount(3);
  const boxes = await pillars.evaluateAll((all) =>
    all.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return { top, height, figure: one.querySelector('b')?.getBoundingClientRect().bottom };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size, 'on one line').toBe(1);
  expect(new Set(boxes.map(({ height }) => height)).size, 'equally high').toBe(1);
  expect(new Set(boxes.map(({ figure }) => figure)).size, 'their numbers on one line').toBe(1);
  await expect(pillars.getByRole('img')).toHaveCount(0);

  const open = exampleItems('recruit-list', Date.now()).filter(
    ({ deadlineAt }) => (parseTime(String(deadlineAt)) ?? Infinity) > Date.now(),
  );
  const posts = page.getByRole('navigation', { name: '招聘职位' });
  await expect(posts).toContainText(`${open.length}个岗位`);
  await expect(posts).toContainText('最近截止');

  const paths = main.getByRole('region', { name: '一条路，走成三条' });
  await expect(paths.getByText('轮岗一年')).toHaveCount(1);
  await expect(paths.getByRole('heading', { level: 3 })).toHaveText(['管理', '专业', '技能']);
  await expect(paths.getByRole('listitem').filter({ hasText: '首席技师' }).last()).toContainText('待遇同单位正职');
  await expect(main.getByRole('figure')).toContainText('机械班，入职第三年');
  const sources = await main
    .locator('img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).getAttribute('src')));
  expect(new Set(sources).size).toBe(sources.length);
});

test(
  '人才战略 without paths, voice, statement and posts has no empty box',
  { tag: '@long' },
  async ({ page, stub }) => {
    stub.control({ endpoint: 'special-column-info', useCase: 'minimal' });
    stub.control({ endpoint: 'recruit-list', fail: { status: 500 } });
    await page.goto('/human_resources/talent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('人才战略');
    const hollow = await page
      .locator('main :is(section, figure, ul, ol, dl, nav, article)')
      .evaluateAll((all) => all.filter((one) => (one as HTMLElement).innerText.trim() === '').length);
    expect(hollow).toBe(0);
    await expect(page.getByRole('navigation', { name: '招聘职位' }).getByRole('link')).toHaveCount(2);
  },
);

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('posts are filtered by city, words and status, and paged', async ({ page }) => {
    await page.goto(campus);
    const rows = page.locator('main li:has(h2)');
    const filter = page.getByRole('search', { name: '筛选职位' });
    await expect(rows).toHaveCount(10);
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/page=2/);
    await openFind(page);
    await filter.getByLabel('工作地点').selectOption('云峡县');
    await filter.getByRole('button', { name: '查找' }).click();
    await expect(page).toHaveURL(/city=/);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('水电站运行值班员');

    await page.goto(society);
    const states = page.getByRole('group', { name: '按状态筛选' });
    await expect(states.getByRole('link', { name: '招聘中' })).toHaveText('招聘中4');
    await states.getByRole('link', { name: '已截止' }).click();
    await expect(page).toHaveURL(/status=closed/);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('已截止');
    await openFind(page);
    await filter.getByRole('searchbox').fill('法务');
    await filter.getByRole('searchbox').press('Enter');
    await expect(page, 'the status stays').toHaveURL(/status=closed/);
    await expect(page.locator('main')).toContainText('“法务” · 已截止：共1个职位');
    await rows.getByRole('link').click();
    await expect(page.locator('main')).toContainText('本职位已截止报名');
  });
});

test('a post shows its facts, duties, requirements and the ways to apply', async ({ page }) => {
  await page.goto(society);
  await page.getByRole('link', { name: '水工监测工程师' }).click();
  await expect(page).toHaveURL('/recruitment_details?id=805');
  await expect(page).toHaveTitle('水工监测工程师 - 云峡水电');
  const main = page.locator('main');
  for (const text of ['招聘中', '云峡县', '2人', '本科及以上', '北京时间']) await expect(main).toContainText(text);
  await expect(page.getByRole('region', { name: '岗位职责' })).toContainText('资料的采集与整编');
  await expect(page.getByRole('region', { name: '任职要求' })).toContainText('三年以上');
  const ways = page.getByRole('region', { name: '应聘方式' });
  await expect(ways.locator('a[href^="mailto:hr@example.invalid?subject="]')).toBeVisible();
  await expect(ways.locator('a[href="tel:00000000003"]')).toBeVisible();
  const apply = ways.getByRole('link', { name: /^网上报名\s*（新窗口打开）$/ });
  await expect(apply).toHaveAttribute('href', 'https://example.invalid/apply');
  await expect(page.getByRole('link', { name: '把截止时间加入日历' })).toHaveAttribute('href', '/feeds/job.ics?id=805');
  await expect(apply).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByRole('list', { name: '附件' })).toContainText('DOCX');
  await expect(page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '社会招聘' })).toBeVisible();
  await main.getByRole('link', { name: '了解集团人才战略' }).click();
  await expect(page).toHaveURL('/human_resources/talent');
});

test('posts are chosen by field of study and degree, each with how many it has', async ({ page }) => {
  await page.goto(society);
  const rows = page.locator('main li:has(h2)');
  const fields = page.getByRole('group', { name: '按学科筛选' });
  await expect(fields.getByRole('link', { name: /^电气/ })).toHaveText('电气2');
  await fields.getByRole('link', { name: /^电气/ }).click();
  await expect(page).toHaveURL(/discipline=/);
  await expect(rows).toHaveCount(2);
  await expect(fields.getByRole('link', { name: /^电气/ })).toHaveAttribute('aria-current', 'true');
  await expect(fields.getByRole('link', { name: /^水利/ }), 'the others stay').toBeVisible();
  await page.goto(campus);
  await page
    .getByRole('group', { name: '按学历筛选' })
    .getByRole('link', { name: /^大专及以上/ })
    .click();
  await expect(rows.first()).toContainText('大专及以上');
  await expect(page.locator('main')).toContainText('大专及以上：共12个职位');
});

const postings = async (page: Page): Promise<string[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).filter((text) =>
    text.includes('JobPosting'),
  );

test('a closed post says so, takes no applications, and is no JobPosting; an open one is', async ({ page }) => {
  await page.goto('/recruitment_details?id=808');
  await expect(page.getByRole('region', { name: '当前状态' })).toContainText('已截止');
  await expect(page.getByRole('link', { name: /网上报名/ })).toHaveCount(0);
  await expect(page.locator('main a[href*="subject="]')).toHaveCount(0);
  expect(await postings(page)).toEqual([]);
  await page.getByRole('link', { name: '查看正在招聘的职位' }).click();
  await expect(page).toHaveURL(`${society}?status=open`);
  await page.goto('/recruitment_details?id=805');
  await expect.poll(() => postings(page)).toHaveLength(1);
});

for (const timezoneId of ['America/New_York', 'Asia/Shanghai', 'Pacific/Kiritimati']) {
  test.describe(`a reader in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees a post open through the last second of its last day in Beijing, then closed', async ({ page }) => {
      // The example moves with the hour of the test; at midnight its last day is the one before.
      const deadline = parseTime(String(post(805)['deadlineAt'])) ?? 0;
      await page.clock.install({ time: Date.now() });
      await page.goto('/recruitment_details?id=805');
      const state = page.getByRole('region', { name: '当前状态' });
      await expect(state).toContainText('招聘中');
      await expect(page.locator('main')).toContainText(toIsoDay(deadline - 1));
      await page.clock.fastForward(deadline - Date.now() - 30_000);
      await expect(state).toContainText('招聘中');
      await page.clock.fastForward(31_000);
      await expect(state).toContainText('已截止');
      await expect(page.locator('main')).toContainText('本职位已截止报名');
    });
  });
}

test('a deadline at the end of a day is named as that day, which counts', async ({ page, stub }) => {
  const lastDay = toIsoDay(startOfDay(Date.now()) + 3 * DAY_MS);
  const info = { id: 1, type: 'campus', title: '值班员', deadlineAt: `${lastDay}T23:59:59+08:00`, status: 'open' };
  stub.control({
    endpoint: 'recruit-info',
    fail: { status: 200, body: JSON.stringify({ code: 0, msg: '成功', info }) },
  });
  await page.goto('/recruitment_details?id=1');
  await expect(page.getByRole('region', { name: '当前状态' })).toContainText(lastDay);
  await expect(page.locator('main')).toContainText('北京时间，含当日）');
});

test(
  'lists without posts, a page that they do not have, and a list that does not come',
  { tag: '@long' },
  async ({ page, stub, problems }) => {
    problems.expect(ownErrorPage, /Failed to load resource/);
    await page.goto(`${campus}?page=99`);
    await expect(page.locator('main')).toContainText('到第2页为止');
    await page.goto(`${campus}?city=火星`);
    await expect(page.locator('main')).toContainText('没有找到职位');
    await expect(page.getByLabel('工作地点')).toHaveValue('火星');
    await expect(page.locator('main')).toContainText('也可以到“社会招聘”中查找');
    stub.control({ endpoint: 'recruit-list', fail: { code: 7, msg: '栏目维护中', times: 1 } });
    expect((await page.goto(`${campus}?city=云峡县&keyword=运行`))?.status()).toBe(503);
    await expect(page.locator('[data-failed]')).toContainText('栏目维护中');
    await expect(page.getByLabel('工作地点')).toHaveValue('云峡县');
    await expect(page.getByRole('searchbox', { name: '职位、单位或部门' })).toHaveValue('运行');
    await page.locator('[data-failed]').getByText('重新加载').click();
    await expect(page.locator('main li:has(h2)')).toHaveCount(1);
    stub.control({ endpoint: 'recruit-list', useCase: 'empty' });
    await page.goto(society);
    await expect(page.locator('main')).toContainText('“社会招聘”还没有发布职位');
  },
);

test(
  'posts that are hostile, long or bare are shown as text, within the page',
  { tag: '@long' },
  async ({ page, stub }) => {
    page.on('dialog', () => expect(true, 'a script of the content ran').toBe(false));
    for (const useCase of ['long-and-hostile', 'seed']) {
      stub.control({ endpoint: 'recruit-list', useCase });
      await page.goto(campus);
      await expect(page.locator('main img[src="x"], main a[href^="javascript:"]')).toHaveCount(0);
      for (const width of [1440, 320]) {
        await setWidth(page, width);
        await expect.poll(() => sidewaysScroll(page), `${useCase} ${width}`).toBe(0);
      }
    }
    for (const useCase of ['long-and-hostile', 'minimal']) {
      stub.control({ endpoint: 'recruit-info', useCase });
      await page.goto('/recruitment_details?id=1');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main img[src="x"], main a[href^="javascript:"]')).toHaveCount(0);
      await expect.poll(() => sidewaysScroll(page), useCase).toBe(0);
    }
  },
);

test(
  'filters are used by keyboard, and going back shows the list as it was left',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(society);
    await page.locator('main summary').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox', { name: '职位、单位或部门' }).focus();
    await page.keyboard.type('工程');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    // The address is there before its list.
    const result = page.locator('main').getByRole('status').filter({ hasText: '“工程”' });
    await expect(result).toBeVisible();
    await page.locator('main h2 a').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recruitment_details\?id=/);
    await expect(page.getByRole('region', { name: '应聘方式' })).toBeVisible();
    const calls = countCalls(page, 'recruit-list');
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: '职位、单位或部门' })).toHaveValue('工程');
    await expect(result).toBeVisible();
    expect(calls(), 'no new call').toBe(0);
  },
);
