import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openAdmin } from '../setup/desk-page.ts';
import { paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

const copyOf = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(
    (part) => Object.values({ ...localStorage }).some((value) => String(value).includes(part)),
    text,
  );

test('two editors at one record: nothing is lost in either order, and whoever saves last has seen both texts', async ({
  browser,
  content,
  editor,
  request,
}) => {
  const other = await editor.colleague('beside-b', '编辑乙');
  const publishedTitle = async (id: number): Promise<string> => {
    const answer = await request.post('/api/v1/news-info', { form: { id: String(id) } });
    return ((await answer.json()) as { info?: { title?: string } }).info?.title ?? '';
  };
  const make = (title: string) =>
    editor.create('news', { type: 'important', title, content: paragraph('原来的正文'), _status: 'published' });
  const page = await openAdmin(browser, editor);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const title = page.locator('#field-title');
  const text = page.locator('[data-lexical-editor]').first();
  const conflict = page.getByRole('region', { name: /“编辑乙”在您编辑期间保存过这条内容/ });
  const publish = page.getByRole('button', { name: '发布修改' });

  // 1. A types, B publishes, A saves
  const first = await make('第一条');
  await page.goto(`${content.url}/admin/collections/news/${first}`);
  await title.fill('甲的标题');
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type('，甲加了一句');
  await copyOf(page, '甲加了一句');
  // while A types the record is B's to read alone; A pauses for five minutes
  await expect(other.change('news', first, { title: '乙的标题' })).rejects.toThrow(/HTTP 423[^]+正在编辑这条内容/);
  await editor.unlock();
  await other.change('news', first, { title: '乙的标题', summary: '乙的摘要', _status: 'published' });
  await publish.click();
  await expect(conflict).toBeVisible();
  await expect(page.getByText(/“编辑乙”已于.+保存过这条内容/)).toBeVisible();
  await expect.poll(() => publishedTitle(first)).toBe('乙的标题');
  await expect(title).toHaveValue('甲的标题');
  await expect(conflict.getByRole('row', { name: /^标题 甲的标题 乙的标题/ })).toBeVisible();
  await expect(conflict.getByRole('row', { name: /^正文 原来的正文，甲加了一句 原来的正文/ })).toBeVisible();
  // the summary is B's, the rest A's
  await conflict.getByRole('row', { name: /^摘要/ }).getByRole('radio').last().check();
  await conflict.getByRole('button', { name: '按所选继续编辑' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(page.locator('#field-summary')).toHaveValue('乙的摘要');
  await expect(text).toContainText('原来的正文，甲加了一句');
  await publish.click();
  await expect.poll(() => publishedTitle(first)).toBe('甲的标题');

  // 2. B publishes before A, who has the record open, begins to type; A's session ends, and A comes back
  const second = await make('第二条');
  await page.goto(`${content.url}/admin/collections/news/${second}`);
  await expect(title).toHaveValue('第二条');
  await editor.unlock();
  await other.change('news', second, { title: '乙先改了', _status: 'published' });
  await title.fill('甲后来写的标题');
  // with the first key both texts are shown, and nothing offers to throw away what is typed
  await expect(conflict).toBeVisible();
  await expect(page.locator('.document-stale-data')).toHaveCount(0);
  await copyOf(page, '甲后来写的标题');
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.context().addCookies([editor.cookie]);
  await page.goto(`${content.url}/admin/collections/news/${second}`);
  const offer = page.getByRole('region', { name: '未保存的内容' });
  await expect(title).toHaveValue('乙先改了');
  await offer.getByRole('button', { name: '恢复' }).click();
  await expect(title).toHaveValue('甲后来写的标题');
  await publish.click();
  await expect(conflict).toBeVisible();
  // a press that comes before the form is filled counts, too
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/admin/collections/news/${second}`, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await conflict.getByRole('button', { name: '按所选继续编辑' }).click();
  await publish.click();
  letGo();
  await expect(conflict).toHaveCount(0);
  await expect.poll(() => publishedTitle(second)).toBe('甲后来写的标题');
  // saved: nothing is offered any more
  await page.reload();
  await expect(title).toHaveValue('甲后来写的标题');
  await expect(offer).toHaveCount(0);

  // 3. A has the record open twice
  await title.fill('甲在这一页写的');
  await editor.change('news', second, { title: '甲在那一页写的', _status: 'published' });
  await publish.click();
  const own = page.getByRole('region', { name: /^您在另一个页面保存过这条内容/ });
  await expect(own.getByRole('columnheader').last()).toHaveText('另一页的');
  await own.getByRole('button', { name: '全选另一页的' }).click();
  await own.getByRole('button', { name: '按所选继续编辑' }).click();
  await expect(title).toHaveValue('甲在那一页写的');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('formatted text: its last word is saved, and nothing can be typed that the answer of a save would replace', async ({
  browser,
  content,
  editor,
  request,
}) => {
  const page = await openAdmin(browser, editor);
  const id = await editor.create('news', {
    type: 'important',
    title: '边写边存',
    content: paragraph('开头'),
    _status: 'published',
  });
  const publishedInfo = async (field: 'content' | 'summary'): Promise<string> => {
    const answer = await request.post('/api/v1/news-info', { form: { id: String(id) } });
    return ((await answer.json()) as { info?: Record<string, string> }).info?.[field] ?? '';
  };
  const publishedText = (): Promise<string> => publishedInfo('content');
  const text = page.locator('[data-lexical-editor]').first();
  const end = async (): Promise<void> => {
    await text.click();
    await page.keyboard.press('ControlOrMeta+End');
  };
  // a browser that is busy, and a server that answers late
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) =>
      window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), 400);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  });
  await page.route('**/admin/**', async (route) => {
    if (route.request().method() === 'POST') await delay(1000);
    await route.continue();
  });
  await page.goto(`${content.url}/admin/collections/news/${id}`);
  let saves = 0;
  page.on('request', (sent) => (saves += sent.method() === 'PATCH' ? 1 : 0));
  // pressed, twice, before the form has the last word
  for (const word of ['甲', '乙', '丙']) {
    await end();
    await page.keyboard.insertText(word);
    const publish = page.getByRole('button', { name: '发布修改' });
    await expect(publish).toBeEnabled();
    await publish.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect.poll(publishedText).toContain(word);
    await expect(text).toHaveAttribute('contenteditable', 'true');
  }
  expect(await publishedText()).toContain('开头甲乙丙');
  expect(saves).toBe(3);

  // where no words are waited for a double press is one save, too: the second would be refused as older than the first
  await page.getByLabel('摘要').fill('按了两下');
  await page.getByRole('button', { name: '发布修改' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => publishedInfo('summary')).toBe('按了两下');
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await expect(page.getByText('在您编辑期间保存过')).toHaveCount(0);
  expect(saves).toBe(4);

  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(new RegExp(`/cms/api/news/${id}(?:\\?|$)`), async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await end();
  await page.keyboard.insertText('丁');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(text).toHaveAttribute('contenteditable', 'false');
  await page.keyboard.type('xyz');
  await expect(text).toHaveText('开头甲乙丙丁');
  letGo();
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await end();
  await page.keyboard.insertText('戊');
  await expect(text).toHaveText('开头甲乙丙丁戊');
  await page.getByRole('button', { name: '发布修改' }).click();
  await expect.poll(publishedText).toContain('开头甲乙丙丁戊');
  await page.context().close();
});
