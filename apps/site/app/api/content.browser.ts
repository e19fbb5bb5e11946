/**
 * How screens load in the browser; the conventions stand at the head of content.server.ts.
 *
 *     export const clientLoader = browserLoad(load);                              // kept 5 minutes
 *     export const clientLoader = browserLoad(load, { fresh: OUTAGE_FRESH_MS });  // kept 1 minute
 *     // Home: `load` in a module of its own, so that the first visit fetches neither schemas nor client (budget)
 *     export const clientLoader = browserLoad(async (api, args) => (await import('./load-home.ts')).load(api, args));
 *
 * - A page that the site map marks `cached: false` (Seed §2: about) is fetched again each time.
 * - The first page is not loaded again: its data came with the HTML and is put into the page cache.
 * - No time-out (Seed §9). Leaving or navigating on aborts: pass `signal` to every call.
 * - Every failed call shows its message (Seed §8) as a toast, once per message; an answer 404 or 410 is that page, no toast.
 */
import type { ClientLoaderFunctionArgs } from 'react-router';
import { type Load, pageFailure } from './load.ts';
import { forgetPage, keepPage, keptPage, PAGE_FRESH_MS, pageKey } from './page-cache.ts';
import { screenAt } from '../site-map.ts';

/** Fetches the browser's client ahead of the first navigation. */
export const warmUp = (): Promise<unknown> => import('./browser-api.ts');

/**
 * A route's `clientLoader` from a screen's `load`.
 * @param policy.fresh how long a visited page is shown again without a call, in ms
 */
export const browserLoad =
  <Data>(load: Load<Data>, policy: { fresh: number } = { fresh: PAGE_FRESH_MS }) =>
  async ({ request, url, params }: ClientLoaderFunctionArgs): Promise<Data> => {
    const key = pageKey(url);
    const fresh = screenAt(url.pathname)?.cached === false ? 0 : policy.fresh;
    const kept = keptPage(key, fresh, Date.now());
    if (kept) return kept.loaded as Data;
    forgetPage(key);
    try {
      const { browserApi } = await import('./browser-api.ts');
      const loaded = await load(browserApi, { url, params, signal: request.signal });
      if (fresh > 0) keepPage(key, loaded, Date.now());
      return loaded;
    } catch (error) {
      throw pageFailure(error, !navigator.onLine);
    }
  };
