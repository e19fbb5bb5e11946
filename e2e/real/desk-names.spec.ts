import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../setup/axe.ts';
import { type Editor, paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

const MINUTE = 60_000;

async function openDesk(browser: Browser, editor: Editor): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 1280, height: 720 } },
  });
  await context.addCookies([editor.cookie]);
  return context.newPage();
}

/** An outage that began two hours ago and ends in an hour. */
const goingOn = (editor: Editor, title: string): Promise<number> =>
  editor.create('notices', {
    ...{
      type: 'overhaul',
      kind: 'planned',
      title,
      reason: '示例检修',
      content: paragraph('正文'),
      _status: 'published',
    },
    startAt: new Date(Date.now() - 120 * MINUTE).toISOString(),
    endAt: new Date(Date.now() + 60 * MINUTE).toISOString(),
  });

test('each button and text of the desk has a name, and nothing that is hidden takes the focus', async ({
  browser,
  content,
  editor,
}) => {
  const id = await goingOn(editor, '示例停电，读屏');
  const page = await openDesk(browser, editor);
  const rules = [
    ...['aria-hidden-focus', 'aria-input-field-name', 'button-name', 'duplicate-id-aria', 'link-name'],
    'landmark-one-main',
  ];
  const look = async (path: string, shown: string): Promise<void> => {
    await page.goto(`${content.url}${path}`);
    await expect(page.locator(shown).first()).toBeVisible();
    expect([path, await findViolations(page, { rules })]).toEqual([path, []]);
  };
  await look('/admin', '.desk');
  await look('/admin/outage-import', '.outage-import__steps');
  await look(`/admin/collections/notices/${id}`, '[data-lexical-editor]');
  await expect(page.getByRole('textbox', { name: '正文', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '加粗' }).first()).toHaveAttribute('title', '加粗');
  await page.context().close();
});

test('Payload’s own words are not split: 搜索标题、摘要或来源, 所有新闻, 不到1分钟前', async ({
  browser,
  content,
  editor,
}) => {
  const id = await editor.create('news', {
    ...{ type: 'important', title: '第一版', content: paragraph('正文'), _status: 'draft' },
  });
  await editor.saveDraft('news', id, { title: '第二版' });
  const page = await openDesk(browser, editor);
  await page.goto(`${content.url}/admin/collections/news`);
  await expect(page.getByPlaceholder('搜索标题、摘要或来源')).toBeVisible();
  await expect(page.getByText('所有新闻', { exact: true }).first()).toBeVisible();
  await page.goto(`${content.url}/admin/collections/news/${id}/versions`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText(/^(?:不到|大约)?\d+(?:分钟|小时)前$/).first()).toBeVisible();
  await page.context().close();
});
