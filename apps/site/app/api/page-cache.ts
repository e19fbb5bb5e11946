/**
 * Pages the visitor has seen, by path and query: going back shows one at once, without a call, while it is fresh.
 * Lives as long as the document. Seeded with the first page's data, which came with the HTML.
 */

/** Freshness of ordinary pages in ms. */
export const PAGE_FRESH_MS = 5 * 60_000;

/** Oldest pages are dropped beyond this many. */
const MAX_PAGES = 60;

const pages = new Map<string, { loaded: unknown; at: number }>();

/** Cache key of an address: everything but origin and fragment. */
export const pageKey = (url: { pathname: string; search: string }): string => `${url.pathname}${url.search}`;

/** Keeps what a page was loaded with. `at` is when it was loaded, epoch ms. */
export const keepPage = (key: string, loaded: unknown, at: number): void => {
  pages.delete(key);
  pages.set(key, { loaded, at });
  const oldest = pages.keys().next();
  if (pages.size > MAX_PAGES && !oldest.done) pages.delete(oldest.value);
};

/**
 * A page kept less than `fresh` ms ago.
 * @param now epoch ms
 */
export const keptPage = (key: string, fresh: number, now: number): { loaded: unknown } | undefined => {
  const page = pages.get(key);
  if (!page) return undefined;
  const age = now - page.at;
  // a page of the future was loaded before the clock was set back
  return age >= 0 && age < fresh ? page : undefined;
};

/** Invalidates a page, so that the next visit fetches it again (retry after an error). */
export const forgetPage = (key: string): void => {
  pages.delete(key);
};
