import type { Api } from '@yunxia/contract/client';
import { purchaseList } from '@yunxia/contract/purchase';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { parseTenderQuery } from '../../model/tender-query.ts';

/** Records on a page of the tender list. */
const PAGE_SIZE = 10;

/** The tender notices of an address's filters and page; `now` is the server's time, epoch ms. */
export async function loadTendering(api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'tender_procurement', signal);
  const query = parseTenderQuery(url.searchParams);
  const answer = await api(purchaseList, { ...query, page: readPage(url), limit: PAGE_SIZE }, { signal });
  const { list, total, page, limit, counts, changesAt, owners } = answer;
  return {
    records: list,
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    counts,
    changesAt,
    owners,
    query,
    now: serverNow(),
    banner: await banner,
  };
}

export type TenderingPage = Awaited<ReturnType<typeof loadTendering>>;
