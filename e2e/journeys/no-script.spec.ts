import { expect, test } from '../setup/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without script one reads, navigates, pages, filters and searches', async ({ page }) => {
  await page.goto('/home');
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page).toHaveURL(/\/news\/important$/);
  await page.locator('main a[href*="page=2"]').first().click();
  await expect(page).toHaveURL(/page=2/);
  await page.locator('main a[href^="/details?id="]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main p').first()).toBeVisible();

  await page.goto('/search');
  await page.locator('main input[name=key]').fill('停电');
  await page.locator('main input[name=key]').press('Enter');
  await expect(page).toHaveURL(/key=%E5%81%9C%E7%94%B5/);
  await expect(page.locator('main a[href*="?id="]').first()).toBeVisible();

  await page.goto('/information_disclosure/overhaul');
  await page.locator('main form input[name=keyword]').first().fill('坝前');
  await page.locator('main form input[name=keyword]').first().press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(page.locator('main')).toContainText('坝前');
});

test('nothing that scripts reveal is hidden', async ({ page }) => {
  await page.goto('/home');
  const hidden = await page
    .locator('main .wow')
    .evaluateAll(
      (boxes) =>
        boxes.filter((box) => getComputedStyle(box).visibility === 'hidden' || getComputedStyle(box).opacity === '0')
          .length,
    );
  expect(hidden).toBe(0);
});

test('the desktop page is not offered where nothing could act on it, though both links stand in the page', async ({
  page,
}) => {
  await page.goto('/legal_statement');
  for (const name of ['浏览电脑版', '返回手机版']) {
    const link = page.locator('footer a[data-choose-view]', { hasText: name });
    await expect(link).toHaveCount(1);
    await expect(link).toBeHidden();
  }
});
