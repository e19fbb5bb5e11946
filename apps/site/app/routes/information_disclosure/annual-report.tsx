import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { annualReport } from './annual-report.screen.ts';
import { AnnualReports } from './annual-reports.tsx';

export const handle = handleOf(annualReport);
export const meta = pageMeta;
export const loader = loaderOf(annualReport);
export const clientLoader = clientLoaderOf(annualReport);

export default pageOf(annualReport, AnnualReports);

export const ErrorBoundary = listBoundaryOf(annualReport);
