import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { OldTenderingFilter } from './old-tendering-filter.tsx';
import { OldTenderingList } from './old-tendering-list.tsx';
import { oldTendering } from './old-tendering.screen.ts';

export const handle = handleOf(oldTendering);
export const meta = pageMeta;
export const loader = loaderOf(oldTendering);
export const clientLoader = clientLoaderOf(oldTendering);

export default pageOf(oldTendering, OldTenderingList);

export const ErrorBoundary = listBoundaryOf(oldTendering, (query) => (
  <OldTenderingFilter query={query} years={undefined} />
));
