import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../setup/fixtures.ts';
import { finishedScreens, ownErrorPage } from '../setup/screens.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Four analyses of a long page each.
test.describe.configure({ timeout: 180_000 });

for (const { name, path } of finishedScreens) {
  test(`${name}: no violation in either theme, on desktop or phone`, async ({ page, problems }) => {
    problems.expect(ownErrorPage);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(350);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
        );
        expect(found, `${theme} at ${width}`).toEqual([]);
      }
    }
  });
}
