import { expect, test } from '../setup/fixtures.ts';
import { everyPath, finishedScreens, ownErrorPage } from '../setup/screens.ts';

const widths = [320, 390, 768, 1440];

for (const path of new Set([...everyPath, ...finishedScreens.map((screen) => screen.path)])) {
  test(`${path} does not scroll sideways at ${widths.join(', ')}`, async ({ page, problems }) => {
    problems.expect(ownErrorPage);
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Sizes are computed anew 300 ms after the resize (Seed §9); on a busy machine that takes its time to show.
      await page.waitForTimeout(350);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, { message: `at ${width}`, timeout: 3000 }).toBeLessThanOrEqual(0);
    }
  });
}
