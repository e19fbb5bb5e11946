import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import { outageAreaList } from '@yunxia/contract/outage-area';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, optional, readPage } from '../../api/load.ts';
import { findPlace } from '../../api/outage-place.ts';
import { serverNow } from '../../device/server-clock.ts';
import { parseOutageQuery } from '../../model/outage-query.ts';

/** Records on a page of the outage list. */
const PAGE_SIZE = 10;

/** The outage notices of an address's filters and page, with the counties to choose from. */
export async function loadOverhaul(api: Api, { url, signal }: LoadArgs) {
  const query = parseOutageQuery(url.searchParams);
  const banner = loadBanner(api, 'information_disclosure', signal);
  const counties = optional(api(outageAreaList, { kind: 'county' }, { signal }), null);
  const answer = await api(
    noticeList,
    { type: 'overhaul', ...query, page: readPage(url), limit: PAGE_SIZE },
    { signal },
  );
  const { list, total, page, limit, counts } = answer;
  return {
    records: list,
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    counts,
    query,
    now: serverNow(),
    counties: (await counties)?.list.map((county) => county.title) ?? [],
    place: total === 0 ? await findPlace(api, query, signal) : null,
    banner: await banner,
  };
}

export type OverhaulPage = Awaited<ReturnType<typeof loadOverhaul>>;
