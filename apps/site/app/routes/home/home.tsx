import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { OUTAGE_FRESH_MS } from '../../api/page-cache.ts';
import { HomePage } from './home-page.tsx';
import { type HomeData, loadHome } from './load-home.ts';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadHome);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(
  async (api, args): Promise<HomeData> => (await import('./load-home.ts')).loadHome(api, args),
  { fresh: OUTAGE_FRESH_MS },
);

export default function Home({ loaderData }: { loaderData: HomeData }) {
  return <HomePage {...loaderData} />;
}
