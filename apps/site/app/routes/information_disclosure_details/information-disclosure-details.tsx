import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { toSummary } from '../../model/news/article.ts';
import { toTitle } from '../../model/page/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { DisclosureArticle } from './disclosure-article.tsx';
import { disclosureDetails } from './information-disclosure-details.screen.ts';

export const handle = handleOf(disclosureDetails, {
  record: ({ info }) => ({
    title: toTitle(info.title),
    type: info.kind,
    summary: toSummary('', info.content),
    publishedAt: info.publishedAt,
  }),
});
export const meta = pageMeta;
export const loader = loaderOf(disclosureDetails);
export const clientLoader = clientLoaderOf(disclosureDetails);

export default pageOf(disclosureDetails, ({ info }) => <DisclosureArticle info={info} />);
