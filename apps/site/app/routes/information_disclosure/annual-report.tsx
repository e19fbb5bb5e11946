import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { AnnualReports } from './annual-reports.tsx';
import { type AnnualReportsPage, loadAnnualReports } from './load-annual-reports.ts';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadAnnualReports);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<AnnualReportsPage> =>
  (await import('./load-annual-reports.ts')).loadAnnualReports(api, args),
);

export default function AnnualReport({ loaderData }: { loaderData: AnnualReportsPage }) {
  return <AnnualReports {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ListBoundary error={error} filter={null} />;
}
