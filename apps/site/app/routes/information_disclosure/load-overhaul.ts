import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import { outageAreaList } from '@yunxia/contract/outage-area';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, optional, readPage } from '../../api/load.ts';
import { findPlace } from '../../api/outage-place.ts';
import { serverNow } from '../../device/server-clock.ts';
import { toAreaOptions } from '../../model/home-outages.ts';
import { parseMonth, toMonthRange } from '../../model/outage-calendar.ts';
import { parseOutageQuery } from '../../model/outage-query.ts';

/** Records on a page of the outage list. */
const PAGE_SIZE = 10;

/** The outage notices of an address's filters and page, or how many each day of its month has; and the places to choose from. */
export async function loadOverhaul(api: Api, { url, signal }: LoadArgs) {
  const { searchParams } = url;
  const query = parseOutageQuery(searchParams);
  const month = searchParams.get('view') === 'calendar' ? parseMonth(searchParams.get('month'), serverNow()) : null;
  const banner = loadBanner(api, 'information_disclosure', signal);
  const areas = Promise.all([
    optional(api(outageAreaList, { kind: 'county' }, { signal }), null),
    optional(api(outageAreaList, { kind: 'town' }, { signal }), null),
  ]);
  const asked =
    month === null ? { page: readPage(url), limit: PAGE_SIZE } : { ...toMonthRange(month), limit: 1, countDays: 1 };
  const answer = await api(noticeList, { type: 'overhaul', ...query, ...asked }, { signal });
  const { list, total, page, limit, counts, changesAt, days } = answer;
  const [counties, towns] = await areas;
  return {
    records: month === null ? list : [],
    total,
    page,
    pages: month === null ? Math.ceil(total / Math.max(1, limit)) : 1,
    counts,
    changesAt,
    month,
    days,
    query,
    now: serverNow(),
    areas: toAreaOptions([...(counties?.list ?? []), ...(towns?.list ?? [])]),
    counties: counties?.list.map(({ title }) => title) ?? [],
    place: total === 0 ? await findPlace(api, query, signal) : null,
    banner: await banner,
  };
}

export type OverhaulPage = Awaited<ReturnType<typeof loadOverhaul>>;
