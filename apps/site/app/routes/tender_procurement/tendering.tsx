import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { loadTendering, type TenderingPage } from './load-tendering.ts';
import { TenderingBoundary } from './tendering-boundary.tsx';
import { TenderingList } from './tendering-list.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadTendering);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<TenderingPage> =>
  (await import('./load-tendering.ts')).loadTendering(api, args),
);

export default function Tendering({ loaderData }: { loaderData: TenderingPage }) {
  return <TenderingList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <TenderingBoundary error={error} />;
}
