import type { Page } from '@playwright/test';
import { openAdmin } from '../setup/desk-page.ts';
import { paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

/** The first full minute that leaves this much time, epoch ms. */
const minuteAfter = (ms: number): number => Math.ceil((Date.now() + ms) / 60_000) * 60_000;

/** As an editor types it, on Beijing's clock. */
const typed = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

test(
  'a withdrawal and a change are planned in the form and take place on the site, once, with two servers',
  { tag: '@long' },
  async ({ browser, content, editor, request }) => {
    test.slow();
    const make = (title: string) =>
      editor.create('news', { type: 'important', title, content: paragraph('正文（示例）'), _status: 'published' });
    const [leaving, changing] = [await make('到时撤下（演示）'), await make('旧的办法（演示）')];
    const seen = async (id: number): Promise<[number, boolean]> => {
      const answer = await request.get(`/details?id=${id}`);
      return [answer.status(), (await answer.text()).includes('新的办法（演示）')];
    };
    const first = await openAdmin(browser, editor, { locale: 'zh-CN' });
    const context = first.context();
    const second = await context.newPage();
    const open = async (page: Page, id: number): Promise<void> => {
      await page.goto(`${content.url}/admin/collections/news/${id}`);
    };
    await open(first, leaving);
    await open(second, changing);
    await expect(first.getByLabel('撤下时间')).toBeVisible();
    await expect(second.getByLabel('变更时间')).toBeVisible();

    // what is past is refused at its field, or is done at once; what is no time is refused, and stays in its field
    await first.getByLabel('撤下时间').fill('明天');
    await first.getByRole('button', { name: '发布修改' }).click();
    await expect(first.locator('.beijing-time', { hasText: '撤下时间' })).toContainText(
      '请写成“2026-12-01 8点30分”这样',
    );
    await expect(first.getByLabel('撤下时间')).toHaveValue('明天');

    const due = minuteAfter(20_000);
    await first.getByLabel('撤下时间').fill(typed(due));
    await first.getByRole('button', { name: '发布修改' }).click();
    const stored = async (id: number, name: string): Promise<unknown> =>
      (
        (await (await context.request.get(`${content.url}/cms/api/news/${id}?draft=true`)).json()) as Record<
          string,
          unknown
        >
      )[name];
    await expect.poll(() => stored(leaving, 'withdrawAt')).toBe(new Date(due).toISOString());
    await second.locator('#field-title').fill('新的办法（演示）');
    await second.getByLabel('变更时间').fill(typed(due));
    await second.getByRole('button', { name: '发布修改' }).click();
    await expect(second.locator('.review-status')).toContainText('计划变更');
    // both are on the desk, and nothing has changed on the site
    await first.goto(`${content.url}/admin`);
    const planned = first.locator('#desk-scheduled');
    await expect(planned.getByRole('link', { name: '到时撤下（演示）' })).toBeVisible();
    await expect(planned.getByRole('link', { name: '新的办法（演示）' })).toBeVisible();
    // a second server reads the plan at its start: both do it at the same time
    const other = await content.startAnother();
    if (Date.now() < due) expect([await seen(leaving), await seen(changing)].flat()).toEqual([200, false, 200, false]);

    await expect.poll(() => seen(leaving), { timeout: 150_000 }).toEqual([410, false]);
    await expect.poll(() => seen(changing), { timeout: 70_000 }).toEqual([200, true]);
    expect(Date.now()).toBeGreaterThanOrEqual(due);
    // the second server tells the same, and it was done once
    const answer = await fetch(`${other}/api/v1/news-info`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: changing }),
    });
    expect(await answer.text()).toContain('新的办法（演示）');
    const versions = `${content.url}/cms/api/news/versions?where[parent][equals]=${changing}&limit=50&depth=0`;
    const { docs } = (await (await context.request.get(versions)).json()) as {
      docs: { version: { title: string; _status: string } }[];
    };
    const published = docs.filter(
      ({ version }) => version.title === '新的办法（演示）' && version._status === 'published',
    );
    expect(published).toHaveLength(1);
    const trail = await (
      await context.request.get(`${content.url}/cms/api/audit-trail.csv?person=${encodeURIComponent('服务器/脚本')}`)
    ).text();
    expect(
      trail.split('\n').filter((line) => line.includes('新的办法（演示）') && line.includes('计划变更')),
    ).toHaveLength(1);
    // the form says what it is now
    await second.reload();
    await expect(second.locator('.review-status')).toHaveText('状态：已发布');
    await first.goto(`${content.url}/admin/collections/news/${leaving}`);
    await expect(first.locator('.review-status')).toContainText('已撤下');
    await context.close();
  },
);
