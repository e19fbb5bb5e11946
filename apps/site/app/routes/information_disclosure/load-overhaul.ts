import type { Api } from '@yunxia/contract/client';
import { type NoticeItem, noticeList } from '@yunxia/contract/notice';
import { type OutageAreaItem, outageAreaList } from '@yunxia/contract/outage-area';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, type Loaded, optional, readPage } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { findArea, phoneOfArea } from '../../model/outage-area.ts';
import { type OutageQuery, parseOutageQuery } from '../../model/outage-query.ts';

/** Records on a page of the outage list. */
const PAGE_SIZE = 10;

/** What is known of the place that was asked for when no outage was found. */
export interface PlaceAnswer {
  /** Name of the area that was recognised; '' when the place is in none of ours. */
  readonly area: string;
  /** Phone that answers for it; '' when it has none of its own. */
  readonly phone: string;
}

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
    records: list satisfies NoticeItem[],
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

export type OverhaulPage = Loaded<typeof loadOverhaul>;

/** Whether the place of a search that found nothing is ours; null when no place was named or the areas did not come. */
async function findPlace(api: Api, { region, keyword }: OutageQuery, signal: AbortSignal): Promise<PlaceAnswer | null> {
  const words = [region, keyword].filter((word) => word !== undefined);
  if (words.length === 0) return null;
  const answer = await optional(api(outageAreaList, {}, { signal }), null);
  if (answer === null || answer.list.length === 0) return null;
  return toPlaceAnswer(words, answer.list);
}

/** Every word must be ours: a street of another city is not, whatever county was chosen beside it. */
const toPlaceAnswer = (words: readonly string[], areas: readonly OutageAreaItem[]): PlaceAnswer => {
  const found = words.map((word) => findArea(word, areas));
  const last = found.at(-1);
  if (last === undefined || found.includes(undefined)) return { area: '', phone: '' };
  return { area: last.title, phone: phoneOfArea(last, areas) };
};
