import { expect, test } from '../setup/fixtures.ts';

test('the first Tab offers to skip to the text', async ({ page }) => {
  await page.goto('/home');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(/跳到正文|跳至|正文/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a dropdown opens with Enter, closes with Escape and gives the focus back, and closes when Tab leaves it', async ({
  page,
}) => {
  await page.goto('/news/important');
  const opener = page.locator('header [aria-expanded]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
});

test('a client navigation moves the focus into the page and says its title', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: '更多新闻' }).press('Enter');
  await expect(page).toHaveTitle('集团要闻 - 云峡水电');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main, main h1') ?? false)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: '集团要闻 - 云峡水电' })).toBeAttached();
});
