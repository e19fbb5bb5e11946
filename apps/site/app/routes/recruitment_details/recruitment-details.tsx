import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { toSummary } from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { JobArticle } from './job-article.tsx';
import { type JobData, loadJob } from './load-job.ts';

export const handle: ScreenHandle<JobData> = {
  record: ({ info }) => ({
    title: toTitle(info.title),
    type: info.type,
    summary: toSummary('', info.duties + info.requirements),
    job: info,
  }),
};

// The meta of a route above does not see this route's data.
export const meta = pageMeta;

export const loader = serverLoad(loadJob);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<JobData> =>
  (await import('./load-job.ts')).loadJob(api, args),
);

export default function RecruitmentDetails({ loaderData }: { loaderData: JobData }) {
  return <JobArticle {...loaderData} />;
}
