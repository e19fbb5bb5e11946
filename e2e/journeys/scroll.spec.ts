import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a page that is loaded again stands where it was read; the next document of a visit starts at its top', async ({
  page,
}) => {
  await page.goto('/legal_statement');
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(400);
  await page.goto('/news/important');
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(400);
});
