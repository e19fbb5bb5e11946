import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { toSummary } from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { pageMeta } from '../../page-meta.ts';
import type { TenderData } from './load-tender.ts';
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

export default function TenderingDetails({ loaderData: { info, now } }: { loaderData: TenderData }) {
  return (
    <TenderArticle info={info}>
      <TenderState info={info} loadedAt={now} />
    </TenderArticle>
  );
}
