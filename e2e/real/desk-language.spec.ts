import { findViolations } from '../setup/axe.ts';
import { openAdmin } from '../setup/desk-page.ts';
import { paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

/** Fields whose calendar, clock or words are the browser's own, in the browser's language. */
const OWN_WORDS =
  'input:is([type=date], [type=time], [type=datetime-local], [type=month], [type=week], [type=color], [type=file]):visible';

for (const locale of ['en-US', 'ar-EG'])
  test(
    `the desk says its days in Chinese in a browser of ${locale}`,
    { tag: locale === 'en-US' ? [] : '@long' },
    async ({ browser, content, editor }) => {
      const id = await editor.create('news', {
        ...{ type: 'important', title: `在 ${locale}`, content: paragraph('正文'), _status: 'published' },
        ...{ publishedAt: '2026-03-08T00:00:00.000Z' },
      });
      const page = await openAdmin(browser, editor, { locale });

      await page.goto(`${content.url}/admin/collections/news/${id}`);
      const time = page.getByLabel('发布时间');
      await expect(time).toHaveValue('2026-03-08 08:00');
      await expect(page.locator(OWN_WORDS)).toHaveCount(0);
      await page.locator('.beijing-time', { has: time }).getByRole('button', { name: '选择日期' }).click();
      const calendar = page.getByRole('dialog', { name: '选择日期' });
      await expect(calendar).toContainText('2026年3月');
      await expect(calendar.getByRole('columnheader')).toHaveText(['一', '二', '三', '四', '五', '六', '日']);
      await expect(calendar.getByRole('button', { name: '2026年3月8日 星期日' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(await findViolations(page, { within: '.day-calendar' })).toEqual([]);
      await calendar.getByRole('button', { name: '下一月' }).click();
      await calendar.getByRole('button', { name: '2026年4月1日 星期三' }).click();
      await expect(calendar).toHaveCount(0);
      await expect(time).toHaveValue('2026-04-01 08:00');

      // the filter of the audit trail
      await page.goto(`${content.url}/admin/audit`);
      await expect(page.locator(OWN_WORDS)).toHaveCount(0);
      const from = page.getByLabel('从', { exact: true });
      await page.locator('.audit-trail__filter .time-input').first().getByRole('button', { name: '选择日期' }).click();
      await expect(calendar.getByRole('columnheader').first()).toHaveText('一');
      await calendar.locator('button[aria-current=date]').click();
      await expect(from).toHaveValue(/^\d{4}-\d\d-\d\d$/);
      await page.getByRole('button', { name: '筛选' }).click();
      await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      // what is no day is said and stays; by a link, too
      await from.fill('前天');
      await page.getByRole('button', { name: '筛选' }).click();
      await expect(from).toHaveValue('前天');
      await expect
        .poll(() => from.evaluate((field) => (field as HTMLInputElement).validationMessage))
        .toBe('请写成 2026-12-01 这样');
      await page.goto(`${content.url}/admin/audit?from=${encodeURIComponent('前天')}`);
      await expect(page.getByText('“前天”不是日期，没有按它筛选，请写成 2026-12-01 这样。')).toBeVisible();
      await expect(from).toHaveValue('前天');

      // a form that is sent empty is refused by the server, not by the browser in its language
      await page.goto(`${content.url}/admin/password`);
      await page.getByRole('button', { name: '保存新密码' }).click();
      await expect(page.locator('.fault')).toHaveText(/[\u4e00-\u9fff]/);
      await page.context().close();
    },
  );

for (const theme of ['light', 'dark'] as const)
  test(
    `list, form and versions can be read in the ${theme} theme, and the first field stands in a low window`,
    { tag: theme === 'dark' ? [] : '@long' },
    async ({ browser, content, editor }) => {
      const id = await editor.create('news', {
        ...{ type: 'important', title: `看得清（${theme}）`, content: paragraph('正文'), _status: 'published' },
      });
      const page = await openAdmin(browser, editor, { locale: 'zh-CN' });
      await page.context().addCookies([{ name: 'payload-theme', value: theme, url: content.url }]);
      const contrast = ['color-contrast'];
      await page.goto(`${content.url}/admin/collections/news`);
      await expect(page.getByRole('row', { name: new RegExp(theme) })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const named = [...contrast, 'button-name', 'label', 'target-size'];
      expect(await findViolations(page, { within: '.collection-list', rules: named })).toEqual([]);
      await page.goto(`${content.url}/admin/collections/news/${id}`);
      await expect(page.locator('.review-status')).toHaveText('状态：已发布');
      await expect(page.locator('#field-title')).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page, { within: '.collection-edit', rules: contrast })).toEqual([]);
      await page.goto(`${content.url}/admin/collections/news/${id}/versions`);
      await expect(page.getByRole('columnheader', { name: '保存者' })).toBeVisible();
      expect(await findViolations(page, { within: 'main', rules: contrast })).toEqual([]);
      await page.context().close();
    },
  );
