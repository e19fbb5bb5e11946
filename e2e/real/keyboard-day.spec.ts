import type { Locator, Page } from '@playwright/test';
import { openAdmin } from '../setup/desk-page.ts';
import { paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

test.use({ filled: false });

/** Most presses of Tab from one control to another: a whole form lies between. */
const MOST = 90;

/** Where the focus is, for the message of a test that lost it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return 'nothing';
    return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20) ?? ''}`;
  });

/** Goes to a control by Tab alone. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Tab passes by what does not work yet
  await expect(target).toBeEnabled();
  const passed: string[] = [];
  for (let pressed = 0; pressed <= MOST; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    passed.push(await focused(page));
  }
  throw new Error(`not reached by ${key}: ${String(target)}\n${passed.join('\n')}`);
}

/** Presses a control that Tab leads to. */
async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** The focus is on something that can be used: nobody has to begin at the top of the page again. */
const expectFocus = (page: Page) => expect.poll(() => focused(page)).not.toBe('nothing');

test(
  'a day without a mouse: signing in, writing, pasting, preview, publication, an old version, withdrawal',
  { tag: '@long' },
  async ({ browser, content, editor, request }) => {
    test.slow();
    await editor.colleague('keys', '键盘甲');
    const page = await openAdmin(browser, undefined, {
      locale: 'zh-CN',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const context = page.context();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
    const status = page.locator('.review-status');
    const keys = page.keyboard;

    await page.goto(`${content.url}/admin`);
    await tabTo(page, page.getByLabel('用户名'));
    await keys.type('keys');
    await tabTo(page, page.getByLabel('密码', { exact: true }));
    await keys.type(editor.password);
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^键盘甲，/);

    // writing, and pasting into the text
    await press(page, page.locator('.desk').getByRole('link', { name: '新建新闻' }));
    await tabTo(page, page.locator('#field-title'));
    await keys.type('只用键盘');
    await tabTo(page, page.locator('[data-lexical-editor]').first());
    await keys.type('开头。');
    await page.evaluate(() => navigator.clipboard.writeText('粘贴的一句。'));
    await keys.press('Control+V');
    await expect(page.locator('[data-lexical-editor]').first()).toContainText('开头。粘贴的一句。');
    await tabTo(page, page.locator('#field-type input[role=combobox]'));
    await keys.press('ArrowDown');
    await expect(page.locator('#field-type .rs__option').first()).toBeVisible();
    await keys.press('Enter');
    await expect(page.locator('#field-type')).toContainText('集团要闻');

    // a time from the calendar: into it, over a month, and back with its day
    await press(page, page.locator('.beijing-time', { hasText: '撤下时间' }).getByRole('button', { name: '选择日期' }));
    const calendar = page.getByRole('dialog', { name: '选择日期' });
    const day = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await expect.poll(day).toMatch(/^\d{4}年\d{1,2}月\d{1,2}日 星期.$/);
    const today = await day();
    await keys.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect.poll(day).toBe('选择日期');
    await keys.press('Enter');
    await keys.press('Shift+PageDown');
    await expect.poll(day).toContain(`${Number(today.slice(0, 4)) + 1}年`);
    await keys.press('Enter');
    await expect(calendar).toHaveCount(0);
    const withdrawal = page.getByLabel('撤下时间');
    await expect(withdrawal).toBeFocused();
    await keys.press('End');
    await keys.type('08:30');
    await expect(withdrawal).toHaveValue(/^\d{4}-\d\d-\d\d 08:30$/);

    // saved, previewed, published
    await keys.press('Control+S');
    await expect(page).toHaveURL(/\/news\/\d+/);
    const record = page.url();
    const id = Number(/\d+$/.exec(new URL(record).pathname)?.[0]);
    await expect(status).toHaveText('状态：草稿');
    const preview = page.getByRole('link', { name: '预览', exact: true });
    await tabTo(page, preview);
    const [opened] = await Promise.all([context.waitForEvent('page'), keys.press('Enter')]);
    await expect(opened.getByText('预览·未发布')).toBeVisible();
    await expect(opened.getByText('开头。粘贴的一句。')).toBeVisible();
    await opened.close();
    await press(page, button('手机预览'));
    await expect(page.getByRole('group', { name: '手机预览' })).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByRole('group', { name: '手机预览' })).toHaveCount(0);
    await expectFocus(page);
    await press(page, button('发布修改'));
    await expect(status).toHaveText('状态：已发布');
    const title = async (): Promise<string> =>
      ((await (await request.post('/api/v1/news-info', { form: { id: String(id) } })).json()).info?.title as string) ??
      '';
    await expect.poll(title).toBe('只用键盘');

    // a second version, and the first brought back
    await tabTo(page, page.locator('#field-title'), 'Shift+Tab').catch(() => tabTo(page, page.locator('#field-title')));
    await keys.press('End');
    await keys.type('，第二版');
    await press(page, button('发布修改'), 'Shift+Tab');
    await expect.poll(title).toBe('只用键盘，第二版');
    await press(page, page.getByRole('link', { name: /^版本/ }), 'Shift+Tab');
    await expect(page.getByRole('columnheader', { name: '保存者' })).toBeVisible();
    await press(page, page.getByRole('row').nth(2).getByRole('link').first());
    await press(page, button(/恢复/));
    await press(page, button(/^确[认定]$/));
    await expect(page).toHaveURL(record);
    await expect(page.locator('#field-title')).toHaveValue('只用键盘');
    // it is published where the column has no reviews, or a draft that is published
    if ((await title()) !== '只用键盘') await press(page, button('发布修改'));
    await expect.poll(title).toBe('只用键盘');

    // withdrawn by the menu of the record: first thought better of, then done
    await press(page, button('更多操作'));
    await press(page, button('取消发布'));
    await press(page, button('取消'));
    await expect(button('更多操作')).toBeFocused();
    await keys.press('Enter');
    await press(page, button('取消发布'));
    await press(page, button('确认'));
    await expect.poll(async () => (await request.get(`/details?id=${id}`)).status()).toBe(410);
    await expect(status).toHaveText('状态：草稿');
    await expect(page.locator('.review-log li').first()).toContainText('撤下');
    // and what was withdrawn can be saved again
    await tabTo(page, page.locator('#field-title'));
    await keys.press('End');
    await keys.type('，第三版');
    await keys.press('Control+S');
    await expect(page.getByText(/成功保存|更新成功/).first()).toBeVisible();
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('an outage without a mouse: its places are found, taken and removed, and the focus stays at them; restored in two presses', async ({
  browser,
  content,
  editor,
}) => {
  const county = await editor.create('outage-areas', { title: '键盘县', kind: 'county' });
  const town = await editor.create('outage-areas', { title: '回车镇', kind: 'town', parentId: county });
  await editor.create('outage-areas', { title: '上档村', kind: 'village', parentId: town });
  const hour = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  const id = await editor.create('notices', {
    ...{ type: 'overhaul', kind: 'fault', title: '键盘故障（演示）', content: paragraph('正文'), _status: 'published' },
    ...{ startAt: hour(-2), endAt: hour(2), lines: ['演示线'] },
  });
  const page = await openAdmin(browser, editor);
  await page.goto(`${content.url}/admin/collections/notices/${id}`);
  const find = page.getByLabel('在供电区域里找');
  const chosen = page.getByRole('list', { name: '已选的地方' });
  await tabTo(page, find);
  // no place is denied before the directory has answered
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/outage-areas\?.*like/, (route) => released.then(() => route.continue()));
  const asked = page.waitForRequest(/outage-areas\?.*like/);
  await page.keyboard.type('上档');
  await asked;
  await expect(page.locator('.place-picker__found')).toBeEmpty();
  release();
  await press(page, page.locator('.place-picker__found button').first());
  await expect(chosen.getByRole('listitem')).toHaveText([/回车镇上档村/]);
  await expect(find).toBeFocused();
  // level by level
  await press(page, page.getByRole('button', { name: '键盘县', exact: true }));
  await press(page, page.getByRole('button', { name: '回车镇', exact: true }));
  await tabTo(page, page.getByRole('checkbox', { name: '回车镇全部' }));
  await page.keyboard.press('Space');
  await expect(chosen.getByRole('listitem')).toHaveText([/键盘县回车镇（全部）/]);
  await press(page, page.getByRole('button', { name: /^去掉/ }));
  await expect(chosen).toHaveCount(0);
  await expect(find).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: '已恢复' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '确认恢复' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '已恢复供电' })).toHaveCount(0);
  const stored = async (): Promise<unknown> =>
    ((await (await page.request.get(`${content.url}/cms/api/notices/${id}`)).json()) as { restoredAt?: string })
      .restoredAt;
  await expect.poll(stored).toBeTruthy();
  await page.context().close();
});

test('every stop of Tab on the desk, in a list and in a form is marked, and in the window', async ({
  browser,
  content,
  editor,
}) => {
  const id = await editor.create('news', { type: 'important', title: '看得见焦点', _status: 'draft' });
  const page = await openAdmin(browser, editor);
  for (const path of ['/admin', '/admin/collections/news', `/admin/collections/news/${id}`, '/admin/manual']) {
    await page.goto(`${content.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const unmarked: string[] = [];
    let stops = 0;
    for (; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(() => {
        const one = document.activeElement;
        if (!one || one === document.body) return undefined;
        // The text itself has its caret, and the field of a choice lies deep in its box.
        let isMarked = one.hasAttribute('contenteditable');
        for (let box: Element | null = one, depth = 0; box && depth < 7; box = box.parentElement, depth += 1)
          isMarked ||= getComputedStyle(box).outlineStyle !== 'none';
        const { left, right, bottom } = one.getBoundingClientRect();
        if (isMarked && right > 0 && bottom > 0 && left < innerWidth) return '';
        return `${one.tagName}.${one.className} ${one.getAttribute('aria-label') ?? one.textContent}`;
      });
      if (fault === undefined) break;
      if (fault !== '') unmarked.push(fault);
    }
    expect([path, unmarked]).toEqual([path, []]);
    expect(stops, path).toBeGreaterThan(5);
  }
  await page.context().close();
});
