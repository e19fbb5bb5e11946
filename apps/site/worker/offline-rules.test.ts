import { describe, expect, test } from 'vitest';
import { CACHE_NAME, filesOf, isDue, isOurs, toSubstitute, toVerdict } from './offline-rules.ts';

const origin = 'https://example.test';
const asked = (path: string, rest: object = {}) => ({
  method: 'GET',
  mode: 'navigate',
  url: `${origin}${path}`,
  ...rest,
});

describe('what passes through the worker', () => {
  test.each([
    ['/', 'page'],
    ['/information_disclosure/overhaul?region=x', 'page'],
    ['/nope', 'page'],
    ['/media/a.pdf', null],
    ['/feeds/outages.ics', null],
    ['/api/v1/news-list', null],
  ])('a navigation to %s: %s', (path, substitute) => expect(toSubstitute(asked(path), origin)).toBe(substitute));

  test.each([
    ['/assets/root-abc.css', { mode: 'no-cors' }, 'file'],
    ['/assets/icons-abc.svg', { mode: 'same-origin' }, 'file'],
    ['/assets/vendor-abc.js', { mode: 'cors' }, null],
    ['/assets/pdfjs-6/x.css', { mode: 'cors' }, null],
    ['/api/v1/notice-list', { mode: 'cors', method: 'POST' }, null],
    ['/search', { mode: 'navigate', method: 'POST' }, null],
    ['/home.data', { mode: 'cors' }, null],
  ])('%s %o: %s', (path, rest, substitute) => expect(toSubstitute(asked(path, rest), origin)).toBe(substitute));

  test('nothing of another origin', () => {
    expect(toSubstitute({ ...asked('/'), url: 'https://other.test/' }, origin)).toBeNull();
  });
});

test.each([
  [200, 'keep'],
  [404, 'remove'],
  [410, 'remove'],
  [304, 'wait'],
  [403, 'wait'],
  [500, 'wait'],
  [503, 'wait'],
])('an offline page that answers %i: %s', (status, verdict) => expect(toVerdict(status)).toBe(verdict));

test('the files of a page: each once, only its own, and not without bound', () => {
  const page = (...parts: string[]): string => `<html>${parts.join('')}</html>`;
  const link = (href: string): string => `<link rel="stylesheet" href="${href}"/>`;
  const icon = '<use href="/assets/icons-1.svg#i-phone"></use>';
  expect(filesOf(page(link('/assets/a.css'), icon, icon, link('/assets/b.css')))).toEqual([
    '/assets/a.css',
    '/assets/icons-1.svg',
    '/assets/b.css',
  ]);
  expect(filesOf(page(link('https://other.test/assets/a.css'), '<script src="/assets/a.js"></script>'))).toEqual([]);
  expect(filesOf(page(...Array.from({ length: 17 }, (_, at) => link(`/assets/${at}.css`))))).toBeUndefined();
  expect(filesOf('<html>broken off')).toBeUndefined();
  expect(filesOf(page('x'.repeat(600_000)))).toBeUndefined();
});

test('what is kept is renewed after ten minutes', () => {
  const now = Date.parse('2026-11-28T09:00:00Z');
  const at = (ms: number): string => new Date(now - ms).toUTCString();
  expect([isDue(null, now), isDue('yesterday', now), isDue(at(600_000), now), isDue(at(-3_600_000), now)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([isDue(at(599_000), now), isDue(at(0), now)]).toEqual([false, false]);
});

test('caches of ours are known by their names', () => {
  expect([CACHE_NAME, 'yunxia-offline-0', 'other'].map(isOurs)).toEqual([true, true, false]);
});
