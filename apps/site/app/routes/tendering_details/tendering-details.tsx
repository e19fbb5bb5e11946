import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { toSummary } from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { loadTender, type TenderData } from './load-tender.ts';
import { TenderArticle } from './tender-article.tsx';
import { TenderState } from './tender-state.tsx';

export const handle: ScreenHandle<TenderData> = {
  record: ({ info }) => ({
    title: toTitle(info.title),
    summary: toSummary('', info.content),
    publishedAt: info.publishedAt,
  }),
};

// The meta of a route above does not see this route's data.
export const meta = pageMeta;

export const loader = serverLoad((api, args) => loadTender(0, api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<TenderData> =>
  (await import('./load-tender.ts')).loadTender(0, api, args),
);

export default function TenderingDetails({ loaderData: { info, now } }: { loaderData: TenderData }) {
  return (
    <TenderArticle info={info}>
      <TenderState info={info} loadedAt={now} />
    </TenderArticle>
  );
}
