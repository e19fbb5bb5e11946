import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { toSummary } from '../../model/news/article.ts';
import { pageMeta } from '../../page-meta.ts';
import { CompanyArticle } from './company-article.tsx';
import { companyDetails } from './subsidiaries-details.screen.ts';

export const handle = handleOf(companyDetails, {
  record: ({ name, info }) => ({
    title: name,
    summary: toSummary(info.business, info.content),
    image: info.gallery[0] ?? info.logo,
  }),
});
export const meta = pageMeta;
export const loader = loaderOf(companyDetails);
export const clientLoader = clientLoaderOf(companyDetails);

export default pageOf(companyDetails, CompanyArticle);
