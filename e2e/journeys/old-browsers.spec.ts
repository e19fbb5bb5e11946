import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { ownErrorPage, recordPath } from '../setup/screens.ts';

const hint = (page: Page) => page.getByText('浏览器版本过旧');

/** A style sheet as an engine from before cascade layers reads it: without any `@layer`. */
const withoutLayers = (css: string): string => {
  let kept = '';
  let at = 0;
  for (;;) {
    const begin = css.indexOf('@layer', at);
    if (begin < 0) return kept + css.slice(at);
    kept += css.slice(at, begin);
    let end = begin;
    for (let depth = 0; end < css.length; end += 1) {
      if (css[end] === '{') depth += 1;
      if (css[end] === '}') depth -= 1;
      if (depth === 0 && (css[end] === '}' || css[end] === ';')) break;
    }
    at = end + 1;
  }
};

const places = ['/home', '/information_disclosure/overhaul', '/details?id=101', '/pdf', '/offline', '/nope'];

test('an engine without cascade layers gets readable pages, a line that says so, and the phones', async ({
  page,
  problems,
}) => {
  problems.expect(ownErrorPage);
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutLayers(await response.text()) });
  });
  for (const path of places) {
    await page.goto(path);
    await expect(hint(page), path).toBeInViewport();
    await expect(hint(page).getByRole('link'), path).toHaveCount(2);
    await expect(hint(page).getByRole('link').first()).toHaveAttribute('href', /^tel:\S+$/);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    const size = await page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize));
    expect(size, `${path}: text of a size that is read`).toBe(16);
  }
});

test('no other engine shows that line, or says it', { tag: '@long' }, async ({ page, problems }) => {
  problems.expect(ownErrorPage);
  for (const path of places) {
    await page.goto(path);
    await expect(hint(page), path).toBeHidden();
    expect(await page.locator('body').ariaSnapshot(), path).not.toContain('浏览器版本过旧');
  }
});

test('the style sheet has a plain style for engines that know no layers', async ({ page }) => {
  await page.goto('/home');
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const css = await Promise.all(sheets.map(async (url) => withoutLayers(await (await page.request.get(url)).text())));
  expect(css.join('')).toMatch(/@supports not \(color: ?revert-layer\)\s*\{\s*body\s*\{[^}]*max-width/);
});

test('every page has iOS make no links of numbers, and browsers with two engines take the newer one', async ({
  request,
}) => {
  for (const path of places) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(
      /<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"\/?>/,
    );
    expect(html).toMatch(/<meta name="renderer" content="webkit"\/?>/);
    expect(html).toMatch(/<meta name="force-rendering" content="webkit"\/?>/);
    expect(html).toMatch(/<meta http-equiv="X-UA-Compatible" content="IE=edge"\/?>/i);
  }
});

test('phones are tel: links where they are shown to be called', { tag: '@long' }, async ({ page, problems }) => {
  problems.expect(ownErrorPage);
  for (const path of ['/home', '/entering_group/contact', '/offline', '/other_announcement/intro']) {
    await page.goto(path);
    expect(await page.locator('a[href^="tel:"]').count(), path).toBeGreaterThan(0);
    const bare = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('dd, address, footer')]
        .filter((one) => /(?:0\d{2,3}-\d{7,8}|400-?\d{3}-?\d{4}|\b95598\b)/.test((one as HTMLElement).innerText))
        .filter((one) => !one.querySelector('a[href^="tel:"]'))
        .map((one) => (one as HTMLElement).innerText),
    );
    expect(bare, path).toEqual([]);
  }
});

test.describe('in WeChat', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0 Mobile Safari/537.36 XWEB/1160 MMWEBSDK/2023 MicroMessenger/8.0.47',
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  for (const path of ['/pdf', '/pdf?id=1', recordPath('/information_disclosure_details'), '/feeds']) {
    test(`${path}: downloads say that they need a browser, and the URL can be copied`, async ({ page, baseURL }) => {
      await page.goto(path);
      const words = page.getByText('在浏览器中打开').first();
      await expect(words).toBeVisible();
      await page.getByRole('button', { name: '复制网址' }).first().click();
      await expect(page.getByText('已复制').first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL ?? ''}${path}`);
    });
  }
});

test('outside WeChat nothing is said of it, and the HTML is the same', async ({ page }) => {
  for (const path of ['/pdf', '/feeds']) {
    await page.goto(path);
    await expect(page.getByText('在浏览器中打开').first()).toBeHidden();
    await expect(page.getByText('在浏览器中打开').first(), 'in the HTML of everyone').toBeAttached();
  }
});
