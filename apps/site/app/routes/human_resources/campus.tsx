import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { campusJobs } from './campus.screen.ts';
import { JobFilter } from './job-filter.tsx';
import { JobList } from './job-list.tsx';
import { societyJobs } from './society.screen.ts';

export const handle = handleOf(campusJobs);
export const meta = pageMeta;
export const loader = loaderOf(campusJobs);
export const clientLoader = clientLoaderOf(campusJobs);

export default pageOf(campusJobs, (page) => <JobList {...page} screen={campusJobs} other={societyJobs} />);

export const ErrorBoundary = listBoundaryOf(campusJobs, (query) => <JobFilter screen={campusJobs} query={query} />);
