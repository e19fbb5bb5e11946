import { startStubServer } from '@yunxia/contract/testing';
import { scrollHydrated } from '../setup/hydrated.ts';
import { findFreePort, releasePort } from '../setup/free-port.ts';
import { expect, test, withSite } from '../setup/fixtures.ts';
import { settle } from '../setup/moments.ts';

test('the theme survives a reload, and is set before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/home');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page
    .getByRole('button', { name: /深色|暗色|夜间|主题/ })
    .first()
    .click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the search icon opens a box; Escape and leaving close and clear it, Enter searches', async ({ page }) => {
  await page.goto('/home');
  const opener = page.locator('header').getByRole('button', { name: /搜索/ }).first();
  const box = page.locator('header input[name=key]');
  await expect(box).toBeHidden();
  await opener.click();
  await expect(box).toBeFocused();
  await box.fill('停电');
  await expect(page.locator('header')).toContainText('已输入 2/100');
  await box.blur();
  await expect(box).toHaveValue('');
  await expect(box).toBeHidden();
  await opener.click();
  await box.fill('停电');
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(box).toBeHidden();
  await opener.click();
  await box.fill('C++');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?key=C%2B%2B$/);
});

test('back-top appears from 500 px, leads to outages and 12398, and back to the top', async ({ page }) => {
  await page.goto('/home');
  const top = page
    .getByRole('button', { name: /回到顶部|返回顶部/ })
    .or(page.getByRole('link', { name: /回到顶部|返回顶部/ }));
  await page.evaluate(() => scrollTo(0, 499));
  await settle(page);
  await expect(top).toBeHidden();
  await page.evaluate(() => scrollTo(0, 500));
  await expect(top).toBeVisible();
  const links = page.locator('aside[aria-label=快捷入口]').getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', '/information_disclosure/overhaul');
  await expect(links.last()).toHaveAttribute('href', '/other_announcement/intro');
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the footer opens the pdf of disclosure type 15 in a new tab', async ({ page }) => {
  await page.goto('/home');
  const link = page.locator('footer a[href*="disclosure-15"]');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the footer has no such link when type 15 has no pdf', async ({ page, problems }, { parallelIndex }) => {
  problems.expect(/request to another origin/);
  const port = await findFreePort(parallelIndex);
  const stub = await startStubServer({ port });
  stub.control({ endpoint: 'active-disclosure-type-list', useCase: 'empty' });
  await withSite(stub.url, parallelIndex, async (site) => {
    await page.goto(`${site.url}/about`);
    await expect(page.locator('footer').getByRole('button', { name: /营业执照/ })).toBeVisible();
    await expect(page.locator('footer a[href*="disclosure-15"]')).toHaveCount(0);
    // The footer's code may still be on its way when its server goes away; leave the page first.
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
  });
  await stub.close();
  releasePort(port);
});

test('the business licence opens as a dialog and closes with Escape', async ({ page }) => {
  await page.goto('/home');
  const dialog = page.getByRole('dialog');
  const opener = page.locator('footer').getByRole('button', { name: /营业执照/ });
  await scrollHydrated(opener);
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the progress bar is gone after a navigation', async ({ page }) => {
  await page.goto('/home');
  await page.locator('a[href="/news/important"]:visible').first().click();
  await expect(page).toHaveTitle(/集团要闻/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
