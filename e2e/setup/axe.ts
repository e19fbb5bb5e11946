import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { setTheme } from './window.ts';

/** WCAG 2.2 A and AA, and what the makers of axe recommend besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer another theme may change: it changes colours alone. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What to look at, and with which rules. */
export interface AxeOptions {
  /** Selector of the only part to look at. */
  within?: string;
  /** Selectors of parts to leave out. */
  without?: readonly string[];
  /** These rules alone. */
  rules?: readonly string[] | undefined;
}

/**
 * Violations that axe finds in the page as it is now: `rule: element | element`, none when it is content. A document
 * takes the code of axe once, and only what is wrong is gathered: an analysis costs a third of what it does otherwise.
 */
export async function findViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  // By the debugger, not by a script element: the page's policy forbids those.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // axe fails without its part, which may still be on its way
  if (options.within) await page.locator(options.within).first().waitFor();
  return page.evaluate(
    async ({ within, without, rules }) => {
      // During a fade no colour is the final one.
      const fades = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(fades.map(({ finished }) => finished));
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(
        { include: [[within]], exclude: without.map((part) => [part]) },
        { runOnly: rules, resultTypes: ['violations'] },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
    },
    {
      within: options.within ?? 'html',
      without: [...(options.without ?? [])],
      rules: options.rules
        ? { type: 'rule' as const, values: [...options.rules] }
        : { type: 'tag' as const, values: tags },
    },
  );
}

/**
 * What axe has against a page in the light theme and, as far as colours go, in the dark one: `theme, rule: element`. The
 * page is dark afterwards.
 */
export async function findInBothThemes(page: Page, options: Omit<AxeOptions, 'rules'> = {}): Promise<string[]> {
  await setTheme(page, 'light');
  const light = await findViolations(page, options);
  await setTheme(page, 'dark');
  const dark = await findViolations(page, { ...options, rules: colourRules });
  return [...light.map((one) => `light, ${one}`), ...dark.map((one) => `dark, ${one}`)];
}
