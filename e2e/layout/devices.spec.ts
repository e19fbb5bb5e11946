import { scrollHydrated } from '../setup/hydrated.ts';
import { devices } from '../setup/device-table.ts';
import { expect, test } from '../setup/fixtures.ts';
import { readLayoutShift, recordLayoutShift } from '../setup/layout-shift.ts';
import { stopClock } from '../setup/moments.ts';

for (const { name, options, device, ratio, layout, root, body } of devices) {
  test.describe(name, () => {
    test.use(options);

    test(`${device}, ratio ${ratio}, layout ${layout}, root ${root} px, body ${body} px, no shift`, async ({
      page,
    }) => {
      await recordLayoutShift(page);
      await page.goto('/home');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-device', device);
      await expect(html).toHaveAttribute('data-dpr', String(ratio));
      await expect(html).toHaveAttribute('data-theme', /^(light|dark)$/);
      const measured = await page.evaluate(() => ({
        layout: document.documentElement.clientWidth,
        root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        body: Number.parseFloat(getComputedStyle(document.body).fontSize),
        viewports: document.querySelectorAll('meta[name=viewport]').length,
        isWider: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        // The root is capped on tablets: a page of 10rem would be a strip at the left.
        main: document.querySelector('main')?.getBoundingClientRect(),
      }));
      expect(measured.root).toBeCloseTo(root, 1);
      expect(measured.body).toBeCloseTo(body, 1);
      expect(measured.layout).toBe(layout);
      expect(measured.viewports).toBe(1);
      expect(measured.isWider).toBe(false);
      expect(measured.main?.left).toBe(0);
      expect(measured.main?.width).toBe(layout);
      expect(await readLayoutShift(page)).toBe(0);
    });
  });
}

const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

test.describe('after a change', () => {
  const phone = devices.find(({ name }) => name === 'Android');

  test('sizes are computed again 300 ms after the last resize, not before', async ({ page }) => {
    const began = Date.now();
    await page.clock.install({ time: began });
    await page.goto('/home');
    await page.clock.pauseAt(began + 120_000);
    const html = page.locator('html');
    const resize = async (width: number) => {
      const resized = await page.evaluateHandle(() => ({
        event: new Promise((done) => addEventListener('resize', done, { once: true })),
      }));
      await page.setViewportSize({ width, height: 900 });
      await resized.evaluate(({ event }) => event.then(() => undefined));
    };
    expect(await page.evaluate(rootSize)).toBeCloseTo(144, 1);
    await resize(1000);
    await page.clock.runFor(200);
    // Another resize begins the wait again.
    await resize(600);
    await page.clock.runFor(280);
    expect(await page.evaluate(rootSize)).toBeCloseTo(144, 1);
    await expect(html).toHaveAttribute('data-device', 'desktop');
    await expect(html).toHaveAttribute('data-layout', 'wide');
    await page.clock.runFor(40);
    expect(await page.evaluate(rootSize)).toBeCloseTo(54, 1);
    await expect(html).toHaveAttribute('data-device', 'mobile');
    await expect(html).toHaveAttribute('data-layout', 'narrow');
    await resize(1440);
    await page.clock.runFor(320);
    await expect(html).toHaveAttribute('data-device', 'desktop');
    expect(await page.evaluate(rootSize)).toBeCloseTo(144, 1);
  });

  for (const { name, width, height, layout, root } of [
    { name: 'Android', width: 915, height: 412, layout: 915, root: 54 },
    { name: 'iPhone, ratio 3', width: 844, height: 390, layout: 2532, root: 162 },
  ]) {
    test.describe(`${name}, turned`, () => {
      test.use(devices.find((device) => device.name === name)?.options ?? {});

      test('a phone that is turned is computed again once, and nothing tears', async ({ page }) => {
        await page.goto('/home');
        await page.evaluate(() => {
          document.documentElement.dataset.computed = '0';
          addEventListener('yunxia:layout', () => {
            const { dataset } = document.documentElement;
            dataset.computed = String(Number(dataset.computed) + 1);
          });
        });
        await page.setViewportSize({ width, height });
        await expect(page.locator('html')).toHaveAttribute('data-computed', '1');
        expect(await page.evaluate(rootSize)).toBeCloseTo(root, 1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(layout);
        await page.waitForTimeout(400);
        await expect(page.locator('html')).toHaveAttribute('data-computed', '1');
      });
    });
  }

  test.describe('on a phone', () => {
    test.use(phone?.options ?? {});

    test('a page that comes back from the browser’s own cache is computed again', async ({ page }) => {
      await page.goto('/home');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '20px';
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await expect.poll(() => page.evaluate(rootSize)).toBeCloseTo(41.2, 1);
    });

    test('a long paragraph is drawn no larger than a short one of the same size', async ({ page }) => {
      await page.goto('/legal_statement');
      const heights = await page.evaluate(() =>
        [4, 400].map((length) => {
          const box = document.createElement('p');
          box.textContent = '电'.repeat(length);
          document.querySelector('main')?.append(box);
          const range = document.createRange();
          range.setStart(box.firstChild ?? box, 0);
          range.setEnd(box.firstChild ?? box, 1);
          return range.getBoundingClientRect().height;
        }),
      );
      expect(heights[1]).toBe(heights[0]);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('text-size-adjust')),
      ).toBe('100%');
    });

    test('a system that enlarges the root size tears nothing: text grows, the layout keeps its width', async ({
      page,
    }) => {
      // Inside a WebView the system's font scale multiplies what is declared; the page reads it back.
      await page.addInitScript(() => {
        const real = getComputedStyle;
        window.getComputedStyle = (element, pseudo) => {
          const style = real(element, pseudo);
          if (element !== document.documentElement) return style;
          const enlarged = `${Number.parseFloat(style.fontSize) * 1.15}px`;
          return new Proxy(style, {
            get: (_, key) => (key === 'fontSize' ? enlarged : Reflect.get(style, key, style)),
          });
        };
      });
      await page.goto('/home');
      const measured = await page.evaluate(() => ({
        root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        wider: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(measured.root).toBeCloseTo(41.2, 0);
      expect(measured.wider).toBeLessThanOrEqual(0);
    });
  });
});

test.describe('a tablet that calls itself a Macintosh', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15',
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
  });

  test('is no mobile device until its window is narrow; its menus open with a tap', async ({ page }) => {
    await page.goto('/news/important');
    await expect(page.locator('html')).toHaveAttribute('data-device', 'desktop');
    const head = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '信息公开', exact: true });
    await head.tap();
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(/\/news\/important$/);
    await page.getByRole('link', { name: '停电检修公告' }).first().tap();
    await expect(page).toHaveURL(/\/overhaul$/);
    await page.setViewportSize({ width: 768, height: 820 });
    await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
  });
});

for (const { name, options, ratio } of devices.filter((device) => device.ratio > 1)) {
  test.describe(name, () => {
    test.use(options);

    test('a message is as large as text on the scaled page, and so is what a sticky header leaves above an anchor', async ({
      page,
      stub,
      problems,
    }) => {
      problems.expect(/Failed to load resource/);
      await page.clock.install();
      await page.goto('/legal_statement');
      // The message stays until it has been measured.
      await stopClock(page);
      stub.control({ endpoint: '*', fail: { status: 502 } });
      const link = page.locator('footer a[href="/news/important"]').last();
      const fold = page.locator('footer summary').filter({ hasText: '新闻中心' });
      await fold.scrollIntoViewIfNeeded();
      await fold.click();
      await scrollHydrated(link);
      await link.click();
      const toast = page.getByRole('status').getByText('网关错误');
      await expect(toast).toBeVisible();
      const size = () => toast.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      await expect.poll(size).toBeGreaterThanOrEqual(14 * ratio);
      const room = () =>
        page.evaluate(() => {
          const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
          return padding - (document.querySelector('[data-site-header]')?.getBoundingClientRect().height ?? 0);
        });
      await expect.poll(room).toBeGreaterThanOrEqual(0);
    });
  });
}
