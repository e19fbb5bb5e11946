import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { OUTAGE_FRESH_MS } from '../../api/page-cache.ts';
import { toSummary } from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { loadNotice, type NoticeData } from './load-notice.ts';
import { NoticeArticle } from './notice-article.tsx';
import { OutageArticle } from './outage-article.tsx';

export const handle: ScreenHandle<NoticeData> = {
  record: ({ info }) => ({
    title: toTitle(info.title),
    type: info.type,
    summary: toSummary(info.summary, info.content),
    publishedAt: info.publishedAt,
    changes: info.changes,
  }),
};

// The meta of a route above does not see this route's data.
export const meta = pageMeta;

export const loader = serverLoad(loadNotice);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(
  async (api, args): Promise<NoticeData> => (await import('./load-notice.ts')).loadNotice(api, args),
  { fresh: OUTAGE_FRESH_MS },
);

export default function InformationDetails({ loaderData: { info, now } }: { loaderData: NoticeData }) {
  return info.type === 'overhaul' ? <OutageArticle info={info} loadedAt={now} /> : <NoticeArticle info={info} />;
}
