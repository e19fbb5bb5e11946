import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { toSummary } from '../../model/news/article.ts';
import { pageMeta } from '../../page-meta.ts';
import { BusinessArticle } from './business-article.tsx';
import { businessDetails } from './other-details.screen.ts';

export const handle = handleOf(businessDetails, {
  record: ({ business: { title, summary, content, cover, gallery } }) => ({
    title,
    summary: toSummary(summary, content),
    image: cover ?? gallery[0] ?? null,
  }),
});
export const meta = pageMeta;
export const loader = loaderOf(businessDetails);
export const clientLoader = clientLoaderOf(businessDetails);

export default pageOf(businessDetails, BusinessArticle);
