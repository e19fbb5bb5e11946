/** With the keyboard alone: every control is reached, in the order of the page, and seen when it has the focus. */
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

/** More steps than any page has controls. */
const MOST = 400;

interface Step {
  /** Position among all elements of the page. */
  readonly at: number;
  readonly name: string;
  readonly isMarked: boolean;
  readonly isSeen: boolean;
  /** A link or a field of the page's own content. */
  readonly isOwn: boolean;
}

/** What has the focus: whether an outline shows it, and whether nothing covers it. null at the end of the page. */
const readFocus = (page: Page): Promise<Step | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const isOutlined = (one: Element, pseudo?: string): boolean => {
      const style = getComputedStyle(one, pseudo);
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    };
    // A row shows it by its stretched link, a choice by its tile.
    const holders = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one);
    const isMarked =
      holders.some((one) => isOutlined(one)) || ['::after', '::before'].some((p) => isOutlined(element, p));
    const isSeen = [...element.getClientRects()].some((box) => {
      const [x, y] = [Math.min(box.left + box.width / 2, innerWidth - 1), box.top + box.height / 2];
      if (box.width === 0 || y < 0 || y >= innerHeight) return false;
      const top = document.elementFromPoint(Math.max(x, 0), y);
      return (
        top !== null &&
        (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element) === true)
      );
    });
    return {
      at: [...document.querySelectorAll('*')].indexOf(element),
      name: `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}`,
      isMarked,
      isSeen,
      isOwn: element.matches('main :is(a, button, input, select, summary)'),
    };
  });

/** The links and fields of the page’s own content that a reader sees. */
const countControls = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => {
    const all = [
      ...main.querySelectorAll<HTMLElement>(
        'a[href], button:not([disabled]), input:not([type=hidden]), select, summary',
      ),
    ];
    const names = new Set<string>();
    return all.filter((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.tabIndex < 0 || one.closest('[inert]'))
        return false;
      // Of a group of radio buttons one is reached.
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
      const isNew = !names.has(one.name);
      names.add(one.name);
      return isNew;
    }).length;
  });

const screens: Readonly<Record<string, string>> = {
  home: '/home',
  outages: '/information_disclosure/overhaul',
  'an outage': '/information_details?id=401',
  'a tender': '/tendering_details?id=601',
  search: '/search?key=停电',
  feeds: '/feeds',
};

const inEveryRun: readonly string[] = ['home', 'outages', 'an outage'];

for (const [name, path] of Object.entries(screens)) {
  test(
    `${name}: every control is reached in order, marked and not covered`,
    { tag: inEveryRun.includes(name) ? [] : '@long' },
    async ({ page }) => {
      await page.goto(path);
      const steps: Step[] = [];
      for (let step = 0; step < MOST; step += 1) {
        await page.keyboard.press('Tab');
        const focus = await readFocus(page);
        if (!focus) break;
        steps.push(focus);
      }
      expect(steps.length).toBeLessThan(MOST);
      expect(
        steps.filter(({ isMarked }) => !isMarked).map((step) => step.name),
        'without a mark',
      ).toEqual([]);
      expect(
        steps.filter(({ isSeen }) => !isSeen).map((step) => step.name),
        'covered',
      ).toEqual([]);
      const own = steps.filter(({ isOwn }) => isOwn);
      expect(
        own.map(({ at }) => at),
        'in the order of the page',
      ).toEqual(own.map(({ at }) => at).toSorted((a, b) => a - b));
      expect(own.length, 'controls of the content').toBe(await countControls(page));
    },
  );
}

for (const [path, link] of [
  ['/information_disclosure/overhaul', 'a[href^="/information_details"]'],
  ['/tender_procurement/tendering', 'a[href^="/tendering_details"]'],
  ['/search?key=停电', 'a[href*="_details?id="]'],
] as const) {
  test(`Back returns the focus to the row of ${path}`, async ({ page }) => {
    await page.goto(path);
    const row = page.getByRole('main').getByRole('listitem').locator(link).nth(1);
    const href = (await row.getAttribute('href')) ?? '';
    await row.press('Enter');
    await expect(page).toHaveURL(/_details\?id=/);
    // The page has come when it has the focus.
    await expect(page.locator('#main')).toBeFocused();
    await page.goBack();
    await expect(page.locator(':focus')).toHaveAttribute('href', href);
  });
}
