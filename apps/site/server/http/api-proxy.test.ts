import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TRUST_NOBODY } from '@yunxia/http/client-address';
import { startStubServer, type StubServer } from '@yunxia/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../app/render/page-policy.ts';
import { createApiProxy, isCrossOrigin, isPlainPath } from './api-proxy.ts';
import { parseConfig } from '../../config/config.ts';
import { Readiness } from '../healthz.ts';
import { RequestLimits } from '../limits/request-limits.ts';
import { createPages } from '../pages.ts';
import { createSiteServer } from '../site-server.ts';
import { createUpstream } from './upstream.ts';

const TIMEOUT_MS = 300;
const file = Buffer.from('%PDF-1.7 0123456789');

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request as it is written: paths and headers that fetch would mend. */
const ask = (
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method: options.method ?? 'GET', headers: options.headers ?? {} },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(options.body);
  });

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Answers one file with ranges, as the content server does. */
const mediaServer = createServer((request, response) => {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  response.setHeader('Content-Type', request.url?.endsWith('.svg') ? 'image/svg+xml' : 'application/pdf');
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Cache-Tag', 'media/a.pdf');
  if (request.url === '/media/none.pdf') {
    response.statusCode = 404;
    response.end('secret path /srv/data');
  } else if (range) {
    const part = file.subarray(Number(range[1]), Number(range[2]) + 1);
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${range[1]}-${range[2]}/${file.length}`);
    response.end(part);
  } else response.end(file);
});

let stub: StubServer;
let folder: string;
const servers: Server[] = [];

const startSite = async (contentUrl: string): Promise<number> => {
  const server = createSiteServer({
    proxy: createApiProxy(createUpstream(contentUrl, TIMEOUT_MS)),
    readiness: new Readiness(contentUrl),
    limits: new RequestLimits({ perMinute: 'off', trust: TRUST_NOBODY, siteInfoFile: '', isShared: false }),
    assets: () => Promise.resolve(false),
    pages: createPages(
      (request) => {
        if (request.url.endsWith('/broken')) return Promise.reject(new Error('cannot render'));
        return Promise.resolve(
          new Response('<p>page</p>', { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
        );
      },
      join(folder, 'site-info.json'),
    ),
  });
  servers.push(server);
  return listening(server);
};

let api: number;
let media: number;
let down: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yunxia-site-'));
  stub = await startStubServer();
  api = await startSite(stub.url);
  media = await startSite(`http://127.0.0.1:${await listening(mediaServer)}`);
  down = await startSite('http://127.0.0.1:1');
});
afterAll(async () => {
  for (const server of [...servers, mediaServer]) {
    server.close();
    server.closeAllConnections();
  }
  await stub.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => stub.reset());

const post = (port: number, path: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> =>
  ask(port, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

describe('POST /api/v1', () => {
  test('passes the call through and compresses the answer', async () => {
    const answer = await post(api, '/api/v1/news-list', {}, 'type=important');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 0 });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(stub.bodies('news-list')).toEqual(['type=important']);
    const packed = await post(api, '/api/v1/news-list', { 'Accept-Encoding': 'gzip, br' }, 'type=important');
    expect(packed.headers['content-encoding']).toBe('br');
  });

  test('passes failures of the content server through', async () => {
    stub.control({ endpoint: 'news-list', fail: { status: 500, code: 500, msg: '坏了' } });
    const answer = await post(api, '/api/v1/news-list');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([500, { code: 500, msg: '坏了' }]);
  });

  test('other methods are refused', async () => {
    const answer = await ask(api, '/api/v1/news-list', { method: 'PUT' });
    expect([answer.status, answer.headers.allow, JSON.parse(answer.text).code]).toEqual([405, 'GET, HEAD, POST', 405]);
  });

  test('a cross-origin request is refused', async () => {
    const crossOrigin: Array<Record<string, string>> = [
      { Origin: 'https://evil.test' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of crossOrigin) {
      expect((await post(api, '/api/v1/news-list', headers)).status).toBe(403);
    }
    expect((await post(api, '/api/v1/news-list', { Origin: `http://127.0.0.1:${api}` })).status).toBe(200);
    expect(stub.calls('news-list')).toBe(1);
  });

  test.each([
    '/api/v1/',
    '/api/v1/../cms',
    '/api/v1/a/b',
    '/api/v1/..%2fcms',
    '/api/v1/News',
    '/api/v2/news-list',
    '/api',
    '/cms/api',
  ])('%s leads nowhere', async (path) => {
    expect([404, 405]).toContain((await post(api, path)).status);
  });

  test('a body over 16 KiB is refused, announced or not', async () => {
    const body = 'x'.repeat(16 * 1024 + 1);
    expect((await post(api, '/api/v1/news-list', {}, body)).status).toBe(413);
    expect((await post(api, '/api/v1/news-list', { 'Transfer-Encoding': 'chunked' }, body)).status).toBe(413);
    expect(stub.calls('news-list')).toBe(0);
  });

  test('an unreachable content server is 502, a slow one 504', async () => {
    const away = await post(down, '/api/v1/news-list');
    expect([away.status, JSON.parse(away.text)]).toEqual([502, { code: 502, msg: '网关错误' }]);
    stub.control({ endpoint: 'news-list', delayMs: TIMEOUT_MS * 3 });
    const slow = await post(api, '/api/v1/news-list');
    expect([slow.status, JSON.parse(slow.text)]).toEqual([504, { code: 504, msg: '网关超时' }]);
  });
});

describe('GET /media', () => {
  test('streams files and ranges', async () => {
    const whole = await ask(media, '/media/a.pdf');
    expect([whole.status, whole.text, whole.headers['content-type']]).toEqual([
      200,
      file.toString(),
      'application/pdf',
    ]);
    const part = await ask(media, '/media/a.pdf', { headers: { Range: 'bytes=9-12' } });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '0123', `bytes 9-12/${file.length}`]);
    // By which a CDN purges it.
    expect(whole.headers['cache-tag']).toBe('media/a.pdf');
    const head = await ask(media, '/media/a.pdf', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  test('uploaded drawings cannot run scripts, and are no document', async () => {
    const { headers } = await ask(media, '/media/a.svg');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['content-disposition']).toBe('attachment');
    expect((await ask(media, '/media/a.pdf')).headers['content-disposition']).toBeUndefined();
  });

  test('a missing file says no more than that', async () => {
    const answer = await ask(media, '/media/none.pdf');
    expect([answer.status, answer.text.includes('/srv')]).toEqual([404, false]);
    expect((await ask(down, '/media/a.pdf')).status).toBe(502);
  });

  test('traversal is the 404 page', async () => {
    for (const path of ['/media/..%2f..%2fetc/passwd', '/media/%2e%2e%2fx', '/media/a%5c..%5cb', '/media/..']) {
      expect((await ask(media, path)).status).toBe(404);
    }
  });
});

describe('the admin and its interface', () => {
  const places = ['/admin', '/admin/login', '/cms/api/users', '/cms/api/media/1', '/publishing/changes', '/_next/x'];
  const disguises: readonly ((path: string) => string)[] = [
    (path) => path,
    (path) => `/${path}`,
    (path) => path.toUpperCase(),
    (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
    (path) => path.replaceAll('/', '%252f').replace('%252f', '/'),
    (path) => path.replaceAll('/', '\\'),
    (path) => path.replaceAll('a', '%61').replaceAll('m', '%256d'),
    (path) => `/api/v1/..${path}`,
    (path) => `/api/v1/../..${path}`,
    (path) => `/api/v1/%2e%2e/%2e%2e${path}`,
    (path) => `/api/v1/..%2f..${path}`,
    (path) => `/api/v1/news-list/../../..${path}`,
    (path) => `/api/v1/news-list;/../../..${path}`,
    (path) => `/api/v1/news-list%00/..${path}`,
    (path) => `/api${path}`,
    (path) => `/media/..${path}`,
    (path) => `/media/%2e%2e${path}`,
    (path) => `/media/..%2f..${path}`,
    (path) => `/media/%252e%252e${path}`,
    (path) => `/media/..%5c..${path}`,
    (path) => `/media/a\\..\\..${path}`,
    (path) => `/media/.%00./${path}`,
    (path) => `/assets/..${path}`,
    (path) => `http://content.test:3001${path}`,
    (path) => `${path}?/api/v1/news-list`,
    (path) => `/api/v1/news-list?/../../..${path}`,
  ];
  const seen: string[] = [];
  const spy = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.end('{}');
  });

  test.each(['GET', 'POST'])('are not reached through the site, however they are asked for: %s', async (method) => {
    const spyPort = spy.listening ? (spy.address() as AddressInfo).port : await listening(spy);
    const port = await startSite(`http://127.0.0.1:${spyPort}`);
    for (const place of places) {
      for (const disguise of disguises) {
        const path = disguise(place);
        const renamed = { Host: 'content.test', 'X-Original-URL': place, 'X-Rewrite-URL': place };
        const heads: Array<Record<string, string>> = [{}, { ...renamed, 'X-Forwarded-Host': 'content.test' }];
        for (const headers of heads) {
          // what is no request at all ends its connection
          const status = await ask(port, path, { method, headers }).then(
            (answer) => answer.status,
            () => 400,
          );
          if (path === place) expect([path, [404, 405]]).toEqual([path, expect.arrayContaining([status])]);
        }
      }
    }
    // what may reach the content server is a call by its name, or one file by its own
    for (const url of seen.splice(0)) {
      expect(url).toMatch(/^\/(?:api\/v1\/[a-z-]+|media\/[^/\\]+)$/);
      expect(decodeURIComponent(url)).not.toMatch(/\.\.|\\|%/);
    }
  });
  afterAll(() => {
    spy.close();
    spy.closeAllConnections();
  });
});

describe('every answer', () => {
  test('carries the security headers', async () => {
    for (const path of ['/nope', '/healthz', '/assets/none.js']) {
      const { headers } = await ask(api, path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
  });

  test('says whether the content server is there', async () => {
    expect(JSON.parse((await ask(api, '/healthz')).text)).toMatchObject({ status: 'ok', content: 'up' });
    const { status, text } = await ask(down, '/healthz');
    expect([status, JSON.parse(text)]).toMatchObject([200, { status: 'degraded', content: 'down' }]);
  });

  test('odd URLs are pages or bad requests, never HTTP 500', async () => {
    expect((await ask(api, '//evil.test/x')).status).toBe(404);
    expect((await ask(api, '/home%')).status).toBe(404);
    expect((await ask(api, '/x', { headers: { Host: 'a b' } })).status).toBe(400);
  });

  test.each(['/x', '/healthz', '/readyz', '/assets/none.js', '/media/a.pdf', '/sw.js'])(
    '%s is read only',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
        const { status, headers } = await ask(api, path, { method });
        expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      }
    },
  );

  test('a page that cannot be rendered still names stock code and phones', async () => {
    const answer = await ask(api, '/broken');
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('600116');
    expect(answer.text).toMatch(/服务热线：<a href="tel:[^"]+">/);
    expect(answer.text).toMatch(/停电报修：<a href="tel:[^"]+">/);
  });
});

test('requests of our own pages and of tools are not cross-origin', () => {
  expect(isCrossOrigin({ host: 'a.test' })).toBe(false);
  expect(isCrossOrigin({ host: 'a.test', origin: 'https://a.test' })).toBe(false);
  expect(isCrossOrigin({ host: 'a.test', origin: 'https://a.test:8443' })).toBe(true);
});

test('plain paths', () => {
  expect(isPlainPath('/media/%E5%B9%B4.pdf')).toBe(true);
  expect(isPlainPath('/media/%zz')).toBe(false);
});

test('the policy allows no inline script but our own', () => {
  expect(contentSecurityPolicy(["'nonce-abc'"])).toContain("script-src 'self' 'nonce-abc'");
  expect(contentSecurityPolicy()).not.toMatch(/unsafe|nonce/);
});

test('settings need no variable and name the one that is wrong', () => {
  expect(parseConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', contentUrl: 'http://127.0.0.1:3001' });
  expect(parseConfig({ CONTENT_URL: 'https://cms.test/', SITE_PORT: '' })).toMatchObject({
    port: 3000,
    contentUrl: 'https://cms.test',
  });
  expect(() => parseConfig({ SITE_PORT: 'abc' })).toThrow('SITE_PORT=abc');
  expect(() => parseConfig({ CONTENT_URL: 'cms.test/path' })).toThrow('CONTENT_URL');
});

test('a keep-alive connection that the content server closes as it is reused loses no answer', async () => {
  const used = new WeakSet<object>();
  const upstream = createServer((request, response) => {
    if (used.has(request.socket)) {
      request.socket.destroy();
      return;
    }
    used.add(request.socket);
    response.end('file');
  });
  const connections = createUpstream(`http://127.0.0.1:${await listening(upstream)}`, TIMEOUT_MS);
  const proxy = createApiProxy(connections);
  const front = createServer((request, response) => void proxy.media(request, response, request.url ?? ''));
  const port = await listening(front);
  for (const path of ['/media/a.png', '/media/b.png', '/media/c.png']) {
    expect((await ask(port, path)).status).toBe(200);
  }
  connections.close();
  for (const server of [upstream, front]) {
    server.closeAllConnections();
    server.close();
  }
});
