import { sections } from '../../apps/site/app/site-map.ts';
import { scrollHydrated } from '../setup/hydrated.ts';
import { holdRequests } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { settle, turnWheel } from '../setup/moments.ts';

test('the footer has the links of every section, codes, hotlines, apps, filings, address and phone', async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.locator('footer');
  for (const { screens } of sections.filter((section) => section.topNav)) {
    for (const { path, title } of screens) {
      await expect(
        footer
          .locator(`nav a[href="${path}"]`)
          .getByText(title, { exact: true })
          .or(footer.locator(`nav a[href="${path}"]`))
          .first(),
      ).toBeVisible();
    }
  }
  await expect(footer.getByRole('link', { name: '12398 专栏' })).toHaveAttribute('href', '/other_announcement/intro');
  await expect(footer.getByRole('link', { name: '法律声明' })).toHaveAttribute('href', '/legal_statement');
  const codes = footer.locator('figure img');
  await expect(codes).toHaveCount(2);
  for (const code of await codes.all()) {
    await scrollHydrated(code);
    await expect(code).toBeVisible();
    await expect.poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  for (const [label, href] of [
    ['网上营业厅', 'https://example.invalid/hall'],
    ['移动客户端', 'https://example.invalid/app'],
  ] as const) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(3);
  await expect(footer.getByRole('link', { name: /ICP备/ })).toHaveAttribute('href', /beian\.miit\.gov\.cn/);
  await expect(footer.getByRole('link', { name: /公网安备/ })).toHaveAttribute('href', /beian\.mps\.gov\.cn/);
  await expect(footer).toContainText('地址：');
  await expect(footer).toContainText('电话：');
});

test('the licence opens as a dialog over a page that stays where it is', async ({ page }) => {
  await page.goto('/home');
  const opener = page.locator('footer').getByRole('button', { name: '营业执照' });
  await scrollHydrated(opener);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /营业执照/ });
  await expect(dialog).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 300);
  await turnWheel(page, -900);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // A wheel that turns while the step back from the dialog is under way is lost; the next one is not.
  const turned = async () => {
    await page.mouse.wheel(0, -900);
    return page.evaluate(() => scrollY);
  };
  await expect.poll(turned).toBeLessThan(before);
});

test('a press on the licence before its code has come is not lost', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/footer-*.js');
  await page.goto('/home');
  await page.locator('footer').getByRole('button', { name: '营业执照' }).click();
  await expect(page.getByRole('dialog', { name: /营业执照/ })).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: /营业执照/ })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('blocks that sleep stay in the page when it renders again', async ({ page }) => {
  await page.goto('/home');
  const height = () => page.locator('#home-lower').evaluate((element) => (element as HTMLElement).offsetHeight);
  const before = await height();
  expect(before).toBeGreaterThan(1000);
  // A fragment is a navigation of the router, which renders the page again without hydrating anything.
  await page.evaluate(() => {
    history.pushState(null, '', '/home#main');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await settle(page);
  expect(await height()).toBe(before);
});
