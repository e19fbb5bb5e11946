import type { Locator, Page } from '@playwright/test';
import { findInBothThemes } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

/** Sheets of paper that the page takes by its own word: the browser's default is another size. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

test('from the list to a notice: status in words, numbers to call as links', async ({ page }) => {
  await page.goto('/information_disclosure/overhaul');
  await expect(page).toHaveTitle('停电检修公告 - 云峡水电');
  await page.locator('main a[href^="/information_details?id="]').first().click();
  await expect(page).toHaveURL(/\/information_details\?id=\d+$/);
  await expect(page.getByRole('region', { name: '当前状态' })).toContainText(/停电中|超时未恢复/);
  await expect(page.locator('main a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
});

test('a moved outage: former times struck through in the facts and in the history', async ({ page }) => {
  await page.goto('/information_details?id=309');
  await expect(page.getByRole('term').filter({ hasText: '停电时间' })).toBeVisible();
  const facts = page.locator('main dl').filter({ hasText: '停电时间' });
  await expect(facts.locator('del').first()).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}–/);
  await expect(page.getByRole('region', { name: '变更记录' }).getByRole('listitem').first()).toBeVisible();
});

test('the history strikes through the times that were given up', async ({ page, request, stub }) => {
  const answer = await (await request.post('/api/v1/notice-info', { form: { id: '309' } })).json();
  answer.info.changes = [
    { at: '2026-11-20T09:00:00+08:00', text: '因预报有强降雨，施工延期。' },
    { at: '2026-11-21T09:00:00+08:00', text: '停电时间由2026-12-01 08:30–17:30改为2026-12-03 08:30–24:00。' },
  ];
  stub.control({ endpoint: 'notice-info', fail: { body: JSON.stringify(answer) } });
  await page.goto('/information_details?id=309');
  const entries = page.getByRole('region', { name: '变更记录' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('改为2026-12-03 08:30–24:00。');
  await expect(entries.first().locator('del')).toHaveText('2026-12-01 08:30–17:30');
  await expect(entries.first().locator('del')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(entries.last().locator('del')).toHaveCount(0);
});

test('the sheet leads to its notice by code and by phone, and keeps to A4', async ({ page }) => {
  await page.goto('/information_details/poster?id=301');
  await expect(page.getByRole('img', { name: '本公告网址的二维码' })).toHaveAttribute(
    'src',
    `/qr.svg?to=${encodeURIComponent('/information_details?id=301')}`,
  );
  const phone = page.locator('article').getByRole('link', { name: /^[\d-]+$/ });
  await expect(phone).toHaveAttribute('href', `tel:${await phone.innerText()}`);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = '', height = ''] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf) ?? [];
  // In points: 210 × 297 mm, to the pixel of the browser.
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
});

test('the calendar file: one event in UTC, its version, an answer for who has it, refusals', async ({ page, stub }) => {
  await page.goto('/information_details?id=309');
  const link = page.getByRole('link', { name: /日历$/ });
  await expect(link).toHaveAttribute('href', '/feeds/outage.ics?id=309');
  const answer = await page.request.get('/feeds/outage.ics?id=309');
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z\r\n/);
  expect(text).toMatch(/\r\nUID:outage-309@[\w.]+\r\n/);
  expect(text).not.toContain('TZID');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const again = await page.request.get('/feeds/outage.ics?id=309', {
    headers: { 'If-None-Match': answer.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  expect(await (await page.request.get('/feeds/outage.ics?id=311')).text()).toContain('STATUS:CANCELLED');
  for (const [id, status] of [
    ['999999', 404],
    ['401', 404],
    ['abc', 404],
    ['999410', 410],
  ] as const) {
    expect((await page.request.get(`/feeds/outage.ics?id=${id}`)).status(), id).toBe(status);
  }
  stub.control({ endpoint: 'notice-info', fail: { status: 500 } });
  expect((await page.request.get('/feeds/outage.ics?id=309')).status()).toBe(503);
});

test('the calendar to subscribe to: a stable address, of all or of one county, an answer for who has it', async ({
  page,
  stub,
}) => {
  await page.goto('/information_disclosure/overhaul?region=云峡县');
  const address = '/feeds/outages.ics?county=%E4%BA%91%E5%B3%A1%E5%8E%BF';
  await expect(page.getByRole('link', { name: '订阅云峡县停电日历' })).toHaveAttribute(
    'href',
    new RegExp(`^webcal://[^/]+${address.replaceAll('?', '\\?')}$`),
  );
  const all = await page.request.get('/feeds/outages.ics');
  expect(all.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const ours = await page.request.get(address);
  const count = async (answer: typeof all) => ((await answer.text()).match(/BEGIN:VEVENT/g) ?? []).length;
  expect(await count(ours)).toBeGreaterThan(0);
  expect(await count(ours)).toBeLessThan(await count(all));
  const known = { 'If-None-Match': all.headers()['etag'] ?? '' };
  expect((await page.request.get('/feeds/outages.ics', { headers: known })).status()).toBe(304);
  expect((await page.request.get('/feeds/outages.ics?county=北京')).status()).toBe(404);
  stub.control({ endpoint: 'outage-area-list', fail: { status: 500 } });
  expect((await page.request.get('/feeds/outages.ics')).status()).toBe(200);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an outage is found by its place, and its sheet printed: exactly one, in light', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/information_disclosure/overhaul');
    const form = page.getByRole('search', { name: '查询停电公告' });
    await form.getByRole('searchbox').fill('坝前线');
    await form.getByRole('button', { name: '查询' }).click();
    await page
      .locator('main h3')
      .getByRole('link', { name: /坝前线/ })
      .click();
    await page.getByRole('link', { name: '打印张贴通知' }).click();
    await expect(page).toHaveURL(/\/information_details\/poster\?id=301$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('停电通知');
    await expect(page.locator('article')).toContainText('上湾村、下湾村');
    const code = page.getByRole('img', { name: '本公告网址的二维码' });
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('an outage is found by its town', async ({ page }) => {
    await page.goto('/information_disclosure/overhaul');
    const form = page.getByRole('search', { name: '查询停电公告' });
    await form.getByRole('combobox', { name: '供电区域' }).selectOption('坝前镇');
    await form.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/[?&]region=%E5%9D%9D%E5%89%8D%E9%95%87(?:&|$)/);
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /上湾村/ })
        .first(),
    ).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: /柳林/ })).toHaveCount(0);
  });

  test('the month leads to its days', async ({ page }) => {
    await page.goto('/information_disclosure/overhaul?view=calendar');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/start=(\d{4}-\d{2}-\d{2})&end=\1#outages-of-day$/);
    await expect(page.locator('main h3').first()).toBeVisible();
  });
});

for (const example of ['overhaul', 'cancelled', 'long', 'hostile']) {
  test(`the sheet of the ${example} example is one sheet, the code and the number on it`, async ({ page, stub }) => {
    stub.control({ endpoint: 'notice-info', useCase: example });
    await page.goto('/information_details/poster?id=301');
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const bottomOf = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    const code = page.getByRole('img', { name: '本公告网址的二维码' });
    await expect
      .poll(async () => (await bottomOf(code)) - (await bottomOf(page.locator('article'))))
      .toBeLessThanOrEqual(1);
  });
}

test('the sheet reads well on every width, in either theme', { tag: '@long' }, async ({ page }) => {
  await page.goto('/information_details/poster?id=301');
  for (const width of [1440, 320]) {
    await setWidth(page, width);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    expect(await findInBothThemes(page), String(width)).toEqual([]);
  }
  await page.getByRole('link', { name: '返回公告' }).click();
  await expect(page).toHaveURL(/\/information_details\?id=301$/);
});

test('there is a sheet for outages only', async ({ page, problems }) => {
  problems.expect(ownErrorPage);
  expect((await page.goto('/information_details/poster?id=999999'))?.status()).toBe(404);
  expect((await page.goto('/information_details/poster?id=999410'))?.status()).toBe(410);
  expect((await page.goto('/information_details/poster'))?.status()).toBe(404);
});

test('the sheet is printed by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.asked = '');
  });
  await page.goto('/information_details/poster?id=301');
  const button = page.getByRole('button', { name: /打印/ });
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-asked]')).toBeAttached();
});
