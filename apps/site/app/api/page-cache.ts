/**
 * The browser's cache of visited pages, by path and query: going back shows a fresh page at once, without a call. Lives as
 * long as the document. Seeded with the first page's data, which came with the HTML.
 */

/** Freshness of ordinary pages in ms. */
export const PAGE_FRESH_MS = 5 * 60_000;

/** Most cached pages; beyond them the oldest is evicted. */
const MAX_PAGES = 60;

const pages = new Map<string, { loaded: unknown; at: number }>();

/** Cache key of a URL: everything but origin and fragment. */
export const pageKey = (url: { pathname: string; search: string }): string => `${url.pathname}${url.search}`;

/** Caches the data of a page. `at` is when it was loaded, epoch ms. */
export const cachePage = (key: string, loaded: unknown, at: number): void => {
  pages.delete(key);
  pages.set(key, { loaded, at });
  const oldest = pages.keys().next();
  if (pages.size > MAX_PAGES && !oldest.done) pages.delete(oldest.value);
};

/**
 * A page cached less than `fresh` ms ago.
 * @param now epoch ms
 */
export const cachedPage = (key: string, fresh: number, now: number): { loaded: unknown } | undefined => {
  const page = pages.get(key);
  if (!page) return undefined;
  const age = now - page.at;
  // a page of the future was loaded before the clock was set back
  return age >= 0 && age < fresh ? page : undefined;
};

/** Invalidates a page, so that the next visit fetches it again (retry after an error). */
export const invalidatePage = (key: string): void => {
  pages.delete(key);
};
