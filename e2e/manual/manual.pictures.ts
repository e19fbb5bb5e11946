import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Editor, paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

const folder = join(import.meta.dirname, '../../docs/editors');
/** Bytes that a picture may have. */
const MOST_BYTES = 60 * 1024;

/** Takes the window, or the part of it down to the end of an element, as WebP. */
async function take(page: Page, name: string, lowest?: Locator): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('加载中')).toHaveCount(0);
  await expect(page.locator('.shimmer-effect')).toHaveCount(0);
  await expect(page.locator('.toast-container li, [data-sonner-toast]')).toHaveCount(0);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const box = await lowest?.boundingBox();
  const until = box ? Math.min(height, Math.ceil(box.y + box.height + 16)) : height;
  const session = await page.context().newCDPSession(page);
  for (const quality of [85, 70, 55, 40]) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: 0, y: 0, width, height: until, scale: 1 },
    });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > MOST_BYTES) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.webp`), picture);
    await session.detach();
    return;
  }
  throw new Error(`${name}: more than ${MOST_BYTES} bytes`);
}

/** A time of Beijing's clock, days from now. */
const local = (days: number, clock: string): string =>
  `${new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;
const stored = (days: number, clock: string): string => new Date(`${local(days, clock)}:00+08:00`).toISOString();

test('the pictures of docs/editors.md', async ({ browser, content, editor, problems }) => {
  problems.expect(/./);
  const writer = await editor.colleague('manual-writer', '撰稿甲（演示）', ['writer']);
  const first = await editor.colleague('manual-first', '编辑甲（演示）', ['first']);
  const clerk = await editor.colleague('manual-clerk', '值班员（演示）', ['writer']);
  const open = async (who: Editor, path: string): Promise<Page> => {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 720 } });
    await context.addCookies([who.cookie]);
    const page = await context.newPage();
    await page.goto(`${content.url}${path}`);
    return page;
  };

  // signing in
  const stranger = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 720 } })
  ).newPage();
  await stranger.goto(`${content.url}/admin/login`);
  await expect(stranger.getByLabel('密码')).toBeVisible();
  await take(stranger, 'sign-in');

  // a text: written, handed in, given back, seen on the site, met by a colleague's
  await editor.setReviews({ news: '3' });
  const news = {
    type: 'important',
    title: '枯水期保供水，三座电站联合调度（演示）',
    summary: '来水偏少，三座电站联合调度，沿河三县供水不受影响。本文为演示数据。',
    content: paragraph('进入枯水期，上游、中游、下游三座电站实行联合调度，优先保障沿河三县供水。本文为演示数据。'),
  };
  const id = await writer.create('news?draft=true', news);
  const record = `/admin/collections/news/${id}`;
  const desk = await open(writer, record);
  await expect(desk.getByRole('button', { name: '提交初审' })).toBeVisible();
  await take(desk, 'write');
  const preview = await desk.getByRole('link', { name: '预览', exact: true }).getAttribute('href');
  await desk.getByRole('button', { name: '提交初审' }).click();
  await expect(desk.locator('.review-status')).toContainText('待初审');
  const seen = await open(writer, preview ?? '');
  await expect(seen.getByText('预览·未发布')).toBeVisible();
  await take(seen, 'preview');
  const reviewer = await open(first, '/admin');
  await expect(reviewer.getByRole('heading', { level: 1 })).toContainText('等您初审');
  await take(reviewer, 'desk');
  await reviewer.goto(`${content.url}${record}`);
  await reviewer.getByRole('button', { name: '退回', exact: true }).click();
  await reviewer.getByRole('button', { name: '数据要核实' }).click();
  await take(reviewer, 'review');

  const shared = await editor.create('news?draft=true', { ...news, title: '全年发电量创新高（演示）' });
  const mine = await open(editor, `/admin/collections/news/${shared}`);
  await mine.locator('#field-title').fill('全年发电量再创新高（演示）');
  // the form has taken it
  await expect(mine.getByRole('button', { name: '保存草稿' })).toBeEnabled();
  // the form may take its lock after it was ended
  await expect(async () => {
    await editor.unlock();
    await writer.saveDraft('news', shared, { title: '全年发电量创五年新高（演示）' });
  }).toPass();
  await mine.getByRole('button', { name: '保存草稿' }).click();
  const conflict = mine.getByRole('region', { name: /在您编辑期间保存过这条内容/ });
  await expect(conflict).toBeVisible();
  await take(mine, 'two-editors', conflict);

  // outages
  const outage = {
    type: 'overhaul',
    kind: 'planned',
    reason: '更换台区变压器',
    lines: ['10 千伏松坪支线（演示）'],
    regions: [{ county: '云溪县', town: '双河镇', villages: ['双河村'] }],
    startAt: stored(2, '08:30'),
    endAt: stored(2, '21:30'),
  };
  const planned = await clerk.create('notices?draft=true', outage);
  const form = await open(clerk, `/admin/collections/notices/${planned}`);
  await expect(form.getByRole('region', { name: '请核对' }).getByRole('listitem').first()).toBeVisible();
  await take(form, 'outage');
  await form.getByRole('button', { name: /^发布/ }).click();
  // a second press at once would be a double click, which counts as one
  await expect(form.getByText(/没有确认，再按一次/)).toBeVisible();
  await form.waitForTimeout(600);
  await form.getByRole('button', { name: /^发布/ }).click();
  await form.getByRole('button', { name: '延期' }).click();
  await form.getByLabel('新的停电时间').first().click();
  await take(form, 'postpone');
  const table = ['区县,乡镇,村,停电时间,送电时间,线路,停电原因']
    .concat(
      `云溪县,双河镇,双河村,${local(9, '08:30').replace('T', ' ')},17:30,甲线（演示）,检修`,
      `云溪县,双河乡,双河村,${local(9, '08:30').replace('T', ' ')},17:30,乙线（演示）,检修`,
      `云溪县,双河镇,双河村,${local(9, '17:30').replace('T', ' ')},08:30,丙线（演示）,检修`,
    )
    .join('\n');
  await form.goto(`${content.url}/admin/outage-import`);
  await expect(form.locator('.step-nav')).toContainText('导入停电公告');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: '下周计划（演示）.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(form.getByText(/行没有问题/)).toBeVisible();
  await take(form, 'import');

  // a tender and what follows it
  const tender = await editor.create('purchases', {
    noticeType: 'tender',
    title: '某电站闸门防腐工程招标公告（演示）',
    projectNo: '云采-演示-901',
    category: 'works',
    owner: '某电站（演示）',
    filesFrom: stored(1, '09:00'),
    filesTo: stored(4, '17:00'),
    deadlineAt: stored(24, '09:30'),
    opensAt: stored(24, '09:30'),
    content: paragraph('本项目为演示数据。'),
    _status: 'published',
  });
  const buyer = await open(editor, `/admin/collections/purchases/${tender}`);
  await expect(buyer.getByRole('group', { name: '由这条招标建立' })).toBeVisible();
  await expect(buyer.locator('#field-title')).toBeEnabled();
  await take(buyer, 'tender');

  // the administrator's
  await buyer.goto(`${content.url}/admin/globals/review-settings`);
  await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
  await take(buyer, 'review-settings');
  await buyer.goto(`${content.url}/admin/audit`);
  await expect(buyer.getByRole('row').nth(3)).toBeVisible();
  await take(buyer, 'audit');
});
