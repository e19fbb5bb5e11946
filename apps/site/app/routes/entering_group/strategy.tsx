import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { StrategyPage } from './strategy-page.tsx';
import { loadStrategy, type StrategyData } from './load-strategy.ts';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadStrategy(api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<StrategyData> =>
  (await import('./load-strategy.ts')).loadStrategy(api, args),
);

export default function Strategy({ loaderData }: { loaderData: StrategyData }) {
  return <StrategyPage {...loaderData} />;
}
