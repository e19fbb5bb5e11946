import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ReportsView } from './reports-view.tsx';
import { reports } from './reports.screen.ts';

export const handle = handleOf(reports);
export const meta = pageMeta;
export const loader = loaderOf(reports);
export const clientLoader = clientLoaderOf(reports);

export default pageOf(reports, ReportsView);
