import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { toInvestorNoticeRow } from '../../model/investor-notice.ts';
import { parseNoticeQuery } from '../../model/notice-query.ts';

/** Records on a page of announcements or activities. */
const PAGE_SIZE = 10;

/** A page of announcements or of investor activities: page and filters come from the address. */
export async function loadInvestorNotices(type: 'announcement' | 'activity', api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'investor_relations', signal);
  const query = parseNoticeQuery(url.searchParams);
  const answer = await api(noticeList, { type, ...query, page: readPage(url), limit: PAGE_SIZE }, { signal });
  const { list, total, page, limit, categories } = answer;
  return {
    rows: list.map(toInvestorNoticeRow),
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    categories,
    query,
    now: serverNow(),
    banner: await banner,
  };
}

/** What such a list shows; `now` is the server's time, epoch ms. */
export type InvestorNoticesPage = Awaited<ReturnType<typeof loadInvestorNotices>>;
