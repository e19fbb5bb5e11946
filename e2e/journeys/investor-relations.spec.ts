import { exampleItems } from '@yunxia/contract/examples';
import { WITHDRAWN_ID } from '@yunxia/contract/testing';
import { scrollHydrated } from '../setup/hydrated.ts';
import { countCalls } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { findFeedFaults } from '../setup/rss-rules.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';
import { openFind } from '../setup/open-find.ts';

const announcements = '/investor_relations/announcement';
const qaUrl = 'https://example.invalid/qa';

test('Spec §2: the investor Q&A entry opens an external link in a new tab', async ({ page }) => {
  await page.goto('/investor_relations/stock');
  const entries = page.locator(`a[href="${qaUrl}"]`);
  await expect(entries.first()).toBeAttached();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '投资者关系' }).hover();
  const entry = page.getByRole('banner').getByRole('link', { name: /投资者问答/ });
  await expect(entry).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /投资者问答/ })).toBeVisible();
  for (const link of await entries.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toContainText('新窗口打开');
  }
});

test.describe('without script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('announcements are filtered by group, year and words, and paged', async ({ page }) => {
    await page.goto(announcements);
    const rows = page.locator('main li:has(h2)');
    await expect(rows).toHaveCount(10);
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(rows).toHaveCount(3);

    await page
      .getByRole('navigation', { name: '公告分组' })
      .getByRole('link', { name: /^定期报告/ })
      .click();
    await expect(page).toHaveURL(/\?group=report$/);
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) await expect(row).toContainText(/(?:年度|第三季度)报告/);

    await openFind(page);
    await page.getByRole('search', { name: '筛选公司公告' }).getByRole('searchbox').fill('年度');
    await page.getByRole('search', { name: '筛选公司公告' }).getByRole('searchbox').press('Enter');
    await expect(page, 'the group stays').toHaveURL(/group=report&keyword=/);
    await expect(rows).toHaveCount(1);
    await expect(page.locator('main')).toContainText('定期报告 · “年度”：共1条');

    await page.getByRole('search', { name: '筛选公司公告' }).getByRole('link', { name: '清除' }).click();
    await expect(rows).toHaveCount(2);
    await page.goto(`${announcements}?category=定期报告`);
    await expect(rows, 'a category of before stays an address').toHaveCount(3);
    await page.goto(`${announcements}?year=1999`);
    await expect(page.locator('main')).toContainText('没有找到');
    await page.getByRole('link', { name: '清除筛选' }).click();
    await expect(page).toHaveURL(announcements);
  });

  test('activities and the share are complete', async ({ page }) => {
    await page.goto('/investor_relations/activities');
    await expect(page.locator('main li:has(h2)')).toHaveCount(4);
    await page.goto('/investor_relations/stock');
    await expect(page.getByRole('region', { name: /^下一个日子/ })).toContainText('600116');
    await expect(page.getByRole('list', { name: '最新公告' }).getByRole('listitem')).toHaveCount(6);
    await expect(page.getByRole('list', { name: '定期报告' }).getByRole('listitem')).toHaveCount(4);
  });
});

test('an announcement names its number, its file with pages and size, and its original', async ({ page }) => {
  await page.goto(announcements);
  const row = page.locator('main li', {
    has: page.getByRole('link', { name: '关于召开股东会的通知（演示）', exact: true }),
  });
  await expect(row).toContainText('演示〔401〕号');
  const file = row.getByRole('link', { name: /^PDF/ });
  await expect(file).toContainText('6页 · 342 KB');
  await expect(file).toHaveAttribute('href', '/pdf?file=%2Fmedia%2Fnotice-401.pdf');
  await expect(file).toHaveAttribute('target', '_blank');
  const original = row.getByRole('link', { name: /^原文/ });
  await expect(original).toHaveAttribute('href', 'https://disclosure.example.invalid/notices/401');
  await expect(original).toHaveAttribute('rel', /noopener/);

  await row.getByRole('heading').click();
  await expect(page).toHaveURL('/investor_details?id=401');
  await expect(page).toHaveTitle('关于召开股东会的通知（演示） - 云峡水电');
  const files = page.getByRole('list', { name: '附件' });
  await expect(files).toContainText('6页 · 342 KB');
  await expect(files.getByRole('link', { name: /公告原文（PDF）/ }).first()).toHaveAttribute(
    'href',
    '/pdf?file=%2Fmedia%2Fnotice-401.pdf',
  );
  await expect(files.getByRole('link', { name: /^下载/ }).first()).toHaveAttribute('href', '/media/notice-401.pdf');
  await expect(page.getByRole('complementary').getByRole('list', { name: '相关公司公告' })).toContainText('公司章程');
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('公司公告');
});

test(
  'groups are chosen by keyboard, and going back shows the list as it was left',
  { tag: '@long' },
  async ({ page }) => {
    const asked = countCalls(page, 'notice-list');
    await page.goto(announcements);
    const groups = page.getByRole('navigation', { name: '公告分组' });
    await groups.getByRole('link', { name: /^全部/ }).focus();
    // over the two feeds between
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
    await expect(groups.getByRole('link', { name: /^定期报告/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/group=report/);
    await expect(groups.getByRole('link', { name: /^定期报告/ })).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('main li:has(h2)')).toHaveCount(2);
    const calls = asked();
    await page.locator('main h2 a').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/investor_details\?id=403$/);
    await expect(page.getByRole('list', { name: '附件' })).toBeVisible();
    const inside = asked();
    await page.goBack();
    await expect(page).toHaveURL(/group=report/);
    await expect(page.locator('main li:has(h2)')).toHaveCount(2);
    expect(asked(), 'no new call').toBe(inside);
    expect(inside - calls, 'others of its category').toBeLessThanOrEqual(1);
  },
);

test('groups have counts and a feed each, and none is empty', async ({ page, request }) => {
  await page.goto(announcements);
  const groups = page.getByRole('navigation', { name: '公告分组' });
  const links = groups.getByRole('link', { name: /\d$/ });
  await expect(links).toHaveText([
    '定期报告2',
    '分红与股本1',
    '董事会与监事会2',
    '股东会1',
    '重大事项4',
    '中介意见2',
    '更正与澄清1',
  ]);
  const feed = groups.getByRole('link', { name: '订阅更正与澄清 RSS' });
  await expect(feed).toHaveAttribute('href', '/feeds/investor_relations-announcement-correction.rss');
  const answer = await request.get('/feeds/investor_relations-announcement-correction.rss');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const text = await answer.text();
  expect(text.match(/<item>/g)).toHaveLength(1);
  expect(text).toContain('关于季度报告的更正公告（演示）');
  expect(text).toContain('公司公告：更正与澄清');
  expect((await request.get('/feeds/investor_relations-announcement-finance.rss')).status(), 'one without any').toBe(
    200,
  );
  expect((await request.get('/feeds/investor_relations-announcement-other.rss')).status()).toBe(404);
});

test('a correction and what it corrects lead to each other, in the list and on their pages', async ({ page }) => {
  await page.goto(announcements);
  const corrected = page.locator('main li:has(h2)').filter({ hasText: '本公告已由' });
  await expect(corrected).toContainText('本公告已由《关于季度报告的更正公告（演示）》更正');
  await corrected.getByRole('link', { name: '《关于季度报告的更正公告（演示）》' }).click();
  await expect(page).toHaveURL(/\/investor_details\?id=407$/);
  const note = page.locator('main').getByText('本公告更正');
  await expect(note).toBeVisible();
  await expect(page.locator('main dl').filter({ hasText: '交易所披露时间' })).toContainText('补充更正');
  await page.getByRole('link', { name: /^《季度报告（演示）》/ }).click();
  await expect(page).toHaveURL(/\/investor_details\?id=408$/);
  await expect(page.locator('main')).toContainText(
    /本公告已由《关于季度报告的更正公告（演示）》（\d{4}-\d{2}-\d{2}）更正/,
  );
});

test(
  'records that are hostile, long or bare are shown as text, within the page',
  { tag: '@long' },
  async ({ page, stub }) => {
    stub.control({ endpoint: 'notice-list', useCase: 'announcement-long-and-hostile' });
    page.on('dialog', () => expect(true, 'a script of the content ran').toBe(false));
    await page.goto(announcements);
    await expect(page.locator('main li:has(h2)')).toHaveCount(3);
    await expect(page.locator('main li:has(h2)').last()).toContainText('（无标题）');
    await expect(page.locator('main a[href^="javascript:"], main img[src="x"]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^原文/ })).toHaveCount(0);
    for (const width of [1440, 320]) {
      await setWidth(page, width);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    }
    stub.control({ endpoint: 'notice-info', useCase: 'announcement-hostile' });
    await page.goto('/investor_details?id=992');
    await expect(page.locator('main a[href^="javascript:"], main img[src="x"]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /公告原文（PDF）/ }).first()).not.toHaveAttribute('href', /^\/pdf/);
    stub.control({ endpoint: 'notice-info', useCase: 'minimal' });
    await page.goto('/investor_details?id=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('（无标题）');
  },
);

test('a list without records, and a page that it does not have', { tag: '@long' }, async ({ page, stub }) => {
  await page.goto(`${announcements}?page=99`);
  await expect(page.locator('main')).toContainText('共13条，到第2页为止');
  await page.getByRole('link', { name: '回到第1页' }).click();
  await expect(page.locator('main li:has(h2)')).toHaveCount(10);
  stub.control({ endpoint: 'notice-list', useCase: 'empty' });
  await page.goto('/investor_relations/activities');
  await expect(page.locator('main')).toContainText('“投资者活动”还没有发布');
});

test(
  'a list that does not come keeps its filters and is asked for again',
  { tag: '@long' },
  async ({ page, stub, problems }) => {
    problems.expect(/Failed to load resource/);
    await page.goto('/legal_statement');
    stub.control({ endpoint: 'notice-list', fail: { status: 502, times: 1 } });
    const link = page.getByRole('contentinfo').getByRole('link', { name: '公司公告' });
    await scrollHydrated(link);
    await link.click();
    await expect(page.locator('[data-failed]')).toContainText('内容暂时无法显示');
    await expect(page.getByRole('search', { name: '筛选公司公告' })).toBeVisible();
    await page.locator('[data-failed]').getByText('重新加载').click();
    await expect(page.locator('main li:has(h2)')).toHaveCount(10);
  },
);

test(
  'the share stands without announcements, reports and banner, and shows no price',
  { tag: '@long' },
  async ({ page, stub }) => {
    stub.control({ endpoint: 'notice-list', fail: { status: 500 } });
    stub.control({ endpoint: 'report-list', fail: { status: 500 } });
    stub.control({ endpoint: 'banner-list', fail: { status: 500 } });
    stub.control({ endpoint: 'stock-quote', useCase: 'link' });
    const answer = await page.goto('/investor_relations/stock');
    expect(answer?.status()).toBe(200);
    await expect(page.locator('main')).toContainText('公告暂时无法读取');
    await expect(page.locator('main')).toContainText('定期报告暂时无法读取');
    await expect(page.getByRole('heading', { name: '证券概况' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/[¥￥]|\d+\.\d{2}元(?!（含税）)/);
  },
);

test('investors reach the company by telephone and mail', async ({ page }) => {
  await page.goto('/investor_relations/contactus');
  const main = page.locator('main');
  await expect(main.locator('a[href="tel:00000000000"]').first()).toBeVisible();
  await expect(main.locator('a[href="mailto:office@example.invalid"]')).toBeVisible();
  await expect(main.locator('a[href="mailto:ir@example.invalid"]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '来访预约' })).toBeVisible();
});

test('a notice of another page moves there for good; what is not there is 404, what is withdrawn 410', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(ownErrorPage);
  const moved = await request.get('/investor_details?id=301', { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers()['location']).toBe('/information_details?id=301');
  for (const [id, status] of [
    ['999999', 404],
    ['x', 404],
    [String(WITHDRAWN_ID), 410],
  ] as const) {
    expect((await page.goto(`/investor_details?id=${id}`))?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a general meeting says when, where and who may attend, and goes into the calendar', async ({ page, request }) => {
  await page.goto('/investor_details?id=434');
  const card = page.getByRole('complementary', { name: '办理' });
  await expect(page.getByRole('region', { name: '当前状态' })).toContainText('即将举行');
  const facts = page.locator('main dl').filter({ hasText: '股权登记日' });
  await expect(facts).toContainText('集团总部二楼会议室');
  await expect(facts).toContainText(/\d{4}-\d{2}-\d{2}收市后登记在册的股东可以参加/);
  const link = card.getByRole('link', { name: '把会议加入日历' });
  await expect(link).toHaveAttribute('href', '/feeds/investor-event.ics?id=434');
  const file = await request.get('/feeds/investor-event.ics?id=434');
  expect(file.headers()['content-type']).toContain('text/calendar');
  const text = (await file.text()).replaceAll(/\r\n[ \t]/g, '');
  expect(text).toMatch(/\r\nLOCATION:[^\r]*集团总部二楼会议室/);
  expect(text).toContain('股权登记日：');
  for (const [id, status] of [
    [201, 404],
    [999_999, 404],
    [999_410, 410],
  ]) {
    expect((await request.get(`/feeds/investor-event.ics?id=${id}`)).status(), String(id)).toBe(status);
  }
  await page.goto('/investor_details?id=431');
  await expect(page.getByRole('region', { name: '当前状态' })).toContainText('已举行');
  await expect(card.getByRole('link', { name: '把会议加入日历' })).toHaveCount(0);
});

test('the calendar of investors: the next date, a month, dates with their files, kinds to subscribe to', async ({
  page,
  request,
}) => {
  await page.goto('/investor_relations/activities');
  const next = page.locator('main section.on-deep');
  await expect(next.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', /^\/feeds\/investor-/);
  const dates = page.getByRole('region', { name: '接下来的日程' });
  await expect(dates.getByRole('listitem')).toHaveCount(5);
  await expect(dates.getByRole('listitem').filter({ hasText: '静默期' })).toContainText('不接待调研');
  const meeting = dates.getByRole('listitem').filter({ hasText: '临时股东会' });
  const file = meeting.getByRole('link', { name: /^加入日历/ });
  await expect(file).toHaveAttribute('href', '/feeds/investor-event.ics?id=434');
  const day = await dates
    .getByRole('listitem')
    .filter({ hasText: '除权除息日' })
    .getByRole('link')
    .getAttribute('href');
  expect(day).toBe('/feeds/investor-date.ics?id=52');
  const one = await (await request.get(String(day))).text();
  expect(one).toContain('UID:dividend-5-ex@yunxia');
  expect(one).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
  expect((await request.get('/feeds/investor-date.ics?id=999')).status()).toBe(404);
  const all = await (await request.get('/feeds/investor-calendar.ics')).text();
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(8);
  const old = await (await request.get('/feeds/investor-events.ics')).text();
  for (const text of [all, old]) expect(text, 'one name in both calendars').toContain('UID:notice-434@yunxia');
  const link = page.getByRole('region', { name: '订阅到手机日历' }).getByRole('link', { name: '静默期' });
  await expect(link).toHaveAttribute('href', '/feeds/investor-calendar.ics?kind=blackout');
  const silent = await (await request.get('/feeds/investor-calendar.ics?kind=blackout')).text();
  expect(silent.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect((await request.get('/feeds/investor-calendar.ics?kind=other')).status()).toBe(404);
  expect((await request.get('/feeds/investor-calendar.ics?county=x')).status()).toBe(400);
});

test(
  'the calendar turns to another month, and stands back while something is looked for',
  { tag: '@long' },
  async ({ page, stub }) => {
    await page.goto('/investor_relations/activities?month=2026-12');
    await expect(page.getByRole('table', { name: '2026年12月' })).toBeVisible();
    await page.getByRole('link', { name: '下个月' }).click();
    await expect(page).toHaveURL(/\?month=2027-01$/);
    await expect(page.getByRole('table', { name: '2027年1月' })).toBeVisible();
    await page.goto('/investor_relations/activities?year=2026');
    await expect(page.getByRole('table')).toHaveCount(0);
    stub.control({ endpoint: 'ir-event-list', fail: { status: 500 } });
    await page.goto('/investor_relations/activities');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.locator('main li:has(h2)'), 'the list stands by itself').toHaveCount(4);
  },
);

test(
  'dates that are hostile, long or without a time stay within the page',
  { tag: '@long' },
  async ({ page, stub }) => {
    stub.control({ endpoint: 'ir-event-list', useCase: 'long-and-hostile' });
    page.on('dialog', () => expect(true, 'a script of the content ran').toBe(false));
    await page.goto('/investor_relations/activities?month=2026-03');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.locator('main a[href^="javascript:"], main img[src="x"]')).toHaveCount(0);
    for (const width of [1440, 900, 320]) {
      await setWidth(page, width);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    }
    stub.control({ endpoint: 'ir-event-list', useCase: 'empty' });
    await page.goto('/investor_relations/activities');
    await expect(page.locator('main')).toContainText('没有日程。');
  },
);

test('reports have a feed, in which what is booked is not', async ({ baseURL, request }) => {
  const path = '/feeds/investor_relations-reports.rss';
  const text = await (await request.get(path)).text();
  expect(findFeedFaults(text, `${baseURL}${path}`)).toEqual([]);
  const booked = exampleItems('report-list', Date.now()).filter(({ dueOn }) => dueOn !== null);
  expect(booked.length).toBeGreaterThan(0);
  for (const { id } of booked) expect(text).not.toContain(`?report=${id}<`);
  expect(text).toContain('/investor_relations/reports?report=');
});

test('the home page shows investors what there is: dates, the report that came out last, no price without a licence', async ({
  page,
  stub,
}) => {
  const strip = page.getByRole('region', { name: '投资者关系' });
  await page.goto('/home');
  await expect(strip.getByRole('listitem').filter({ hasText: '临时股东会' })).toContainText(/还有\d+天|明天|今天/);
  await expect(strip.locator('a[href^="/investor_relations/reports?report="]')).toHaveCount(1);
  stub.control({ endpoint: 'ir-event-list', useCase: 'empty' });
  stub.control({ endpoint: 'report-list', useCase: 'empty' });
  stub.control({ endpoint: 'stock-quote', fail: { status: 500 } });
  await page.goto('/home');
  await expect(strip).toContainText('近期没有安排');
  await expect(strip).not.toContainText(/最近的报告|演示序列|股价/);
  stub.control({ endpoint: 'ir-event-list', fail: { status: 500 } });
  stub.control({ endpoint: 'report-list', fail: { status: 500 } });
  await page.goto('/home');
  await expect(strip).toContainText('暂时无法读取');
});
