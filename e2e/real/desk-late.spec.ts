/** What an editor does while a script or an answer is still on its way. */
import type { Page, Request } from '@playwright/test';
import { holdRequests } from '../setup/calls.ts';
import { openAdmin } from '../setup/desk-page.ts';
import { type Editor, paragraph } from '../setup/editor.ts';
import { settle } from '../setup/moments.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

const HOUR = 3_600_000;

/** A fault that began two hours ago and is repaired in two. */
const faultOf = (editor: Editor, title: string, regions: object[] = []): Promise<number> =>
  editor.create('notices', {
    ...{ type: 'overhaul', kind: 'fault', title, content: paragraph('正文'), _status: 'published' },
    startAt: new Date(Date.now() - 2 * HOUR).toISOString(),
    expectedRestoreAt: new Date(Date.now() + 2 * HOUR).toISOString(),
    ...{ lines: [title], regions },
  });

/** Holds back the answers about places whose address has a word. @returns what lets them go */
const holdPlaces = (page: Page, word: string): Promise<() => void> =>
  holdRequests(page, '**/cms/api/outage-areas?*', (request) => request.url().includes(word));

test('before the script of the desk runs, its buttons and fields rest and its links lead on', async ({
  browser,
  content,
  editor,
}) => {
  const id = await faultOf(editor, '脚本未到（演示）');
  const page = await openAdmin(browser, editor);
  const release = await holdRequests(page, '**/_next/static/**/*.js*');
  // `goto` would wait for the script
  const leave = (path: string) => page.evaluate((url) => void location.assign(url), `${content.url}${path}`);
  await page.goto(`${content.url}/healthz`);
  await leave(`/admin/collections/notices/${id}`);
  const check = page.getByRole('button', { name: '检查', exact: true });
  await expect(check).toBeVisible();
  for (const control of [
    check,
    page.getByRole('button', { name: '复制这一条' }),
    page.getByRole('button', { name: '手机预览' }),
    page.locator('#field-title'),
  ])
    await expect(control).toBeDisabled();
  await expect(page.getByRole('link', { name: '预览', exact: true })).toBeEnabled();
  release();
  await check.click();
  await expect(page.getByRole('button', { name: '再查一次' })).toBeVisible();
  await page.context().close();
});

test('places: no village of another town is offered, and a word that is typed fast finds its place with town and county', async ({
  browser,
  content,
  editor,
}) => {
  const county = await editor.create('outage-areas', { title: '迟到县', kind: 'county' });
  for (const [town, village] of [
    ['东关镇', '东关村'],
    ['西关镇', '西关村'],
  ] as const) {
    const parentId = await editor.create('outage-areas', { title: town, kind: 'town', parentId: county });
    await editor.create('outage-areas', { title: village, kind: 'village', parentId });
  }
  const id = await faultOf(editor, '地方迟到（演示）');
  const page = await openAdmin(browser, editor);
  // counties and towns are late
  const directory = await holdPlaces(page, 'not_equals');
  await page.goto(`${content.url}/admin/collections/notices/${id}`);
  const find = page.getByLabel('在供电区域里找');
  const found = page.locator('.place-picker__found');
  const chosen = page.getByRole('list', { name: '已选的地方' }).getByRole('listitem');
  const answered = page.waitForResponse((response) => /outage-areas\?.*like/.test(response.url()));
  await find.fill('东关村');
  await find.press('Enter');
  await answered;
  directory();
  await expect(chosen).toHaveText([/^东关镇东关村/]);
  await expect(find).toHaveValue('');

  // a word that finds nothing, and another one
  await find.fill('无此地');
  await expect(found).toContainText('没有“无此地”');
  const word = await holdPlaces(page, 'like');
  const asked = page.waitForRequest(/outage-areas\?.*like/);
  await find.fill('西关');
  await asked;
  await expect(found).toBeEmpty();
  word();
  await expect(found.getByRole('button').first()).toContainText('西关');
  await find.fill('');

  // one town, and another one
  await page.getByRole('button', { name: '迟到县', exact: true }).click();
  await page.getByRole('button', { name: '东关镇', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: '东关村' })).toBeVisible();
  const villages = await holdPlaces(page, '[equals]');
  await page.getByRole('button', { name: '西关镇', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: '西关镇全部' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '东关村' })).toHaveCount(0);
  villages();
  await page.getByRole('checkbox', { name: '西关村' }).check();
  await expect(chosen).toHaveText([/^东关镇东关村/, /^西关镇西关村/]);
  await page.context().close();
});

test('a press that publishes waits until it is known what to look at again, and shows it first', async ({
  browser,
  content,
  editor,
  request,
}) => {
  await editor.create('outage-areas', { title: '核对县', kind: 'county' });
  // nothing to look at again so far
  const id = await faultOf(editor, '核对迟到（演示）', [{ county: '核对县' }]);
  const page = await openAdmin(browser, editor);
  await page.goto(`${content.url}/admin/collections/notices/${id}`);
  const infoOf = async (): Promise<Record<string, unknown>> =>
    ((await (await request.post('/api/v1/notice-info', { form: { id: String(id) } })).json()) as { info: object })
      .info as Record<string, unknown>;
  const flags = page.getByRole('region', { name: '请核对' });
  const release = await holdRequests(page, '**/notices/outage-flags');
  const asked = page.waitForRequest('**/notices/outage-flags');
  await page.locator('#field-title').fill('核对迟到，改过（演示）');
  const sent: string[] = [];
  page.on('request', (one) => void (one.method() === 'PATCH' && sent.push(one.url())));
  // the hours of the outage become 50
  await page.locator('#field-expectedRestoreAt').fill(typed(Date.now() + 48 * HOUR));
  await page.getByRole('button', { name: '发布修改' }).click();
  await asked;
  release();
  await expect(flags).toContainText(/还有 \d 项没有确认/);
  expect(sent).toEqual([]);
  for (const box of await flags.getByRole('checkbox').all()) await box.check();
  // sooner it would be the second half of a double click
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: '发布修改' }).click();
  await expect.poll(async () => (await infoOf())['title']).toBe('核对迟到，改过（演示）');
  await page.context().close();
});

test('presses while a copy is on its way make no second one; a panel whose save a proxy refused stays', async ({
  browser,
  content,
  editor,
}) => {
  const id = await faultOf(editor, '复制迟到（演示）');
  const page = await openAdmin(browser, editor);
  const record = `/admin/collections/notices/${id}`;
  await page.goto(`${content.url}${record}`);
  let copies = 0;
  page.on('request', (one) => void (copies += /\/duplicate\?/.test(one.url()) ? 1 : 0));
  const isForm = (one: Request): boolean =>
    one.method() === 'GET' && /\/notices\/\d+$/.test(new URL(one.url()).pathname);
  const release = await holdRequests(page, '**/admin/collections/notices/*', isForm);
  const asked = page.waitForRequest(isForm);
  const copy = page.getByRole('button', { name: '复制这一条' });
  await copy.click();
  await asked;
  await expect(copy).toBeDisabled();
  await copy.evaluate((button: HTMLElement) => button.click());
  release();
  await expect(page).not.toHaveURL(new RegExp(`${record}$`));
  await expect(page.locator('#field-startAt')).toHaveValue('');
  await expect(copy).toBeEnabled();
  expect(copies).toBe(1);

  await page.goto(`${content.url}${record}`);
  const address = new RegExp(`/cms/api/notices/${id}\\?`);
  await page.route(address, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.continue(),
  );
  const panel = page.getByRole('region', { name: '已恢复供电' });
  await page.getByRole('button', { name: '已恢复' }).click();
  const answered = page.waitForResponse((response) => response.status() === 502);
  await panel.getByRole('button', { name: '确认恢复' }).click();
  await answered;
  await expect(panel.getByRole('button', { name: '确认恢复' })).toBeEnabled();
  await page.unroute(address);
  await panel.getByRole('button', { name: '确认恢复' }).click();
  await expect(panel).toHaveCount(0);
  await page.context().close();
});

test('what the server says late of a refused save is no news once the next save has gone through', async ({
  browser,
  content,
  editor,
}) => {
  const id = await editor.create('news', {
    type: 'important',
    title: '旧题',
    content: paragraph('正文'),
    _status: 'draft',
  });
  const page = await openAdmin(browser, editor);
  await page.goto(`${content.url}/admin/collections/news/${id}`);
  const title = page.locator('#field-title');
  let isRefused = true;
  await page.route(new RegExp(`/cms/api/news/${id}\\?`), (route) =>
    isRefused && route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { errors: [{ message: '先不保存' }] } })
      : route.fallback(),
  );
  const newest = (one: Request): boolean => one.method() === 'GET' && /draft=true&depth=0$/.test(one.url());
  const release = await holdRequests(page, `**/cms/api/news/${id}?*`, newest);
  const asked = page.waitForRequest(newest);
  const save = page.getByRole('button', { name: '保存草稿' });
  await title.fill('新题');
  await save.click();
  await asked;
  isRefused = false;
  await save.click();
  await expect(page.getByText(/成功保存|更新成功/).first()).toBeVisible();
  const answered = page.waitForResponse((response) => newest(response.request()));
  release();
  await answered;
  await settle(page);
  await expect(page.getByRole('region', { name: /保存过这条内容/ })).toHaveCount(0);
  await page.context().close();
});

/** As an editor types it, on Beijing's clock. */
function typed(at: number): string {
  return new Date(at + 8 * HOUR).toISOString().slice(0, 16).replace('T', ' ');
}
