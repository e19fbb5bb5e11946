import type { Api } from '@yunxia/contract/client';
import { noticeInfo } from '@yunxia/contract/notice';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { type LoadArgs, type Loaded, movedTo, readId, type ScreenHandle } from '../../api/load.ts';
import { OUTAGE_FRESH_MS } from '../../api/page-cache.ts';
import { serverNow } from '../../device/server-clock.ts';
import { toSummary } from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import { NoticeArticle } from './notice-article.tsx';
import { OutageArticle } from './outage-article.tsx';

export const handle: ScreenHandle<Loaded<typeof load>> = {
  record: ({ info }) => ({
    title: toTitle(info.title),
    type: info.type,
    summary: toSummary(info.summary, info.content),
  }),
};

/** One outage or complaint notice; the notices for investors have a page of their own. */
export async function load(api: Api, { url, signal }: LoadArgs) {
  const id = readId(url);
  const { info } = await api(noticeInfo, { id }, { signal });
  const path = noticeDetailPath(info.type);
  if (path !== '/information_details') throw movedTo(detailHref(path, id));
  return { info, now: serverNow() };
}
// The meta of a route above does not see this route's data.
export const meta = pageMeta;

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load, { fresh: OUTAGE_FRESH_MS });

export default function InformationDetails({ loaderData: { info, now } }: { loaderData: Loaded<typeof load> }) {
  return info.type === 'overhaul' ? <OutageArticle info={info} loadedAt={now} /> : <NoticeArticle info={info} />;
}
