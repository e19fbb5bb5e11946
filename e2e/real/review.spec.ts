import type { Page } from '@playwright/test';
import { findViolations } from '../setup/axe.ts';
import { type Editor, paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });
// The server is shared with the tests after this one, whose administrator publishes without reviews.
test.afterEach(({ editor }) => editor.setReviews({ news: '0' }));

test('a text goes from its writer through three reviews by three people to the site, and back once with a reason', async ({
  browser,
  content,
  editor,
  request,
}) => {
  test.slow();
  const writer = await editor.colleague('review-writer', '撰稿甲', ['writer', 'first']);
  const reviewers = {
    初审: await editor.colleague('review-first', '编辑甲', ['first']),
    复审: await editor.colleague('review-second', '编辑乙', ['second']),
    终审: await editor.colleague('review-third', '编辑丙', ['third']),
  };
  await editor.setReviews({ news: '3' });
  const errors: string[] = [];
  const open = async (who: Editor, path: string): Promise<Page> => {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 720 } });
    await context.addCookies([who.cookie]);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${content.url}${path}`);
    return page;
  };
  const isPublic = async (title: string): Promise<boolean> => {
    const answer = await request.post('/api/v1/news-list', { form: { type: 'important' } });
    return (await answer.text()).includes(title);
  };
  const status = (page: Page) => page.locator('.review-status');

  // the writer writes and hands in
  const id = await writer.create('news?draft=true', {
    type: 'important',
    title: '枯水期保供水',
    content: paragraph('正文（示例）'),
  });
  const record = `/admin/collections/news/${id}`;
  const desk = await open(writer, record);
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
  expect(errors).toEqual([]);
});
