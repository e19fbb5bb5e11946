import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchFeed, type FetchFeedOptions } from './feed-fetch.ts';
import type { FeedSettings } from './feed-settings.ts';

let server: Server;
let port = 0;
const asked: Array<Record<string, unknown>> = [];

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    asked.push({ url, ...headers });
    if (url === '/hangs') return;
    if (url === '/moved') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else if (url === '/fault') response.writeHead(500).end();
    else if (url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    else if (url === '/large') response.writeHead(200).end(Buffer.alloc(256 * 1024 + 1));
    else if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"', 'last-modified': 'Tue, 23 Jun 2026 06:20:00 GMT' }).end('quote');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const none = { etag: '', lastModified: '' };
const settings = (path: string, isLoopback = true): FeedSettings => ({
  ...{ url: `http://127.0.0.1:${port}${path}`, headers: { authorization: 'Bearer sample' }, format: 'text' },
  ...{ code: '699116', fields: {}, delayMinutes: 15, isLoopback },
});
const options: FetchFeedOptions = {
  resolve: async (address) => [{ address, family: 4 }],
  request: request as never,
  timeout: 300,
};
const take = (path: string, tags = none) => fetchFeed(settings(path), tags, new AbortController().signal, options);

test('an answer with its tags, and nothing where nothing has changed', async () => {
  const answer = await take('/');
  expect(answer).toMatchObject({ etag: '"1"', lastModified: 'Tue, 23 Jun 2026 06:20:00 GMT' });
  expect(String(answer?.bytes)).toBe('quote');
  expect(asked.at(-1)).toMatchObject({ authorization: 'Bearer sample', 'accept-encoding': 'identity' });
  expect(await take('/', answer ?? none)).toBeNull();
  expect(asked.at(-1)).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': 'Tue, 23 Jun 2026 06:20:00 GMT',
  });
});

test.each([
  ['/moved', '行情接口答复 302'],
  ['/fault', '行情接口答复 500'],
  ['/packed', '答复是压缩的'],
  ['/large', '超过 256 KB'],
])('%s: %s', async (path, reason) => {
  await expect(take(path)).rejects.toThrow(reason);
});

test('one that does not answer is given up', async () => {
  await expect(take('/hangs')).rejects.toThrow();
});

test.each(['10.0.0.8', '127.0.0.1', '169.254.169.254', '::1', 'fd00::1'])(
  'a name that leads to %s is not asked',
  async (address) => {
    const before = asked.length;
    const feed = { ...settings('/', false), url: 'https://quote.vendor.example/' };
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address, family: address.includes(':') ? 6 : 4 },
    ];
    const asking = fetchFeed(feed, none, new AbortController().signal, { ...options, resolve });
    await expect(asking).rejects.toThrow('指向内部网络');
    expect(asked).toHaveLength(before);
  },
);

test('without the setting for tests this machine is not asked', async () => {
  await expect(fetchFeed(settings('/', false), none, new AbortController().signal, options)).rejects.toThrow('https');
});
