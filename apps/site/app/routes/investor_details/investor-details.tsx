import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { toRecordHead } from '../../model/news/article.ts';
import { pageMeta } from '../../page-meta.ts';
import { InvestorArticle } from './investor-article.tsx';
import { investorDetails } from './investor-details.screen.ts';

export const handle = handleOf(investorDetails, { record: ({ info }) => toRecordHead(info) });
export const meta = pageMeta;
export const loader = loaderOf(investorDetails);
export const clientLoader = clientLoaderOf(investorDetails);

export default pageOf(investorDetails, InvestorArticle);
