/** Requests that no browser would send, made from a seed: the same seed makes the same ones. */
import { contract } from '@yunxia/contract/contract';
import { allScreens, details } from '../app/site-map.ts';

/** Numbers from 0 to 1 (mulberry32, a public-domain generator by Tommy Ettinger). */
const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const fields = 'id type page limit key keyword year month region kind status category start end file county module view'
  .split(' ')
  .concat('__proto__', 'constructor', 'a[]', 'typeId', '_routes', 'index', '', '%00', 'page[$gt]', '\\', '%E4%BD%8D');

const values = [
  '1',
  '0',
  '-1',
  '99999999999999999999',
  '1e309',
  'NaN',
  '0x10',
  '1.5',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '%c0%af',
  '%ed%a0%80',
  '%E7%94%B5',
  '%',
  '%zz',
  '%u0041',
  "'%20OR%20'1'='1",
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '../../etc/passwd',
  '..%2f..%2f',
  '%252e%252e%252f',
  '2026-13-45',
  '2026-02-30',
  '9999-99',
  '0000-00-00',
  'null',
  '[]',
  '{}',
  '((((((((((a+)+)+)+)+)+)+)+)+)+)',
  'a'.repeat(300),
  '%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7',
  '%E2%80%AE%D8%A7',
  'https://evil.test/',
  '//evil.test',
  '/media/x.pdf',
  '$where',
  '-%20-%20%22%22',
];

const hosts = ['evil.test', 'a b', '', '127.0.0.1:99999', '[::1', '"<script>', 'x'.repeat(300), '127.0.0.1, evil.test'];
const headers = [
  'X-Forwarded-Host: evil.test',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-For: 1.2.3.4, <script>, ::::',
  'X-Original-URL: /admin',
  'X-Rewrite-URL: /cms/api/users',
  'X-HTTP-Method-Override: DELETE',
  'Forwarded: for="[::"',
  'Range: bytes=0-99999999999999999999',
  'Range: bytes=-',
  `Range: bytes=${'0-1,'.repeat(200)}`,
  'If-None-Match: "',
  'If-None-Match: *',
  'If-Modified-Since: yesterday',
  'If-Range: "x"',
  'Accept-Encoding: br;q=x, *;q=0, gzip;q=0',
  'Accept-Encoding: \u00ff\u00fe',
  `Cookie: ${'a=b; '.repeat(200)}`,
  'Cookie: device=%; =; ;;;"',
  'User-Agent: ',
  `User-Agent: ${'Mobile/'.repeat(300)}`,
  'Content-Type: multipart/form-data',
  'Content-Type: application/json; charset=utf-16',
  'Content-Type: text/plain',
  'Content-Encoding: gzip',
  'Expect: 100-continue',
  'Expect: something',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Content-Length: 3\r\nContent-Length: 4',
  'Content-Length: -1',
  'Content-Length: 99999999999',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  'X-Request-Id: \u00ff<script>',
  'X-Folded: a\r\n b',
  'X-Bare: a\nX-Injected: b',
  'X-Nul: \0',
  ': empty',
  'no colon',
  `X-Long: ${'x'.repeat(20_000)}`,
  ...Array.from({ length: 3 }, () => 'Host: second.test'),
];

const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'FOO',
];
const bodies = [
  '',
  '{}',
  '{"type":',
  '{"__proto__":{"a":1},"constructor":1}',
  '{"page":{"$gt":0},"limit":[1,2]}',
  '[]',
  'null',
  '"text"',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  'type=important&type=comprehensive',
  'page=1&limit=999999999',
  '%',
  '%00=%00',
  'a'.repeat(17_000),
  '\u00ff\u00fe\u0000\u0001',
  '0\r\n\r\nGET /admin HTTP/1.1\r\nHost: a\r\n\r\n',
  'zz\r\nbroken chunk',
];

/**
 * Makes requests as the bytes that go over the wire, in Latin-1.
 * @param port of the site
 */
export const createFuzz = (seed: number, port: number): (() => string) => {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const isAt = (chance: number): boolean => random() < chance;
  const paths = [...allScreens, ...details].map(({ path }) => path);
  const endpoints = Object.keys(contract);
  const feeds = ['outages.ics', 'outages.csv', 'outages.json', 'outages.xml', 'tender.ics', 'news.xml', 'none'];

  const path = (): string => {
    const kind = random();
    if (kind < 0.4) return pick(paths);
    if (kind < 0.65) return `/api/v1/${pick(endpoints)}`;
    if (kind < 0.75) return `/feeds/${pick(feeds)}`;
    if (kind < 0.85) return `/media/${pick(['a.pdf', 'a.svg', '', '..', '%2e%2e/x', '%00', 'a'.repeat(400)])}`;
    const own = ['/', '/sitemap.xml', '/robots.txt', '/assets/none.js', '/healthz', '/readyz', '/sw.js'];
    return pick([...own, '/manifest.webmanifest', '/qr.svg', '/admin', '/cms/api/users', '/sitemaps/news.xml', '/x']);
  };
  const bend = (given: string): string =>
    pick<(text: string) => string>([
      (text) => `/${text}`,
      (text) => text.replace('/', '\\'),
      (text) => `/.${text}`,
      (text) => `/x/..${text}`,
      (text) => `/%2e%2e${text}`,
      (text) => text.replaceAll('/', '%2f'),
      (text) => text.replaceAll('/', '%252f'),
      (text) => text.toUpperCase(),
      (text) => `${text}/`,
      (text) => `${text};x=1`,
      (text) => `${text}.data`,
      (text) => `${text}%00`,
      (text) => `${text}%`,
      (text) => text.slice(1),
      (text) => `http://evil.test${text}`,
      (text) => `${text}#x`,
      (text) => `${text}/${'a/'.repeat(200)}`,
      (text) => `${text}\u00ff`,
    ])(given);
  const query = (): string => {
    const count = Math.floor(random() * 5);
    const pairs = Array.from({ length: count }, () => `${pick(fields)}=${pick(values)}`);
    if (isAt(0.03)) pairs.push('a=b&'.repeat(900));
    return pairs.length === 0 ? '' : `?${pairs.join(pick(['&', '&', '&', ';', '?']))}`;
  };

  return () => {
    const plain = path();
    const target = (isAt(0.3) ? bend(plain) : plain) + query();
    const method = plain.startsWith('/api/') && isAt(0.6) ? 'POST' : pick(methods);
    const host = isAt(0.15) ? pick(hosts) : `127.0.0.1:${port}`;
    const extra = Array.from({ length: Math.floor(random() * 3) }, () => pick(headers));
    const body = method === 'GET' || method === 'HEAD' ? '' : pick(bodies);
    const length = body === '' || isAt(0.1) ? [] : [`Content-Length: ${body.length + (isAt(0.1) ? 50 : 0)}`];
    const type = isAt(0.5) ? 'application/x-www-form-urlencoded' : 'application/json';
    const lines = [`Host: ${host}`, 'Connection: close', `Content-Type: ${type}`, ...length, ...extra];
    const version = isAt(0.03) ? pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'ICY']) : 'HTTP/1.1';
    return `${method} ${target} ${version}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
  };
};
