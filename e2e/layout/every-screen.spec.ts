import type { BrowserContext, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { colourRules, findViolations } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';
import { recordLayoutShift } from '../setup/layout-shift.ts';
import {
  badBreaks,
  brokenFigures,
  cutTexts,
  elderFaults,
  gapsAtMarks,
  missingInPrint,
  moving,
  smallTargets,
  unclearNames,
  widenText,
} from '../setup/page-checks.ts';
import { everyPlace, isLikeAnother, ownErrorPage } from '../setup/screens.ts';
import { strayMarks } from '../setup/stray-marks.ts';
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

/** Where axe looks in which theme: the first look asks everything, and the other theme colours alone. */
type Looks = Readonly<Record<number, readonly { theme: 'light' | 'dark'; rules?: readonly string[] }[]>>;

/** What one run of a screen looks at. */
interface Extent {
  readonly looks: Looks;
  /** Where text is spaced (WCAG 1.4.12). */
  readonly spaced: readonly number[];
  /** Width and size of text of the elder mode. */
  readonly elder: readonly (readonly [width: number, size: '1' | '3'])[];
  /** Where text is at 200 % by the reader's preference. */
  readonly doubled: readonly number[];
}

/** What each run of the tests looks at: a desktop and a phone, and the elder mode where it is tightest. */
const everyRun: Extent = {
  looks: { 1440: [{ theme: 'dark', rules: colourRules }], 390: [{ theme: 'light' }] },
  spaced: [320],
  elder: [
    [360, '3'],
    [1440, '3'],
  ],
  doubled: [320],
};

/** What is between them. The row of the header is narrowest at 1280; 320 is 1280 at 400 %. */
const longRun: Extent = {
  looks: { 1440: [{ theme: 'light' }], 768: [{ theme: 'light' }], 320: [{ theme: 'dark', rules: colourRules }] },
  spaced: [1280, 390],
  elder: [
    [320, '3'],
    [360, '1'],
    [412, '1'],
    [412, '3'],
    [1440, '1'],
  ],
  doubled: [1440, 390],
};

// 320 is 1280 at 400 %, 768 lies above 1440 at 200 % (WCAG 1.4.4, 1.4.10); 3840 is the widest screen that is promised.
const widths = [1440, 3840, 1280, 1024, 768, 390, 320];
/** Where lines are read for words that are cut. */
const readWidths: readonly number[] = [1440, 768, 390, 320];

test.describe.configure({ mode: 'parallel' });

/** Reports all that is wrong with a screen at once. */
const soft = expect.configure({ soft: true });

/** Asks what a run asks at one width: axe, and text that is spaced. */
async function lookAt(page: Page, { looks, spaced }: Extent, width: number): Promise<void> {
  for (const { theme, rules } of looks[width] ?? []) {
    await setTheme(page, theme);
    soft(await findViolations(page, { without: frame, rules }), `axe, ${theme} at ${width}`).toEqual([]);
  }
  if (!spaced.includes(width)) return;
  const undo = await widenText(page);
  await soft.poll(() => sidewaysScroll(page), `px too wide, text spaced, at ${width}`).toBeLessThanOrEqual(0);
  await soft.poll(() => cutTexts(page), `cut when text is spaced, at ${width}`).toEqual([]);
  await undo();
}

/** Asks what a run asks in the elder mode, and with text at 200 %, which ends what can be asked of the page. */
async function lookAtText(page: Page, context: BrowserContext, { elder, doubled }: Extent): Promise<void> {
  await test.step('the elder mode: text of 20 px, targets of 44 × 44, nothing wider than the window, nothing moves', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await setTheme(page, 'light');
    await applyDisplay(page, { elder: '1' });
    // the aids come with the mode
    if (await page.locator('[data-site-header]').count())
      await expect(page.getByRole('button', { name: '朗读本页' })).toBeAttached();
    for (const [width, size] of elder) {
      await setWidth(page, width, width < 769 ? 800 : 900);
      await applyDisplay(page, { size });
      const faults = await elderFaults(page);
      // at 320 seven days of a week are narrower than a finger
      if (width > 320) faults.push(...(await smallTargets(page)));
      soft(faults, `elder mode, size ${size}, at ${width}`).toEqual([]);
      // at 320 the largest text makes a figure wider than its line
      if (width > 320)
        soft(await brokenFigures(page), `figures cut in the elder mode, size ${size}, at ${width}`).toEqual([]);
      if (width === 412 && size === '3')
        soft(await findViolations(page, { without: frame }), 'axe, elder mode at 412').toEqual([]);
    }
    await applyDisplay(page, { elder: '', size: '' });
  });

  await test.step('text at 200 % by the reader’s preference', async () => {
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    // in the loaded page: it measures again with each width
    for (const width of doubled) {
      await setWidth(page, width);
      await soft.poll(() => sidewaysScroll(page), `px too wide with text at 200 %, at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}

// One load for all questions: theme, width and media change inside it, because a load costs more than a question.
for (const { name, path } of everyPlace) {
  test(
    `${name}: comes without a shift, valid HTML, no axe violation in either theme on desktop or phone, fits every width, larger text, paper and fingers`,
    {
      tag: isLikeAnother(path) ? '@long' : [],
    },
    async ({ page, context, problems }) => {
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
        // Where a slow machine paints in the middle of the foot, or of a link at the right edge, what has come of it makes
        // room for the rest: 0.016 at most with a processor that is eight times slower. What is loaded, measured or
        // decided late moves the page.
        soft(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.02);
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

      for (const width of widths) {
        await test.step(`${width} px wide`, async () => {
          await setWidth(page, width);
          await soft.poll(() => sidewaysScroll(page), `px too wide at ${width}`).toBeLessThanOrEqual(0);
          if (width === 390) await soft.poll(() => smallTargets(page), 'targets under 44 px on a phone').toEqual([]);
          if (readWidths.includes(width)) {
            soft(await badBreaks(page), `lines cut inside a word at ${width}`).toEqual([]);
            soft(await brokenFigures(page), `figures cut at the end of a line at ${width}`).toEqual([]);
            soft(await strayMarks(page), `marks at the wrong end of a line at ${width}`).toEqual([]);
          }
          await lookAt(page, everyRun, width);
        });
      }

      await lookAtText(page, context, everyRun);
    },
  );

  test(
    `${name}: the same at further widths and sizes of text, and in forced colours`,
    { tag: '@long' },
    async ({ page, context, problems }) => {
      problems.expect(ownErrorPage);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await recomputeAtOnce(page);
      await page.goto(path);

      await test.step('forced colours: text keeps its contrast', async () => {
        await page.emulateMedia({ forcedColors: 'active' });
        // axe takes the fill of text for its colour. Ours has none of its own, and of the one that is inherited the browser
        // tells the value before the colours were forced.
        await page.evaluate(() => {
          const read = CSSStyleDeclaration.prototype.getPropertyValue;
          CSSStyleDeclaration.prototype.getPropertyValue = function getPropertyValue(property) {
            return read.call(this, property === '-webkit-text-fill-color' ? 'color' : property);
          };
        });
        soft(await findViolations(page, { within: 'main', rules: ['color-contrast'] }), 'in forced colours').toEqual(
          [],
        );
        await page.emulateMedia({ forcedColors: 'none' });
      });

      for (const width of widths) {
        await test.step(`${width} px wide`, async () => {
          await setWidth(page, width);
          await lookAt(page, longRun, width);
        });
      }

      await lookAtText(page, context, longRun);
    },
  );
}
