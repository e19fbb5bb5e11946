import { expect, test } from '../setup/fixtures.ts';

/** The first and the last of them. */
const first = 'biz-electric';
const last = 'party-strip';

test.describe('the drawings below the first screen of /home', () => {
  test('are not in the HTML; each is fetched when it comes near the window', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const name = /\/assets\/((?:biz|party|motif)[\w-]*?)-[\w-]{8}\.svg/.exec(request.url())?.[1];
      if (name !== undefined) fetched.push(name);
    });
    const html = await (await page.request.get('/home')).text();
    expect(html.match(/viewBox="0 0 (?:600 360|1440 260|1440 160)"/g)).toBeNull();

    await page.goto('/home');
    const tiles = page.locator('ul.wow > li').filter({ has: page.locator('[href^="/group_business/"]') });
    await expect(tiles).toHaveCount(7);
    await tiles.first().scrollIntoViewIfNeeded();
    await expect(tiles.first().locator('span > svg[viewBox="0 0 600 360"]')).toBeVisible();
    expect(fetched).toContain(first);
    expect(fetched).not.toContain(last);

    await page.locator('#home-party').scrollIntoViewIfNeeded();
    await expect(page.locator('section.party svg[viewBox="0 0 1440 260"]')).toBeVisible();
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  test('are left alone when the page renders again', async ({ page }) => {
    await page.goto('/home');
    await page.locator('#home-party').scrollIntoViewIfNeeded();
    const drawing = page.locator('section.party svg[viewBox="0 0 1440 260"]');
    await drawing.evaluate((element) => element.setAttribute('data-same', ''));
    await page.getByRole('textbox', { name: '村、社区、街道或小区' }).fill('上湾村');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/\?q=/);
    await expect(page.locator('section.party svg[data-same]')).toBeAttached();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the words of the businesses stand on a plain ground', async ({ page }) => {
    await page.goto('/home');
    const tile = page.locator('ul.wow > li').filter({ hasText: '电力生产供应' });
    await expect(tile.getByRole('link')).toBeVisible();
    await expect(tile.locator('svg[viewBox="0 0 600 360"]')).toHaveCount(0);
    expect(await tile.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  });
});
