/** The pictures of README.md, from the built product with its sample content. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, test } from '../setup/real-fixtures.ts';

const folder = join(import.meta.dirname, '../../docs/images');
const QUALITY = 82;

/** A window of a page, as PNG. */
async function takeWindow(
  browser: Browser,
  url: string,
  colorScheme: 'light' | 'dark',
  window: { width: number; height: number; scale: number; isPhone?: boolean },
): Promise<Buffer> {
  const { width, height, scale, isPhone = false } = window;
  const context = await browser.newContext({
    locale: 'zh-CN',
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

test('the pictures of README.md', async ({ browser, page, site, problems }) => {
  problems.expect(/./);
  const wide = { width: 1440, height: 1000, scale: 0.75 };
  const phone = { width: 390, height: 844, scale: 2, isPhone: true };
  const home = await takeWindow(browser, `${site.url}/home`, 'light', wide);
  const phones = [
    await takeWindow(browser, `${site.url}/home`, 'light', phone),
    await takeWindow(browser, `${site.url}/information_disclosure/overhaul`, 'dark', phone),
  ];
  /** Draws pictures side by side, `height` px high, as JPEG. */
  const draw = async (name: string, pictures: readonly Buffer[], width: number, height: number): Promise<void> => {
    await page.setViewportSize({ width, height });
    const images = pictures.map(
      (picture) => `<img src="data:image/png;base64,${picture.toString('base64')}" style="height:${height}px">`,
    );
    await page.setContent(
      `<body style="margin:0;display:flex;justify-content:space-between;background:#fff">${images.join('')}</body>`,
    );
    await page.screenshot({ path: join(folder, name), type: 'jpeg', quality: QUALITY });
  };
  await draw('home.jpg', [home], 1080, 750);
  await draw('phone.jpg', phones, 718, 750);
});
