import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { loadOldTendering, type OldTenderingPage } from './load-old-tendering.ts';
import { OldTenderingBoundary } from './old-tendering-boundary.tsx';
import { OldTenderingList } from './old-tendering-list.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadOldTendering);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<OldTenderingPage> =>
  (await import('./load-old-tendering.ts')).loadOldTendering(api, args),
);

export default function OldTendering({ loaderData }: { loaderData: OldTenderingPage }) {
  return <OldTenderingList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OldTenderingBoundary error={error} />;
}
