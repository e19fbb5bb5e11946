import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { toSummary } from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { NoticeArticle } from '../information_details/notice-article.tsx';
import { type InvestorNoticeData, loadInvestorNotice } from './load-investor-notice.ts';

export const handle: ScreenHandle<InvestorNoticeData> = {
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

export const loader = serverLoad(loadInvestorNotice);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<InvestorNoticeData> =>
  (await import('./load-investor-notice.ts')).loadInvestorNotice(api, args),
);

export default function InvestorDetails({ loaderData: { info, related } }: { loaderData: InvestorNoticeData }) {
  return <NoticeArticle info={info} related={related} />;
}
