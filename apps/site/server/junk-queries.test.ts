/** Thousands of addresses that nobody asks for twice, and the pages that visitors read meanwhile. Counts, not times. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createLifetimes } from './cache/lifetimes.ts';
import { CachedPages } from './cache/cached-pages.ts';

const MAX_BYTES = 512 * 1024;
const PAGE = 'x'.repeat(5000);
const readPages = ['/news/important', '/details?id=5', '/group_business/electric', '/news/important?page=2'];

const start = () => {
  const rendered: string[] = [];
  const cached = new CachedPages({
    render: (request) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      return Promise.resolve(new Response(`<p>${search}</p>${PAGE}`, { headers: { 'Content-Type': 'text/html' } }));
    },
    lifetimes: createLifetimes(3_600_000),
    maxBytes: MAX_BYTES,
    siteUrl: 'https://www.yunxia.test',
    hosts: () => new Set(),
    siteInfoFile: '/nowhere/site-info.json',
  });
  const response = { writeHead: () => undefined, end: () => undefined } as unknown as ServerResponse;
  /** Whether the page was there; one that is not is made. */
  const ask = async (target: string): Promise<boolean> => {
    const asked = { method: 'GET', url: target, headers: {} } as IncomingMessage;
    const page = cached.pageOf(asked);
    if (!page) throw new Error(`not cached: ${target}`);
    if (cached.sendCached(page, asked, response, undefined)) return true;
    await cached.send(page, asked, response, 'an id of its own');
    return false;
  };
  return { cached, rendered, ask };
};

test.each([
  ['fields that no page reads', (at: number) => `/news/important?junk${at}=${at}&utm_source=${at}`, 10_000, false],
  ['words that nobody looked for', (at: number) => `/news/important?keyword=${at}`, 2000, true],
  ['records that are not there', (at: number) => `/details?id=${at + 1000}&x=${at}`, 2000, true],
])('%s take no more memory than there is, and no page from those who read', async (_, toJunk, count, isMade) => {
  const { cached, rendered, ask } = start();
  for (const path of readPages) await ask(path);
  rendered.length = 0;
  let hits = 0;
  let asked = 0;
  let most = 0;
  for (let at = 0; at < count; at += 1) {
    await ask(toJunk(at));
    most = Math.max(most, cached.cache.bytes);
    if (at % 20 !== 0) continue;
    for (const path of readPages) {
      asked += 1;
      if (await ask(path)) hits += 1;
    }
  }
  expect(rendered).toHaveLength(isMade ? count : 0);
  expect([hits, asked]).toEqual([count / 5, count / 5]);
  expect(most).toBeLessThanOrEqual(MAX_BYTES);
});

/** Memory in use once the garbage is gone, in megabytes. */
const liveMegabytes = (): number => {
  setFlagsFromString('--expose-gc');
  const sweep = runInNewContext('gc') as () => void;
  for (let times = 0; times < 4; times += 1) sweep();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

test('junk queries do not leak memory: after the first round it stays level', async () => {
  const { cached, ask } = start();
  let at = 0;
  const round = async (): Promise<number> => {
    for (const end = at + 3000; at < end; at += 1)
      await ask(at % 2 === 0 ? `/news/important?keyword=${at}` : `/news/important?junk${at}=${at}`);
    await new Promise((resolve) => setImmediate(resolve));
    return liveMegabytes();
  };
  await round();
  const plateau = await round();
  const rounds = [await round(), await round(), await round()];
  expect(cached.cache.evictions).toBeGreaterThan(5000);
  // 9,000 addresses: a kilobyte of each would be nine
  expect(Math.max(...rounds) - plateau).toBeLessThan(3);
}, 60_000);
