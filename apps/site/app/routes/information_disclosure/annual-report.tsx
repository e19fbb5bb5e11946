import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { annualReport } from './annual-report.screen.ts';
import { AnnualReports } from './annual-reports.tsx';
import type { AnnualReportsPage } from './load-annual-reports.ts';

export const handle = handleOf(annualReport);
export const meta = pageMeta;
export const loader = loaderOf(annualReport);
export const clientLoader = clientLoaderOf(annualReport);

export default function AnnualReport({ loaderData }: { loaderData: AnnualReportsPage }) {
  return <AnnualReports {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ListBoundary screen={annualReport} error={error} />;
}
