import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { findViolations } from '../setup/axe.ts';
import { openAdmin } from '../setup/desk-page.ts';
import { createVersions, paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test(
  '08:00 is 08:00 in Beijing, in the form, the list, the versions, REST and on the site, whatever the browser’s zone',
  { tag: '@long' },
  async ({ browser, content, editor, request }) => {
    for (const timezoneId of ['America/New_York', 'UTC', 'Pacific/Auckland']) {
      const id = await editor.create('news', {
        type: 'important',
        title: `在 ${timezoneId}`,
        content: paragraph('正文'),
        _status: 'draft',
      });
      const page = await openAdmin(browser, editor, { timezoneId });
      const record = `${content.url}/admin/collections/news/${id}`;
      await page.goto(record);
      const time = page.getByLabel('发布时间');
      await time.fill('2026-3-8 8:00');
      await time.blur();
      await expect(time).toHaveValue('2026-03-08 08:00');
      await page.getByRole('button', { name: '发布修改' }).click();
      const publishedAt = async (): Promise<string> => {
        const answer = await request.post('/api/v1/news-info', { form: { id: String(id) } });
        return ((await answer.json()) as { info?: { publishedAt?: string } }).info?.publishedAt ?? '';
      };
      await expect.poll(publishedAt).toBe('2026-03-08T08:00:00+08:00');
      const stored = await page.request.get(`${content.url}/cms/api/news/${id}`);
      expect(((await stored.json()) as { publishedAt: string }).publishedAt).toBe('2026-03-08T00:00:00.000Z');
      await page.reload();
      await expect(time).toHaveValue('2026-03-08 08:00');
      await page.goto(`${content.url}/admin/collections/news`);
      const row = page.getByRole('row', { name: new RegExp(timezoneId) });
      await expect(row).toContainText('2026-03-08 08:00');
      // when it was saved: now, as a clock in Beijing shows it
      const { updatedAt } = (await stored.json()) as { updatedAt: string };
      const saved = new Date(Date.parse(updatedAt) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
      await page.goto(`${record}/versions`);
      await expect(page.getByRole('columnheader', { name: '保存者' })).toBeVisible();
      const newest = page.getByRole('row').nth(1);
      await expect(newest).toContainText(saved);
      await newest.getByRole('link').first().click();
      await expect(page.getByText('2026-03-08 08:00').first()).toBeVisible();
      await page.context().close();
    }
  },
);

test('what is doubtful is shown where it stands and changes nothing; what was deleted comes back from the bin as a draft', async ({
  browser,
  content,
  editor,
  request,
}) => {
  const title = '变更帐户名称';
  const text = { type: 'important', title, content: paragraph('请先登陆网站，其它事项见公告。'), _status: 'published' };
  const id = await editor.create('news', text);
  const page = await openAdmin(browser, editor);
  await page.goto(`${content.url}/admin/collections/news/${id}`);
  await page.getByRole('button', { name: '检查', exact: true }).click();
  await expect(page.getByText('有 3 处请看一眼，不影响发布。')).toBeVisible();
  await page.getByRole('button', { name: '定位：错别字“帐户”' }).click();
  const selected = () => page.evaluate(() => String(document.getSelection()));
  await expect.poll(selected).toBe('帐户');
  await page.getByRole('button', { name: '定位：错别字“其它”' }).click();
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('record-check') ?? [])].map(String));
  await expect.poll(marked).toEqual(['其它']);
  await expect(page.getByRole('button', { name: '发布修改' })).toBeDisabled();
  expect(await findViolations(page, { within: '.record-check' })).toEqual([]);

  await page.locator('.doc-controls__popup button').first().click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByText('30 天内可以恢复为草稿')).toBeVisible();
  await page.getByRole('button', { name: '确认', exact: true }).click();
  await expect.poll(async () => (await request.get(`/details?id=${id}`)).status()).toBe(410);
  await page.goto(`${content.url}/admin/collections/news/trash`);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await expect(page.getByText('将恢复为草稿，不会自动发布')).toBeVisible();
  await page.getByRole('button', { name: '确认', exact: true }).click();
  await expect(page.locator('.review-status')).toHaveText('状态：草稿');
  expect((await request.get(`/details?id=${id}`)).status()).toBe(410);
  await page.context().close();
});

test('at the session’s end the form stays, signing in opens above it, and all that was typed is saved', async ({
  browser,
  content,
  editor,
}) => {
  const id = await editor.create('news', {
    type: 'important',
    title: '写了一天',
    content: paragraph('开头'),
    _status: 'draft',
  });
  const page = await openAdmin(browser, editor);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.clock.install();
  await page.goto(`${content.url}/admin/collections/news/${id}`);
  const title = page.locator('#field-title');
  await title.fill('写了一天的标题');
  await page.clock.fastForward('08:00:30');
  const dialog = page.getByRole('dialog', { name: '登录已过期' });
  // when the session ends is known once the server has said it
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(title).toHaveValue('写了一天的标题');
  // the server, too, knows nobody any more
  await page.context().clearCookies();
  await expect(dialog.getByLabel('用户名')).toHaveValue('admin');
  await expect(dialog.getByLabel('密码')).toBeFocused();
  await page.keyboard.type('wrong-Words-of-2026');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await dialog.getByLabel('密码').fill(editor.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(title).toHaveValue('写了一天的标题');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${content.url}/cms/api/news/${id}?draft=true`);
      return ((await answer.json()) as { title: string }).title;
    })
    .toBe('写了一天的标题');
  expect(errors).toEqual([]);
  await page.context().close();
});

test(
  'the manual: from the desk and from the menu, with its pictures and contents, for whoever is signed in',
  { tag: '@long' },
  async ({ browser, content, editor }) => {
    const page = await openAdmin(browser, undefined, { locale: 'zh-CN' });
    const context = page.context();
    await page.goto(`${content.url}/admin/manual`);
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
    const picture = `${content.url}/cms/api/manual/desk.webp`;
    expect((await page.request.get(picture)).status()).toBe(401);
    await context.addCookies([editor.cookie]);
    const answer = await page.request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
    expect((await page.request.get(`${content.url}/cms/api/manual/none.webp`)).status()).toBe(404);

    await page.goto(`${content.url}/admin`);
    await expect(page.locator('.desk').getByRole('link', { name: '使用手册' })).toBeVisible();
    await page
      .getByRole('button', { name: /打开\s?菜单/ })
      .first()
      .click();
    await page.getByRole('navigation').getByRole('link', { name: '使用手册' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '编辑手册：后台的一天' })).toBeVisible();
    const contents = page.getByRole('navigation', { name: '手册目录' });
    for (const link of await contents.getByRole('link').all()) {
      await link.press('Enter');
      const heading = page.getByRole('heading', { level: 2, name: await link.innerText(), exact: true });
      await expect(heading).toBeInViewport();
    }
    const pictures = page.locator('.manual img');
    for (const one of await pictures.all()) await one.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0)),
      )
      .toEqual([]);
    expect(await findViolations(page, { within: '.manual' })).toEqual([]);
    // signing out is in the audit trail, as signing in is
    const colleague = await editor.colleague('leaver', '下班的人');
    await context.clearCookies();
    await context.addCookies([colleague.cookie]);
    expect((await page.request.post(`${content.url}/cms/api/users/logout`)).status()).toBe(200);
    await context.clearCookies();
    await context.addCookies([editor.cookie]);
    await page.goto(`${content.url}/admin/audit?action=signOut`);
    await expect(page.getByRole('row', { name: /下班的人.+退出登录/ })).toHaveCount(1);
    await context.close();
  },
);

/** Words in Latin letters that editors know as they are. */
const KNOWN_WORDS =
  /^(?:Word|Excel|WPS|PDF|SHA-256|Esc|\.docx|\.xlsx|\.csv|B|KB|MB|x|×|—|[0-9a-f]{20}[\w-]*\.\w+|image\/\w+|[\d.,:/\s-]+)+$/;

/** What a page says in Latin letters alone: texts that are shown, and names for screen readers and the pointer. */
const foreignWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (/^(?:SCRIPT|STYLE|CODE)$/.test(element.tagName) || !element.checkVisibility()) continue;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.add(node.textContent ?? '');
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.add(element.getAttribute(name) ?? '');
    }
    return [...said]
      .map((text) => text.trim())
      .filter((text) => /[A-Za-z]{2}/.test(text) && !/\p{Script=Han}/u.test(text));
  });

test(
  'versions and their comparison say nothing in English; a file that the library has is taken from its drawer',
  { tag: '@long' },
  async ({ browser, content, editor }) => {
    const id = await createVersions(editor);
    const page = await openAdmin(browser, editor);
    const record = `${content.url}/admin/collections/news/${id}`;
    const expectChinese = async (where: string): Promise<void> =>
      expect([where, (await foreignWords(page)).filter((text) => !KNOWN_WORDS.test(text))]).toEqual([where, []]);
    await page.goto(`${record}/versions`);
    await expect(page.getByRole('columnheader', { name: '保存者' })).toBeVisible();
    await expectChinese('versions');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText('第二版').first()).toBeVisible();
    await expect(page.getByRole('button', { name: '收起' }).first()).toBeVisible();
    await expectChinese('comparison');

    // the cover of a news: its drawer, a new file, and the same file again
    const file = { name: '大坝.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    const chooseNew = async (): Promise<void> => {
      await page.goto(record);
      await page.getByRole('button', { name: '图片与附件', exact: true }).click();
      await page
        .getByRole('button', { name: /^(?:新建|创建新)/ })
        .first()
        .click();
      await page.locator('dialog input[type=file], .drawer input[type=file]').first().setInputFiles(file);
      await page.locator('.drawer #field-alt').fill('大坝（演示）');
      await page.locator('.drawer').getByRole('button', { name: '保存' }).click();
    };
    await page.goto(record);
    await expect(page.getByRole('button', { name: '更多操作' })).toBeVisible();
    await expectChinese('form');
    await page.locator('#field-title').fill('第三版');
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(page.getByRole('button', { name: '关闭消息' }).first()).toBeVisible();
    await expectChinese('message');
    await chooseNew();
    await expect(page.locator('.drawer')).toHaveCount(0);
    await chooseNew();
    const known = page.locator('.known-file');
    await expect(known).toContainText('媒体库已有同一个文件');
    // the refusal holds for this file, also when the server has looked at the form once more
    const looked = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'),
    );
    await page.locator('.drawer #field-alt').fill('大坝（演示二）');
    await looked;
    await sleep(300);
    await known.getByRole('button', { name: '选用这个文件' }).click();
    await expect(page.locator('.drawer')).toHaveCount(0);
    await expect(
      page
        .locator('.upload')
        .getByText(/大坝\.png|\.png/)
        .first(),
    ).toBeVisible();
    await page.goto(`${content.url}/admin/collections/media`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.context().close();
  },
);
