import { expect, test } from '../setup/fixtures.ts';
import { recordPath } from '../setup/screens.ts';

const paths = ['/home', '/news/important', recordPath('/information_details'), '/information_disclosure/overhaul'];
const shown = new Map<string, string>();

// The server runs in UTC (scripts/test.ts): a page that read the machine's zone would differ, or fail to hydrate.
for (const timezoneId of ['Asia/Shanghai', 'UTC', 'America/New_York']) {
  // The one that is furthest from Beijing, and has summer time.
  const tag = timezoneId === 'America/New_York' ? [] : '@long';
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(
      'dates and times are those of Beijing, in the browser as in the served page',
      { tag },
      async ({ page, stub }) => {
        stub.setNow(Date.parse('2026-03-01T16:30:00Z'));
        for (const path of paths) {
          await page.goto(path);
          // What is left or has passed (PT…) goes on with the clock, in every zone alike.
          const times = await page
            .locator('main time:not([datetime^="PT"])')
            .evaluateAll((all) => all.map((time) => `${time.getAttribute('datetime')} ${time.textContent}`).join('\n'));
          expect(times, path).not.toBe('');
          // Still the 25th in UTC and in New York.
          if (path === '/news/important') expect(times).toContain('2026-02-26T01:00:00+08:00 2026-02-26');
          expect(times, path).toBe(shown.get(path) ?? times);
          shown.set(path, times);
        }
      },
    );
  });
}
