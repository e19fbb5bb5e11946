import { connect } from 'node:net';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type StubServer, startStubServer } from '@yunxia/contract/testing';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { awayFromMinuteEdge } from '../../../scripts/minute-edge.ts';
import { allScreens, details } from '../app/site-map.ts';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

let stub: StubServer;
let site: BuiltSite;
beforeAll(async () => {
  stub = await startStubServer();
  site = await startBuiltSite(stub.url, { SITE_URL: 'https://www.yunxia.example' });
});
afterAll(async () => {
  await site.stop();
  await stub.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(site.origin + path, { method, headers, redirect: 'manual' });

/** Sends bytes as they are, and takes all that comes until the connection ends. */
const sendRaw = (bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(site.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
const ask = (target: string | Buffer, head = 'Host: www.yunxia.example', method = 'GET'): Promise<string> =>
  sendRaw(
    Buffer.concat([
      Buffer.from(`${method} `),
      Buffer.from(target),
      Buffer.from(` HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`),
    ]),
  );

describe('one URL per page', () => {
  test('every other spelling of every screen is sent to its URL for good, with its query', async () => {
    const paths = [...allScreens, ...details].map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const escaped = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
      const spellings = [`${path}/`, path.toUpperCase(), `/${path}`, escaped];
      for (const spelling of spellings) {
        const answer = await get(`${spelling}?id=3`);
        expect([spelling, answer.status, answer.headers.get('Location')]).toEqual([spelling, 301, `${path}?id=3`]);
      }
    }
  });

  test('files that the site writes have one URL, too', async () => {
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/feeds/outages.ics',
      '/feeds/outage.ics',
      '/qr.svg',
    ]) {
      for (const spelling of [`${path}/`, path.toUpperCase()]) {
        const answer = await get(spelling);
        expect([spelling, answer.status, answer.headers.get('Location')]).toEqual([spelling, 301, path]);
      }
    }
  });

  test('a redirect never leaves the site, and what is no page is not redirected', async () => {
    for (const path of [
      '//evil.example/home',
      '/%2f%2fevil.example',
      '/\\evil.example/home',
      '/nowhere/',
      '/NOWHERE',
    ]) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 404, null]);
    }
  });

  test('a path with control characters gets the page of the site for what is not there', async () => {
    for (const path of ['/a%0d%0ab', '/a%0ab', '/%00', '/a%E2%80%A8b', '/a%01b', '/%E0%A4%A', '/a%7fb']) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      const html = await answer.text();
      expect(html).toContain('<header');
      expect(html).toContain('<footer');
    }
  });
});

describe('what a request asks for, and of whom', () => {
  it('reads Chinese that a client did not encode', async () => {
    const answer = await ask('/search?key=停电');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('<title>停电 - 站内搜索');
  });

  it('reads bytes of GB 18030, which older browsers send', async () => {
    const answer = await ask(Buffer.from([...Buffer.from('/search?key='), 0xcd, 0xa3, 0xb5, 0xe7]));
    expect(answer).toContain('<title>停电 - 站内搜索');
  });

  it('reads it on a connection that was used before', async () => {
    const text = await new Promise<string>((resolve) => {
      let all = '';
      const socket = connect(site.port, '127.0.0.1', () =>
        socket.write('HEAD /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n'),
      );
      socket.setEncoding('utf8').once('data', () => socket.write('GET /search?key=停电 HTTP/1.1\r\nHost: a\r\n\r\n'));
      socket.on('data', (chunk: string) => (all += chunk));
      socket.on('close', () => resolve(all));
    });
    expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(text).toContain('<title>停电 - 站内搜索');
  });

  it('counts such a request like any other', async () => {
    const limited = await startBuiltSite(stub.url, { RATE_LIMITS: 'search=2' });
    try {
      await awayFromMinuteEdge(5);
      const statuses = [];
      for (let at = 0; at < 4; at += 1) {
        const answer = await new Promise<string>((resolve) => {
          let all = '';
          const socket = connect(limited.port, '127.0.0.1', () =>
            socket.write('GET /search?key=停电 HTTP/1.1\r\nHost: a\r\n\r\n'),
          );
          socket.on('data', (chunk: Buffer) => (all += chunk.toString()));
          socket.on('close', () => resolve(all));
        });
        statuses.push(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]));
      }
      expect(statuses).toEqual([200, 200, 429, 429]);
    } finally {
      await limited.stop();
    }
  });

  it('refuses two hosts (RFC 9112 §3.2)', async () => {
    expect(await ask('/home', 'Host: www.yunxia.example\r\nhost: www.yunxia.example')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ask('/nowhere', 'Host: a\r\nHost: b')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('takes a URL with its own host for the path (RFC 9112 §3.2.2), and refuses one of another site (RFC 9110 §15.5.20)', async () => {
    expect(await ask('https://www.yunxia.example/home', 'Host: 127.0.0.1')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask('http://WWW.yunxia.example/home/', 'Host: 127.0.0.1')).toMatch(
      /^HTTP\/1\.1 301 [^]*\r\nLocation: \/home\r\n/,
    );
    expect(await ask('http://evil.example/home')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await ask('ftp://www.yunxia.example/home')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('answers methods that it does not have with 405 and those it has', async () => {
    for (const method of ['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST']) {
      const answer = await ask('/home', undefined, method);
      expect([method, /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]]).toEqual([method, '405']);
      expect(answer).toContain('\r\nAllow: GET, HEAD\r\n');
    }
  });
});

describe('files of the build', () => {
  const folder = join(import.meta.dirname, '../build/client/assets');
  const script = `/assets/${readdirSync(folder).find((name) => /^frame-.*\.js$/.test(name)) ?? ''}`;

  it('have a strong tag for each encoding (RFC 9110 §8.8.3)', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) =>
        (await get(script, { 'Accept-Encoding': encoding })).headers.get('ETag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  it('are not sent again to those who have them in any encoding (RFC 9110 §13.1.2)', async () => {
    const encodings = ['identity', 'gzip', 'br'];
    for (const known of encodings) {
      const tag = (await get(script, { 'Accept-Encoding': known })).headers.get('ETag') ?? '';
      for (const header of [tag, `W/${tag}`, `"other", ${tag}`, `W/"other" , W/${tag}`, '*']) {
        for (const encoding of encodings) {
          const answer = await get(script, { 'Accept-Encoding': encoding, 'If-None-Match': header });
          expect([header, answer.status]).toEqual([header, 304]);
          expect(answer.headers.get('ETag')).toMatch(/^"[^"]+"$/);
        }
      }
      expect((await get(script, { 'If-None-Match': tag.replace('"', '"x') })).status).toBe(200);
    }
  });
});

test('the archive of the logos is a ZIP file, saved under its Chinese name', async () => {
  const answer = await get('/logo/yunxia-logo.zip');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/zip');
  expect(answer.headers.get('Content-Disposition')).toBe(
    `attachment; filename="yunxia-logo.zip"; filename*=UTF-8''${encodeURIComponent('云峡水电标识.zip')}`,
  );
});

describe('open data', () => {
  const files = [
    '/feeds/outages.ics',
    '/feeds/outages.rss',
    '/feeds/outages.json',
    '/feeds/outages.csv',
    '/feeds/tenders.ics',
    '/feeds/announcements.ics',
    '/feeds/investor-events.ics',
    '/feeds/news-important.rss',
  ];

  test('pages of other sites may read every file, what is refused and what is not there included', async () => {
    for (const path of [
      ...files,
      '/feeds/outage.ics?id=999999',
      '/feeds/nowhere.rss',
      '/feeds/outages.json?village=a',
    ]) {
      const answer = await get(path, { Origin: 'https://other.example' });
      expect([path, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([path, '*']);
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
    const asked = {
      Origin: 'https://other.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-none-match',
    };
    const preflight = await get('/feeds/outages.json', asked, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('if-none-match');
    expect(
      (await get('/home', { Origin: 'https://other.example' })).headers.get('Access-Control-Allow-Origin'),
    ).toBeNull();
  });

  test('a filter that a file does not have is refused in Chinese, not left out in silence', async () => {
    for (const path of files) {
      const answer = await get(`${path}?village=${encodeURIComponent('云峡村')}`);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(await answer.text()).toContain('没有参数“village”');
    }
    expect((await get('/feeds/outages.json?county=a&county=b')).status).toBe(400);
    expect((await get('/feeds/outages.json?county=')).status).toBe(200);
  });

  test('names of records hold neither the origin nor the stock code', async () => {
    const rss = await (await get('/feeds/outages.rss')).text();
    const guids = [...rss.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, guid]) => guid);
    const uids = [...(await (await get('/feeds/outages.ics')).text()).matchAll(/\r\nUID:([^\r]*)/g)].map(
      ([, uid]) => uid,
    );
    const feed = (await (await get('/feeds/outages.json')).json()) as { items: { id: string }[] };
    const list = [...(await (await get('/feeds/news-important.rss')).text()).matchAll(/<guid[^>]*>([^<]*)</g)].map(
      ([, guid]) => guid,
    );
    for (const names of [guids, uids, feed.items.map(({ id }) => id), list]) {
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).not.toMatch(/https?:|yunxia\.example|127\.0\.0\.1|\d{6}/);
    }
  });

  test('spreadsheets read the times of the table as times', async () => {
    const csv = await (await get('/feeds/outages.csv')).text();
    expect(csv).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,/);
    expect(csv).not.toMatch(/\dT\d\d:\d\d/);
  });

  test('every outage in a calendar has an end', async () => {
    const events = (await (await get('/feeds/outages.ics')).text()).split('BEGIN:VEVENT').slice(1);
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(event).toMatch(/\r\nDTEND[:;]/);
  });
});
