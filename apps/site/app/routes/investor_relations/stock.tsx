import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { loadStock, type StockPage } from './load-stock.ts';
import { StockColumn } from './stock-column.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadStock);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<StockPage> =>
  (await import('./load-stock.ts')).loadStock(api, args),
);

export default function StockInformation({ loaderData }: { loaderData: StockPage }) {
  return <StockColumn {...loaderData} />;
}
