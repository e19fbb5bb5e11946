import { expect, test } from '../setup/fixtures.ts';
import { devices } from '../setup/device-table.ts';
import { readLayoutShift, recordLayoutShift } from '../setup/layout-shift.ts';

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
      }));
      expect(measured.root).toBeCloseTo(root, 1);
      expect(measured.body).toBeCloseTo(body, 1);
      expect(measured.layout).toBe(layout);
      expect(measured.viewports).toBe(1);
      expect(measured.isWider).toBe(false);
      expect(await readLayoutShift(page)).toBe(0);
    });
  });
}

test('sizes are computed anew 300 ms after the last resize, not before', async ({ page }) => {
  const began = Date.now();
  await page.clock.install({ time: began });
  await page.goto('/home');
  await page.clock.pauseAt(began + 120_000);
  const root = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const resize = async (width: number) => {
    const resized = await page.evaluateHandle(() => ({
      event: new Promise((done) => addEventListener('resize', done, { once: true })),
    }));
    await page.setViewportSize({ width, height: 900 });
    await resized.evaluate(({ event }) => event.then(() => undefined));
  };
  expect(await root()).toBeCloseTo(144, 1);
  await resize(1000);
  await page.clock.runFor(280);
  expect(await root()).toBeCloseTo(144, 1);
  await page.clock.runFor(40);
  expect(await root()).toBeCloseTo(100, 1);
  await resize(600);
  await page.clock.runFor(320);
  await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
});
