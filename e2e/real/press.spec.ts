import { expect, test } from '../setup/real-fixtures.ts';

for (const word of ['媒体', '记者', 'LOGO', '采访']) {
  test(`${word}: the search answers with 媒体服务`, { tag: word === '记者' ? [] : '@long' }, async ({ page }) => {
    await page.goto(`/search?key=${encodeURIComponent(word)}`);
    const ways = page.locator('main a[href="/news/press"]');
    await expect(ways.first()).toBeVisible();
    await ways.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('媒体服务');
    await expect(page.locator('main dl[aria-label=媒体联系方式]')).toContainText('000-0000-0005');
  });
}
