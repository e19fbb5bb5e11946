import { findViolations } from '../setup/axe.ts';
import { openAdmin } from '../setup/desk-page.ts';
import { paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

test('a record that is deleted while its writer types: restored or saved again with every word, and whoever leaves at once finds them', async ({
  browser,
  content,
  editor,
}) => {
  const other = await editor.colleague('editor-b', '编辑乙');
  const make = (title: string) =>
    editor.create('news', {
      ...{ type: 'important', title, summary: '原来的摘要', content: paragraph('正文'), _status: 'published' },
    });
  const page = await openAdmin(browser, editor);
  const title = page.locator('#field-title');
  const publish = page.getByRole('button', { name: '发布修改' });
  const open = (id: number) => page.goto(`${content.url}/admin/collections/news/${id}`);
  // The form locks its record again a moment after a key was typed.
  const unlocked = (action: () => Promise<unknown>) =>
    expect(async () => {
      await editor.unlock();
      await action();
    }).toPass();

  // 1. changed by B, then deleted by B
  const first = await make('第一条');
  await open(first);
  await title.fill('甲的标题');
  await unlocked(() => other.change('news', first, { summary: '乙的摘要', _status: 'published' }));
  await unlocked(() => other.remove('news', first));
  await publish.click();
  // a message with a colon is said whole
  await expect(page.getByText(/^“编辑乙”已于\d+月\d+日 \d\d:\d\d把这条内容移入回收站。您的修改没有保存/)).toBeVisible();
  const binned = page.getByRole('region', { name: /“编辑乙”在您编辑期间把这条内容移入了回收站/ });
  expect(await findViolations(page, { within: '.record-guard' })).toEqual([]);
  await binned.getByRole('button', { name: '恢复为草稿，继续编辑' }).click();
  // what A has not touched is B's, what A has typed is A's, without a choice
  const conflict = page.getByRole('region', { name: /“编辑乙”在您编辑期间保存过这条内容/ });
  await expect(
    conflict
      .getByRole('row', { name: /^标题 甲的标题/ })
      .getByRole('radio')
      .first(),
  ).toBeChecked();
  await expect(conflict.getByRole('row', { name: /^摘要/ }).getByRole('radio').last()).toBeChecked();
  await conflict.getByRole('button', { name: '按所选继续编辑' }).click();
  await expect(page.locator('#field-summary')).toHaveValue('乙的摘要');
  await expect(title).toHaveValue('甲的标题');
  await page.getByRole('button', { name: /^发布/ }).click();
  await expect(page.locator('.review-status')).toHaveText(/已发布/);

  // 2. deleted for good
  const second = await make('第二条');
  await open(second);
  await title.fill('不能丢的标题');
  await unlocked(() => editor.remove('news', second));
  const gone = await fetch(`${content.url}/cms/api/news/${second}?trash=true`, {
    method: 'DELETE',
    headers: { authorization: `JWT ${editor.cookie.value}` },
  });
  expect(gone.status).toBe(200);
  await publish.click();
  const deleted = page.getByRole('region', { name: '这条内容已被永久删除，或者您不再能打开它' });
  await deleted.getByRole('button', { name: '另存为新的一条' }).click();
  await page.waitForURL(/news\/create$/);
  const offer = page.getByRole('region', { name: '未保存的内容' });
  await offer.getByRole('button', { name: '恢复' }).click();
  await expect(title).toHaveValue('不能丢的标题');
  await expect(page.locator('[data-lexical-editor]').first()).toHaveText('正文');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await page.waitForURL(/news\/\d+$/);

  // 3. the page is left in the moment of the last word
  const third = await make('第三条');
  await open(third);
  await expect(title).toHaveValue('第三条');
  await title.fill('写完就离开');
  await page.goto('about:blank');
  await open(third);
  await offer.getByRole('button', { name: '恢复' }).click();
  await expect(title).toHaveValue('写完就离开');
  await page.context().close();
});

test(
  'a reviewer whose text has changed reads so and opens it again; the check is made without asking',
  { tag: '@long' },
  async ({ browser, content, editor }) => {
    const writer = await editor.colleague('writer-c', '撰稿丙');
    const reviewer = await editor.colleague('reviewer-d', '终审丁', ['third']);
    await editor.setReviews({ news: '1' });
    const id = await writer.create('news', {
      ...{ type: 'important', title: '待审', content: paragraph('正文'), _status: 'draft' },
    });
    await writer.change('news', id, { review: { action: 'submit', reason: '' } });
    const page = await openAdmin(browser, reviewer);
    await page.goto(`${content.url}/admin/collections/news/${id}`);
    await expect(page.getByRole('button', { name: '再查一次' })).toBeVisible();
    const pass = page.getByRole('button', { name: '终审通过，发布' });
    // the main button is the last one
    await expect(page.locator('.doc-controls__controls').getByRole('button').last()).toHaveText('终审通过，发布');
    await writer.saveDraft('news', id, { title: '改过的' });
    await writer.change('news', id, { review: { action: 'submit', reason: '' } });
    await pass.click();
    await expect(page.locator('.review-fault')).toHaveText(
      /^“撰稿丙”已于\d+月\d+日 \d\d:\d\d改过这条内容，比您看到的新。请重新打开，看过再办。$/,
    );
    expect(await findViolations(page, { within: '.review-top' })).toEqual([]);
    const again = page.getByRole('button', { name: '重新打开' });
    await expect(again).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#field-title')).toHaveValue('改过的');
    await pass.click();
    await expect(page.locator('.review-status')).toHaveText(/已发布/);
    await editor.setReviews({ news: '0' });
    await page.context().close();
  },
);

test(
  'two presses make one record in every form, a server that is away has its message in Chinese, and lists count in words',
  { tag: '@long' },
  async ({ browser, content, editor }) => {
    const page = await openAdmin(browser, editor);
    await page.goto(`${content.url}/admin/collections/media/create`);
    let sent = 0;
    page.on(
      'request',
      (request) => (sent += request.method() === 'POST' && /\/api\/media\?/.test(request.url()) ? 1 : 0),
    );
    const bytes = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: '点.png', mimeType: 'image/png', buffer: bytes });
    await page.locator('#field-alt').fill('一点');
    await page.locator('#action-save').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.waitForURL(/media\/\d+$/);
    expect(sent).toBe(1);
    await expect(page.getByText('媒体库已有同一个文件')).toHaveCount(0);

    await page.goto(`${content.url}/admin/collections/media`);
    await expect(page.getByText('第 1–1 条，共 1 条')).toBeVisible();
    await expect(page.getByText('过滤')).toHaveCount(0);

    const id = await editor.create('news', {
      ...{ type: 'important', title: '断线', content: paragraph('正文'), _status: 'published' },
    });
    await page.goto(`${content.url}/admin/collections/news/${id}`);
    await page.locator('#field-title').fill('断线时写的');
    await page.route(new RegExp(`/cms/api/news/${id}\\?`), (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: '发布修改' }).click();
    await expect(page.getByText('没有连上服务器，内容没有保存，仍在本页。请稍后再保存。')).toBeVisible();
    await expect(page.locator('#field-title')).toHaveValue('断线时写的');
    await page.unroute(new RegExp(`/cms/api/news/${id}\\?`));
    await page.getByRole('button', { name: '发布修改' }).click();
    await expect(page.getByText('更新成功')).toBeVisible();

    // what was deleted says in its list how long it can be restored
    await editor.remove('news', id);
    await page.goto(`${content.url}/admin/collections/news/trash`);
    await expect(page.getByRole('row', { name: /断线时写的.*在回收站中，30 天后清除/ })).toBeVisible();
    // the head says the time in Beijing and who is signed in as what
    await expect(page.locator('.desk-clock')).toHaveText(/^\d\d-\d\d 周[日一二三四五六] \d\d:\d\d北京时间.+管理员$/);

    // on a phone what is pressed is 44 px high
    await editor.create('notices', {
      ...{ type: 'overhaul', kind: 'fault', title: '正在停电', _status: 'published' },
      ...{ startAt: new Date(Date.now() - 3_600_000).toISOString(), scope: '演示区域' },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${content.url}/admin`);
    const acts = page.locator('.desk__head a, .desk__acts a');
    await expect(page.locator('.desk__acts a').first()).toBeVisible();
    const heights = await acts.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.context().close();
  },
);

test('Back asks before it leaves unsaved words, and leaves them as a copy', async ({ browser, content, editor }) => {
  const id = await editor.create('news', { type: 'important', title: '原来的标题', _status: 'draft' });
  const page = await openAdmin(browser, editor);
  const asked: string[] = [];
  let leaves = false;
  page.on('dialog', async (dialog) => {
    asked.push(`${dialog.type()}: ${dialog.message()}`);
    await (leaves ? dialog.accept() : dialog.dismiss());
  });
  const list = `${content.url}/admin/collections/news`;
  const title = page.locator('#field-title');
  const open = async (): Promise<void> => {
    await page.goto(list);
    await page.getByRole('link', { name: '原来的标题' }).click();
    await expect(title).toHaveValue('原来的标题');
  };
  const back = () => page.evaluate(() => window.history.back());

  await open();
  await back();
  await expect(title).toHaveCount(0);
  expect(asked).toEqual([]);

  await open();
  await title.fill('改了一半');
  await back();
  await expect.poll(() => asked).toEqual(['confirm: 您的更改尚未保存。您确定要离开吗？']);
  await expect(page).toHaveURL(`${list}/${id}`);
  await expect(title).toHaveValue('改了一半');
  leaves = true;
  await title.press('End');
  await back();
  await expect(title).toHaveCount(0);
  await page.evaluate(() => window.history.forward());
  await page.getByRole('region', { name: '未保存的内容' }).getByRole('button', { name: '恢复' }).click();
  await expect(title).toHaveValue('改了一半');
  // Payload asks for the form once more after Forward; so does every refresh of Next. Its answer replaces no word.
  await title.fill('改了一半，又改');
  const refreshed = page.waitForResponse((response) => response.request().headers()['rsc'] === '1');
  await page.evaluate(() => (window as unknown as { next: { router: { refresh: () => void } } }).next.router.refresh());
  await refreshed;
  // no event says that its answer, which is streamed, has been rendered
  await page.waitForTimeout(1_000);
  await expect(title).toHaveValue('改了一半，又改');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${content.url}/cms/api/news/${id}?draft=true`);
      return ((await answer.json()) as { title: string }).title;
    })
    .toBe('改了一半，又改');

  // so does a form of which there is one
  await page.goto(`${content.url}/admin`);
  await page.getByRole('button', { name: '打开 菜单' }).click();
  await page.locator('a[href="/admin/globals/site-info"]').first().click();
  const slogan = page.locator('#field-slogan');
  await slogan.fill('改了一半');
  leaves = false;
  asked.length = 0;
  await back();
  await expect.poll(() => asked).toEqual(['confirm: 您的更改尚未保存。您确定要离开吗？']);
  await expect(slogan).toHaveValue('改了一半');
  await page.context().close();
});
