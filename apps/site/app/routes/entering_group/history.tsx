import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { HistoryPage } from './history-page.tsx';
import { loadHistories, type HistoryData } from './load-histories.ts';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadHistories(api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<HistoryData> =>
  (await import('./load-histories.ts')).loadHistories(api, args),
);

export default function History({ loaderData }: { loaderData: HistoryData }) {
  return <HistoryPage {...loaderData} />;
}
