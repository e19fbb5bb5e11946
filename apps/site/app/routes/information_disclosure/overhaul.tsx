import { OUTAGE_FRESH_MS } from '../../api/page-cache.ts';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { loadOverhaul, type OverhaulPage } from './load-overhaul.ts';
import { OverhaulBoundary } from './overhaul-boundary.tsx';
import { OverhaulList } from './overhaul-list.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const load = loadOverhaul;
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load, { fresh: OUTAGE_FRESH_MS });

export default function Overhaul({ loaderData }: { loaderData: OverhaulPage }) {
  return <OverhaulList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OverhaulBoundary error={error} />;
}
