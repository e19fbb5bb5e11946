import { describe, expect, it } from 'vitest';
import { createCanonicalPath } from './canonical-path.ts';

const canonicalPath = createCanonicalPath({
  root: { path: '' },
  layout: { parentId: 'root' },
  first: { parentId: 'root' },
  home: { parentId: 'layout', path: 'home' },
  news: { parentId: 'layout', path: 'news/important' },
  feed: { parentId: 'root', path: 'feeds/:name' },
  outages: { parentId: 'root', path: 'feeds/outages.ics' },
  rest: { parentId: 'layout', path: '*' },
});

describe('the one path of a page', () => {
  it.each([
    ['/home/', '/home'],
    ['/HOME', '/home'],
    ['//home', '/home'],
    ['/%68ome', '/home'],
    ['/home%2F', '/home'],
    ['/home%0A', '/home'],
    ['/home%20', '/home'],
    ['/News//Important///', '/news/important'],
    ['/HOME.data', '/home.data'],
    ['/News/important/_.data', '/news/important.data'],
    ['/feeds/outages.ics/', '/feeds/outages.ics'],
    ['/FEEDS/News-Important.RSS', '/feeds/news-important.rss'],
    ['//', '/'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBeUndefined();
  });

  it.each([
    '/',
    '/home',
    '/home.data',
    '/feeds/news-important.rss',
    '/nowhere/',
    '/NOWHERE',
    '/%00',
    '/%',
    '/news/a',
    '//evil.example/home',
    '/feeds/a%2f..%2fhome',
  ])('%s is redirected nowhere', (path) => expect(canonicalPath(path)).toBeUndefined());
});
