import type { Page } from '@playwright/test';
import { findInBothThemes } from '../setup/axe.ts';
import { devices } from '../setup/device-table.ts';
import { countCalls, holdRequests } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { stopClock } from '../setup/moments.ts';
import { setWidth, sidewaysScroll } from '../setup/window.ts';

const listed = (page: Page) => page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');
const boxOf = (page: Page) => page.getByRole('combobox', { name: '搜索关键词' });

test('suggestions by keyboard: arrows name a line, Escape closes, Home and End stay the text’s, Enter opens', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/search');
  const box = boxOf(page);
  const calls = countCalls(page, 'suggest-list');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.focus();
  await expect(page.locator('#search-list-panel')).toHaveCount(1);
  await stopClock(page);
  await page.keyboard.type('停电');
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(listed(page).first()).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('main').getByRole('status').filter({ hasText: '条搜索建议' })).toHaveCount(1);
  expect(calls(), 'asked once, after the last key').toBe(1);
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /\S/);
  const active = await box.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect.poll(() => box.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(0);
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(listed(page)).toHaveCount(0);
  await expect(box).toHaveValue('停电');
  await page.keyboard.press('ArrowDown');
  await expect(listed(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /\S/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?key=%E5%81%9C%E7%94%B5%E5%85%AC%E5%91%8A$/);
  await expect(box).toHaveValue('停电公告');
});

for (const [what, text] of [
  ['a long text that is pasted', '停电通知'.repeat(20)],
  ['the removal of all text', ''],
] as const)
  test(`${what} while the list is open stays as the reader left it, in both boxes`, async ({ page }) => {
    for (const [path, opener] of [
      ['/search', null],
      ['/about', '打开搜索'],
    ] as const) {
      await page.goto(path);
      if (opener) await page.getByRole('button', { name: opener }).click();
      const box = boxOf(page);
      await box.fill('停电');
      await expect(listed(page).first()).toBeVisible();
      await box.fill(text);
      await expect(listed(page)).toHaveCount(0);
      await expect(box).toHaveValue(text);
      if (opener) await expect(page.locator('header')).toContainText(`已输入 ${text.length}/100`);
    }
  });

test('while an input method composes nothing is asked, and its Enter chooses nothing', async ({ page, stub }) => {
  await page.goto('/search');
  const box = boxOf(page);
  await box.focus();
  await expect(page.locator('#search-list-panel')).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ting', selectionStart: 4, selectionEnd: 4 });
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect(box).toHaveValue('ting');
  await expect(page).toHaveURL(/\/search$/);
  await session.send('Input.insertText', { text: '停电' });
  await expect(listed(page).first()).toBeVisible();
  expect(stub.bodies('suggest-list').map((body) => new URLSearchParams(body).get('key'))).toEqual(['停电']);
});

test('a question that is superseded is given up, and its answer never shows, however late it comes', async ({
  page,
}) => {
  await page.goto('/search');
  const calls = countCalls(page, 'suggest-list');
  const release = await holdRequests(
    page,
    '**/api/v1/suggest-list',
    (request) => new URLSearchParams(request.postData() ?? '').get('key') === '停',
  );
  const box = boxOf(page);
  const asked = page.waitForRequest('**/api/v1/suggest-list');
  const givenUp = page.waitForEvent('requestfailed');
  await box.fill('停');
  await asked;
  await box.fill('云溪镇');
  await expect(listed(page)).toHaveText([/云溪镇/]);
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  expect(await givenUp).toBe(await asked);
  release();
  await box.fill('云溪');
  // The older one has had its turn when the answer to a later one has come.
  await expect.poll(calls).toBe(3);
  await expect(listed(page).first()).toContainText('云溪');
  await expect(listed(page).filter({ hasText: '停电公告' })).toHaveCount(0);
});

test('in the header: a press on a suggestion lands before the box closes; failures are no news', async ({
  page,
  stub,
  problems,
}) => {
  problems.expect(/status of 500/);
  await page.goto('/about');
  await page.getByRole('button', { name: '打开搜索' }).click();
  const box = page.locator('header input[name=key]');
  await box.fill('停电');
  await listed(page).filter({ hasText: '停电公告' }).first().click();
  await expect(page).toHaveURL(/\/search\?key=/);
  await expect(page.locator('header').getByRole('button', { name: '打开搜索' })).toBeVisible();
  stub.control({ endpoint: 'suggest-list', fail: { status: 500 } });
  await page.getByRole('button', { name: '打开搜索' }).click();
  const answered = page.waitForResponse('**/api/v1/suggest-list');
  await box.fill('检修');
  await answered;
  await box.press('Enter');
  await expect(page).toHaveURL(/key=%E6%A3%80%E4%BF%AE$/);
});

test('recent searches stay on the device, and are forgotten one by one or all', async ({ page, stub }) => {
  for (const key of ['检修', '公告']) {
    await page.goto(`/search?key=${key}`);
    await expect(page.locator('ol[aria-label=搜索结果] > li').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('yunxia-recent-searches'))).toContain(key);
  }
  await page.goto('/search');
  const recent = page.getByRole('list', { name: '最近搜索' }).getByRole('listitem');
  await expect(recent).toHaveText([/公告/, /检修/]);
  await page.getByRole('button', { name: '删除“公告”' }).click();
  await expect(recent).toHaveText([/检修/]);
  const options = page.getByRole('listbox', { name: '最近搜索' }).getByRole('option');
  await expect(options).toHaveText(['检修']);
  expect(stub.calls('suggest-list')).toBe(0);
  await page.getByRole('button', { name: '清空最近搜索' }).first().click();
  await expect(options).toHaveCount(0);
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('yunxia-recent-searches'))).toBeNull();
});

test('an empty box asks for words and keeps the focus', async ({ page }) => {
  await page.goto('/search?key=检修');
  const box = boxOf(page);
  await box.fill('  ');
  await box.press('Enter');
  await expect(page.getByRole('status').getByText('请输入要查找的词语')).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/key=/);
});

for (const name of ['desktop', 'Android']) {
  test.describe(name, () => {
    test.use(devices.find((device) => device.name === name)?.options ?? {});

    test(
      'the open list has no violation in either theme, fits, and takes fingers',
      { tag: name === 'Android' ? [] : '@long' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/search');
        await boxOf(page).fill('停电');
        await expect(listed(page).first()).toBeVisible();
        expect(await findInBothThemes(page)).toEqual([]);
        const ratio = Number(await page.locator('html').getAttribute('data-dpr'));
        const lowest = () =>
          listed(page).evaluateAll((lines) => Math.min(...lines.map((line) => line.getBoundingClientRect().height)));
        await expect.poll(lowest).toBeGreaterThanOrEqual(44 * ratio - 0.5);
        if (name === 'desktop') await setWidth(page, 320);
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
      },
    );
  });
}
