import { get } from 'node:http';
import { expect, test } from '../setup/fixtures.ts';

/** Bytes of a page's HTML as it is first sent, with brotli. */
const htmlBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        if (response.statusCode === 200 && response.headers['content-encoding'] === 'br') resolve(bytes);
        else reject(new Error(`${url}: ${response.statusCode}, ${response.headers['content-encoding']}`));
      });
    }).on('error', reject);
  });

// Ten packets of a new connection carry 14,336 bytes. A change of a number carries its reason in the change's message:
// the strip above the header and the elder mode's navigation take some 600 bytes of every page, and at this level a few
// bytes more or less can move the size of a page by 300.
for (const [path, most] of [
  ['/home', 24_000],
  ['/information_disclosure/overhaul', 17_000],
  ['/news/important', 14_336],
  ['/details?id=101', 14_336],
  ['/tender_procurement/tendering', 14_336],
  ['/tendering_details?id=601', 15_450],
  ['/information_details?id=301', 14_336],
  ['/group_business/electric', 14_336],
  // the groups with their counts and feeds, and the two of a correction: some 350 bytes
  ['/investor_relations/announcement', 14_700],
  // the quote, the chart of a year with its table, distributions, their days by name on phones, and their yield: some 3,700 bytes; each day
  // has another chart, and is up to 300 bytes larger or smaller
  ['/investor_relations/stock', 18_900],
  ['/human_resources/society', 14_336],
  ['/entering_group/introduction', 14_336],
  ['/entering_group/history', 14_336],
  ['/information_disclosure/proactively', 15_000],
  ['/tools', 14_900],
  // An answer with its outages, and the hits below it.
  ['/search?key=%E5%81%9C%E7%94%B5', 15_000],
] as const) {
  test(`the HTML of ${path} takes ${most} bytes at most`, async ({ baseURL }) => {
    expect(await htmlBytes(`${baseURL}${path}`)).toBeLessThanOrEqual(most);
  });
}
