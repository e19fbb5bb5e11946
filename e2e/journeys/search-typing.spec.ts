import type { Page } from '@playwright/test';
import { holdRequests } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';

/** 40 characters: a text of its own at each length. */
const long = Array.from({ length: 8 }, (_, at) => `停电公告${at}`).join('');

/**
 * Types into a box as fast as a script can: one input event for each character, all in one task, or each in a task of
 * its own.
 */
async function burst(page: Page, selector: string, text: string, isOneTask: boolean): Promise<void> {
  await page.evaluate(
    async ([within, typed, atOnce]) => {
      const box = document.querySelector<HTMLInputElement>(within);
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (!box || !set) throw new Error('no box');
      box.focus();
      for (let length = 1; length <= typed.length; length += 1) {
        set.call(box, typed.slice(0, length));
        box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
        if (atOnce) continue;
        await new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(), { once: true });
          port1.start();
          port2.postMessage('next');
        });
      }
    },
    [selector, text, isOneTask] as const,
  );
}

const keyOf = (page: Page) => new URL(page.url()).searchParams.get('key');

for (const [place, path, selector] of [
  ['on the page', '/search', 'main input[name=key]'],
  ['in the header', '/about', 'header input[name=key]'],
] as const) {
  for (const isOneTask of [true, false]) {
    test(`40 input events at once ${place}, ${isOneTask ? 'in one task' : 'in as many tasks'}: nothing is lost`, async ({
      page,
    }) => {
      await page.goto(path);
      if (path === '/about') await page.getByRole('button', { name: '打开搜索' }).click();
      await burst(page, selector, long, isOneTask);
      await expect(page.locator(selector)).toHaveValue(long);
      await expect(page.getByText('已输入 40/100')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect.poll(() => keyOf(page)).toBe(long);
    });
  }
}

test('after a burst the suggestions are those of the last text, asked for once', async ({ page, stub }) => {
  await page.goto('/search');
  await page.locator('main input[name=key]').focus();
  await expect(page.locator('#search-list-panel')).toHaveCount(1);
  // One that is longer than suggestions are asked for, then one that they know.
  await burst(page, 'main input[name=key]', long, false);
  await burst(page, 'main input[name=key]', '云溪镇', false);
  await expect(page.getByRole('listbox', { name: '搜索建议' }).getByRole('option')).toHaveText([/云溪镇/]);
  expect(stub.bodies('suggest-list').map((body) => new URLSearchParams(body).get('key'))).toEqual(['云溪镇']);
});

test('a burst of compositions: only what was committed counts', async ({ page, stub }) => {
  await page.goto('/search');
  const box = page.locator('main input[name=key]');
  await box.focus();
  await expect(page.locator('#search-list-panel')).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const pinyin = "ting'dian'gong'gao";
  await Promise.all(
    Array.from(pinyin, (_, at) =>
      session.send('Input.imeSetComposition', {
        text: pinyin.slice(0, at + 1),
        selectionStart: at + 1,
        selectionEnd: at + 1,
      }),
    ),
  );
  await session.send('Input.insertText', { text: '停电公告' });
  await expect(box).toHaveValue('停电公告');
  await expect(page.getByRole('listbox', { name: '搜索建议' }).getByRole('option').first()).toContainText('停电公告');
  expect(stub.bodies('suggest-list').map((body) => new URLSearchParams(body).get('key'))).toEqual(['停电公告']);
  await box.press('Enter');
  await expect.poll(() => keyOf(page)).toBe('停电公告');
});

test('what is typed on in the moment after the search was sent stays in the box', async ({ page }) => {
  await page.goto('/search');
  const box = page.locator('main input[name=key]');
  await page.evaluate(() => {
    const element = document.querySelector<HTMLInputElement>('main input[name=key]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const text of ['检修', '检修公', '检修公告']) {
      set?.call(element, text);
      element?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      if (text === '检修') element?.form?.querySelector('button')?.click();
    }
  });
  await expect(page.locator('main')).toContainText('“检修”共');
  expect(keyOf(page)).toBe('检修');
  await expect(box).toHaveValue('检修公告');
  await page.goBack();
  await expect(box).toHaveValue('');
});

test.describe('before the page is hydrated', () => {
  test.use({ waitsHydrated: false });

  test('a burst stays in the box, is counted, and is what is sent', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/search', { waitUntil: 'commit' });
    await page.locator('main input[name=key]').waitFor();
    await burst(page, 'main input[name=key]', long, false);
    release();
    await expect(page.getByText('已输入 40/100')).toBeVisible();
    await expect(page.locator('main input[name=key]')).toHaveValue(long);
    await page.locator('main input[name=key]').press('Enter');
    await expect.poll(() => keyOf(page)).toBe(long);
  });
});
