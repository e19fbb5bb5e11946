import { get } from 'node:http';
import { expect, test } from '../setup/fixtures.ts';
import { readLayoutShift, recordLayoutShift } from '../setup/layout-shift.ts';

// Brotli bytes that a first visit of /home may cost. A change of a number carries its reason in the change's message.
// The words of titles, which a later page of a visit needs (components/words), text in elements of its own, the words of
// failures, and a history in which Back closes what covers the page.
// The shared chunk holds what a first visit runs; what only other pages run or what comes later is not in it (vite.config.ts:
// 124,427 measured).
const maxScript = 125_000;
const maxStyle = 20 * 1024;

test('a first visit of /home stays within its budgets', async ({ page, baseURL }) => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const origins = new Set<string>();
  const fonts: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^(data|blob):/.test(url)) return;
    origins.add(new URL(url).origin);
    if (request.resourceType() === 'script') scripts.add(url);
    if (request.resourceType() === 'stylesheet') styles.add(url);
    if (request.resourceType() === 'font') fonts.push(url);
  });
  await recordLayoutShift(page);
  await page.goto('/home');
  expect(await readLayoutShift(page)).toBe(0);
  // A module that only a <link rel=modulepreload> fetches has no request type of its own.
  for (const url of await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))) {
    scripts.add(url);
  }

  expect([...origins]).toEqual([baseURL]);
  expect(fonts).toEqual([]);
  expect(await sumBrotli(scripts), 'bytes of script').toBeLessThanOrEqual(maxScript);
  expect(await sumBrotli(styles), 'bytes of CSS').toBeLessThanOrEqual(maxStyle);
  expect(scripts.size).toBeGreaterThan(0);
  expect(styles.size).toBeGreaterThan(0);
  expect(await page.context().cookies()).toEqual([]);
});

/** Bytes on the wire of these files; all but the smallest, which gain nothing, must come compressed with brotli. */
async function sumBrotli(urls: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const url of urls) sum += await brotliBytes(url);
  return sum;
}

function brotliBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        if (response.headers['content-encoding'] === 'br' || bytes < 1024) resolve(bytes);
        else reject(new Error(`${url} came without brotli`));
      });
    }).on('error', reject);
  });
}

// The first paint waits for each of them. A page of lists had six, and was 0.15 s later.
for (const [path, most] of [
  ['/home', 3],
  ['/news/important', 3],
  ['/information_disclosure/overhaul', 3],
  ['/details?id=101', 4],
  ['/contactus', 5],
  ['/investor_relations/dividend', 7],
] as const) {
  test(`${path} asks for ${most} style sheets at most`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    expect(html.match(/<link[^>]*rel="stylesheet"/g)?.length).toBeGreaterThan(0);
    expect(html.match(/<link[^>]*rel="stylesheet"/g)?.length).toBeLessThanOrEqual(most);
  });
}
