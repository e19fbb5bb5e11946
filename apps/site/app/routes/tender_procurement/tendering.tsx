import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { TenderingFilter } from './tendering-filter.tsx';
import { TenderingList } from './tendering-list.tsx';
import { tendering } from './tendering.screen.ts';

export const handle = handleOf(tendering);
export const meta = pageMeta;
export const loader = loaderOf(tendering);
export const clientLoader = clientLoaderOf(tendering);

export default pageOf(tendering, TenderingList);

export const ErrorBoundary = listBoundaryOf(tendering, (query) => <TenderingFilter query={query} />);
