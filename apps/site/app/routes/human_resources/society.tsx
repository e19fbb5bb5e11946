import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { campusJobs } from './campus.screen.ts';
import { JobFilter } from './job-filter.tsx';
import { JobList } from './job-list.tsx';
import { societyJobs } from './society.screen.ts';

export const handle = handleOf(societyJobs);
export const meta = pageMeta;
export const loader = loaderOf(societyJobs);
export const clientLoader = clientLoaderOf(societyJobs);

export default pageOf(societyJobs, (page) => <JobList {...page} screen={societyJobs} other={campusJobs} />);

export const ErrorBoundary = listBoundaryOf(societyJobs, (query) => <JobFilter screen={societyJobs} query={query} />);
