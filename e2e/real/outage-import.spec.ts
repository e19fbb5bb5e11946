import { readFile } from 'node:fs/promises';
import { findViolations } from '../setup/axe.ts';
import { openAdmin } from '../setup/desk-page.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

/** A month's plan of a county. */
const ROWS = 500;
const FAULTY = 20;
/** Longest time that an import of it may take, in ms: what hangs ends here. */
const LONGEST = 60_000;

/** A time of Beijing's clock, days from now, as an editor types it. */
const typed = (days: number, clock: string): string =>
  `${new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)} ${clock}`;

test(
  'a table of 500 outages: each of 20 faulty rows is named and nothing is stored; repaired, all are public at once',
  { tag: '@long' },
  async ({ browser, content, editor, publishing }) => {
    test.slow();
    const county = await editor.create('outage-areas', { title: '江岭县', kind: 'county' });
    const town = await editor.create('outage-areas', { title: '梅溪镇', kind: 'town', parentId: county });
    await editor.create('outage-areas', { title: '杏花村', kind: 'village', parentId: town });
    const page = await openAdmin(browser, editor);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const table = (faulty: number): string =>
      ['区县,乡镇,村,停电时间,送电时间,线路,停电原因']
        .concat(
          Array.from({ length: ROWS }, (_, at) =>
            [
              '江岭县',
              at < faulty ? '梅溪乡' : '梅溪镇',
              '杏花村',
              typed(9, '08:30'),
              '17:30',
              `导入${at + 1}线`,
              '检修',
            ].join(','),
          ),
        )
        .join('\n');
    const countStored = async (): Promise<number> => {
      const answer = await page.request.get(`${content.url}/cms/api/notices?where[importId][exists]=true&limit=0`);
      return ((await answer.json()) as { totalDocs: number }).totalDocs;
    };
    const changes = async (after?: string): Promise<{ seq: number; epoch: string; changes: { at: number }[] }> => {
      const answer = await page.request.get(`${content.url}/publishing/changes${after ?? ''}`, {
        headers: { authorization: `Bearer ${publishing.env['PUBLISH_SECRET']}` },
      });
      return (await answer.json()) as { seq: number; epoch: string; changes: { at: number }[] };
    };
    await page.goto(`${content.url}/admin/collections/notices`);
    await page.getByRole('link', { name: '从表格导入停电公告' }).click();
    // written by an effect: the page is hydrated
    await expect(page.locator('.step-nav')).toContainText('导入停电公告');
    expect(await findViolations(page, { within: '.outage-import' })).toEqual([]);
    const upload = (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await upload('计划.csv', table(FAULTY));
    await expect(page.getByText(`共 ${ROWS} 行，${ROWS - FAULTY} 行没有问题，${FAULTY} 行要改`)).toBeVisible();
    await expect(page.locator('.outage-import__message')).toHaveCount(FAULTY);
    await expect(page.getByRole('row', { name: /^2 江岭县 梅溪乡 .*是不是“梅溪镇”/ })).toBeVisible();
    await expect(page.getByRole('button', { name: `导入 ${ROWS} 条` })).toBeDisabled();
    expect(await findViolations(page, { within: '.outage-import' })).toEqual([]);
    const [notes] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载带批注的表格' }).click(),
    ]);
    expect(notes.suggestedFilename()).toBe('计划-批注.xlsx');
    expect((await readFile(await notes.path())).subarray(0, 2).toString()).toBe('PK');
    expect(await countStored()).toBe(0);
    const { seq, epoch } = await changes();
    await upload('计划.csv', table(0));
    await expect(page.getByText(`共 ${ROWS} 行，都没有问题`)).toBeVisible();
    await page.getByRole('button', { name: `导入 ${ROWS} 条` }).click();
    await expect(page.getByText(`已写入 ${ROWS} 条，网站已更新。`)).toBeVisible({ timeout: LONGEST });
    expect(await findViolations(page, { within: '.outage-import' })).toEqual([]);
    expect(await countStored()).toBe(ROWS);
    const published = (await changes(`?after=${seq}&epoch=${epoch}`)).changes;
    expect(new Set(published.map(({ at }) => at)).size).toBe(1);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
