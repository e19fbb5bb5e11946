/** The built site while its content server hangs, fails, or is something else altogether. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStubServer } from '@yunxia/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from './built-site.ts';
import { startStubProcess, type StubProcess } from './stub-process.ts';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const TIMEOUT_MS = 6_000;
/** Later than two seconds, earlier than the timeout of a call. */
const SOON_MS = 5_000;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  milliseconds: number;
}
const ask = async ({ origin }: BuiltSite, path: string, init: RequestInit = {}): Promise<Answer> => {
  const began = performance.now();
  const answer = await fetch(origin + path, { redirect: 'manual', ...init });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, milliseconds: performance.now() - began };
};
const post = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: '' };

describe('a content server that hangs', () => {
  const lists = ['important', 'comprehensive', 'information'];
  const pages = lists.map((list) => `/news/${list}`);
  const types = lists.map((list) => `news/${list}`);
  let stub: StubProcess;
  let site: BuiltSite;
  beforeAll(async () => {
    stub = await startStubProcess();
    site = await startBuiltSite(stub.url, {
      PUBLISH_SECRET: SECRET,
      CONTENT_TIMEOUT_MS: String(TIMEOUT_MS),
      LOG_LEVEL: 'silent',
    });
  });
  afterEach(() => stub.resume());
  afterAll(async () => {
    await site.stop();
    await stub.stop();
  });
  const keepAll = async (): Promise<void> => {
    for (const page of pages) {
      await expect.poll(async () => (await ask(site, page)).headers.get('Cache-Status')).toBe('site; hit');
    }
  };

  test('after a change holds no visitor longer than two seconds: all get the stale page', async () => {
    await keepAll();
    await stub.change(['news', ...types]);
    stub.freeze();
    const answers = await Promise.all([...pages, ...pages].map((page) => ask(site, page)));
    // and those who come later do not wait at all
    const began = performance.now();
    for (const page of [...pages, ...pages, ...pages]) answers.push(await ask(site, page));
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    for (const { status, text, milliseconds } of answers) {
      expect([status, text.includes('/details?id=')]).toEqual([200, true]);
      expect(milliseconds).toBeLessThan(SOON_MS);
    }
    stub.resume();
    await keepAll();
  });

  test('after a withdrawal never serves the old page: 503, at once for all but the first', async () => {
    await keepAll();
    await stub.change(['news', ...types], true);
    stub.freeze();
    const [first, ...others] = await Promise.all([ask(site, '/news/important'), ask(site, '/news/important')]);
    for (const { status, headers, text } of [first as Answer, ...others]) {
      expect([status, headers.get('Retry-After'), text.includes('/details?id=')]).toEqual([503, '10', false]);
      expect(text).toMatch(/href="tel:/);
    }
    const began = performance.now();
    for (const page of [...pages, '/entering_group/history', '/search?key=a', '/api/v1/news-list', '/media/a.png']) {
      expect([page, (await ask(site, page)).status >= 503]).toEqual([page, true]);
    }
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    const health = await ask(site, '/healthz');
    expect([health.status, JSON.parse(health.text)]).toMatchObject([
      200,
      { status: 'degraded', content: 'hanging', parts: { content: 'hanging', redis: 'off', disk: 'ok' } },
    ]);
    expect((await ask(site, '/readyz')).status).toBe(200);
    // back by itself
    stub.resume();
    await keepAll();
    const well = JSON.parse((await ask(site, '/healthz')).text) as object;
    expect(well).toMatchObject({ status: 'ok', content: 'up', parts: { content: 'ok' } });
  });
});

describe('whatever keeps the content from coming', () => {
  const half = '{"code":0,"msg":"成功","list":[{"id":1,"ti';
  const failures: Readonly<Record<string, object>> = {
    'a failure of the content server': { status: 500 },
    'its database away': { status: 503 },
    'a status that we do not know': { status: 599 },
    'no answer': { hangUp: true },
    'a page of something else': { status: 200, body: '<!doctype html><title>Welcome to nginx!</title>' },
    'an error page of something else': { status: 500, body: '<!doctype html><title>500</title>' },
    'half an answer': { status: 200, body: half },
    'a list without its list': { status: 200, body: '{"code":0,"msg":"成功"}' },
  };
  let stub: Awaited<ReturnType<typeof startStubServer>>;
  let sites: BuiltSite[] = [];
  beforeAll(async () => {
    stub = await startStubServer();
    sites = await Promise.all([
      startBuiltSite(stub.url, { LOG_LEVEL: 'silent' }),
      startBuiltSite(stub.url, { LOG_LEVEL: 'silent', CACHE_SECONDS: '0' }),
    ]);
  });
  afterEach(() => stub.reset());
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await stub.close();
  });

  test.each(Object.entries(failures))('%s: 503 that says when to come again, and whom to call', async (_, fail) => {
    stub.control({ endpoint: '*', fail });
    for (const site of sites) {
      for (const page of ['/news/important', '/details?id=1', '/information_disclosure/overhaul', '/search?key=a']) {
        const { status, headers, text } = await ask(site, page);
        expect([page, status, headers.get('Retry-After')]).toEqual([page, 503, '10']);
        expect(text).toMatch(/<h1[^]*href="tel:/);
      }
      const data = await ask(site, '/news/important.data');
      expect([data.status, data.headers.get('Retry-After'), data.headers.get('Cache-Control')]).toEqual([
        503,
        '10',
        'no-store',
      ]);
      for (const path of [
        '/feeds/outages.ics',
        '/feeds/tenders.ics',
        '/sitemap.xml',
        '/sitemaps/news-important-1.xml',
      ]) {
        const { status, headers } = await ask(site, path);
        expect([path, status, Number(headers.get('Retry-After')) > 0]).toEqual([path, 503, true]);
      }
    }
  });

  test.each(Object.entries(failures).slice(0, -1))('%s: calls get an envelope, mirrors 503', async (_, fail) => {
    stub.control({ endpoint: '*', fail });
    for (const site of sites) {
      for (const name of ['news-list', 'search-list?key=a', 'nonsense-list']) {
        const alias = await ask(site, `/api/v1/${name}`);
        expect([name, alias.status, alias.headers.get('Retry-After'), JSON.parse(alias.text)]).toEqual([
          name,
          503,
          '10',
          { code: 503, msg: '服务不可用' },
        ]);
        const call = await ask(site, `/api/v1/${name.split('?', 1)[0]}`, post);
        expect([call.status >= 500, call.headers.get('Retry-After'), JSON.parse(call.text)]).toMatchObject([
          true,
          '10',
          { code: expect.any(Number), msg: expect.any(String) },
        ]);
      }
    }
  });

  test('the data of a page is stored in no cache', async () => {
    for (const site of sites) {
      for (const path of ['/home.data?q=1', '/home.data', '/nowhere.data', '/details.data?id=424242']) {
        expect([path, (await ask(site, path)).headers.get('Cache-Control')]).toEqual([path, 'no-store']);
      }
    }
  });
});

test('an answer that trickles, or never ends, is given up in bounded time and memory', async () => {
  const trickling = createServer((request, response) => {
    response.on('error', () => undefined);
    response.writeHead(200, { 'Content-Type': 'application/json' });
    if (request.url?.endsWith('history-list')) {
      const pour = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(1_000_000, 32), () => setImmediate(pour));
      };
      pour();
      return;
    }
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => trickling.listen(0, '127.0.0.1', resolve));
  const contentUrl = `http://127.0.0.1:${(trickling.address() as AddressInfo).port}`;
  const site = await startBuiltSite(contentUrl, { CONTENT_TIMEOUT_MS: '1000', LOG_LEVEL: 'silent' });
  const before = site.memory();
  expect((await ask(site, '/api/v1/news-list', post)).status).toBe(504);
  expect((await ask(site, '/news/important')).status).toBe(503);
  expect((await ask(site, '/api/v1/history-list', post)).status).toBeGreaterThanOrEqual(502);
  expect(site.memory() - before).toBeLessThan(200_000_000);
  expect((await ask(site, '/healthz')).status).toBe(200);
  await site.stop();
  trickling.closeAllConnections();
  trickling.close();
});
