import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { ProactivelyFilter } from './proactively-filter.tsx';
import { ProactivelyList } from './proactively-list.tsx';
import { proactively } from './proactively.screen.ts';

export const handle = handleOf(proactively);
export const meta = pageMeta;
export const loader = loaderOf(proactively);
export const clientLoader = clientLoaderOf(proactively);

export default pageOf(proactively, ProactivelyList);

export const ErrorBoundary = listBoundaryOf(proactively, (query) => (
  <ProactivelyFilter query={query} years={undefined} />
));
