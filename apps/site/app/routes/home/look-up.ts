import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import { outageAreaList } from '@yunxia/contract/outage-area';
import { outageStatus } from '@yunxia/contract/outage-status';
import { toIsoDay } from '@yunxia/contract/time';
import { optional } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import type { CountyCount, Finding, HomeLookUp } from '../../model/home/home-look-up.ts';
import { toAnswerBriefs } from '../../model/outage/answer-briefs.ts';
import { toSearchedFragment } from '../../model/outage/searched-fragment.ts';

/** Records requested: enough to count the outages of a week in a village. */
const LIMIT = 20;
/** The most that one request may return; used to count today's outages by county. */
const MOST = 50;

/**
 * Asks for the outages of a place.
 * @throws ContentError
 */
export async function lookUp(api: Api, asked: HomeLookUp, signal: AbortSignal): Promise<Finding> {
  const { q: keyword, region, start, end } = asked;
  const answer = await api(noticeList, { type: 'overhaul', keyword, region, start, end, limit: LIMIT }, { signal });
  const { list, total, counts, reading } = answer;
  const isKnown = reading === null || reading.certainty === 'known' || reading.listed !== '';
  return {
    asked,
    isFailed: false,
    reading,
    records: toAnswerBriefs(list).map((record) => ({
      ...record,
      fragment: toSearchedFragment(record, reading?.marks ?? []),
    })),
    total,
    counts,
    counties: isKnown ? [] : await countCounties(api, signal),
    at: serverNow(),
  };
}

/** Counties with the number of outages that are off or planned today. */
export async function countCounties(api: Api, signal: AbortSignal): Promise<CountyCount[]> {
  const now = serverNow();
  const today = toIsoDay(now);
  const asked = { type: 'overhaul', start: today, end: today, limit: MOST } as const;
  const [areas, outages] = await Promise.all([
    optional(api(outageAreaList, { kind: 'county' }, { signal }), null),
    optional(api(noticeList, asked, { signal }), null),
  ]);
  const isWhole = outages !== null && outages.total <= outages.list.length;
  const counted = (outages?.list ?? []).filter((record) =>
    ['ongoing', 'overrunning', 'soon', 'scheduled'].includes(outageStatus(record, now)),
  );
  return (areas?.list ?? []).map(({ title }) => ({
    title,
    count: isWhole ? counted.filter(({ regions }) => regions.some(({ county }) => county === title)).length : undefined,
  }));
}
