// Rules of the specification that no other file holds: those that speak of every page at once.
import { contract, type EndpointName } from '@yunxia/contract/contract';
import { home, named, sections } from '../../apps/site/app/site-map.ts';
import { holdRequests } from '../setup/calls.ts';
import { expect, test } from '../setup/fixtures.ts';
import { openFind } from '../setup/open-find.ts';
import { everyPath, everyPlace } from '../setup/screens.ts';

/** The calls that the specification lists come first in the contract; those after them are additions. */
const additions: readonly EndpointName[] = [
  'site-info',
  'outage-area-list',
  'tariff-list',
  'suggest-list',
  'stock-quote',
  'stock-history',
  'dividend-list',
  'capital-list',
  'holder-list',
  'person-list',
  'report-list',
  'figure-list',
  'ir-event-list',
];
const seedEndpoints = (Object.keys(contract) as EndpointName[]).filter((name) => !additions.includes(name));

test('Spec §2: header, routed content and footer stand round every page but the document viewer', async ({
  request,
}) => {
  // The page for times without a network is a document of its own.
  const framed = everyPlace.filter(({ path }) => path !== named.offline && path !== named.pdf);
  for (const { path } of framed) {
    const html = await (await request.get(path)).text();
    expect(html.match(/ data-site-header[=\s>]/g), path).toHaveLength(1);
    expect(html.match(/<main[\s>]/g), path).toHaveLength(1);
    const end = html.indexOf('</main>');
    // Articles have a footer of their own: the site's comes after them.
    const order = [html.indexOf(' data-site-header'), html.indexOf('<main'), end, html.indexOf('<footer', end)];
    expect(order, path).toEqual(order.toSorted((one, other) => one - other));
  }
  for (const path of [named.pdf, `${named.pdf}?id=1`]) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<main[\s>]/g), path).toHaveLength(1);
    expect(html, path).not.toMatch(/ data-site-header[=\s>]/);
    expect(html, path).not.toMatch(/<footer[\s>]/);
  }
});

test('Spec §2: each section of the header and of the footer leads to every page of it', async ({ request }) => {
  const html = await (await request.get(named.about)).text();
  const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
  const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
  for (const { path, title, screens, topNav } of [home, ...sections].map((entry) => ({
    topNav: true,
    screens: [],
    ...entry,
  }))) {
    for (const screen of topNav ? screens : []) {
      expect(header, `${title}: ${screen.title}`).toContain(`href="${screen.path}"`);
      expect(footer, `${title}: ${screen.title}`).toContain(`href="${screen.path}"`);
    }
    if (path === home.path) expect(header).toContain(`href="${path}"`);
  }
  expect(footer).toContain(`href="${named.hotline}"`);
  expect(footer).toContain(`href="${named.legal}"`);
});

test(
  'Spec §5: every text box has a maximum length and says how much is written',
  { tag: '@long' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const seen: string[] = [];
    const asked = new Set<string>();
    for (const path of everyPath) {
      // A page without a box in its HTML need not be opened, and of pages of one section with the same boxes one speaks for all.
      const html = await (await request.get(path)).text();
      const boxesOf = html.match(/<(?:input[^>]* type="(?:text|search)"|textarea)[^>]*>/g) ?? [];
      const kind = [path.split('/')[1], ...boxesOf.map((box) => box.match(/ (?:name|placeholder)="[^"]*"/g))].join(' ');
      if (boxesOf.length === 0 || asked.has(kind)) continue;
      asked.add(kind);
      await page.goto(path);
      // A form that opens on demand.
      for (const form of await page.locator('main details:not([open]):has([role=search]) > summary').all()) {
        await form.click();
      }
      const boxes = page.locator('main :is(input:not([type]), input[type=text], input[type=search], textarea):visible');
      for (let at = 0; at < (await boxes.count()); at += 1) {
        const box = boxes.nth(at);
        await box.fill('电'.repeat(1100));
        await expect.poll(async () => (await box.inputValue()).length, path).toBeLessThanOrEqual(1000);
        const { length } = await box.inputValue();
        await expect(page.locator('main').getByText(`已输入 ${length}/${length}`).first(), path).toBeVisible();
        await box.fill('');
        seen.push(path);
      }
    }
    expect(seen).toEqual(expect.arrayContaining([home.path, named.search, '/news/important', named.overhaul]));
  },
);

test.describe('before the script', () => {
  test.use({ waitsHydrated: false });

  test('Spec §5: what is typed before the script runs stays, and is counted once it does', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/news/important', { waitUntil: 'commit' });
    const box = page.locator('main input[name=keyword]');
    await openFind(page);
    await box.fill('保供');
    release();
    await expect(page.locator('main').getByText('已输入 2/')).toBeVisible();
    await expect(box).toHaveValue('保供');
  });
});

test('Spec §6: every page is public: no login, no password, no cookie', async ({ request }) => {
  for (const { path } of everyPlace) {
    const answer = await request.get(path);
    expect([401, 403], path).not.toContain(answer.status());
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
    expect(answer.headers()['www-authenticate'], path).toBeUndefined();
    expect(await answer.text(), path).not.toMatch(/type="password"/);
  }
});

test('Spec §7: the pages make every call that the specification lists', async ({ request, stub }) => {
  for (const { path } of everyPlace) await request.get(path);
  const unused = seedEndpoints.filter((name) => stub.calls(name) === 0);
  expect(unused).toEqual([]);
});

test('Spec §7: calls are form-urlencoded posts below /api', async ({ page, baseURL }) => {
  const calls: { url: string; method: string; type: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch' || !request.url().includes('/api/')) return;
    calls.push({ url: request.url(), method: request.method(), type: request.headers()['content-type'] });
  });
  await page.goto(home.path);
  for (const { path } of sections.filter(({ topNav }) => topNav).flatMap(({ screens }) => screens.slice(0, 2))) {
    // The first of them may be the name of the section, which opens its dropdown.
    const link = page.locator(`header a[href="${path}"]`).last();
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(page).toHaveURL(`${baseURL}${path}`);
  }
  await expect.poll(() => calls.length).toBeGreaterThan(15);
  for (const { url, method, type } of calls) {
    expect(url.startsWith(`${baseURL}/api/v1/`), url).toBe(true);
    expect([method, type?.split(';')[0]], url).toEqual(['POST', 'application/x-www-form-urlencoded']);
  }
});
