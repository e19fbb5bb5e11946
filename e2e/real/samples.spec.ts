import { expect, test } from '../setup/real-fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';

test('home shows a banner’s words, news and an outage, and says that they are samples', async ({ page }) => {
  await page.goto('/home');
  await expect(page).toHaveTitle(/^首页 - /);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main a[href^="/details?id="]').first()).toBeVisible();
  await expect(page.locator('main a[href^="/information_details?id="]').first()).toBeVisible();
  await expect(page.locator('body')).toContainText('演示数据');
});

test('from home to the news, an article and back', async ({ page }) => {
  await page.goto('/home');
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page).toHaveURL(/\/news\/important$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('集团要闻');
  const row = page.locator('main a[href^="/details?id="]').first();
  const title = (await row.textContent())?.trim() ?? '';
  await row.click();
  await expect(page).toHaveURL(/\/details\?id=\d+$/);
  await expect.poll(async () => title.includes((await heading.textContent())?.trim() || 'none')).toBe(true);
  await page.goBack();
  await expect(page.locator('main a[href^="/details?id="]').first()).toBeVisible();
});

test('no year of a list is a dead end, and there are several', { tag: '@long' }, async ({ page, request }) => {
  const lists = [
    '/news/important',
    '/flag_navigation/building',
    '/investor_relations/announcement',
    '/information_disclosure/proactively',
    '/tender_procurement/old_tendering',
  ];
  let seen = 0;
  for (const path of lists) {
    await page.goto(path);
    const links = page.locator('main').getByRole('group', { name: '按年份' }).getByRole('link', { name: /条$/ });
    expect(await links.count(), path).toBeGreaterThan(0);
    for (const link of await links.all()) {
      seen += 1;
      const name = (await link.textContent()) ?? '';
      const href = (await link.getAttribute('href')) ?? '';
      const html = await (await request.get(href)).text();
      const count = Number(/(\d+)条$/.exec(name)?.[1]);
      expect(count, href).toBeGreaterThan(0);
      expect(html.replaceAll(/<[^>]*>|<!-- -->/g, ''), href).toContain(`共${count}条`);
    }
  }
  expect(seen, 'more years than lists').toBeGreaterThan(lists.length);
});

test('an outage is found by the words of its place', async ({ page, request }) => {
  const answer = await request.post('/api/v1/notice-list', { form: { type: 'overhaul', limit: '1' } });
  const { list } = (await answer.json()) as { list: { id: number; title: string; regions: { town: string }[] }[] };
  const [outage] = list;
  expect(outage).toBeDefined();
  await page.goto(`/information_disclosure/overhaul?keyword=${encodeURIComponent(outage?.regions[0]?.town ?? '')}`);
  await expect(page.locator(`main a[href^="/information_details?id=${outage?.id}#"]`).first()).toBeVisible();
});

test('the disclosure type 15 is there and its pdf downloads', async ({ request }) => {
  const answer = await request.post('/api/v1/active-disclosure-type-list');
  const { code, list } = (await answer.json()) as { code: number; list: { id: number; pdf: string }[] };
  expect(code).toBe(0);
  expect(list.find(({ id }) => id === 15)?.pdf).not.toBe('');
  // So do the files of the other entries, and at least every second has one.
  const files = list.map(({ pdf }) => pdf).filter(Boolean);
  expect(files.length * 2).toBeGreaterThanOrEqual(list.length);
  for (const file of files) {
    const pdf = await request.get(file);
    expect(pdf.status(), file).toBe(200);
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the admin speaks Chinese, and is closed to the public', async ({ content, request }) => {
  expect(await (await request.get(`${content.url}/admin/login`)).text()).toContain('lang="zh');
  for (const path of [
    '/cms/api/news',
    '/cms/api/users',
    '/cms/api/news/versions',
    '/cms/api/graphql',
    '/cms/api/graphql-playground',
  ]) {
    const answer = await request.get(`${content.url}${path}`);
    expect([401, 403, 404, 405], path).toContain(answer.status());
  }
});

test('content server killed: the site’s own 503; it recovers by itself', async ({ page, content, problems }) => {
  problems.expect(ownErrorPage, /Failed to load resource/);
  await page.goto('/news/important');
  await content.kill();
  await page.locator('a[href="/news/information"]:visible').first().click();
  await expect(page.getByRole('status').getByText('网关错误')).toHaveCount(1);
  const answer = await page.goto('/news/comprehensive?page=2');
  expect(answer?.status()).toBe(503);
  await expect(page.locator('body')).toContainText('600116');
  await content.start();
  await expect
    .poll(async () => (await page.goto('/news/comprehensive?page=2'))?.status(), { timeout: 15_000 })
    .toBe(200);
});

test('the sample’s prices have ex-days, a suspension and a correction, and are no security’s', async ({ page }) => {
  await page.goto('/investor_relations/stock');
  const chart = page.getByRole('img', { name: '价格走势图' });
  await expect(chart.getByText('除')).toHaveCount(2);
  await expect(chart).toContainText('停牌');
  const quote = page.getByRole('region', { name: '行情' });
  await expect(quote).toContainText(/数据更正\d+月\d+日：收盘由\d+\.\d\d改为\d+\.\d\d，\d+月\d+日更正/);
  await expect(quote).toContainText('基点100，不含币种，不代表任何证券的价格');
  await expect(page.locator('#stock-sentence')).toContainText('到108.35，');
});
