import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { recordPath } from '../setup/screens.ts';

/** Values of `break-inside` or `break-after` that paper asks for but does not get. */
const unbroken = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const check = (selector: string, property: 'breakInside' | 'breakAfter') => {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (!element.checkVisibility()) continue;
        const { [property]: value } = getComputedStyle(element);
        if (!value.startsWith('avoid'))
          wrong.push(`${element.tagName} ${element.innerText.slice(0, 20)}: ${property} ${value}`);
      }
    };
    check('footer, main dl > div, main figure, main tr', 'breakInside');
    check('main :is(h1, h2, h3, h4, dt)', 'breakAfter');
    return wrong;
  });

test('on paper the foot of the site, a label with its number and a heading with its text are not torn apart', async ({
  page,
}) => {
  for (const path of [
    '/home',
    '/entering_group/contact',
    '/investor_relations/stock',
    recordPath('/information_details'),
  ]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await unbroken(page), path).toEqual([]);
    // What a sheet of A4 holds, in px at 96 to the inch, within the margins of print.css.
    const height = await page.locator('footer').evaluate((foot) => foot.getBoundingClientRect().height);
    expect(height, `${path}: the foot fits one sheet`).toBeLessThan(1000);
    await page.emulateMedia({ media: 'screen' });
  }
});
