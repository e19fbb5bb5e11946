import type { Page } from '@playwright/test';
import { scrollHydrated, waitHydrated } from '../setup/hydrated.ts';
import { devices } from '../setup/device-table.ts';
import { expect, test } from '../setup/fixtures.ts';
import { settle } from '../setup/moments.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: '移动端菜单' });
const openerOf = (page: Page) => page.locator('header a[aria-label$=菜单]');
const back = (page: Page) => page.evaluate(() => history.back());
const depthOf = (page: Page) => page.evaluate(() => (history.state as { overlay?: number }).overlay ?? 0);
const forward = (page: Page) => page.evaluate(() => history.forward());

test.describe('on a phone, Back closes what covers the page', () => {
  test.use(devices.find(({ name }) => name === 'Android')?.options ?? {});

  test('Back closes the menu and stays on the page, also on the first page of a visit', async ({ page }) => {
    await page.goto('/news/important');
    await page.evaluate(() => scrollTo(0, 300));
    // The header slides in once the banner is past; the tool would scroll to a button that is not there yet.
    await expect.poll(async () => (await page.locator('header').boundingBox())?.y).toBe(0);
    await openerOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await back(page);
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/news\/important$/);
    await expect(openerOf(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    // Forward opens nothing, and leaves nothing to go back from
    await forward(page);
    await expect.poll(() => depthOf(page)).toBe(0);
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/news\/important$/);
  });

  test('a menu closed by its button or by Escape leaves nothing to go back from', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/news/important');
    for (const close of ['button', 'Escape']) {
      await openerOf(page).tap();
      await expect(menuOf(page)).toBeVisible();
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await openerOf(page).tap();
      await expect(menuOf(page)).toHaveCount(0);
      await expect.poll(() => depthOf(page)).toBe(0);
    }
    await back(page);
    await expect(page).toHaveURL(/\/about$/);
  });

  test(
    'a menu opened while the browser steps back from the one before is closed by Back as well',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/about');
      await page.goto('/news/important');
      await openerOf(page).tap();
      await page.evaluate(() => {
        const go = history.go.bind(history);
        history.go = (by) => {
          history.go = go;
          go(by);
          document.querySelector<HTMLElement>('[data-opens=menu]')?.click();
        };
      });
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toBeVisible();
      await expect.poll(() => depthOf(page)).toBe(1);
      await back(page);
      await expect(menuOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/news\/important$/);
      await expect.poll(() => depthOf(page)).toBe(0);
      await back(page);
      await expect(page).toHaveURL(/\/about$/);
    },
  );

  test('a page that is loaded again with its menu open leaves nothing to go back from', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/news/important');
    await openerOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await page.reload();
    await expect(menuOf(page)).toHaveCount(0);
    await expect.poll(() => depthOf(page)).toBe(0);
    await back(page);
    await expect(page).toHaveURL(/\/about$/);
  });

  test(
    'a page moved while the browser steps back from a closed menu stays where it was moved to',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/news/important');
      await page.evaluate(() => scrollTo(0, 100));
      await openerOf(page).tap();
      await expect(menuOf(page)).toBeVisible();
      const left = page.evaluate(
        () =>
          new Promise<void>((done) => {
            const go = history.go.bind(history);
            const look = () => {
              if ((history.state as { overlay?: number }).overlay) requestAnimationFrame(look);
              else {
                scrollTo(0, 300);
                done();
              }
            };
            history.go = (by) => {
              go(by);
              look();
            };
          }),
      );
      await page.keyboard.press('Escape');
      await left;
      await settle(page);
      expect(await page.evaluate(() => scrollY)).toBe(300);
    },
  );

  test('from a page that the menu led to, one Back returns to the page where it was opened', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/news/important');
    await openerOf(page).tap();
    await menuOf(page).getByRole('link', { name: '综合新闻' }).tap();
    await expect(page).toHaveTitle(/综合新闻/);
    await expect(menuOf(page)).toHaveCount(0);
    await waitHydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/news\/important$/);
    await expect(page).toHaveTitle(/集团要闻/);
    await expect(menuOf(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(/\/news\/comprehensive$/);
    await page.goBack();
    await expect(page).toHaveTitle(/集团要闻/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('Back closes a dialog and stays on the page', async ({ page }) => {
    await page.goto('/about');
    const url = page.url();
    const opener = page.locator('footer [aria-haspopup=dialog]').first();
    await scrollHydrated(opener);
    await opener.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await back(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(url);
    await expect(opener).toBeFocused();
  });

  test('Back closes a picture that is shown full screen', async ({ page }) => {
    await page.goto('/entering_group/honor');
    await page.locator('main a:has(img)').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await back(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/entering_group\/honor$/);
  });

  test.describe('before hydration', () => {
    test.use({ waitsHydrated: false });

    test('Back closes the menu that opened without React', async ({ page }) => {
      await page.route('**/assets/*.js', () => undefined);
      await page.goto('/news/important', { waitUntil: 'commit' });
      await openerOf(page).tap();
      await expect(menuOf(page)).toBeVisible();
      await back(page);
      await expect(menuOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/news\/important$/);
      await expect(openerOf(page)).toHaveAttribute('aria-expanded', 'false');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
});
