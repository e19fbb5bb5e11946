import { HtmlValidate } from 'html-validate';
import { findViolations } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { recordLayoutShift } from '../setup/layout-shift.ts';
import {
  badBreaks,
  cutTexts,
  elderFaults,
  gapsAtMarks,
  missingInPrint,
  moving,
  smallTargets,
  unclearNames,
  widenText,
} from '../setup/page-checks.ts';
import { everyPlace, ownErrorPage } from '../setup/screens.ts';
import { applyDisplay, recomputeAtOnce, setTheme, setWidth, sidewaysScroll } from '../setup/window.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Our own files come from our own server, over the connection that the page came over.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

// Header and footer are the same on every page: a11y/open-parts.spec.ts looks at them once.
const frame = ['[data-site-header]', 'footer'];

/**
 * Where axe looks in which theme: both on desktop and on phones, one where the layout is another. A theme changes
 * colours alone: in the same layout the second one is asked about those.
 */
const looks: Readonly<Record<number, readonly { theme: 'light' | 'dark'; rules?: readonly string[] }[]>> = {
  1440: [{ theme: 'light' }, { theme: 'dark', rules: ['color-contrast', 'link-in-text-block'] }],
  768: [{ theme: 'light' }],
  390: [{ theme: 'light' }],
  320: [{ theme: 'dark', rules: ['color-contrast', 'link-in-text-block'] }],
};

// 320 is 1280 at 400 %, 768 lies above 1440 at 200 % (WCAG 1.4.4, 1.4.10); 3840 is the widest screen that is promised.
const widths = [1440, 3840, 1280, 1024, 768, 390, 320];
/** Where lines are read for words that are cut. */
const readWidths: readonly number[] = [1440, 768, 390, 320];
/** Where text is spaced; the row of the header is narrowest at 1280. */
const spacedWidths: readonly number[] = [1280, 390, 320];
/** Where the elder mode is looked at, and in which sizes of text; 320 is 1280 at 400 %. */
const elderWidths = [320, 360, 412, 1440];
const elderSizes = ['1', '3'];

test.describe.configure({ mode: 'parallel' });

/** Reports all that is wrong with a screen at once. */
const soft = expect.configure({ soft: true });

// One load for all questions: theme, width and media change inside it, because a load costs more than a question.
for (const { name, path } of everyPlace) {
  test(`${name}: comes without a shift, valid HTML, no axe violation in either theme on desktop or phone, fits every width, larger text, paper, forced colours and fingers`, async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(ownErrorPage);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await recordLayoutShift(page);
    await recomputeAtOnce(page);
    const response = await page.goto(path);

    await test.step('the served HTML is valid', async () => {
      const html = (await response?.text()) ?? '';
      const { results } = await validator.validateString(html, path);
      const faults = results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, column }) => `${ruleId}: ${message} in ${html.slice(column - 1, column + 120)}`,
        ),
      );
      soft(faults, 'the served HTML').toEqual([]);
    });

    await test.step('nothing has shifted', async () => {
      // Where a slow machine paints between the icon and the words of a link at the right edge, the link grows to the
      // left: 0.0008 at most. What is loaded, measured or decided late moves more than one link.
      soft(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.002);
    });

    await test.step('marks stand at their words, and no heading is called sample data', async () => {
      soft(await gapsAtMarks(page), 'gaps before marks').toEqual([]);
      soft(await unclearNames(page), 'names').toEqual([]);
    });

    await test.step('reduced motion: nothing moves', async () => {
      soft(await moving(page), 'moves').toEqual([]);
    });

    await test.step('paper: complete and light, whatever the theme', async () => {
      await setTheme(page, 'dark');
      await page.emulateMedia({ media: 'print' });
      soft(await missingInPrint(page), 'on paper').toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('forced colours: text keeps its contrast', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      soft(await findViolations(page, { within: 'main', rules: ['color-contrast'] }), 'in forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    for (const width of widths) {
      await test.step(`${width} px wide`, async () => {
        await setWidth(page, width);
        await soft.poll(() => sidewaysScroll(page), `px too wide at ${width}`).toBeLessThanOrEqual(0);
        if (width === 390) await soft.poll(() => smallTargets(page), 'targets under 44 px on a phone').toEqual([]);
        for (const { theme, rules } of looks[width] ?? []) {
          await setTheme(page, theme);
          soft(await findViolations(page, { without: frame, rules }), `axe, ${theme} at ${width}`).toEqual([]);
        }
        if (readWidths.includes(width)) soft(await badBreaks(page), `lines cut inside a word at ${width}`).toEqual([]);
        if (spacedWidths.includes(width)) {
          // Spacing of text as WCAG 1.4.12.
          const undo = await widenText(page);
          await soft.poll(() => sidewaysScroll(page), `px too wide, text spaced, at ${width}`).toBeLessThanOrEqual(0);
          await soft.poll(() => cutTexts(page), `cut when text is spaced, at ${width}`).toEqual([]);
          await undo();
        }
      });
    }

    await test.step('the elder mode: text of 20 px, targets of 44 × 44, nothing wider than the window, nothing moves', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await setTheme(page, 'light');
      await applyDisplay(page, { elder: '1' });
      // the aids come with the mode
      if (await page.locator('[data-site-header]').count())
        await expect(page.getByRole('button', { name: '朗读本页' })).toBeAttached();
      for (const width of elderWidths) {
        await setWidth(page, width, width < 769 ? 800 : 900);
        // 320 is asked with the largest text alone
        for (const size of width === 320 ? ['3'] : elderSizes) {
          await applyDisplay(page, { size });
          const faults = await elderFaults(page);
          // there seven days of a week are narrower than a finger
          if (width > 320) faults.push(...(await smallTargets(page)));
          soft(faults, `elder mode, size ${size}, at ${width}`).toEqual([]);
          if (width === 412 && size === '1')
            soft(await findViolations(page, { without: frame }), 'axe, elder mode at 412').toEqual([]);
        }
      }
      await applyDisplay(page, { elder: '', size: '' });
    });

    await test.step('text at 200 % by the reader’s preference', async () => {
      const browser = await context.newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      // in the loaded page: it measures again with each width
      for (const width of [1440, 390, 320]) {
        await setWidth(page, width);
        await soft
          .poll(() => sidewaysScroll(page), `px too wide with text at 200 %, at ${width}`)
          .toBeLessThanOrEqual(0);
      }
    });
  });
}
