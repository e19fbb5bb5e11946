import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { campusJobs } from './campus.screen.ts';
import { JobFilter } from './job-filter.tsx';
import { JobList } from './job-list.tsx';
import type { JobsPage } from './load-jobs.ts';
import { societyJobs } from './society.screen.ts';

export const handle = handleOf(societyJobs);
export const meta = pageMeta;
export const loader = loaderOf(societyJobs);
export const clientLoader = clientLoaderOf(societyJobs);

export default function SocietyRecruitment({ loaderData }: { loaderData: JobsPage }) {
  return <JobList {...loaderData} screen={societyJobs} other={campusJobs} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={societyJobs}
      error={error}
      renderFilter={(query) => <JobFilter screen={societyJobs} query={query} />}
    />
  );
}
