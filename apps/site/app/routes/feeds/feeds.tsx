import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { FeedsPage } from './feeds-page.tsx';
import { type FeedsData, loadFeeds } from './load-feeds.ts';

export const loader = serverLoad(loadFeeds);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<FeedsData> =>
  (await import('./load-feeds.ts')).loadFeeds(api, args),
);

export default function Feeds({ loaderData }: { loaderData: FeedsData }) {
  return <FeedsPage {...loaderData} />;
}
