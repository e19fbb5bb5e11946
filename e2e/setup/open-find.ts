import type { Page } from '@playwright/test';

/** Opens the form of a list that looks for words, as a reader does; open already, it stays so. */
export async function openFind(page: Page): Promise<void> {
  const form = page.locator('main details:has([role=search])');
  if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
}
