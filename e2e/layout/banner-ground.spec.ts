import type { Page } from '@playwright/test';
import { sections } from '../../apps/site/app/site-map.ts';
import { worstContrasts } from '../setup/pixel-contrast.ts';
import { devices } from '../setup/device-table.ts';
import { expect, type Stub, test } from '../setup/fixtures.ts';
import { restHeader, settle } from '../setup/moments.ts';
import { setTheme, setWidth } from '../setup/window.ts';

/** One page of every kind of banner: the home page and the first page of each section that has one. */
const withBanner = [
  '/home',
  ...sections
    .filter(({ topNav, screens }) => topNav && screens.length > 0)
    .map(({ screens }) => screens[0]?.path ?? ''),
  '/other_announcement/intro',
];
/** How far the page is scrolled between two looks, in px. */
const STEP = 20;
const soft = expect.configure({ soft: true });

/** Where header and banner stand in the window, and whether the header meets a word of the banner. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('[data-site-header]')?.getBoundingClientRect();
    const banner = document.querySelector('[data-banner]');
    const words = [...(banner?.querySelectorAll('h1, p, a, button') ?? [])]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    if (!header || !banner) return undefined;
    return {
      bottom: header.bottom,
      crosses: words.some((word) => word.top < header.bottom - 1 && word.bottom > header.top + 1),
    };
  });

test.describe('the header over a banner', () => {
  test.use({ reducedMotion: 'reduce' });
  for (const path of withBanner) {
    test(
      `${path}: leaves with the banner, never meets its words, and keeps 4.5 : 1 in both themes`,
      // The first, /home, speaks for the rest in every run.
      { tag: path === withBanner[0] ? [] : '@long' },
      async ({ page }) => {
        await page.goto(path);
        await page.mouse.move(700, 600);
        const height = await page.locator('[data-banner]').evaluate((banner) => banner.getBoundingClientRect().height);
        for (let y = 0; y <= height + 44 + STEP; y += STEP) {
          await page.evaluate((to) => scrollTo(0, to), y);
          await settle(page);
          const now = await seen(page);
          soft(now?.crosses, `header and words at ${y}`).toBe(false);
          // Between its leaving and its return there is nothing to read.
          if (!now || now.bottom <= 1) continue;
          // 80 of the header below 44 of the strip
          soft(y < 124 || y > height, `a header at ${y} of ${height}`).toBe(true);
          for (const theme of ['light', 'dark'] as const) {
            await setTheme(page, theme);
            const poor = (await worstContrasts(page, '[data-site-header]')).filter(({ contrast }) => contrast < 4.5);
            soft(poor, `${theme} at ${y}`).toEqual([]);
          }
        }
      },
    );
  }

  test('on a phone: leaves with the banner and comes back opaque', async ({ page }) => {
    await page.goto('/home');
    await setWidth(page, 390, 844);
    const height = await page.locator('[data-banner]').evaluate((banner) => banner.getBoundingClientRect().height);
    const header = page.locator('[data-site-header]');
    const place = () => header.evaluate((element) => element.getBoundingClientRect().top);
    // It stands below the strip.
    const start = await place();
    await page.evaluate((y) => scrollTo(0, y), height / 2);
    await settle(page);
    expect(await place()).toBe(start - height / 2);
    await page.evaluate((y) => scrollTo(0, y), start + height + 10);
    await expect.poll(place).toBe(0);
    await page.evaluate((y) => scrollTo(0, y), height - 10);
    await expect.poll(place).toBe(start + 10 - height);
  });
});

test('focus that comes to the header while it is away brings the page to it', async ({ page }) => {
  await page.goto('/home');
  await page.evaluate(() => scrollTo(0, 400));
  await settle(page);
  const opener = page.getByRole('button', { name: '打开搜索' });
  await expect(opener).not.toBeInViewport();
  await opener.focus();
  await expect(opener).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the header that comes back past the banner shifts nothing', async ({ page }) => {
  await page.goto('/news/important');
  await page.evaluate(() => {
    const all = { shift: 0 };
    Object.assign(window, { all });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) all.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  for (const y of [300, 420, 500, 380, 200, 0]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await restHeader(page);
  }
  expect(await page.evaluate(() => (window as Window & { all?: { shift: number } }).all?.shift)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the header leaves with the banner', async ({ page }) => {
    await page.goto('/news/important');
    expect(
      await page.locator('[data-site-header]').evaluate((header) => getComputedStyle(header).position),
    ).not.toMatch(/fixed|sticky/);
  });
});

// Widths and heights of windows: the widest that is promised, laptops, tablets, phones upright and held sideways.
const windows = [
  [3840, 1600],
  [2560, 1300],
  [1920, 1080],
  [1530, 900],
  [1440, 900],
  [1280, 720],
  [1180, 820],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [667, 375],
  [390, 844],
] as const;

/** Opens /home with the drawing of the site itself, which it shows without banners of the editors. */
const openDrawing = async (page: Page, stub: Stub): Promise<void> => {
  stub.control({ endpoint: 'banner-list', useCase: 'empty' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
};

/** Reads the contrast of the banner's words from pictures of both themes. */
const lookAtWords = async (page: Page, name: string, within = '[data-banner] :is(h1, p)') => {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    const words = await worstContrasts(page, within);
    soft(
      words.filter(({ contrast }) => contrast < 4.5),
      `${name}, ${theme}`,
    ).toEqual([]);
  }
};

/** Where pictures are looked at in each run: a laptop, a phone upright and the same held sideways. */
const pictured: readonly string[] = ['1440 × 900', '390 × 844', '844 × 390'];

test('the words of /home stand on sky: on no ridge, tower or wall, in twelve windows; by pixel in both themes', async ({
  page,
  stub,
}) => {
  await openDrawing(page, stub);
  for (const [width, height] of windows) {
    await setWidth(page, width, height);
    const name = `${width} × ${height}`;
    await expect(page.locator('[data-banner] svg:visible:has([data-solid])'), name).toHaveCount(1);
    const met = await page.evaluate(() => {
      const found: string[] = [];
      for (const words of document.querySelectorAll('[data-banner] :is(h1 > span, p)')) {
        const range = document.createRange();
        range.selectNodeContents(words);
        for (const box of range.getClientRects()) {
          for (let x = box.left + 1; x < box.right; x += Math.max(4, box.width / 24)) {
            for (let y = box.top + 2; y < box.bottom; y += Math.max(3, box.height / 8)) {
              const under = document.elementsFromPoint(x, y).find((element) => element.matches('[data-solid]'));
              if (under)
                found.push(`${words.textContent} on ${under.getAttribute('href') ?? under.getAttribute('stroke')}`);
            }
          }
        }
      }
      return [...new Set(found)];
    });
    // By day the second ridge may lie under the lead where the window is low.
    soft(height <= 560 ? met.filter((one) => !/#h[wm]b/.test(one)) : met, name).toEqual([]);
    if (pictured.includes(name)) await lookAtWords(page, name);
  }
});

test('the words of /home are readable by pixel in every further window', { tag: '@long' }, async ({ page, stub }) => {
  await openDrawing(page, stub);
  for (const [width, height] of windows) {
    await setWidth(page, width, height);
    if (!pictured.includes(`${width} × ${height}`)) await lookAtWords(page, `${width} × ${height}`);
  }
});

/** Lays the drawing's own parts over the image of a section's banner: an image answers no question about its parts. */
const layParts = (page: Page) =>
  page.locator('[data-banner] > img').evaluate(
    (image) =>
      new Promise<void>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', (image as HTMLImageElement).src);
        request.responseType = 'document';
        request.addEventListener('error', reject);
        request.addEventListener('load', () => {
          const drawing = (request.responseXML as XMLDocument).documentElement;
          drawing.setAttribute('class', image.className);
          drawing.setAttribute('opacity', '0');
          image.after(drawing);
          resolve();
        });
        request.send();
      }),
  );

/** The words of a section's banner that stand on a near ridge, a line of the water or the subject. */
const wordsOnParts = (page: Page) =>
  page.evaluate(() => {
    const drawing = document.querySelector('[data-banner] > svg')?.getBoundingClientRect();
    // Pages whose list comes first have no banner on a phone.
    if (!drawing || drawing.width === 0) return [];
    const found: string[] =
      drawing.left > 0 || drawing.right < innerWidth ? ['the drawing ends before the window'] : [];
    for (const words of document.querySelectorAll('[data-banner] p')) {
      const range = document.createRange();
      range.selectNodeContents(words);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        for (let x = left + 1; x < right; x += 4) {
          for (let y = top + 2; y < bottom; y += 3) {
            const under = document.elementsFromPoint(x, y);
            if (under.some((one) => one.closest('[data-solid], .a-flow'))) found.push(words.textContent);
          }
        }
      }
    }
    return [...new Set(found)];
  });

for (const path of withBanner.slice(1)) {
  test(
    `${path}: the drawing runs from edge to edge, its words on sky, far ridge and mist, in twelve windows`,
    // One section speaks for the others in every run.
    { tag: path.startsWith('/news/') ? [] : '@long' },
    async ({ page, stub, problems }) => {
      // The policy of the page refuses the drawing's own style, which its parts do without.
      problems.expect(/Applying inline style/);
      // Without banners of the editors it is the section's own drawing that is shown.
      stub.control({ endpoint: 'banner-list', useCase: 'empty' });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await layParts(page);
      for (const [width, height] of windows) {
        await setWidth(page, width, height);
        const name = `${width} × ${height}`;
        soft(await wordsOnParts(page), name).toEqual([]);
        if (pictured.includes(name)) await lookAtWords(page, name, '[data-banner] > .wrap');
      }
    },
  );
}

test.describe('a photograph in the place of the drawing', () => {
  test.use(devices.find(({ name }) => name === 'Android')?.options ?? {});
  test('nothing lies over it, and the words stand beside it', { tag: '@long' }, async ({ page }) => {
    await page.goto('/home');
    for (const [width, height] of windows) {
      await setWidth(page, width, height);
      const at = await page.evaluate(() => {
        const picture = document.querySelector('[data-banner] > picture');
        const image = picture?.querySelector('img')?.getBoundingClientRect();
        if (!picture || !image) return undefined;
        const meets = [...document.querySelectorAll('[data-site-header], [data-banner] :is(h1, p, h1 span)')]
          .map((element) => element.getBoundingClientRect())
          .filter(
            (box) =>
              box.width > 0 && box.right > image.left + 1 && box.bottom > image.top + 1 && box.top < image.bottom,
          );
        return { veil: getComputedStyle(picture, '::after').content, meets: meets.length };
      });
      soft(at, `${width} × ${height}`).toEqual({ veil: 'none', meets: 0 });
    }
  });
});
