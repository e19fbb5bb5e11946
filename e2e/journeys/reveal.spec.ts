import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { settle } from '../setup/moments.ts';

/** Adds boxes below everything else, as a block that comes late does. */
function addBoxes(page: Page, count: number): Promise<void> {
  return page.evaluate((number) => {
    const main = document.querySelector('main');
    for (let at = 0; at < number; at += 1) {
      const box = document.createElement('div');
      box.className = 'wow late';
      box.textContent = `第${at}块`;
      box.setAttribute('id', `late-${at}`);
      main?.append(box);
      // Tall enough that the next one is out of the window.
      for (let line = 0; line < 60; line += 1) main?.append(document.createElement('br'));
    }
  }, count);
}

test('boxes that are added later wait below the window and come when they are near, however fast one scrolls', async ({
  page,
}) => {
  await page.goto('/legal_statement');
  await addBoxes(page, 20);
  const last = page.locator('#late-19');
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await expect(last).not.toHaveClass(/animated/);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // Those that were passed too fast to be seen are shown as well.
  for (let at = 0; at < 20; at += 1) await expect(page.locator(`#late-${at}`)).toHaveClass(/animated/);
  await expect(last).toHaveCSS('opacity', '1');
});

test('a box in a panel that opens is shown without scrolling, and none in a hidden parent before its parent', async ({
  page,
}) => {
  await page.goto('/legal_statement');
  await page.evaluate(() => {
    // Element by element: the page takes no markup as a string.
    const put = (outer: string, inner: string, text: string): HTMLElement => {
      const [box, block] = [document.createElement('div'), document.createElement('div')];
      Object.assign(box, { id: outer });
      Object.assign(block, { id: inner, className: 'wow', textContent: text });
      box.append(block);
      return box;
    };
    const panel = put('panel', 'inside', '面板里');
    const veiled = put('veiled', 'child', '还看不见');
    panel.hidden = true;
    veiled.style.visibility = 'hidden';
    document.querySelector('main')?.prepend(panel, veiled);
  });
  // The helper has looked at it.
  await expect(page.locator('#child')).toHaveClass(/animated/);
  await expect(page.locator('#child')).toHaveCSS('visibility', 'hidden');
  await page.evaluate(() => document.querySelector('#panel')?.removeAttribute('hidden'));
  await expect(page.locator('#inside')).toHaveClass(/animated/);
  await expect(page.locator('#inside')).toHaveCSS('opacity', '1');
});

test('the businesses of the home page wait below the window and come into view once', async ({ page }) => {
  await page.goto('/home');
  const tiles = page.locator('#home-lower .wow').first();
  await expect(tiles).toHaveAttribute('data-reveal', 'waiting');
  await tiles.scrollIntoViewIfNeeded();
  await expect(tiles).toHaveClass(/animated/);
  await expect(tiles).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo(0, 0));
  // The helper has looked again.
  await addBoxes(page, 20);
  await expect(page.locator('#late-19')).toHaveAttribute('data-reveal', 'waiting');
  await expect(tiles).toHaveClass(/animated/);
});

test('with reduced motion nothing waits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/legal_statement');
  await addBoxes(page, 2);
  await settle(page);
  await expect(page.locator('#late-1')).not.toHaveAttribute('data-reveal', 'waiting');
  await expect(page.locator('#late-1')).toHaveCSS('opacity', '1');
});

test('before paper is printed, the pictures further down are fetched', async ({ page }) => {
  await page.goto('/details?id=101');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('img[loading=lazy]')).toHaveCount(0);
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((pictures) => pictures.every((picture) => (picture as HTMLImageElement).complete)),
    )
    .toBe(true);
});
