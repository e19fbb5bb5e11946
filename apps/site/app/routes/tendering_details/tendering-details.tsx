import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { toSummary } from '../../model/news/article.ts';
import { toTitle } from '../../model/page/title.ts';
import { toTenderSteps } from '../../model/tender/tender.ts';
import { pageMeta } from '../../page-meta.ts';
import { TenderArticle } from './tender-article.tsx';
import { TenderCard } from './tender-card.tsx';
import { TenderChanges } from './tender-changes.tsx';
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
  <TenderArticle
    info={info}
    notice={<TenderChanges info={info} />}
    card={<TenderCard info={info} loadedAt={now} />}
    steps={toTenderSteps(info, now)}
  />
));
