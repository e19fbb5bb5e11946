import { brotliCompressSync, constants } from 'node:zlib';
import { named } from '../../apps/site/app/site-map.ts';
import { expect, test } from '../setup/fixtures.ts';

/** Bytes with brotli as the site sends it. */
const compressed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/**
 * Mean size over shifts of the page by a few bytes: at this level one byte more can move a single size by 450, so that two
 * single sizes say little about what stands between them.
 */
const meanSize = (html: string): number => {
  const shifts = 32;
  let sum = 0;
  for (let shift = 0; shift < shifts; shift++)
    sum += compressed(html.replace('<head>', `<head><!--${'qjxzkvwy'.repeat(8).slice(0, 3 + shift)}-->`));
  return sum / shifts;
};

test('who does not use the elder mode receives at most 1,024 bytes of HTML for it', async ({ browser, baseURL }) => {
  // without script: the page as it was sent
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}${named.home}`);
  const whole = await page.content();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('page-top, .if-elder')) part.remove();
  });
  const plain = await page.content();
  await page.close();
  expect(plain.length).toBeLessThan(whole.length - 3_000);
  const cost = meanSize(whole) - meanSize(plain);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(1_024);
});
