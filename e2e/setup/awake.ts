import { expect, type Locator } from '@playwright/test';

/**
 * Scrolls to an element as a reader does and waits until React answers for it. The footer and the lower home page
 * wake up when they come near (docs/decisions/0009): until then their links load whole pages.
 */
export async function scrollAwake(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
