import { findViolations } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { cutTexts, missingInPrint, moving, smallTargets, widenText } from '../setup/page-checks.ts';
import { everyPlace, ownErrorPage } from '../setup/screens.ts';
import { setTheme, setWidth, sidewaysScroll } from '../setup/window.ts';

// 320 is 1280 at 400 %, 768 lies above 1440 at 200 % (WCAG 1.4.4, 1.4.10); 3840 is the widest screen that is promised.
const widths = [3840, 1440, 1024, 768, 390, 320];

for (const { name, path } of everyPlace) {
  test(`${name}: fits every width, wider and larger text, paper, forced colours and fingers`, async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(ownErrorPage);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await setTheme(page, 'dark');

    await test.step('reduced motion: nothing moves', async () => {
      expect(await moving(page)).toEqual([]);
    });

    await test.step('paper: complete and light, whatever the theme', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await missingInPrint(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('forced colours: text keeps its contrast', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await findViolations(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('no width scrolls sideways', async () => {
      for (const width of widths) {
        await setWidth(page, width);
        expect(await sidewaysScroll(page), `at ${width}`).toBeLessThanOrEqual(0);
        if (width === 390) expect(await smallTargets(page), 'targets under 44 px on a phone').toEqual([]);
      }
    });

    await test.step('spacing of text as WCAG 1.4.12: nothing is cut', async () => {
      const undo = await widenText(page);
      for (const width of [320, 1440]) {
        await setWidth(page, width);
        expect(await sidewaysScroll(page), `at ${width}`).toBeLessThanOrEqual(0);
        expect(await cutTexts(page), `at ${width}`).toEqual([]);
      }
      await undo();
    });

    await test.step('text at 200 % by the reader’s preference', async () => {
      const browser = await context.newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.setViewportSize({ width: 320, height: 900 });
      await page.reload();
      for (const width of [320, 390, 1440]) {
        await setWidth(page, width);
        expect(await sidewaysScroll(page), `at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  });
}
