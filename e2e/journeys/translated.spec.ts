import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { everyPlace, ownErrorPage, type Place } from '../setup/screens.ts';
import { translatePage } from '../setup/translation.ts';

const FAULT = '页面出错';
/** Controls of one screen that are used; more of the same kind would show no more. */
const USED = 3;

/** The end of whatever a press has begun: no navigation is under way, and what was rendered is in the page. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: '页面加载中' })).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Words of the page, without what the browser's translation adds and without the time left, which changes by itself. */
const wordsOf = (page: Page): Promise<string> =>
  page.locator('#main').evaluate((main) => (main.textContent ?? '').replaceAll(/\s+/g, ''));

/** Presses what a reader presses in the page: what opens and closes, and what leads to this very page filtered or paged. */
async function use(page: Page, name: string): Promise<void> {
  for (const kind of ['button[type=button], [role=tab], summary', 'a[href]']) {
    for (let at = 0; at < USED; at += 1) {
      const isPressed = await page.evaluate(
        ([selector, place]) => {
          const found = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].filter((element) => {
            if (element.getClientRects().length === 0 || element.getAttribute('aria-disabled') === 'true') return false;
            if (!(element instanceof HTMLAnchorElement)) return true;
            const isHere = element.pathname === location.pathname && element.search !== location.search;
            return isHere && !element.hash && element.target === '';
          });
          found[Math.floor(found.length * place)]?.click();
          return found.length > 0;
        },
        [kind, at / USED] as const,
      );
      if (!isPressed) break;
      await settle(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('body'), name).not.toContainText(FAULT);
    }
  }
}

async function walk(page: Page, places: readonly Place[]): Promise<void> {
  for (const { name, path } of places) {
    await page.goto(path);
    if ((await page.locator('#page-modules').count()) === 0) continue;
    await translatePage(page);
    await use(page, name);
    // away in the browser, and back
    const away = path.startsWith('/news/important') ? '/news/comprehensive' : '/news/important';
    // The first may be the name of the section, which opens its dropdown.
    const link = page.locator(`header a[href="${away}"]`).last();
    if ((await link.count()) === 0) continue;
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page, name).toHaveURL(away);
    await settle(page);
    await page.goBack();
    await settle(page);
    await expect(page.locator('body'), name).not.toContainText(FAULT);
  }
}

test.describe('a page that the browser has translated', () => {
  // what is pressed may copy, share or open a file, which a browser without a window refuses
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const third = Math.ceil(everyPlace.length / 3);
  for (const part of [0, 1, 2]) {
    test(`goes on working on every screen, part ${part + 1} of 3`, { tag: '@long' }, async ({ page, problems }) => {
      test.slow();
      // a page that is left while it loads
      problems.expect(ownErrorPage, /请求已取消/);
      await walk(page, everyPlace.slice(part * third, (part + 1) * third));
    });
  }

  test(
    'shows what is new after filters, pages, searches and live changes, as a page that is not translated does',
    { tag: '@long' },
    async ({ page, context }) => {
      const plain = await context.newPage();
      const steps: readonly [path: string, selector: string][] = [
        ['/information_disclosure/overhaul', 'main a[href*="status=ongoing"]'],
        ['/information_disclosure/overhaul', 'main a[href*="view=calendar"]'],
        ['/tender_procurement/tendering', 'main a[href*="status=open"]'],
        ['/human_resources/campus', 'main a[href*="city="], main a[href*="status="]'],
        ['/news/important', 'main a[href*="page=2"]'],
        ['/search?key=停电', 'main a[href*="module="]'],
        ['/information_disclosure/proactively', 'main a[href*="typeId="]'],
      ];
      for (const [path, selector] of steps) {
        await page.goto(path);
        await translatePage(page);
        const link = page.locator(selector).first();
        if ((await link.count()) === 0) continue;
        const target = await link.evaluate((element: HTMLAnchorElement) => element.href);
        await link.evaluate((element: HTMLElement) => element.click());
        await expect(page).toHaveURL(target);
        await settle(page);
        await plain.goto(target);
        const wanted = await wordsOf(plain);
        await expect.poll(() => wordsOf(page), { message: `${path} ${selector}` }).toBe(wanted);
      }
      await plain.close();
    },
  );
});
