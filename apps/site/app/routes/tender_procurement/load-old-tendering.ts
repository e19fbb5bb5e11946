import type { Api } from '@yunxia/contract/client';
import { purchaseOldList } from '@yunxia/contract/purchase';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { parseNewsQuery } from '../../model/news.ts';
import { toOldTenderView } from '../../model/tender.ts';

/** Records on a page of the archive. */
const PAGE_SIZE = 20;

/** The archive of the former site: page, year and words come from the address. */
export async function loadOldTendering(api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'tender_procurement', signal);
  const query = parseNewsQuery(url.searchParams);
  const answer = await api(purchaseOldList, { ...query, page: readPage(url), limit: PAGE_SIZE }, { signal });
  const { list, total, page, limit } = answer;
  return {
    rows: list.map(toOldTenderView),
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    query,
    now: serverNow(),
    banner: await banner,
  };
}

/** What the archive shows; `now` is the server's time, epoch ms. */
export type OldTenderingPage = Awaited<ReturnType<typeof loadOldTendering>>;
