import type { Api } from '@yunxia/contract/client';
import { ContentError } from '@yunxia/contract/content-error';
import { describe, expect, test, vi } from 'vitest';
import { importantNews } from '../routes/news/important.screen.ts';
import { loadBanner } from './banner.ts';
import { optional, pageFailure, readId } from './load.ts';
import { cachePage, cachedPage, pageKey } from './page-cache.ts';

const at = (query: string): URL => new URL(`http://x/details${query}`);
const statusOf = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return (error as { init?: { status?: number } }).init?.status;
  }
  return undefined;
};
const failure = (details: Partial<ConstructorParameters<typeof ContentError>[1]>): ContentError =>
  new ContentError('消息', { kind: 'http', url: '/api/v1/news-list', ...details });
const pageStatus = (error: unknown): number | undefined =>
  (pageFailure(error) as { init?: { status?: number } }).init?.status;

describe('reading the address', () => {
  test.each([
    '',
    '?id=',
    '?id=abc',
    '?id=0',
    '?id=-1',
    '?id=1.5',
    '?id=01',
    '?id=1e3',
    '?id=1&id=2',
    '?id=99999999999999999999',
  ])('%s is the 404 page', (query) => {
    expect(statusOf(() => readId(at(query)))).toBe(404);
  });
  test('a positive integer is an id', () => {
    expect(readId(at('?id=42'))).toBe(42);
  });
  test.each([
    ['', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=x', 1],
    ['?page=-2', 1],
    ['?page=9999999', 1],
  ])('page of "%s" is %d', (query, page) => {
    expect(importantNews.parse(at(query).searchParams).page).toBe(page);
  });
});

describe('failures', () => {
  test.each([
    [{ kind: 'rejected', code: 404 }, 404],
    [{ kind: 'rejected', code: 410 }, 410],
    [{ kind: 'rejected', code: 500 }, 503],
    [{ kind: 'network' }, 503],
    [{ kind: 'http', status: 502 }, 503],
    [{ kind: 'http', status: 504 }, 503],
    [{ kind: 'http', status: 500 }, 503],
    [{ kind: 'http', status: 429 }, 503],
    [{ kind: 'http', status: 400 }, 500],
    [{ kind: 'setup' }, 500],
    [{ kind: 'malformed' }, 503],
  ] as const)('%o becomes %d', (details, status) => {
    expect(pageStatus(failure(details))).toBe(status);
  });

  test('aborts and foreign errors stay what they are', () => {
    const aborted = failure({ kind: 'aborted' });
    const other = new TypeError('x');
    expect(pageFailure(aborted)).toBe(aborted);
    expect(pageFailure(other)).toBe(other);
  });

  test('optional data falls back and is logged; an abort passes on', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(optional(Promise.reject(failure({ kind: 'network' })), 'fallback')).resolves.toBe('fallback');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    await expect(optional(Promise.reject(failure({ kind: 'aborted' })), null)).rejects.toThrow('消息');
    await expect(optional(Promise.resolve(1), null)).resolves.toBe(1);
  });
});

test('secondary data that is left behind never becomes an unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const api: Api = () => Promise.reject(failure({ kind: 'aborted' }));
  void optional(Promise.reject(failure({ kind: 'aborted' })), null);
  void loadBanner(api, 'news', new AbortController().signal);
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

describe('page cache', () => {
  test('keeps a page while it is fresh, by path and query', () => {
    cachePage(pageKey({ pathname: '/details', search: '?id=1' }), 'one', 1_000);
    cachePage(pageKey({ pathname: '/details', search: '?id=2' }), 'two', 1_000);
    expect(cachedPage('/details?id=1', 60_000, 60_999)?.loaded).toBe('one');
    expect(cachedPage('/details?id=1', 60_000, 61_000)).toBeUndefined();
    expect(cachedPage('/details?id=2', 0, 1_000)).toBeUndefined();
    // loaded before the clock was set back
    expect(cachedPage('/details?id=1', 60_000, 999)).toBeUndefined();
  });

  test('drops the oldest pages first', () => {
    for (let page = 0; page < 61; page += 1) cachePage(`/p${page}`, page, 5_000);
    expect(cachedPage('/p0', 1_000, 5_000)).toBeUndefined();
    expect(cachedPage('/p60', 1_000, 5_000)?.loaded).toBe(60);
  });
});
