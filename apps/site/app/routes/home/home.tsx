import { useEffect } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { browserLoad } from '../../api/content.browser.ts';
import { loaderOf } from '../../api/load-screen.server.ts';
import { handleOf, loadScreen } from '../../api/load-screen.ts';
import { invalidatePage, pageKey } from '../../api/page-cache.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { parseHomeLookUp, toFailure, toLookUpName } from '../../model/home/home-look-up.ts';
import { pageMeta } from '../../page-meta.ts';
import { HomePage } from './home-page.tsx';
import { noteHome, seenHome } from './home-seen.ts';
import { home } from './home.screen.ts';
import type { HomeData } from './load-home.ts';

export const handle = handleOf(home, {
  title: ({ finding }) => (finding ? `${toLookUpName(finding.asked)} - 停电查询` : home.title),
});
export const meta = pageMeta;
export const loader = loaderOf(home);
const load = browserLoad<HomeData>(async (api, args) => {
  const asked = parseHomeLookUp(args.url.searchParams);
  const seen = seenHome();
  if (!asked || !seen) return loadScreen(home, api, args);
  const { lookUp } = await import('./look-up.ts');
  return { ...seen, finding: await lookUp(api, asked, args.signal) };
}, home.freshMs);

/** A failed look-up, also one without a network, keeps the page and shows the failure in place of the answer. */
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
    // A failed look-up is sent again when the reader comes back to its URL.
    if (loaderData.finding?.isFailed) invalidatePage(pageKey(location));
  }, [loaderData]);
  return <HomePage {...loaderData} />;
}
