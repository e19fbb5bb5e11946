/**
 * The content server as a screen on the site's own server reaches it. The only place on the server that builds a client.
 *
 * How a screen loads (the same `load` serves both sides; assigning `clientLoader = loader` breaks the client build):
 *
 *     // app/routes/news/important.tsx
 *     export const handle: ScreenHandle = { hasBanner: true };
 *
 *     export async function load(api: Api, { url, signal }: LoadArgs) {
 *       const list = api(newsList, { type: 'important', page: readPage(url) }, { signal });      // critical
 *       const banners = optional(api(bannerList, { position: '/news' }, { signal }), null);      // secondary
 *       return { list: await list, banners: await banners };
 *     }
 *     export const loader = serverLoad(load);
 *     export const clientLoader = browserLoad(load);          // outages: browserLoad(load, { fresh: OUTAGE_FRESH_MS })
 *
 *     export default function ImportantNews({ loaderData }: { loaderData: Loaded<typeof load> }) { … }
 *
 * - Start calls before awaiting them, so that they run at the same time.
 * - A list's filters and page come from `url.searchParams`, never from component state.
 * - Detail pages: `const id = readId(url)`; `throw movedTo(…)` for a record of another route; and
 *   `export const handle: ScreenHandle<Loaded<typeof load>> = { record: ({ info }) => info }` for title and breadcrumb.
 * - Do not catch ContentError: 404 and 410 answers, an unreachable content server (503) and all other failures become
 *   the right page and status here, shown by the boundary inside the frame. Screens need no ErrorBoundary.
 * - Title, canonical address, robots and share card come from the site map and `handle`: detail screens also
 *   `export const meta = pageMeta`, because a route above does not see their record; the others export no `meta`.
 */
import { type Api, type ClientOptions, createClient } from '@yunxia/contract/client';
import type { LoaderFunctionArgs } from 'react-router';
import { type Load, pageFailure } from './load.ts';
import { loadContext } from './load-context.server.ts';

/** Client of the content server for one request. @param fetch answers `/api/v1/<endpoint>` */
export const createContentApi = (fetch: ClientOptions['fetch']): Api => createClient({ base: '/api/v1', fetch });

/** A route's `loader` from a screen's `load`. Failures become the page's status (see {@link pageFailure}). */
export const serverLoad =
  <Data>(load: Load<Data>) =>
  async ({ request, url, params, context }: LoaderFunctionArgs): Promise<Data> => {
    try {
      return await load(context.get(loadContext).api, { url, params, signal: request.signal });
    } catch (error) {
      throw pageFailure(error);
    }
  };
