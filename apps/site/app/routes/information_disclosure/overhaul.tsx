import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { OUTAGE_FRESH_MS } from '../../api/page-cache.ts';
import { loadOverhaul, type OverhaulPage } from './load-overhaul.ts';
import { OverhaulBoundary } from './overhaul-boundary.tsx';
import { OverhaulList } from './overhaul-list.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadOverhaul);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(
  async (api, args): Promise<OverhaulPage> => (await import('./load-overhaul.ts')).loadOverhaul(api, args),
  { fresh: OUTAGE_FRESH_MS },
);

export default function Overhaul({ loaderData }: { loaderData: OverhaulPage }) {
  return <OverhaulList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OverhaulBoundary error={error} />;
}
