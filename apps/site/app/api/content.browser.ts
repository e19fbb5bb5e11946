/**
 * How the browser loads a screen (see load-screen.ts).
 * - The first page is not loaded again: its data came with the HTML and is put into the page cache.
 * - No time-out (Spec §9). Leaving or navigating on aborts: pass `signal` to every call.
 * - Every failed call shows its message (Spec §8) as a toast, once per message; an answer 404 or 410 is that page, no toast.
 */
import type { ClientLoaderFunctionArgs } from 'react-router';
import { type Load, pageFailure } from './load.ts';
import { invalidatePage, cachePage, cachedPage, PAGE_FRESH_MS, pageKey } from './page-cache.ts';

/** Fetches the browser's client ahead of the first navigation. */
export const warmUp = (): Promise<unknown> => import('./browser-api.ts');

/**
 * A route's `clientLoader` from a screen's `load`.
 * @param fresh how long a visited page is shown from the cache, in ms; 0: it is not cached
 */
export const browserLoad =
  <Data>(load: Load<Data>, fresh = PAGE_FRESH_MS) =>
  async ({ request, url, params }: ClientLoaderFunctionArgs): Promise<Data> => {
    const key = pageKey(url);
    const cached = cachedPage(key, fresh, Date.now());
    if (cached) return cached.loaded as Data;
    invalidatePage(key);
    try {
      const { browserApi } = await import('./browser-api.ts');
      const loaded = await load(browserApi, { url, params, signal: request.signal });
      if (fresh > 0) cachePage(key, loaded, Date.now());
      return loaded;
    } catch (error) {
      throw pageFailure(error, !navigator.onLine);
    }
  };
