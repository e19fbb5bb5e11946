import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/**
 * Scrolls to an element as a reader does and waits until React answers for it. The footer and the lower home page
 * hydrate when they come near (docs/decisions/0009): until then their links load whole pages.
 */
export async function scrollHydrated(element: Locator): Promise<void> {
  // A part that is rendered again in the middle of it is looked for again.
  await expect(async () => {
    await element.scrollIntoViewIfNeeded();
    const keys = await element.evaluate((node) => Object.keys(node));
    expect(keys.some((key) => key.startsWith('__reactProps'))).toBe(true);
  }).toPass();
}

/**
 * Resolves when the page, of the site or of the desk, answers to everything a visitor does, or needs no script. `goto` and
 * `reload` wait for it; a test does where a link or a form has loaded a whole page.
 */
export async function waitHydrated(page: Page): Promise<void> {
  const html = page.locator('html[data-hydrated], html:not(:has(#page-modules, .until-ready:disabled))');
  await html.waitFor({ state: 'attached', timeout: 20_000 });
}

/**
 * Lets every `goto` and `reload` of the context's pages end when the page is hydrated: its scripts come after the first
 * paint (hydration), and most tests are about what comes then.
 */
export function gotoHydrated(context: BrowserContext): void {
  const patch = (page: Page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await waitHydrated(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await waitHydrated(page);
      return response;
    };
  };
  context.pages().forEach(patch);
  context.on('page', patch);
}
