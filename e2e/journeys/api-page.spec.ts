import { colourRules, findViolations } from '../setup/axe.ts';
import { expect, test } from '../setup/fixtures.ts';

test(
  'the contract is described for people, in both themes and on a phone, and its calls work',
  { tag: '@long' },
  async ({ page, request }) => {
    await page.goto('/feeds');
    await page.getByRole('link', { name: '内容接口说明' }).click();
    await expect(page).toHaveURL(/\/api\/docs$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('云峡内容接口');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // Its sections are made by one function: those of three endpoints speak for the rest.
    const without = ['main section:nth-of-type(n + 5)'];
    expect(await findViolations(page, { without })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, { without, rules: colourRules })).toEqual([]);
    const calls = await page.locator('section > pre').first().textContent();
    const mirror = /GET (\S+)/.exec(calls ?? '')?.[1] ?? '';
    expect(await (await request.get(mirror)).json()).toMatchObject({ code: 0 });
    const described = (await (await request.get('/api/openapi.json')).json()) as { paths: object };
    await expect(page.locator('main nav a')).toHaveCount(Object.keys(described.paths).length);
  },
);
