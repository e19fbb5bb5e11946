import { expect, test } from '../setup/fixtures.ts';
import { findFeedFaults } from '../setup/rss-rules.ts';

const county = encodeURIComponent('云峡县');
const types = {
  ics: 'text/calendar; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
} as const;

/** Tables that are workbooks, too. */
const fileTypes = { ...types, xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

test('every address of the page is a file of its kind; calendars are subscribed to, an address is copied', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const hrefs: string[] = [];
  for (const app of ['reader', 'table', 'program', 'calendar']) {
    await page.goto(`/feeds?county=${county}&app=${app}`);
    const links = page.locator('main a[href^="/feeds/"]');
    hrefs.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))));
  }
  await expect(page).toHaveTitle('数据订阅 - 云峡水电');
  expect(new Set(hrefs).size).toBeGreaterThanOrEqual(24);
  for (const href of new Set(hrefs)) {
    const answer = await request.get(href);
    const format = /\.(\w+)(?:\?|$)/.exec(href)?.[1] as keyof typeof fileTypes;
    expect([answer.status(), answer.headers()['content-type']], href).toEqual([200, fileTypes[format]]);
  }
  const { host } = new URL(baseURL ?? '');
  await expect(page.getByRole('link', { name: /^订阅\s*云峡县停电日历$/ })).toHaveAttribute(
    'href',
    `webcal://${host}/feeds/outages.ics?county=${county}`,
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^复制地址\s*投标截止日历（ICS）$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/feeds/tenders.ics`);
});

test('the page asks where and with what, answers with one feed, and folds its address', async ({ page }) => {
  await page.goto('/feeds');
  const answer = page.getByRole('region', { name: '停电检修' }).getByRole('listitem');
  await expect(answer).toHaveCount(1);
  const chosen = page.getByRole('group', { name: '选择区县' }).getByRole('link', { name: '云峡县' });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await page.getByRole('group', { name: '选择用什么看' }).getByRole('link', { name: 'Excel等表格' }).click();
  await expect(page).toHaveURL(`/feeds?county=${county}&app=table`);
  await expect(answer.getByRole('heading', { level: 3 })).toContainText('云峡县停电公告表');
  await expect(answer.getByRole('link', { name: /^下载/ })).toHaveAttribute(
    'href',
    `/feeds/outages.csv?county=${county}`,
  );
  const address = answer.getByRole('link', { name: /outages\.csv/ });
  await expect(address).toBeHidden();
  await answer.getByText('查看地址').click();
  await expect(address).toBeVisible();
  await page.getByRole('link', { name: '全部区域' }).click();
  await expect(page).toHaveURL('/feeds?app=table');
});

test('the outages in four formats: of all or of one county, nothing for who has them, 404 for a county that is not ours', async ({
  request,
  baseURL,
}) => {
  for (const format of ['ics', 'rss', 'json', 'csv'] as const) {
    const path = `/feeds/outages.${format}`;
    const head = await request.head(path);
    const all = await request.get(path);
    expect([head.status(), (await head.body()).length, head.headers()['etag']], path).toEqual([
      200,
      0,
      all.headers()['etag'],
    ]);
    expect(all.headers()['link'], path).toMatch(
      /^<https:\/\/creativecommons\.org\/licenses\/by\/4\.0\/[^>]*>; rel="license"$/,
    );
    const { etag = '', 'last-modified': since = '' } = all.headers();
    for (const [name, value] of [
      ['If-None-Match', etag],
      ['If-Modified-Since', since],
    ] as const) {
      const again = await request.get(path, { headers: { [name]: value } });
      expect([again.status(), await again.text()], path).toEqual([304, '']);
    }
    const ours = await request.get(`${path}?county=${county}`);
    expect((await ours.body()).length, path).toBeLessThan((await all.body()).length);
    expect(await ours.text(), path).toContain('坝前镇');
    expect(ours.headers()['etag'], path).not.toBe(etag);
    expect((await request.get(`${path}?county=北京`)).status(), path).toBe(404);
  }
  const address = `/feeds/outages.rss?county=${county}`;
  const rss = await (await request.get(address)).text();
  expect(findFeedFaults(rss, `${baseURL}${address}`)).toEqual([]);
  const old = await request.get('/feeds/information_disclosure-overhaul.rss', { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([301, '/feeds/outages.rss']);
});

test('the other calendars: events, lines of 75 octets at most, nothing for who has them', async ({ request }) => {
  for (const name of ['tenders', 'announcements', 'investor-events', 'investor-calendar']) {
    const path = `/feeds/${name}.ics`;
    const answer = await request.get(path);
    const text = await answer.text();
    expect((text.match(/\r\nBEGIN:VEVENT\r\n/g) ?? []).length, path).toBeGreaterThan(0);
    expect(
      text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75),
      path,
    ).toEqual([]);
    const { etag = '' } = answer.headers();
    expect(etag, path).not.toBe('');
    const again = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect([again.status(), await again.text()], path).toEqual([304, '']);
  }
});

test('the page names the licence of the outages and every field of their files', async ({ page, request }) => {
  await page.goto('/feeds');
  await expect(page.locator('main').getByRole('link', { name: /CC BY 4\.0/ })).toHaveAttribute(
    'href',
    /^https:\/\/creativecommons\.org\/licenses\/by\/4\.0\//,
  );
  const names = page.getByRole('table').locator('tbody tr > :first-child');
  const { items } = await (await request.get('/feeds/outages.json')).json();
  const fields = Object.keys(items[0]['_outage']);
  expect(fields.length).toBeGreaterThan(10);
  await expect(names).toHaveText(fields);
});

test('the outage centre names the feeds of what it shows', async ({ page }) => {
  await page.goto(`/information_disclosure/overhaul?region=${county}`);
  for (const [format, type] of Object.entries(types)) {
    const link = page.locator(`head link[rel=alternate][type="${type.split(';')[0]}"][href$="county=${county}"]`);
    await expect(link).toHaveAttribute('href', `/feeds/outages.${format}?county=${county}`);
  }
  await page.getByRole('link', { name: '全部格式与说明' }).click();
  await expect(page).toHaveURL(`/feeds?county=${county}`);
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(0);
});

test('the deadline of a tender: of its project, by any of its notices; refusals', async ({ request, stub }) => {
  const uidOf = async (id: number) =>
    /\r\nUID:(.*)\r\n/.exec(await (await request.get(`/feeds/tender.ics?id=${id}`)).text())?.[1];
  expect(await uidOf(601)).toBe('tender-YX-001@yunxia');
  expect(await uidOf(608)).toBe(await uidOf(601));
  for (const [id, status] of [
    ['605', 404],
    ['999999', 404],
    ['abc', 404],
    ['999410', 410],
  ] as const) {
    expect((await request.get(`/feeds/tender.ics?id=${id}`)).status(), id).toBe(status);
  }
  stub.control({ endpoint: 'purchase-info', fail: { status: 500 } });
  expect((await request.get('/feeds/tender.ics?id=601')).status()).toBe(503);
  // Of a job, too.
  const file = await request.get('/feeds/job.ics?id=801');
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('\r\nUID:job-801@yunxia\r\n');
  expect((await request.get('/feeds/job.ics?id=999999')).status()).toBe(404);
});
