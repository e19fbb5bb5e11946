import type { Page } from '@playwright/test';

/** Puts a theme in force as the switch does, without a new page. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
}

/** The delay of the page's layout after a resize, in ms (Spec §9). */
const RECOMPUTE_DELAY = 300;

/** Lets the page compute its layout right after a resize, for tests that resize often. Call it before the first `goto`. */
export async function recomputeAtOnce(page: Page): Promise<void> {
  await page.addInitScript((delay) => {
    const wait = window.setTimeout;
    const shortened = (handler: () => void, ms?: number, ...rest: unknown[]) =>
      wait(handler, ms === delay ? 0 : ms, ...rest);
    Object.assign(window, { setTimeout: shortened });
  }, RECOMPUTE_DELAY);
}

/** Gives the window another size and waits for the page's own, computed again 300 ms later. */
export async function setWidth(page: Page, width: number, height = 900): Promise<void> {
  const now = page.viewportSize();
  if (now?.width === width && now.height === height) return;
  const computed = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('yunxia:layout', () => resolve(), { once: true })),
  );
  await page.setViewportSize({ width, height });
  await computed;
}

/** How many px the page is wider than its window: 0, or it scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Puts display settings in force in the open page, as the settings' own page does; '' takes one back. */
export async function applyDisplay(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((chosen) => {
    const { dataset } = document.documentElement;
    for (const [key, value] of Object.entries(chosen)) {
      if (value) dataset[key] = value;
      else delete dataset[key];
    }
    dispatchEvent(new Event('yunxia:display'));
  }, settings);
}
