import { useEffect } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { forgetPage, OUTAGE_FRESH_MS, pageKey } from '../../api/page-cache.ts';
import { serverNow } from '../../device/server-clock.ts';
import { parseHomeLookUp, toFailure, toLookUpName } from '../../model/home-look-up.ts';
import { isLookUp } from '../../model/look-up-fields.ts';
import { pageMeta } from '../../page-meta.ts';
import { home } from '../../site-map.ts';
import { HomePage } from './home-page.tsx';
import { noteHome, seenHome } from './home-seen.ts';
import { type HomeData, loadHome } from './load-home.ts';

export const handle: ScreenHandle<HomeData> = {
  hasBanner: true,
  title: ({ finding }) => (finding ? `${toLookUpName(finding.asked)} - 停电查询` : home.title),
};

/** What was typed makes no page for search engines: the canonical URL is the one of the page itself. */
export const meta = (input: Parameters<typeof pageMeta>[0]) => [
  ...pageMeta({ ...input, location: { ...input.location, search: '' } }),
  // Crawlers fetch the URL: a navigation in the browser needs it not.
  ...(import.meta.env.SSR && isLookUp(new URLSearchParams(input.location.search))
    ? [{ name: 'robots', content: 'noindex' }]
    : []),
];

export const loader = serverLoad(loadHome);
// In chunks of their own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
const load = browserLoad<HomeData>(
  async (api, args) => {
    const asked = parseHomeLookUp(args.url.searchParams);
    const seen = seenHome();
    if (!asked || !seen) return (await import('./load-home.ts')).loadHome(api, args);
    const { lookUp } = await import('./look-up.ts');
    return { ...seen, finding: await lookUp(api, asked, args.signal) };
  },
  { fresh: OUTAGE_FRESH_MS },
);

/** A look-up that fails, also for want of a network, leaves the page and says so in its place. */
export const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<HomeData> => {
  try {
    return await load(args);
  } catch (error) {
    const asked = parseHomeLookUp(args.url.searchParams);
    const seen = seenHome();
    if (!asked || !seen || args.request.signal.aborted) throw error;
    return { ...seen, finding: toFailure(asked, serverNow()) };
  }
};

export default function Home({ loaderData }: { loaderData: HomeData }) {
  useEffect(() => {
    noteHome(loaderData);
    // What failed is asked for again when the reader comes back to it.
    if (loaderData.finding?.isFailed) forgetPage(pageKey(location));
  }, [loaderData]);
  return <HomePage {...loaderData} />;
}
