import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { OverhaulFilter } from './overhaul-filter.tsx';
import { OverhaulList } from './overhaul-list.tsx';
import { overhaul } from './overhaul.screen.ts';

export const handle = handleOf(overhaul);
export const meta = pageMeta;
export const loader = loaderOf(overhaul);
export const clientLoader = clientLoaderOf(overhaul);

export default pageOf(overhaul, OverhaulList);

export const ErrorBoundary = listBoundaryOf(overhaul, (query) => <OverhaulFilter query={query} areas={[]} />);
