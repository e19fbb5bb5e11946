/**
 * The content server as the site's own server reaches it. The only place on the server that builds a client.
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
import { type Api, createClient, type RawAnswer } from '@yunxia/contract/client';
import type { LoaderFunctionArgs } from 'react-router';
import { siteConfig } from '../../server/config.ts';
import { type Load, pageFailure } from './load.ts';

/** Bounded fetch: a content server that does not answer in time is a network failure, not an endless page. */
const boundedFetch: ContentSource['fetch'] = (input, init) => {
  const limit = AbortSignal.timeout(siteConfig.contentTimeoutMs);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

/** Where rendering gets the content server's answers. */
export interface ContentSource {
  readonly fetch: (url: string, init: RequestInit) => Promise<RawAnswer>;
  /** While the content server does not answer: when it last did, epoch ms; else null. */
  readonly lostSince: () => number | null;
  /** Answers are kept and go when they change, so that nobody else needs to keep them. */
  readonly isKept: boolean;
  /** Told whether what is kept for bad times could be written. */
  readonly noteSaved?: (isSaved: boolean) => void;
}

let source: ContentSource = { fetch: boundedFetch, lostSince: () => null, isKept: false };

/** Called once by the server that runs this build, whose own modules the build cannot see. */
export const setContentSource = (given: ContentSource): void => {
  source = given;
};

/** The source in use. */
export const contentSource = (): ContentSource => source;

/** Client of the content server for the site's own server. */
export const serverApi: Api = createClient({
  base: `${siteConfig.contentUrl}/api/v1`,
  fetch: (url, init) => source.fetch(url, init),
});

/** A route's `loader` from a screen's `load`. Failures become the page's status (see {@link pageFailure}). */
export const serverLoad =
  <Data>(load: Load<Data>) =>
  async ({ request, url, params }: LoaderFunctionArgs): Promise<Data> => {
    try {
      return await load(serverApi, { url, params, signal: request.signal });
    } catch (error) {
      throw pageFailure(error);
    }
  };
