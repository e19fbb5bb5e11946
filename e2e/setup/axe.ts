import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what the makers of axe recommend besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What to look at, and with which rules. */
export interface AxeOptions {
  /** Selector of the only part to look at. */
  within?: string;
  /** Selectors of parts to leave out. */
  without?: readonly string[];
  /** These rules alone. */
  rules?: readonly string[];
}

/** What axe has against a page as it stands now: `rule: element | element`, none when it is content. */
export async function findViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  // One frame only: the mode that opens no second page is twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (options.rules) axe.withRules([...options.rules]);
  else axe.withTags(tags);
  if (options.within) axe.include(options.within);
  for (const part of options.without ?? []) axe.exclude(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}
