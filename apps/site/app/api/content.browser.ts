/**
 * The content server as the browser reaches it: same-origin `POST /api/v1/…`, passed through by the site's server.
 * The only place in the browser that builds a client; the conventions stand at the head of content.server.ts.
 *
 *     export const clientLoader = browserLoad(load);                              // kept 5 minutes
 *     export const clientLoader = browserLoad(load, { fresh: OUTAGE_FRESH_MS });  // kept 1 minute
 *     export const clientLoader = browserLoad(load, { fresh: 0 });                // never kept (about)
 *
 * - The first page is not loaded again: its data came with the HTML and is put into the page cache.
 * - No time-out (Seed §9). Leaving or being overtaken aborts: pass `signal` to every call.
 * - Every failed call shows its message (Seed §8) as a toast, once per message; an answer 404 or 410 is that page, no toast.
 */
import { type Api, createClient } from '@yunxia/contract/client';
import { ContentError } from '@yunxia/contract/content-error';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { noteServerDate } from '../device/server-clock.ts';
import { showToast } from '../shell/toast.tsx';
import { type Load, pageFailure } from './load.ts';
import { forgetPage, keepPage, keptPage, PAGE_FRESH_MS, pageKey } from './page-cache.ts';

const client = createClient({
  base: '/api/v1',
  fetch: async (url, init) => {
    const response = await fetch(url, init);
    noteServerDate(response.headers.get('Date'), Date.now());
    return response;
  },
});

const isPageStatus = (error: ContentError): boolean =>
  error.kind === 'rejected' && (error.code === 404 || error.code === 410);

/** Client of the content server for the browser: shows the catalogue's toast for every failed call (Seed §8). */
const browserApi: Api = (endpoint, ...args) =>
  client(endpoint, ...args).catch((error: unknown) => {
    if (error instanceof ContentError && error.kind !== 'aborted' && !isPageStatus(error)) showToast(error.message);
    throw error;
  });

/**
 * A route's `clientLoader` from a screen's `load`.
 * @param policy.fresh how long a visited page is shown again without a call, in ms; 0: never
 */
export const browserLoad =
  <Data>(load: Load<Data>, policy: { fresh: number } = { fresh: PAGE_FRESH_MS }) =>
  async ({ request, url, params }: ClientLoaderFunctionArgs): Promise<Data> => {
    const key = pageKey(url);
    const kept = keptPage(key, policy.fresh, Date.now());
    if (kept) return kept.loaded as Data;
    forgetPage(key);
    try {
      const loaded = await load(browserApi, { url, params, signal: request.signal });
      if (policy.fresh > 0) keepPage(key, loaded, Date.now());
      return loaded;
    } catch (error) {
      throw pageFailure(error);
    }
  };
