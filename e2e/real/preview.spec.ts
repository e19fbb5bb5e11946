import { findViolations } from '../setup/axe.ts';
import { openAdmin } from '../setup/desk-page.ts';
import { paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

test('a draft is seen on the site by its link alone, for half an hour, and no cache, list or log has any of it', async ({
  browser,
  content,
  editor,
  request,
  site,
}) => {
  const draft = { type: 'important', title: '尚未公开的示例稿', content: paragraph('草稿的正文'), _status: 'draft' };
  const id = await editor.create('news', draft);
  const page = await openAdmin(browser, editor);
  await page.goto(`${content.url}/admin/collections/news/${id}`);

  // the code for a phone, by keyboard
  const phone = page.getByRole('button', { name: '手机预览' });
  await phone.press('Enter');
  const panel = page.getByRole('group', { name: '手机预览' });
  await expect(panel.getByRole('img', { name: '预览的二维码' })).toBeVisible();
  expect(await findViolations(page, { within: '.preview-button' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: '预览', exact: true }).click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('尚未公开的示例稿');
  await expect(opened.getByText('草稿的正文')).toBeVisible();
  await expect(opened.getByText('预览·未发布')).toBeVisible();
  expect(await findViolations(opened)).toEqual([]);
  const url = opened.url();
  expect(url.startsWith(`${site.url}/preview/`)).toBe(true);
  const token = url.split('/').at(-1) ?? '';

  // whoever has the link, without a session; twice, so that a cache would answer the second
  for (let time = 0; time < 2; time += 1) {
    const answer = await request.get(url);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'cdn-cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const name of ['cache-status', 'cache-tag', 'etag']) expect(answer.headers()[name]).toBeUndefined();
    const html = await answer.text();
    expect(html).toContain('草稿的正文');
    // no script of the application, so no loader in the browser
    expect(html.match(/id="page-modules"|\/assets\/[^"]+\.js|__reactRouterContext/)).toBeNull();
  }

  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const word of [altered, `${token}.data`, 'x', `${token}/x`]) {
    const answer = await request.get(`/preview/${word}`);
    expect([word, answer.status()]).toEqual([word, 403]);
    expect(await answer.text()).toContain('预览已失效');
    expect(answer.headers()['cache-control']).toBe('no-store');
  }

  // nothing of it anywhere else, with the token in a header neither
  const leaks = await Promise.all(
    [
      request.post('/api/v1/news-info', { form: { id: String(id) }, headers: { 'x-preview-token': token } }),
      request.post('/api/v1/search-list', { form: { key: '尚未公开' } }),
      request.get(`/details?id=${id}`),
      request.get(`/details.data?id=${id}`),
      request.get('/news/important'),
      request.get('/sitemaps/news.xml'),
      request.get('/feeds/important.rss'),
    ].map(async (asked) => (await asked).text()),
  );
  expect(leaks.filter((text) => text.includes('尚未公开'))).toEqual([]);

  // the lines of both servers name the path, and not the token
  await expect.poll(() => site.output()).toContain('"path":"/preview/…"');
  await expect.poll(() => content.output()).toContain('"path":"/preview/…"');
  expect(`${site.output()}${content.output()}`).not.toContain(token.slice(0, 24));
  await page.context().close();
});

test(
  'administrators see who did what, and find it by keyboard',
  { tag: '@long' },
  async ({ browser, content, editor }) => {
    const id = await editor.create('news', { type: 'important', title: '记录里的示例稿', _status: 'published' });
    await editor.change('news', id, { title: '记录里的示例稿（改）', _status: 'published' });
    const other = await editor.colleague('plain-editor', '普通编辑');
    const open = async (who: typeof editor) => {
      const opened = await openAdmin(browser, who, { locale: 'zh-CN' });
      await opened.goto(`${content.url}/admin/audit`);
      return opened;
    };
    const page = await open(editor);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await findViolations(page, { within: '.audit-trail' })).toEqual([]);
    await page.locator('[name=action]').selectOption('发布');
    await page.locator('[name=person]').fill('admin');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/action=publish/);
    const row = page.getByRole('row', { name: /发布 记录里的示例稿（改）/ });
    await expect(row).toContainText('改动前：记录里的示例稿');
    await expect(page.getByRole('row', { name: /登录/ })).toHaveCount(0);

    const refused = await open(other);
    await expect(refused.getByText('只有管理员可以查看操作记录。')).toBeVisible();
    await expect(refused.getByRole('row')).toHaveCount(0);
  },
);
