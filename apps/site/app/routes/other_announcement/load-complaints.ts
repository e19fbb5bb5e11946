import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { toInvestorNoticeRow } from '../../model/investor-notice.ts';
import { parseNoticeQuery } from '../../model/notice-query.ts';

/** Records on a page of complaint notices. */
const PAGE_SIZE = 10;

/** A page of the notices on complaints: page and filters come from the address. */
export async function loadComplaints(api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'other_announcement', signal);
  const query = parseNoticeQuery(url.searchParams);
  const answer = await api(
    noticeList,
    { type: 'complaint', ...query, page: readPage(url), limit: PAGE_SIZE },
    { signal },
  );
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

/** What the list shows; `now` is the server's time, epoch ms. */
export type ComplaintsPage = Awaited<ReturnType<typeof loadComplaints>>;
