import { findViolations } from '../setup/axe.ts';
import { openAdmin } from '../setup/desk-page.ts';
import { createVersions, type Editor, paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

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

for (const [words, difference] of [
  ['a day ahead', DAY],
  ['a day behind', -DAY],
] as const)
  test(
    `whose clock is ${words} stays signed in, and marks an outage restored by the server’s time in two presses from the desk`,
    { tag: difference > 0 ? [] : '@long' },
    async ({ browser, content, editor }) => {
      const title = `示例停电，${words}`;
      const id = await goingOn(editor, title);
      const page = await openAdmin(browser, editor);
      await page.clock.install({ time: Date.now() + difference });
      await page.goto(`${content.url}/admin`);
      await page.getByRole('link', { name: `已恢复：${title}` }).press('Enter');
      const confirm = page.getByRole('button', { name: '确认恢复' });
      await expect(confirm).toBeFocused();
      await page.clock.fastForward(2 * MINUTE);
      await expect(page.getByRole('dialog', { name: '登录已过期' })).toHaveCount(0);
      await confirm.press('Enter');
      const read = async (): Promise<string> => {
        const answer = await page.request.get(`${content.url}/cms/api/notices/${id}?depth=0`);
        return ((await answer.json()) as { restoredAt?: string | null }).restoredAt ?? '';
      };
      await expect.poll(read).not.toBe('');
      // two minutes were passed at once above
      expect(Math.abs(Date.parse(await read()) - Date.now())).toBeLessThan(5 * MINUTE);
      await page.context().close();
    },
  );

test(
  'each choice, button and text of the desk has a name, and nothing that is hidden takes the focus',
  { tag: '@long' },
  async ({ browser, content, editor }) => {
    const id = await goingOn(editor, '示例停电，读屏');
    const page = await openAdmin(browser, editor);
    const rules = [
      ...['aria-hidden-focus', 'aria-input-field-name', 'button-name', 'duplicate-id-aria', 'label', 'link-name'],
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
    await expect(page.getByRole('combobox', { name: '公告类型' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '正文', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '加粗' }).first()).toHaveAttribute('title', '加粗');
    await page.context().close();
  },
);

test(
  'Payload’s own words are not split: 搜索标题、摘要或来源, 所有新闻, 不到1分钟前',
  { tag: '@long' },
  async ({ browser, content, editor }) => {
    const id = await createVersions(editor);
    const page = await openAdmin(browser, editor);
    await page.goto(`${content.url}/admin/collections/news`);
    await expect(page.getByPlaceholder('搜索标题、摘要或来源')).toBeVisible();
    await expect(page.getByText('所有新闻', { exact: true }).first()).toBeVisible();
    await page.goto(`${content.url}/admin/collections/news/${id}/versions`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText(/^(?:不到|大约)?\d+(?:分钟|小时)前$/).first()).toBeVisible();
    await page.context().close();
  },
);
