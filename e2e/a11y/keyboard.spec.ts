import type { Page } from '@playwright/test';
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

/** The focused element: whether it stands whole between the sides of the window, and what of the page lies over its middle. */
const readFocus = (page: Page): Promise<{ name: string; isWhole: boolean; isCovered: boolean } | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      name: `${focused.textContent} ${Math.round(left)}–${Math.round(right)}, ${Math.round(top)}–${Math.round(bottom)}`,
      isWhole: left >= -0.5 && right <= innerWidth + 0.5,
      isCovered: over !== null && !focused.contains(over) && !over.contains(focused),
    };
  });

for (const path of [
  '/information_disclosure/proactively',
  '/tender_procurement/tendering',
  '/human_resources/society',
  '/investor_relations/announcement',
  '/entering_group/honor',
]) {
  test(`what has the focus stands whole and uncovered at 390: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    let isWideRow = false;
    for (let step = 0; step < 150; step += 1) {
      await page.keyboard.press('Tab');
      await expect(async () => {
        const focus = await readFocus(page);
        expect([focus?.name, focus?.isWhole, focus?.isCovered]).toEqual([focus?.name, focus && true, focus && false]);
      }).toPass({ timeout: 2000 });
      if (!(await readFocus(page))) break;
      isWideRow ||= await page.evaluate(() => {
        const row = document.activeElement?.closest('nav, ul, [role=group]');
        return Boolean(row && [row, row.parentElement].some((box) => box && box.scrollWidth > box.clientWidth + 1));
      });
    }
    expect(isWideRow, 'a row that scrolls sideways').toBe(true);
  });
}
