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

test('Back returns the focus to the row that was left', async ({ page }) => {
  await page.goto('/news/important');
  const row = page.getByRole('main').locator('a[href^="/details"]').nth(2);
  const href = await row.getAttribute('href');
  await row.press('Enter');
  await expect(page).toHaveURL(/\/details\?id=/);
  // The address is there before the page, which has come when it has the focus.
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/news/important');
  await expect(page.locator(':focus')).toHaveAttribute('href', href ?? '');
});

test('the focused tab of the section strip stands whole at 390', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/information_disclosure/proactively');
  const tabs = page.getByRole('navigation', { name: '二级栏目' }).getByRole('link');
  const last = (await tabs.count()) - 1;
  expect(last).toBeGreaterThan(2);
  await tabs.first().focus();
  for (let at = 0; at <= last; at += 1) {
    await expect(tabs.nth(at)).toBeFocused();
    const box = await tabs.nth(at).boundingBox();
    expect(box?.x, `left edge of tab ${at}`).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), `right edge of tab ${at}`).toBeLessThanOrEqual(390.5);
    if (at < last) await page.keyboard.press('Tab');
  }
});
