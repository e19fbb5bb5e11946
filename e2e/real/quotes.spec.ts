/** Quotes of the share on both built servers: what a licence opens and closes, and a feed of delayed ones. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { findFreePort, releasePort } from '../setup/free-port.ts';
import type { Editor } from '../setup/editor.ts';
import { expect, test as base } from '../setup/real-fixtures.ts';

const path = '/investor_relations/stock';
const DAY_MS = 86_400_000;
const LICENCE = '行情使用许可〔演示〕7号';
/** Figures that stand nowhere else. */
const CLOSE = '37.41';
const PRICE = '37.93';

interface Vendor {
  file: string;
  /** What it answers; null: it cannot be reached. */
  answer: object | null;
}

const test = base.extend<object, { vendor: Vendor }>({
  filled: [false, { scope: 'worker' }],
  vendor: [
    async ({}, use, { parallelIndex }) => {
      const port = await findFreePort(parallelIndex);
      const folder = await mkdtemp(join(tmpdir(), 'yunxia-feed-'));
      const vendor: Vendor = { file: join(folder, 'feed.json'), answer: null };
      const server = createServer((request, response) => {
        if (vendor.answer === null) request.socket.destroy();
        else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(vendor.answer));
      });
      await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
      const settings = {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/quote`,
        ...{ format: 'json', code: '600116', delayMinutes: 15, volumeUnit: '手', amountUnit: '万元' },
        fields: { price: 'last', previousClose: 'pre', volume: 'vol', amount: 'money', at: 'at' },
      };
      await writeFile(vendor.file, JSON.stringify(settings));
      await use(vendor);
      server.closeAllConnections();
      server.close();
      releasePort(port);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  publishing: [
    async ({ publishing, vendor }, use) => {
      const env = { ...publishing.env, QUOTE_FEED_FILE: vendor.file, QUOTE_FEED_LOOPBACK: 'on' };
      await use({ ...publishing, env });
    },
    { scope: 'worker' },
  ],
});

/** Weekdays before today in Beijing, the newest first. */
function weekdays(count: number): string[] {
  const found: string[] = [];
  for (let at = Date.now() + 8 * 3_600_000 - DAY_MS; found.length < count; at -= DAY_MS) {
    const day = new Date(at);
    if (day.getUTCDay() % 6 !== 0) found.push(day.toISOString().slice(0, 10));
  }
  return found;
}
/** The feed's day, and the two of the file before it. */
const [newest = '', last = '', before = ''] = weekdays(3);

const headers = ({ cookie }: Editor) => ({ cookie: `${cookie.name}=${cookie.value}` });
const save = async (request: APIRequestContext, url: string, editor: Editor, data: object) => {
  const answer = await request.post(`${url}/cms/api/globals/stock-settings`, { headers: headers(editor), data });
  return { status: answer.status(), text: await answer.text() };
};

const files = [
  '/feeds/stock-history.csv',
  '/feeds/stock-history.csv?range=1m&kind=candle',
  '/feeds/stock-history.xlsx',
];
const pages = [path, `${path}.data`, `${path}?range=1m`, '/investor_relations/dividend', '/home'];

/** Everything that the public reads of quotes: pages, their data, calls, files. */
async function readAll(request: APIRequestContext): Promise<string> {
  const texts: string[] = [];
  // a connection that the server has just closed for idleness is opened again
  for (const url of [...pages, ...files]) texts.push(await (await request.get(url, { maxRetries: 2 })).text());
  for (const name of ['stock-quote', 'stock-history']) texts.push(await (await request.post(`/api/v1/${name}`)).text());
  return texts.join('\n');
}

test.beforeAll(({ editor }) =>
  editor.create('special-columns', { key: 'stock', title: '股票信息', _status: 'published' }),
);

test('the share has no figure anywhere without a licence: not before one, not after it is taken away', async ({
  request,
  content,
  editor,
}) => {
  const lines = [
    '日期,开盘价,最高价,最低价,收盘价,昨收,成交量（手）,成交额（万元）',
    `${before},37.00,37.50,36.90,37.20,37.00,12340,4590.48`,
    `${last},37.20,37.60,37.10,${CLOSE},37.20,10000,3741.00`,
  ];
  const imported = await request.post(`${content.url}/cms/api/stock-days/import`, {
    headers: { ...headers(editor), 'content-type': 'application/octet-stream', 'x-file-name': 'days.csv' },
    data: Buffer.from(lines.join('\r\n')),
  });
  expect(await imported.json()).toMatchObject({ series: 'share', taken: 2, changed: 2, faults: [] });
  expect(await readAll(request)).not.toContain(CLOSE);
  const refused = await save(request, content.url, editor, { mode: 'close', series: 'share' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('未填写行情使用许可，只显示交易所链接');
  const demo = await save(request, content.url, editor, { mode: 'close', series: 'demo' });
  expect(demo.status).toBe(400);
  expect(demo.text).toContain('本站以 SAMPLE=off 运行');

  expect((await save(request, content.url, editor, { mode: 'close', licence: LICENCE })).status).toBe(200);
  await expect.poll(() => readAll(request)).toContain(CLOSE);
  const html = await (await request.get(path, { maxRetries: 2 })).text();
  expect(html).toContain(`许可：${LICENCE}`);
  // 10,000 hands are a million shares
  expect(html).toContain('100万股');
  const etag = (await request.get(path)).headers()['etag'] ?? '';
  expect(etag).not.toBe('');

  expect((await save(request, content.url, editor, { mode: 'link', licence: '' })).status).toBe(200);
  await expect.poll(async () => (await request.get(path, { maxRetries: 2 })).text()).not.toContain(CLOSE);
  const after = await readAll(request);
  expect(after).not.toContain(CLOSE);
  expect(after).not.toContain(LICENCE);
  expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(200);
  expect((await request.get('/feeds/stock-history.csv')).status()).toBe(404);
});

test(
  'a delayed feed is shown with its time; dead, it leaves its last figures through a restart',
  { tag: '@long' },
  async ({ page, request, content, editor, vendor }) => {
    const refused = await save(request, content.url, editor, { mode: 'delayed', series: 'share', licence: '' });
    expect(refused.text).toContain('未填写行情使用许可，只显示交易所链接');
    vendor.answer = { last: Number(PRICE), pre: 37.41, vol: 12_345, money: 4682.46, at: `${newest} 15:00:00` };
    const closures = { mode: 'delayed', licence: LICENCE, sourceName: '演示行情商' };
    expect((await save(request, content.url, editor, closures)).status).toBe(200);
    await expect.poll(() => readAll(request), { timeout: 30_000 }).toContain(PRICE);
    const quote = page.getByRole('region', { name: '行情' });
    await page.goto(path);
    const [, month, day] = newest.split('-').map(Number);
    await expect(quote).toContainText(`${month}月${day}日15:00，延时15分钟`);
    await expect(quote).toContainText('来源：演示行情商');
    await expect(quote).toContainText('123万股');

    vendor.answer = null;
    await content.kill();
    await content.start();
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(quote).toContainText(PRICE);
    await expect(quote).toContainText(new RegExp(`${month}月${day}日 ?15:00`));
    await expect(quote).not.toContainText(/\b0\.00\b/);

    expect((await save(request, content.url, editor, { mode: 'link', licence: '' })).status).toBe(200);
    await expect.poll(async () => (await request.get(path, { maxRetries: 2 })).text()).not.toContain(PRICE);
    expect(await readAll(request)).not.toContain(PRICE);
  },
);
