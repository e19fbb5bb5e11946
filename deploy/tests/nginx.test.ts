/** The shipped nginx in front of two instances of the built site, over the stub content server. */
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent } from 'node:https';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../../e2e/setup/server-process.ts';
import { freePort } from '../../scripts/free-port.ts';
import { findNginx, type Nginx, OUTAGE_PHONE, startNginx } from '../../scripts/nginx.ts';
import { gradeOf } from '../../scripts/check/observatory-rules.ts';
import { observe } from '../../scripts/check/observe.ts';
import { ADMIN, type Answered, type Asked, askThrough, here, SITE } from './ask.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148';

let nginx: Nginx;
let content: ServerProcess;
const sites: ServerProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));

beforeAll(async () => {
  const program = findNginx();
  if (!program) throw new Error('nginx is missing');
  const [contentPort, ...sitePorts] = await Promise.all([freePort(), freePort(), freePort()]);
  content = await startServer('packages/contract/scripts/serve-stub.ts', `http://127.0.0.1:${contentPort}`, {
    STUB_PORT: String(contentPort),
  });
  sites.push(
    ...(await Promise.all(
      sitePorts.map((port) =>
        startServer('apps/site/server/main.ts', `http://127.0.0.1:${port}`, {
          SITE_PORT: String(port),
          SITE_URL: `https://${SITE}`,
          CONTENT_URL: content.url,
          DATA_DIR: join(folder, String(port)),
          TRUST_PROXY: '127.0.0.1',
          RATE_LIMITS: 'off',
          METRICS_PORT: '0',
          LOG_LEVEL: 'info',
        }),
      ),
    )),
  );
  nginx = await startNginx({ program, sitePorts, contentPort, adminAddresses: ['127.0.0.1'] });
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all([...sites, content].map((server) => server?.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, asked?: Asked): Promise<Answered> => askThrough(nginx, path, asked);

const SHARED = 'public, max-age=0, s-maxage=1';

test('a page comes from the site once and then from the cache, with its headers, each of them once', async () => {
  const first = await ask('/news/important?page=1', { headers: { 'Accept-Encoding': 'br' } });
  const second = await ask('/news/important?page=1', { headers: { 'Accept-Encoding': 'br' } });
  expect([first.status, first.headers['content-encoding'], first.headers['cache-control']]).toEqual([
    200,
    'br',
    SHARED,
  ]);
  expect(first.headers['cache-status']).toMatch(/^site; .*, nginx; fwd=miss$/);
  expect(second.headers['cache-status']).toMatch(/, nginx; hit$/);
  expect(second.body.equals(first.body)).toBe(true);
  expect([second.headers['cache-control'], second.headers['cdn-cache-control'], second.headers.vary]).toEqual([
    SHARED,
    'max-age=60, stale-while-revalidate=60, stale-if-error=86400',
    'Accept-Encoding',
  ]);
  expect(second.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  for (const { names } of [first, second]) expect(names).toEqual([...new Set(names)]);
  const known = await ask('/news/important?page=1', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': String(first.headers.etag) },
  });
  expect(known.status).toBe(304);
});

test('every device and choice gets the same page from the cache; each encoding has its own', async () => {
  const plain = await ask('/entering_group/history');
  const phone = await ask('/entering_group/history', {
    headers: { 'User-Agent': PHONE, Cookie: 'yunxia-device=desktop' },
  });
  const packed = await ask('/entering_group/history', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(phone.headers['cache-status']).toMatch(/, nginx; hit$/);
  expect(phone.body.equals(plain.body)).toBe(true);
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
});

test('the page of a withdrawn record takes the place of the one before, which an error would bring back', async () => {
  const withdrawn = '/details?id=999410';
  const first = await ask(withdrawn);
  const second = await ask(withdrawn);
  expect([first.status, second.status]).toEqual([410, 410]);
  expect(second.headers['cache-status']).toMatch(/nginx; hit$/);
  expect(second.headers['cache-control']).toBe(first.headers['cache-control']);
});

test('a field that the page reads is part of the key; with any other field it is not cached', async () => {
  const all = await ask('/news/important');
  const year = await ask('/news/important?year=2024');
  expect(year.body.equals(all.body)).toBe(false);
  for (const path of ['/news/important?utm_source=x', '/news/important?year=2024&junk=1', '/home?q=x']) {
    await ask(path);
    expect([path, (await ask(path)).headers['cache-status']]).toEqual([
      path,
      expect.stringMatching(/nginx; fwd=bypass$/),
    ]);
  }
  const twice = '/news/important?year=2024&year=2025';
  await ask(twice);
  expect((await ask(twice)).headers['cache-status'] ?? '').not.toContain('hit');
});

test('what the site does not cache is not cached here: a page with a nonce, a POST', async () => {
  const [first, second] = [await ask('/search?key=x'), await ask('/search?key=x')];
  expect(first?.headers['content-security-policy']).not.toBe(second?.headers['content-security-policy']);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const posted = await ask('/api/v1/news-list', { method: 'POST', headers, body: 'page=1' });
  expect([posted.status, posted.headers['cache-control']]).toEqual([200, 'no-store']);
  await ask('/api/v1/news-list?page=1');
  expect((await ask('/api/v1/news-list?page=1')).headers['cache-status']).toMatch(/nginx; hit$/);
});

test('the editors’ server lets in whom the list names, and the public one knows nothing of it', async () => {
  expect((await ask('/healthz', { host: ADMIN })).status).toBe(200);
  const foreign = await ask('/admin', { host: ADMIN, from: '127.0.0.77' });
  expect([foreign.status, foreign.headers['strict-transport-security'] !== undefined]).toEqual([403, true]);
  expect(foreign.body.toString()).toContain('无权访问');
  for (const path of ['/api/v1/news-list', '/publishing/changes']) {
    expect([path, (await ask(path, { host: ADMIN })).status]).toEqual([path, 404]);
  }
  for (const path of ['/admin', '/cms/api/users', '/publishing/changes']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  await expect(ask('/', { host: 'elsewhere.test' })).rejects.toThrow();
});

test('/healthz and /readyz of the site answer operators, and are 404 for everybody else', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const [operator, visitor] = [await ask(path), await ask(path, { from: '127.0.0.77' })];
    expect([path, operator.status, visitor.status]).toEqual([path, 200, 404]);
    expect(operator.body.toString()).toContain('"status"');
    expect(visitor.body.toString()).toContain('页面不存在');
    expect(PROTECTIVE.filter((name) => !visitor.names.includes(name))).toEqual([]);
  }
});

test('the address of the editors’ server alone leads to the desk', async () => {
  const answer = await ask('/', { host: ADMIN });
  expect([answer.status, answer.headers.location]).toEqual([302, '/admin']);
});

test('the visitor is who opened the connection, whatever the request says', async () => {
  const requestIds = await Promise.all(
    ['X-Forwarded-For', 'X-Real-IP', 'Forwarded'].map(async (name) => {
      const { headers } = await ask('/search?key=address', { from: '127.5.6.7', headers: { [name]: '203.0.113.9' } });
      return String(headers['x-request-id']);
    }),
  );
  const lines = sites.flatMap((site) => site.output().split('\n'));
  for (const id of requestIds) {
    await expect
      .poll(() => sites.flatMap((site) => site.output().split('\n')).find((one) => one.includes(id)))
      .toMatch(/"network":"127\.5\.6\.0"/);
  }
  expect(lines.join('')).not.toContain('203.0.113');
});

test('a client over the limit gets 429, and others do not', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const flood = await Promise.all(Array.from({ length: 400 }, () => ask('/robots.txt', { from: '127.0.0.66', agent })));
  agent.destroy();
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused[0]?.body.toString()).toContain('访问过于频繁');
  expect((await ask('/robots.txt', { from: '127.0.0.67' })).status).toBe(200);
});

test.each([
  '/home',
  '/search?key=x',
  '/nowhere',
  '/details?id=999410',
  '/api/v1/news-list?page=1',
  '/api/v1/none?page=1',
  '/api/docs',
  '/robots.txt',
  '/sw.js',
  '/feeds/outages.ics',
  '/feeds/outages.csv',
  '/feeds/outage.ics?id=999410',
  '/media/banner-home-1-mobile-480.png',
  '/qr.svg?to=%2Fhome',
  '/readyz',
])('%s has grade A+', async (path) => {
  const seen = await observe(new URL(`https://${SITE}:${nginx.httpsPort}${path}`), {
    ca: nginx.ca,
    lookup: here,
    httpPort: nginx.httpPort,
  });
  // the redirect names the usual port, where nothing listens here
  const { grade, findings } = gradeOf({ ...seen, fromHttp: undefined });
  expect({ grade, findings: findings.filter(({ points }) => points < 0) }).toEqual({ grade: 'A+', findings: [] });
  expect(seen.headers.has('set-cookie')).toBe(false);
});

/** What every answer says, whatever it is and whoever made it: the site, the content server behind it, or nginx. */
const PROTECTIVE = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const PICTURE = '/media/banner-home-1-mobile-480.png';

test.each<[number, string, Asked?]>([
  [302, '/'],
  [302, '/tender_procurement'],
  [404, '/nowhere'],
  [410, '/details?id=999410'],
  [405, '/home', { method: 'POST', body: 'x' }],
  [200, '/home', { method: 'HEAD' }],
  [200, PICTURE],
  [206, PICTURE, { headers: { Range: 'bytes=0-9' } }],
  [416, PICTURE, { headers: { Range: 'bytes=99999999-' } }],
  [404, '/assets/none.js'],
  [200, '/qr.svg?to=%2Fhome'],
  [200, '/sitemap.xml'],
  [200, '/feeds/outages.rss'],
  [404, '/feeds/none.ics'],
  [410, '/feeds/outage.ics?id=999410'],
  [200, '/api/v1/news-list?page=1'],
  [400, '/api/v1/news-list?page=abc'],
  [200, '/api/v1/news-list', { method: 'POST', headers: form, body: 'page=1' }],
  [415, '/api/v1/news-list', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' }],
  [413, '/api/v1/news-list', { method: 'POST', headers: form, body: 'x'.repeat(100_000) }],
  [405, '/api/v1/news-list', { method: 'OPTIONS' }],
  [400, '/%zz'],
  [404, '/api/v1/news-list', { host: ADMIN }],
])('%i at %s says what browsers may do with it, each thing once', async (status, path, asked) => {
  const answer = await ask(path, asked);
  expect(answer.status).toBe(status);
  expect(PROTECTIVE.filter((name) => !answer.names.includes(name))).toEqual([]);
  expect(answer.names).toEqual([...new Set(answer.names)]);
});

test('a URL that is too long is answered with a page that leads to the search, with all of that', async () => {
  for (const length of [9_000, 20_000]) {
    const answer = await ask(`/home?${'a'.repeat(length)}`);
    expect([answer.status, PROTECTIVE.filter((name) => !answer.names.includes(name))]).toEqual([414, []]);
    expect(answer.body.toString()).toContain('网址过长');
    expect(answer.body.toString()).toContain('href="/search"');
  }
});

test('without TLS there is only the way to TLS', async () => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: nginx.httpPort, path: '/home?a=1', headers: { Host: SITE } }, resolve)
      .once('error', reject)
      .end();
  });
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([301, `https://${SITE}/home?a=1`]);
});

test('an instance that is killed costs no reader anything; without any, a cached page still stands', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const statuses: number[] = [];
  const read = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) statuses.push((await ask(`/robots.txt?${at}`, { agent })).status);
  };
  await ask('/entering_group/contact');
  const reading = Promise.all(Array.from({ length: 8 }, () => read(60)));
  await sites[0]?.kill();
  await reading;
  agent.destroy();
  expect(new Set(statuses)).toEqual(new Set([200]));
  await sites[1]?.kill();
  // past the seconds in which a stale page is given anyway
  await sleep(4000);
  const kept = await ask('/entering_group/contact');
  expect(kept.headers['cache-status']).toMatch(/nginx; hit; detail=stale$/);
  expect([kept.status, kept.headers['cache-control']]).toEqual([200, SHARED]);
  const gone = await ask('/search?key=x');
  expect([gone.status, gone.headers['content-security-policy']]).toEqual([
    502,
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ]);
  expect(gone.body.toString()).toContain('网站暂时无法访问');
  // the numbers that are entered, and no line for one that is not
  expect(gone.body.toString()).toContain(`停电报修：<a href="tel:${OUTAGE_PHONE}">${OUTAGE_PHONE}</a>`);
  expect(gone.body.toString()).not.toMatch(/服务热线：|<!--#/);
});
