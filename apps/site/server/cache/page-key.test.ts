import { describe, expect, test } from 'vitest';
import { createPageKeys, ownHosts, toCachedTarget } from './page-key.ts';

const keyOf = createPageKeys(undefined, () => new Set(['localhost:3000']));
const atPublic = createPageKeys('https://www.yunxia.test', () => new Set());

describe('addresses', () => {
  test.each([
    // asked for → as the key and the rendering have it
    ['/home', '/home'],
    ['/home?q=&region=', '/home'],
    ['/home?utm_source=x&from=singlemessage&isappinstalled=0', '/home'],
    ['/news/important?page=2', '/news/important?page=2'],
    ['/news/important?page=1', '/news/important'],
    ['/news/important?page=2&year=2026', '/news/important?year=2026&page=2'],
    ['/news/important?keyword=&year=&page=', '/news/important'],
    ['/news/important?keyword=%E5%81%9C%E7%94%B5', '/news/important?keyword=%E5%81%9C%E7%94%B5'],
    ['/news/important?id=5&__proto__=x&constructor=y', '/news/important'],
    ['/details?id=5&utm_campaign=a', '/details?id=5'],
    [
      '/information_disclosure/overhaul?view=calendar&month=2026-12',
      '/information_disclosure/overhaul?view=calendar&month=2026-12',
    ],
    ['/information_details/poster?id=7', '/information_details/poster?id=7'],
    ['/pdf?file=%2Fmedia%2Fa.pdf', '/pdf?file=%2Fmedia%2Fa.pdf'],
  ])('%s', (asked, cached) => {
    expect(toCachedTarget(asked)?.target).toBe(cached);
  });

  test.each([
    // no page that may be cached
    '/search?key=停电',
    '/home?q=茶场村',
    '/home?utm_source=x&start=2026-11-29',
    '/about',
    '/nope',
    '/',
    '/news',
    '/home/',
    '//home',
    '/%68ome',
    '/home.data',
    '/feeds/news-important.rss',
    '/robots.txt',
    '/details?id=5&id=6',
    `/home?x=${'y'.repeat(2000)}`,
    'http://evil.test/home',
  ])('%s is not cached', (asked) => {
    expect(toCachedTarget(asked)).toBeUndefined();
  });

  test('ten thousand junk queries are one key', () => {
    const keys = Array.from(
      { length: 10_000 },
      (_, at) => keyOf(`/home?junk${at}=${at}`, { host: 'localhost:3000' })?.key,
    );
    expect(new Set(keys).size).toBe(1);
  });
});

describe('hosts', () => {
  test.each([
    [{ host: 'localhost:3000' }, 'http://localhost:3000'],
    [{ host: 'evil.test' }, undefined],
    [{ host: 'localhost:3000.evil.test' }, undefined],
    [{}, undefined],
  ])('without a public address only this machine’s own are believed: %j', (headers, origin) => {
    expect(keyOf('/home', headers)?.origin).toBe(origin);
  });

  test('with a public origin, the Host is ignored', () => {
    const keys = ['a.test', 'evil.test', undefined].map((host) => atPublic('/home', { host }));
    expect(new Set(keys.map((page) => `${page?.key} ${page?.origin}`))).toEqual(
      new Set(['https://www.yunxia.test /home https://www.yunxia.test']),
    );
  });

  test('other headers are no part of a key', () => {
    const plain = keyOf('/home', { host: 'localhost:3000' })?.key;
    const dressed = keyOf('/home', {
      ...{ host: 'localhost:3000', 'x-forwarded-host': 'evil.test', 'x-original-url': '/admin' },
      ...{ 'accept-language': 'en', cookie: 'yunxia-device=desktop', 'user-agent': 'iPhone Mobile' },
    })?.key;
    expect(dressed).toBe(plain);
  });

  test('a machine is reached by its names and addresses', () => {
    const hosts = [...ownHosts(3000)];
    expect(hosts).toEqual(expect.arrayContaining(['localhost:3000', '127.0.0.1:3000', '[::1]:3000']));
    expect(ownHosts(80).has('localhost')).toBe(true);
  });

  test('the parsed form of a page in use is not evicted by other requests', () => {
    const readings = new Set([atPublic('/news/important?page=2', {})]);
    for (let at = 0; at < 10_000; at += 1) {
      atPublic(`/news/important?junk=${at}`, {});
      if (at % 500 === 0) readings.add(atPublic('/news/important?page=2', {}));
    }
    expect(readings.size).toBe(1);
  });
});
