import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { toSummary } from '../../model/news/article.ts';
import { toTitle } from '../../model/page/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { TenderArticle } from './tender-article.tsx';
import { TenderState } from './tender-state.tsx';
import { tenderDetails } from './tendering-details.screen.ts';

export const handle = handleOf(tenderDetails, {
  record: ({ info }) => ({
    title: toTitle(info.title),
    summary: toSummary('', info.content),
    publishedAt: info.publishedAt,
  }),
});
export const meta = pageMeta;
export const loader = loaderOf(tenderDetails);
export const clientLoader = clientLoaderOf(tenderDetails);

export default pageOf(tenderDetails, ({ info, now }) => (
  <TenderArticle info={info}>
    <TenderState info={info} loadedAt={now} />
  </TenderArticle>
));
