import { startStubServer } from '@yunxia/contract/testing';
import { findFreePort, releasePort } from '../setup/free-port.ts';
import { expect, test, withSite } from '../setup/fixtures.ts';

const secret = 'a secret of thirty-two characters';

test('a cached page runs under its own policy, whatever its query, and is served with its time while the content server is down', async ({
  page,
  problems,
}, { parallelIndex }) => {
  problems.expect(/request to another origin/, /Failed to load resource/);
  const port = await findFreePort(parallelIndex);
  const stub = await startStubServer({ port });
  await withSite(
    stub.url,
    parallelIndex,
    async (site) => {
      const list = `${site.url}/information_disclosure/overhaul`;
      const outcome = async (address: string): Promise<string> =>
        (await page.goto(address))?.headers()['cache-status'] ?? 'not kept';
      expect(await outcome(list)).toBe('site; fwd=miss');
      await expect.poll(() => outcome(`${list}?utm_source=poster&from=singlemessage`)).toBe('site; hit');
      // Its scripts run: the browser's own navigation, without a document.
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.locator('main a[href^="/information_details?id="]').first().click();
      await expect(page).toHaveURL(/\/information_details\?id=\d+$/);
      await expect(page.getByRole('region', { name: '当前状态' })).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

      // what the page shows has changed, and the content server is gone before it is rendered again
      await stub.change(['notices', 'notices/overhaul']);
      await stub.close();
      await page.goto(list);
      await expect(page.getByText(/暂时无法更新，本页内容截至 \d{4}-\d\d-\d\d \d\d:\d\d（北京时间）/)).toBeVisible();
      await expect(page.locator('main a[href^="/information_details?id="]').first()).toBeVisible();
    },
    { CACHE_SECONDS: '60', PUBLISH_SECRET: secret },
  );
  releasePort(port);
});
