import { findViolations } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { everyPlace, ownErrorPage } from '../setup/screens.ts';
import { setTheme, setWidth } from '../setup/window.ts';

// Header and footer are the same on every page: open-parts.spec.ts looks at them once.
const frame = ['[data-site-header]', 'footer'];

for (const { name, path } of everyPlace) {
  test(`${name}: no violation in either theme, on desktop or phone`, async ({ page, problems }) => {
    problems.expect(ownErrorPage);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // Theme and width change inside the loaded page: a load costs more than an analysis.
    for (const width of [1440, 390]) {
      await setWidth(page, width);
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme);
        expect(await findViolations(page, { without: frame }), `${theme} at ${width}`).toEqual([]);
      }
    }
  });
}
