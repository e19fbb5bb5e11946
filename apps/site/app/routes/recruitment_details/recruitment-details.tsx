import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { toSummary } from '../../model/news/article.ts';
import { toTitle } from '../../model/page/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { JobArticle } from './job-article.tsx';
import { jobDetails } from './recruitment-details.screen.ts';

export const handle = handleOf(jobDetails, {
  record: ({ info }) => ({
    title: toTitle(info.title),
    type: info.type,
    summary: toSummary('', info.duties + info.requirements),
    job: info,
  }),
});
export const meta = pageMeta;
export const loader = loaderOf(jobDetails);
export const clientLoader = clientLoaderOf(jobDetails);

export default pageOf(jobDetails, JobArticle);
