import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { parseProxyTrust, TRUST_NOBODY } from '@yunxia/http/client-address';
import { startStubServer, type StubServer } from '@yunxia/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApiProxy } from '../http/api-proxy.ts';
import { parseConfig } from '../../config/config.ts';
import { Readiness } from '../healthz.ts';
import { createPages } from '../pages.ts';
import { createSiteServer } from '../site-server.ts';
import { createUpstream } from '../http/upstream.ts';
import { USUAL_CONNECTION_LIMITS } from './connection-limits.ts';
import { type LimitKind, limitKindOf, USUAL_LIMITS } from '../../config/limit-kinds.ts';
import { RequestLimits } from './request-limits.ts';

let stub: StubServer;
const servers: Server[] = [];
beforeAll(async () => {
  stub = await startStubServer();
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});
afterAll(() => stub.close());

interface Start {
  perMinute?: Partial<Record<LimitKind, number>>;
  trust?: string;
  connections?: Partial<typeof USUAL_CONNECTION_LIMITS>;
}

const start = async ({ perMinute = {}, trust = 'off', connections = {} }: Start = {}): Promise<number> => {
  const limits = new RequestLimits({
    perMinute: { ...USUAL_LIMITS, ...perMinute },
    trust: parseProxyTrust(trust) ?? TRUST_NOBODY,
    siteInfoFile: '/nowhere/site-info.json',
    isShared: false,
  });
  const server = createSiteServer({
    proxy: createApiProxy(createUpstream(stub.url, 1000)),
    readiness: new Readiness(stub.url),
    assets: () => Promise.resolve(false),
    pages: createPages(() => Promise.resolve(new Response('<p>page</p>')), ''),
    limits,
    connections: { ...USUAL_CONNECTION_LIMITS, ...connections },
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}
const ask = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on('error', reject);
    request.end();
  });
const statuses = async (count: number, send: (index: number) => Promise<Answer>): Promise<number[]> => {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await send(index)).status);
  return all;
};

describe('a client over the limit', () => {
  test('gets a page in Chinese with the phones, and Retry-After', async () => {
    const port = await start({ perMinute: { page: 2 } });
    expect(await statuses(2, () => ask(port, '/nowhere'))).toEqual([200, 200]);
    const { status, headers, text } = await ask(port, '/nowhere');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).toMatch(/<h1>访问过于频繁<\/h1>[^]*请 \d+ 秒后再试[^]*停电报修：<a href="tel:[^"]+">/);
    // everything else is still there
    expect((await ask(port, '/api/v1/news-list')).status).toBe(200);
    expect((await ask(port, '/healthz')).status).toBe(200);
    expect((await ask(port, '/readyz')).status).toBe(200);
  });

  test('gets the envelope of the contract from the API', async () => {
    const port = await start({ perMinute: { api: 1, search: 1 } });
    const post = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(await statuses(2, () => ask(port, '/api/v1/news-list', post, 'POST'))).toEqual([200, 429]);
    const alias = await ask(port, '/api/v1/news-list?type=important');
    expect([alias.status, JSON.parse(alias.text)]).toEqual([
      429,
      { code: 429, msg: expect.stringMatching(/^请求过于频繁，请 \d+ 秒后再试$/) },
    ]);
    expect((await ask(port, '/api/v1/search-list?key=a')).status).toBe(200);
    expect((await ask(port, '/search?key=a')).status).toBe(429);
    expect((await ask(port, '/feeds/news.xml')).status).toBe(200);
  });

  test.each([
    ['off', 'nobody'],
    ['10.0.0.0/8', 'others'],
    ['2001:db8::/32', 'others'],
  ])('TRUST_PROXY=%s: gets no further by naming other addresses: %s are believed', async (trust) => {
    const port = await start({ perMinute: { page: 3 }, trust });
    const spoofed = (index: number): Record<string, string> => ({
      'X-Forwarded-For': `203.0.113.${index}`,
      'X-Real-IP': `203.0.113.${index}`,
      Forwarded: `for=203.0.113.${index}`,
      'CF-Connecting-IP': `203.0.113.${index}`,
    });
    expect(await statuses(5, (index) => ask(port, '/x', spoofed(index)))).toEqual([200, 200, 200, 429, 429]);
  });

  test.each(['1', '127.0.0.1', '127.0.0.0/8'])(
    'TRUST_PROXY=%s: is identified by the proxy, whatever he writes himself',
    async (trust) => {
      const port = await start({ perMinute: { page: 2 }, trust });
      const by = (client: string, index: number): Record<string, string> => ({
        'X-Forwarded-For': `198.51.100.${index}, ${client}`,
      });
      expect(await statuses(3, (index) => ask(port, '/x', by('203.0.113.1', index)))).toEqual([200, 200, 429]);
      expect(await statuses(3, (index) => ask(port, '/x', by('203.0.113.2', index)))).toEqual([200, 200, 429]);
      // one IPv6 subscriber has 2^64 addresses
      expect(await statuses(3, (index) => ask(port, '/x', by(`2001:db8:1:2::${index + 1}`, index)))).toEqual([
        200, 200, 429,
      ]);
    },
  );
});

test.each([
  ['/home', 'page'],
  ['/searching', 'page'],
  ['/search?key=x', 'search'],
  ['/api/v1/search-list?key=x', 'search'],
  ['/api/v1/news-list', 'api'],
  ['/media/a.pdf', 'media'],
  ['/feeds/outages.ics?area=1', 'feed'],
  ['/sitemaps/news.xml', 'feed'],
  ['/assets/a.js', undefined],
  ['/SEARCH/?key=x', 'search'],
  ['/search.data?key=x', 'search'],
  ['/search/_.data?key=x', 'search'],
  ['/search/.data?key=x', 'search'],
  ['/home.data', 'page'],
  ['//search', 'search'],
  ['/%73earch', 'search'],
  ['/assets/../search', 'search'],
  ['/assets/%2e%2e/home', 'page'],
  ['/FEEDS/outages.ics', 'feed'],
  ['/x%zz', 'page'],
  ['*', 'page'],
])('%s counts as %s', (target, kind) => {
  expect(limitKindOf(target)).toBe(kind);
});

/** What comes back for bytes that are sent one after the other, and that the connection ended. */
const speak = (port: number, parts: readonly string[], everyMs = 40): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    let next = 0;
    const socket = connect(port, '127.0.0.1');
    const timer = setInterval(() => {
      const part = parts[next];
      next += 1;
      if (part !== undefined && socket.writable) socket.write(part);
    }, everyMs);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(text);
    });
  });

describe('slow clients', () => {
  const quick = { headersTimeout: 200, requestTimeout: 400, keepAliveTimeout: 200, checkInterval: 50 };

  test('time out: in the header, in the body, between requests', async () => {
    const port = await start({ connections: quick });
    const drip = Array.from({ length: 500 }, (_, index) => `X-${index}: 1\r\n`);
    const body = 'POST /api/v1/news-list HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n\r\n';
    const [silent, header, slowBody, kept] = await Promise.all([
      speak(port, []),
      speak(port, ['GET /home HTTP/1.1\r\nHost: a\r\n', ...drip]),
      speak(port, [body, ...Array.from({ length: 500 }, () => 'a')]),
      speak(port, ['GET /home HTTP/1.1\r\nHost: a\r\n\r\n']),
    ]);
    expect(silent).toMatch(/^(?:HTTP\/1\.1 408 [^]*)?$/);
    expect(header).toMatch(/^HTTP\/1\.1 408 [^]*请求超时$/);
    expect(slowBody).toMatch(/^HTTP\/1\.1 408 /);
    expect(kept).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('do not block other clients', async () => {
    const port = await start({ connections: quick });
    const slow = Array.from({ length: 30 }, () => speak(port, ['GET / HTTP/1.1\r\n']));
    expect((await ask(port, '/home')).status).toBe(200);
    await Promise.all(slow);
    expect((await ask(port, '/home')).status).toBe(200);
  });
});

describe('bodies that are too large', () => {
  const huge = 'Content-Length: 9999999999\r\n\r\n';
  test.each([
    ['a call', `POST /api/v1/news-list HTTP/1.1\r\nHost: a\r\n${huge}`, '413', '"code":413'],
    ['a page', `POST /home HTTP/1.1\r\nHost: a\r\n${huge}`, '413', '请求内容过大'],
    [
      'a client that asks first',
      `POST /home HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n${huge}`,
      '413',
      '请求内容过大',
    ],
    [
      'one of unknown length',
      'POST /home HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\naaaaa\r\n',
      '405',
      '不支持的请求方法',
    ],
  ])('%s: answered before it comes, and the connection ends', async (_, bytes, status, words) => {
    const port = await start();
    const text = await speak(port, [bytes]);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toMatch(/connection: close/i);
    expect(text).toContain(words);
    expect(text).not.toContain('100 Continue');
  });

  test('a client that asks first gets 100 Continue', async () => {
    const port = await start();
    const head =
      'POST /api/v1/news-list HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\n';
    const text = await speak(port, [`${head}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`, '{}']);
    expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  });
});

test('connections over the limit are not accepted', async () => {
  const port = await start({ connections: { maxConnections: 2 } });
  const open = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(open.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  await expect(ask(port, '/home')).rejects.toThrow();
  for (const socket of open) socket.destroy();
  await expect
    .poll(async () =>
      ask(port, '/home').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});

describe('settings', () => {
  test('are optional', () => {
    expect(parseConfig({})).toMatchObject({ trust: TRUST_NOBODY, limits: USUAL_LIMITS, redisUrl: undefined });
    expect(parseConfig({ RATE_LIMITS: 'off', TRUST_PROXY: '2' })).toMatchObject({ limits: 'off', trust: { hops: 2 } });
  });
  test.each([
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY \(off、代理层数/],
    [{ RATE_LIMITS: 'many' }, /RATE_LIMITS \(off、倍数/],
    [{ REDIS_URL: 'http://user:secret@host' }, /REDIS_URL \(应以 redis:/],
  ])('%o is refused without being repeated', (env, words) => {
    expect(() => parseConfig(env)).toThrow(words);
    expect(() => parseConfig(env)).not.toThrow(/secret/);
  });
});
