/** The server over a stub content server, with a rendering of a few lines: cache keys, hits, invalidation. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startStubServer, type StubServer } from '@yunxia/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import type { Render, SiteBuild } from '../../app/render/render-input.ts';
import type { Site } from '../site.ts';

const SECRET = 'a secret of thirty-two characters';
let rendered: string[] = [];

/** A rendering that shows what it was given and the first article, or fails on command. */
const render: Render = async (request, { fetch, downSince }) => {
  const url = new URL(request.url);
  // as the frame does, whose loader may finish before the others' calls fail
  const state = downSince() === null ? 'content is up' : 'content is down';
  rendered.push(url.pathname + url.search);
  const nonce = Buffer.from(String(rendered.length)).toString('base64');
  const body = new URLSearchParams({ type: 'important' });
  const answer = await fetch(`${stub.base}/news-list`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }).catch(() => undefined);
  if (!answer?.ok) return new Response('no page', { status: 503, headers: { 'Content-Type': 'text/html' } });
  const { list } = JSON.parse(await answer.text()) as { list: Array<{ title: string }> };
  const seen = JSON.stringify(Object.fromEntries(request.headers));
  return new Response(
    `<script nonce="${nonce}">go()</script><p>${url.href} ${list[0]?.title} ${seen} ${state}</p>${'x'.repeat(2000)}`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `script-src 'self' 'nonce-${nonce}'`,
        'Cache-Control': 'private, no-cache',
        'CDN-Cache-Control': 'no-store',
      },
    },
  );
};

let stub: StubServer;
let site: Site;
let port: number;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yunxia-kept-'));
  stub = await startStubServer();
  const { createSite } = await import('../site.ts');
  const config = parseConfig({ CONTENT_URL: stub.url, DATA_DIR: folder, METRICS_PORT: '0', PUBLISH_SECRET: SECRET });
  site = createSite(config, { render, build: { routes: {} } } as unknown as SiteBuild, folder);
  await new Promise<void>((resolve) => {
    site.server.listen(0, '127.0.0.1', resolve);
  });
  port = (site.server.address() as AddressInfo).port;
  // it reads the log: its first answer has dropped what there was
  await stub.change(['none']);
});
afterAll(async () => {
  site.server.closeAllConnections();
  site.server.close();
  site.close();
  await stub.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  rendered = [];
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}
const ask = (
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'];
        const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: bytes.length > 0 ? text.toString() : '',
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });

test('a page is rendered once for a hundred concurrent requests, whatever query they add', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      ask(`/news/important?utm_source=${at}&page=1`, { headers: { Cookie: `visitor=${at}` } }),
    ),
  );
  expect(rendered).toEqual(['/news/important']);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.text).not.toMatch(/utm_source|visitor|nonce/);
  expect(answers[0]?.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
});

test('shared caches may store a page for every visitor: it varies by encoding alone, and does not age on the way', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await ask(path, {
      headers: { Cookie: 'yunxia-device=desktop', 'User-Agent': 'iPhone Mobile' },
    });
    return [headers['cache-control'], headers['cdn-cache-control'], headers.vary, headers.age];
  };
  const shared = 'public, max-age=0, s-maxage=1';
  for (let times = 0; times < 2; times += 1) {
    expect(await headersOf('/news/important')).toEqual([
      shared,
      'max-age=60, stale-while-revalidate=60, stale-if-error=86400',
      'Accept-Encoding',
      undefined,
    ]);
    expect(await headersOf('/information_disclosure/overhaul')).toEqual([
      shared,
      'max-age=5, stale-while-revalidate=10, stale-if-error=600',
      'Accept-Encoding',
      undefined,
    ]);
  }
  const { headers: known } = await ask('/news/important', { headers: { 'If-None-Match': '*' } });
  expect([known['cache-control'], known.vary]).toEqual([shared, 'Accept-Encoding']);
});

test.each(['/search?key=x', '/news/important?year=2024&year=2025', '/about', '/home?q=x'])(
  '%s is stored by no shared cache: it bears a nonce',
  async (path) => {
    const { headers, text } = await ask(path);
    expect(text).toContain('nonce=');
    expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual(['private, no-cache', 'no-store']);
  },
);

test('each encoding has its own tag, and a request with any of them gets 304', async () => {
  const encodings = ['', 'gzip', 'br, gzip'];
  const answers = await Promise.all(
    encodings.map((encoding) => ask('/news/important', { headers: { 'Accept-Encoding': encoding } })),
  );
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const tags = answers.map(({ headers }) => String(headers.etag));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) {
    const again = await ask('/news/important', {
      headers: { 'If-None-Match': `"other", ${tag}`, 'Accept-Encoding': 'br' },
    });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag]);
  }
  expect((await ask('/news/important', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  const head = await ask('/news/important', { method: 'HEAD' });
  expect([head.status, head.text, Number(head.headers['content-length']) > 2000]).toEqual([200, '', true]);
});

test('another Host gets a page of its own, which is not cached', async () => {
  const other = await ask('/news/important', { headers: { Host: 'evil.test' } });
  expect(other.text).toContain('http://evil.test/');
  expect(other.headers['cache-status']).toBeUndefined();
  expect((await ask('/news/important')).text).not.toContain('evil.test');
});

test('every answer has a request id, a new one or the one in the request', async () => {
  const given = await ask('/news/important', { headers: { 'X-Request-Id': 'given-by-a-proxy' } });
  expect(given.headers['x-request-id']).toBe('given-by-a-proxy');
  for (const id of ['short', 'with spaces in it', 'x'.repeat(99)]) {
    const { headers } = await ask('/nope', { headers: { 'X-Request-Id': id } });
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  }
});

test('a change invalidates what it touches, and only that; each page names what it shows', async () => {
  const { headers } = await ask('/news/important');
  expect(headers['cache-tag']).toBe('news/important');
  rendered = [];
  await stub.change(['recruits']);
  await stub.change(['news', 'news/comprehensive', 'news:3']);
  await ask('/news/important');
  expect(rendered).toEqual([]);
  await stub.change(['news', 'news/comprehensive', 'news/important', 'news:3']);
  expect((await ask('/news/important')).headers['cache-status']).toBe('site; fwd=miss');
  expect((await ask('/news/important')).headers['cache-status']).toBe('site; hit');
});

test('a log with a new epoch invalidates everything', async () => {
  await ask('/news/important');
  stub.changeLog.restart();
  await expect.poll(async () => (await ask('/news/important')).headers['cache-status']).toBe('site; fwd=miss');
});

test('a change shows within a second', async () => {
  await ask('/news/important');
  const began = performance.now();
  void stub.change(['news', 'news/important', 'news:3']);
  const outcome = async () => (await ask('/news/important')).headers['cache-status'];
  await expect.poll(outcome, { interval: 10 }).toBe('site; fwd=miss');
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('a call and its GET alias come from one cached answer', async () => {
  const calls = stub.calls('news-list');
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const posted = await ask('/api/v1/news-list', { method: 'POST', headers: form, body: 'type=information&junk=1' });
  const alias = await ask('/api/v1/news-list?junk=2&type=information&limit=10');
  expect(alias.text).toBe(posted.text);
  expect(stub.calls('news-list') - calls).toBe(1);
  expect([posted.headers['cache-control'], alias.headers['cache-control']]).toEqual(['no-store', 'public, max-age=10']);
  const again = await ask('/api/v1/news-list?type=information', {
    headers: { 'If-None-Match': String(alias.headers.etag) },
  });
  expect(again.status).toBe(304);
});

test('no downstream cache stores a GET alias longer than the site does: a withdrawn record is not suggested', async () => {
  const { status, headers } = await ask('/api/v1/suggest-list?key=%E5%81%9C%E7%94%B5');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=1']);
});

test('an absent record, an invalid request and a search are not cached as answers', async () => {
  expect((await ask('/api/v1/news-info?id=424242')).headers['cache-control']).toBe('no-store');
  expect((await ask('/api/v1/news-list?type=nonsense')).status).toBe(400);
  const calls = stub.calls('search-list');
  await ask('/api/v1/search-list?key=%E5%81%9C%E7%94%B5');
  const { headers } = await ask('/api/v1/search-list?key=%E5%81%9C%E7%94%B5');
  expect([headers['cache-control'], stub.calls('search-list') - calls]).toEqual(['no-store', 2]);
});

test('with a failing content server: cached pages stay up, others are 503, and it recovers', async () => {
  await ask('/news/important');
  stub.control({ endpoint: '*', fail: { status: 503 } });
  await stub.change(['news', 'news/important']);
  const kept = await ask('/news/important');
  expect([kept.status, kept.text.includes('go()')]).toEqual([200, true]);
  // the first rendering that finds it down says so
  expect(kept.text).toContain('content is down');
  // a CDN stores it for a second, as proxies do: it would keep the degraded page over a whole one
  expect([kept.headers['cache-control'], kept.headers['cdn-cache-control']]).toEqual([
    'public, max-age=0, s-maxage=1',
    undefined,
  ]);
  expect((await ask('/api/v1/news-list?type=important')).headers['cache-status']).toBe(
    'site; hit; detail=stale-if-error',
  );
  await stub.change(['news', 'news/important'], true);
  expect((await ask('/news/important')).status).toBe(503);
  stub.reset();
  expect((await ask('/news/important')).status).toBe(200);
});

test('it is ready until it ends', async () => {
  expect((await ask('/readyz')).status).toBe(200);
  site.readiness.end();
  const ending = await ask('/readyz');
  expect([ending.status, ending.headers.connection, JSON.parse(ending.text)]).toEqual([
    503,
    'close',
    { status: 'ending' },
  ]);
  expect((await ask('/news/important')).status).toBe(200);
});
