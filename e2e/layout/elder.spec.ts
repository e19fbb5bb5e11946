/**
 * The elder mode and the display settings (docs/specification.md, "Display settings"). What holds on every screen is in
 * every-screen.spec.ts.
 */
import type { Page } from '@playwright/test';
import { WITHDRAWN_ID } from '@yunxia/contract/testing';
import { named } from '../../apps/site/app/site-map.ts';
import { colourRules, findViolations } from '../setup/axe.ts';
import { holdRequests } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage } from '../setup/screens.ts';
import { applyDisplay as apply } from '../setup/window.ts';

const setDisplay = (page: Page, settings: Readonly<Record<string, string>>): Promise<void> =>
  page
    .context()
    .addCookies([
      { name: 'yunxia-display', value: new URLSearchParams(settings).toString(), url: new URL(page.url()).origin },
    ]);

/** 404 twice, 410, and 503 with the answer that the test has set. */
const errorPages = ['/nope', '/details?id=999999', `/details?id=${WITHDRAWN_ID}`, '/legal_statement'];

test.describe('the switch', () => {
  test('is the first thing after the way over the navigation; it turns the mode on at once, and everything back', async ({
    page,
    context,
  }) => {
    await page.goto(named.home);
    const html = page.locator('html');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/长者模式/);
    expect(await context.cookies()).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(html).toHaveAttribute('data-elder', '1');
    await expect(page.locator(':focus')).toHaveText(/退出长者模式/);
    await page.reload();
    await expect(html).toHaveAttribute('data-size', '1');
    await page.getByRole('link', { name: '退出长者模式' }).first().click();
    await expect(html).not.toHaveAttribute('data-elder');
    expect(await context.cookies()).toEqual([]);
  });

  test('stands on pages of every kind', async ({ page, problems, stub }) => {
    problems.expect(ownErrorPage);
    stub.control({ endpoint: 'special-column-info', fail: { status: 500 } });
    for (const path of [named.home, named.pdf, '/pdf?id=1', named.offline, named.search, ...errorPages]) {
      await page.goto(path);
      const link = page.getByRole('link', { name: '长者模式' });
      await expect(link, path).toBeVisible();
      // nothing lies over it
      await link.click({ trial: true });
    }
  });

  test('without script leads to the settings, which say how to enlarge text', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(named.home);
    await page.getByRole('link', { name: '长者模式' }).click();
    await expect(page).toHaveURL(named.display);
    await expect(page.getByText('没有启用脚本')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await context.close();
  });
});

test('the page is the same for everybody: one tag whatever is set', async ({ request }) => {
  const tagOf = async (cookie: string) =>
    (await request.get(named.overhaul, { headers: { cookie } })).headers()['etag'];
  expect(await tagOf('yunxia-display=elder=1&size=3')).toBe(await tagOf(''));
});

test('the first frame has the mode: its attributes stand before the body is parsed', async ({ page }) => {
  await page.goto(named.home);
  await setDisplay(page, { elder: '1', size: '2', contrast: 'yellow' });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { elder, size, contrast, theme, layout } = document.documentElement.dataset;
      Object.assign(window, { atBody: { elder, size, contrast, theme, layout } });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as { atBody?: unknown }).atBody)).toEqual({
    elder: '1',
    size: '2',
    contrast: 'yellow',
    theme: 'dark',
    layout: 'narrow',
  });
});

test('home in elder mode has ten entries at most, and the look-up and the phone first', async ({ page }) => {
  await page.goto(named.home);
  await page.setViewportSize({ width: 360, height: 800 });
  await apply(page, { elder: '1', size: '1' });
  const entries = page.locator('#elder-ways').getByRole('link');
  await expect(entries.first()).toBeVisible();
  // with the look-up
  expect((await entries.count()) + 1).toBeLessThanOrEqual(10);
  await expect(page.getByRole('searchbox').or(page.getByLabel('村、社区、街道或小区')).first()).toBeInViewport();
});

test.describe('display settings', () => {
  test('each works by itself, at once, and all go back', async ({ page }) => {
    await page.goto(named.display);
    const html = page.locator('html');
    const bodySize = () => page.locator('main').evaluate((main) => getComputedStyle(main).fontSize);
    for (const [label, px] of [
      ['大 20', '20px'],
      ['特大 24', '24px'],
      ['超大 30', '30px'],
      ['标准 16', '16px'],
    ] as const) {
      await page.getByRole('radio', { name: label, exact: true }).check();
      expect(await bodySize()).toBe(px);
    }
    await page.getByRole('radio', { name: '黑底黄字' }).check();
    await expect(html).toHaveAttribute('data-contrast', 'yellow');
    await page.getByRole('group', { name: '指针' }).getByRole('radio', { name: '特大' }).check();
    await page.getByRole('radio', { name: '关闭' }).check();
    await page.getByRole('radio', { name: '绿涨红跌' }).check();
    await page.getByRole('group', { name: '朗读语速' }).getByRole('radio', { name: '慢' }).check();
    await page.reload();
    for (const [name, value] of Object.entries({
      contrast: 'yellow',
      pointer: '96',
      still: '1',
      trend: '1',
      pace: 'slow',
    }))
      await expect(html).toHaveAttribute(`data-${name}`, value);
    await expect(page.getByRole('radio', { name: '黑底黄字' })).toBeChecked();
    await page.getByRole('button', { name: '全部恢复原样' }).click();
    await expect(html).not.toHaveAttribute('data-contrast');
    await expect(page.getByRole('radio', { name: '标准 16', exact: true })).toBeChecked();
  });

  for (const path of [named.home, named.overhaul, named.display, named.sections, '/details?id=101'])
    // Every setting has its place on the page of settings; the look-up and the phone are on the first.
    test(
      `no setting breaks a rule of accessibility on ${path}`,
      {
        tag: path === named.home || path === named.display ? [] : '@long',
      },
      async ({ page }) => {
        await page.goto(path);
        await page.setViewportSize({ width: 412, height: 915 });
        // A setting changes colours and sizes: the first look asks everything, the further ones about those.
        const ofSettings = [...colourRules, 'target-size', 'scrollable-region-focusable'];
        for (const [at, settings] of [
          { contrast: 'yellow' },
          { contrast: 'bw' },
          { elder: '1', size: '1', contrast: 'yellow' },
          { elder: '1', size: '3', contrast: 'bw' },
          { elder: '1', size: '2', caption: '1', guide: 'line', pointer: '96' },
          { size: '3', caption: '1', guide: 'band', still: '1' },
        ].entries()) {
          await apply(page, settings);
          if ('caption' in settings) await expect(page.getByRole('button', { name: '关闭字幕' })).toBeVisible();
          const rules = at === 0 ? undefined : ofSettings;
          expect(await findViolations(page, { rules }), JSON.stringify(settings)).toEqual([]);
        }
      },
    );
});

test('under a colour set the switch of the theme is not offered: the set stands on a theme of its own', async ({
  page,
}) => {
  await page.goto('/news/important');
  const button = page.getByRole('banner').getByRole('button', { name: /切换为/ });
  await expect(button).toBeVisible();
  await apply(page, { contrast: 'yellow' });
  await expect(button).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(page.getByRole('button', { name: /切换为/ })).toBeHidden();
});

test('the sheet of 求助 says whom to call; Escape and Back close it, and the focus returns', async ({ page }) => {
  await page.goto('/news/important');
  await apply(page, { elder: '1', size: '1' });
  await expect(page.getByRole('button', { name: '朗读本页' })).toBeVisible();
  const opener = page.getByRole('link', { name: '求助' });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: '求助' });
  await expect(sheet.getByRole('link', { name: /报修电话/ })).toHaveAttribute('href', /^tel:/);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/news/important');
});

test('a message stays in the elder mode until its reader has closed it', async ({ page, stub, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.clock.install();
  await page.goto(named.sections);
  await apply(page, { elder: '1', size: '1' });
  await expect(page.getByRole('button', { name: '朗读本页' })).toBeVisible();
  stub.control({ endpoint: 'news-list', fail: { status: 501 } });
  await page.getByRole('main').getByRole('link', { name: '集团要闻' }).click();
  const message = page.locator('page-top').getByText('服务未实现');
  await expect(message).toBeVisible();
  await expect(page.getByRole('status').getByText('服务未实现')).toHaveCount(1);
  await page.clock.runFor(60_000);
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(message).toHaveCount(0);
});

test('printed from the elder mode a page is the page that everybody prints', async ({ page }) => {
  await page.goto('/information_details?id=301');
  await page.emulateMedia({ media: 'print' });
  const layout = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((element) => element.checkVisibility() && element.innerText?.trim())
        .map((element) => {
          const { x, width } = element.getBoundingClientRect();
          return `${element.tagName} ${Math.round(x)} ${Math.round(width)} ${getComputedStyle(element).fontSize}`;
        }),
    );
  const ordinary = await layout();
  await page.emulateMedia({ media: 'screen' });
  await apply(page, { elder: '1', size: '3' });
  await expect(page.getByRole('button', { name: '朗读本页' })).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await layout()).toEqual(ordinary);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-size', '3');
});

/** Stands for the browser's voices: says nothing, and ends at once. */
const silentVoices = (page: Page) =>
  page.addInitScript(() => {
    const said: { text: string; lang: string; rate: number }[] = [];
    class Utterance extends EventTarget {
      lang = '';
      rate = 1;
      voice = null;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speechSynthesis = {
      getVoices: () => [],
      cancel: () => undefined,
      speak(utterance: Utterance) {
        said.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate });
        setTimeout(() => utterance.dispatchEvent(new Event('end')), 30);
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  });
const saidIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: { text: string; lang: string; rate: number }[] }).said);

test.describe('reading aids', () => {
  test('the page is read sentence by sentence, each short; it pauses, stops, and ends with its page', async ({
    page,
  }) => {
    await silentVoices(page);
    await page.goto('/details?id=101');
    await setDisplay(page, { elder: '1', size: '1' });
    await page.reload();
    await page.getByRole('button', { name: '朗读本页' }).click();
    await expect(page.getByText(/第 \d+ 句，共 \d+ 句/)).toBeVisible();
    await page.getByRole('button', { name: '语速快' }).click();
    await expect.poll(async () => (await saidIn(page)).some(({ rate }) => rate === 1.25)).toBe(true);
    await page.getByRole('button', { name: '暂停' }).click();
    await page.waitForTimeout(100);
    const { length } = await saidIn(page);
    await page.waitForTimeout(150);
    expect(await saidIn(page)).toHaveLength(length);
    await page.getByRole('button', { name: '继续' }).click();
    // to the end of the page
    await expect(page.getByRole('button', { name: '朗读本页' })).toBeVisible();
    const said = await saidIn(page);
    expect(said.every(({ text, lang }) => text.length <= 80 && lang === 'zh-CN')).toBe(true);
    expect(said[0]?.text).toBeTruthy();
    await page.getByRole('button', { name: '朗读本页' }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '停止' }).click();
    await expect(page.getByRole('button', { name: '朗读本页' })).toBeFocused();
  });

  test('the caption says the sentence that is read, whatever is under the pointer', async ({ page }) => {
    await silentVoices(page);
    await page.goto('/details?id=101');
    await setDisplay(page, { elder: '1', size: '1', caption: '1' });
    await page.reload();
    const caption = page.locator('[class*=words][aria-hidden]');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { shown: said });
      new MutationObserver(() => {
        const text = document.querySelector('[class*=words][aria-hidden]')?.textContent ?? '';
        if (text !== said.at(-1)) said.push(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const start = page.getByRole('button', { name: '朗读本页' });
    await start.click();
    await expect(page.getByText(/第 \d+ 句，共 \d+ 句/)).toBeVisible();
    await page.getByRole('button', { name: '暂停' }).hover();
    await expect(caption).not.toHaveText('暂停');
    await expect(start).toBeVisible();
    const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
    expect(shown.join('')).toContain(title.replaceAll(/\s/g, ''));
    // read to its end, it says again what is under the pointer
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(caption).not.toHaveText(shown.at(-1) ?? '');
  });

  test('without voices it says where there are some', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
    await page.goto(named.home);
    await page.getByRole('link', { name: '长者模式' }).first().click();
    await page.getByRole('button', { name: '朗读本页' }).click();
    await expect(page.getByText('当前浏览器不支持朗读')).toBeVisible();
  });

  test('guide lines follow pointer and focus, the caption says what is under them, and none catches a press', async ({
    page,
  }) => {
    await page.goto(named.display);
    await page.getByRole('checkbox', { name: /指读线/ }).check();
    await page.getByRole('checkbox', { name: /大字幕/ }).check();
    const heading = page.getByRole('heading', { level: 1 });
    await heading.hover();
    const caption = page.locator('[class*=words][aria-hidden]');
    await expect(caption).toHaveText('显示设置');
    const line = page.locator('[class*=across]');
    const box = await heading.boundingBox();
    const at = async () => (await line.boundingBox())?.y ?? 0;
    await expect.poll(at).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0) / 2);
    await page.getByRole('button', { name: '全部恢复原样' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(caption).toHaveText('回到刚才的页面');
    await page.getByRole('checkbox', { name: /阅读带/ }).check();
    await expect(line).toHaveCount(0);
    await expect(page.locator('[class*=band][aria-hidden]')).toBeVisible();
    await page.getByRole('button', { name: '关闭字幕' }).click();
    await expect(caption).toHaveCount(0);
    await page.getByRole('button', { name: '全部恢复原样' }).click();
    await expect(page.locator('[class*=band][aria-hidden]')).toHaveCount(0);
  });

  test('the first frame waits for none of their files', async ({ page }) => {
    await page.goto(named.home);
    await setDisplay(page, { elder: '1', size: '2', caption: '1' });
    const release = await holdRequests(page, '**/assets/aids-*');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: '退出长者模式' }).first()).toBeVisible();
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).fontSize)).toBe('24px');
    await expect(page.getByRole('button', { name: '关闭字幕' })).toHaveCount(0);
    release();
    await expect(page.getByRole('button', { name: '关闭字幕' })).toBeVisible();
  });
});
