import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from '../setup/axe.ts';
import { openAdmin } from '../setup/desk-page.ts';
import type { Editor } from '../setup/editor.ts';
import { waitHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });
// The server is shared with the tests after this one, whose administrator publishes without reviews.
test.afterEach(({ editor }) => editor.setReviews({ news: '0' }));

/** A time of Beijing's clock, days from now, as an editor types it. */
const typed = (days: number, clock: string): string =>
  `${new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)} ${clock}`;

const status = (page: Page) => page.locator('.review-status');

/** Chooses in one of Payload's lists, which has a name for the eye alone. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator(`#field-${field} .rs__option`).getByText(option, { exact: true }).click();
}

test('every role at its work: an account, a text with three reviews and one return, an outage by the duty clerk, a withdrawal', async ({
  browser,
  content,
  database,
  editor,
  request,
}) => {
  test.slow();
  const reviewers = {
    初审: await editor.colleague('review-first', '编辑甲', ['first']),
    复审: await editor.colleague('review-second', '编辑乙', ['second']),
    终审: await editor.colleague('review-third', '编辑丙', ['third']),
  };
  const errors: string[] = [];
  const open = async (who: Editor | undefined, path: string): Promise<Page> => {
    const page = await openAdmin(browser, who, { locale: 'zh-CN' });
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${content.url}${path}`);
    return page;
  };
  const isPublic = async (title: string): Promise<boolean> => {
    const answer = await request.post('/api/v1/news-list', { form: { type: 'important' } });
    return (await answer.text()).includes(title);
  };

  // the administrator makes the writer's account, and says how many reviews news have
  const given = 'A-given-password-2026';
  const office = await open(editor, '/admin/collections/users/create');
  await office.locator('#field-name').fill('撰稿甲');
  await office.locator('#field-username').fill('review-writer');
  await office.locator('#field-password').fill(given);
  await office.locator('#field-confirm-password').fill(given);
  await choose(office, 'duties', '初审');
  await office.getByRole('button', { name: '保存' }).click();
  await expect(office).toHaveURL(/\/users\/\d+/);
  await office.goto(`${content.url}/admin/globals/review-settings`);
  await choose(office, 'news', '三审：初审、复审、终审');
  await office.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(async () => (await (await office.request.get(`${content.url}/cms/api/globals/review-settings`)).json()).news)
    .toBe('3');

  // the writer signs in, has to choose a password, writes and hands in
  const desk = await open(undefined, '/admin');
  await desk.getByLabel('用户名').fill('review-writer');
  await desk.getByLabel('密码', { exact: true }).fill(given);
  await desk.getByRole('button', { name: '登录' }).click();
  await desk.getByLabel('当前密码').fill(given);
  await desk.getByLabel('新密码', { exact: true }).fill(editor.password);
  await desk.getByLabel('再输入一次新密码').fill(editor.password);
  await desk.getByRole('button', { name: '保存新密码' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^撰稿甲，/);
  await desk.locator('.desk').getByRole('link', { name: '新建新闻' }).click();
  await desk.locator('#field-title').fill('枯水期保供水');
  await choose(desk, 'type', '集团要闻');
  await desk.locator('[data-lexical-editor]').first().click();
  await desk.keyboard.type('正文（示例）');
  await desk.getByRole('button', { name: '保存草稿' }).click();
  await expect(desk).toHaveURL(/\/news\/\d+/);
  const id = Number(/\d+$/.exec(new URL(desk.url()).pathname)?.[0]);
  const record = `/admin/collections/news/${id}`;
  await expect(status(desk)).toContainText('草稿');
  await desk.locator('#field-title').fill('枯水期保供水，三座电站联合调度');
  await desk.getByRole('button', { name: '提交初审' }).click();
  await expect(status(desk)).toContainText('待初审');
  await expect(desk.getByText('自己的稿件由他人审核')).toBeVisible();
  await expect(desk.getByRole('button', { name: '初审通过，交复审' })).toHaveCount(0);

  // the first reviewer reads it on the desk, and gives it back with a reason
  const first = await open(reviewers.初审, '/admin');
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('编辑甲，1件等您初审');
  expect(await findViolations(first, { within: '.desk' })).toEqual([]);
  await first.getByRole('link', { name: '枯水期保供水，三座电站联合调度' }).click();
  await waitHydrated(first);
  await expect(first.locator('#field-title')).toBeDisabled();
  await first.getByRole('button', { name: '退回', exact: true }).click();
  const panel = first.getByRole('region', { name: '退回给撰稿甲' });
  await panel.getByRole('button', { name: '退回' }).click();
  await expect(panel.getByRole('alert')).toHaveText('请填写理由');
  await panel.getByRole('button', { name: '数据要核实' }).click();
  await expect(panel.getByRole('textbox')).toHaveValue('数据要核实');
  expect(await findViolations(first, { within: '.review-top' })).toEqual([]);
  // the text stays readable beside it, without scrolling
  await expect(first.locator('#field-title')).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: '退回' }).click();
  await expect(status(first)).toContainText('已退回');

  // the writer corrects it; nothing is public so far
  await desk.goto(`${content.url}/admin`);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('撰稿甲，1件退回给您');
  await expect(desk.getByText('编辑甲：数据要核实')).toBeVisible();
  await desk.getByRole('link', { name: '枯水期保供水，三座电站联合调度' }).click();
  await desk.locator('#field-summary').fill('来水偏少，示例');
  await desk.getByRole('button', { name: '提交初审' }).click();
  await expect(status(desk)).toContainText('待初审');

  // three reviews by three people
  const steps = [
    ['初审', '初审通过，交复审', '待复审'],
    ['复审', '复审通过，交终审', '待终审'],
    ['终审', '终审通过，发布', '已发布'],
  ] as const;
  for (const [name, button, after] of steps) {
    expect(await isPublic('枯水期保供水')).toBe(false);
    const page = await open(reviewers[name], record);
    await page.getByRole('button', { name: button }).click();
    await expect(status(page)).toContainText(after);
  }
  await expect.poll(() => isPublic('枯水期保供水')).toBe(true);

  // a change beside what is public leaves it until its own reviews
  await desk.goto(`${content.url}${record}`);
  await desk.locator('#field-title').fill('改过的标题');
  await desk.getByRole('button', { name: '提交初审' }).click();
  await expect(status(desk)).toContainText('网站上仍是已发布的版本');
  expect([await isPublic('枯水期保供水'), await isPublic('改过的标题')]).toEqual([true, false]);

  // the duty clerk publishes an outage without a review, and marks its restoration in two presses
  const clerk = await open(await editor.colleague('review-clerk', '值班员甲', ['writer']), '/admin');
  await clerk.locator('.desk').getByRole('link', { name: '新建停电公告' }).click();
  await clerk.getByText('故障停电', { exact: true }).click();
  await clerk.locator('#field-startAt').fill(typed(-1, '08:30'));
  await clerk.locator('#field-expectedRestoreAt').fill(typed(1, '17:30'));
  await clerk.locator('#field-title').fill('松坪支线故障停电（演示）');
  const publish = clerk.getByRole('button', { name: /^发布/ });
  const flags = clerk.getByRole('region', { name: '请核对' });
  // the hours, and that no place is named: each comes with an answer of its own
  await expect(flags.getByRole('listitem')).toHaveCount(2);
  for (const box of await flags.getByRole('checkbox').all()) await box.check();
  await publish.click();
  await expect(clerk).toHaveURL(/\/notices\/\d+/);
  const outage = /\d+$/.exec(new URL(clerk.url()).pathname)?.[0] ?? '';
  const outageOf = async (): Promise<{ restoredAt?: string | null; title?: string }> =>
    (await (await request.post('/api/v1/notice-info', { form: { id: outage } })).json()).info ?? {};
  await expect.poll(async () => (await outageOf()).title).toBe('松坪支线故障停电（演示）');
  await clerk.goto(`${content.url}/admin`);
  await expect(clerk.getByRole('heading', { level: 1 })).toHaveText(/^值班员甲，\d+条停电等您标记恢复$/);
  await clerk.getByRole('link', { name: '松坪支线故障停电（演示）', exact: true }).click();
  await clerk.getByRole('button', { name: '已恢复' }).click();
  await clerk.getByRole('button', { name: '确认恢复' }).click();
  await expect.poll(async () => (await outageOf()).restoredAt).toBeTruthy();

  // the administrator takes the text down: its page says so, and the audit trail who did what
  await office.goto(`${content.url}${record}`);
  await office.locator('.doc-controls__popup button').first().click();
  await office.getByRole('button', { name: '取消发布' }).click();
  // the form is loaded again, as a draft: an address that is opened before would be left for it
  const loaded = office.waitForEvent('load');
  await office.getByRole('button', { name: '确认', exact: true }).click();
  await loaded;
  await expect.poll(async () => (await request.get(`/details?id=${id}`, { maxRetries: 2 })).status()).toBe(410);
  await office.goto(`${content.url}/admin/audit?person=编辑丙`);
  await office.getByLabel('从', { exact: true }).fill(typed(0, '').trim().replace('-', '年').replace('-', '月'));
  await office.getByRole('button', { name: '筛选' }).click();
  await expect(office).toHaveURL(/from=/);
  await expect(office.getByRole('row', { name: /编辑丙.*枯水期保供水/ }).first()).toBeVisible();
  // it was this database that all of it went through
  expect(existsSync(join(content.dataDir, 'content.db'))).toBe(database === 'sqlite');
  expect(errors).toEqual([]);
});
