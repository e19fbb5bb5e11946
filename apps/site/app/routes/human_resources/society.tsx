import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { JobListBoundary } from './job-list-boundary.tsx';
import { JobList } from './job-list.tsx';
import { type JobsPage, loadJobs } from './load-jobs.ts';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadJobs('society', api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<JobsPage> =>
  (await import('./load-jobs.ts')).loadJobs('society', api, args),
);

export default function SocietyRecruitment({ loaderData }: { loaderData: JobsPage }) {
  return <JobList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <JobListBoundary error={error} />;
}
