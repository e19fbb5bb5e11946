import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import { toAnswerBriefs } from '../../model/outage/answer-briefs.ts';
import { type OutageBrief, toOutageBrief } from '../../model/outage/outage-brief.ts';
import { outageAreaList } from '@yunxia/contract/outage-area';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional, toPaging } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toAreaLabels } from '../../model/home/home-outages.ts';
import { parseMonth, toMonthRange } from '../../model/outage/outage-calendar.ts';
import { toMonthOutages } from '../../model/outage/outage-month.ts';
import { allOutages } from './all-outages.ts';
import type { OutageQuery, overhaul } from './overhaul.screen.ts';

/** Records on a page of the outage list. */
const PAGE_SIZE = 10;
/** Records that the answer about a place is made of. */
const ANSWER_SIZE = 20;

/** What the answer about a place is made of: its outages of every status and kind, whatever page and view are shown. */
export interface PlaceOutages {
  readonly records: readonly OutageBrief[];
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * The outage notices of a URL's filters and page, or what each day of its month has and the notices of the chosen day;
 * and the places to choose from.
 */
export async function load(
  api: Api,
  { query: { view, month: given, ...query }, page, signal }: ArgsOf<typeof overhaul>,
) {
  const month = view ? parseMonth(given ?? null, serverNow()) : null;
  const areas = Promise.all([
    optional(api(outageAreaList, { kind: 'county' }, { signal }), null),
    optional(api(outageAreaList, { kind: 'town' }, { signal }), null),
  ]);
  const day = month === null ? null : toDayOf(month, query);
  const dayList = day === null ? null : optional(allOutages(api, { ...query, start: day, end: day }, signal), null);
  const isWhole = month === null && page === 1 && !query.status && !query.kind;
  const outages = isWhole ? null : loadPlaceOutages(api, query, signal);
  const answer = await (month === null
    ? api(noticeList, { type: 'overhaul', ...query, page, limit: PAGE_SIZE }, { signal })
    : allOutages(api, { ...query, ...toMonthRange(month), countDays: 1 }, signal));
  const { total, counts, changesAt, days, reading } = answer;
  const list = reading === null ? answer.list.map(toOutageBrief) : toAnswerBriefs(answer.list);
  const [counties, towns] = await areas;
  const now = serverNow();
  return {
    records: month === null ? list : ((await dayList)?.list ?? []).map(toOutageBrief),
    ...toPaging(answer),
    ...(month === null ? {} : { pages: 1 }),
    counts,
    changesAt,
    month,
    day,
    days,
    /** What each day of the month has, for its cells. */
    cells: month === null ? {} : toMonthOutages(list, month, now),
    query,
    now,
    areas: toAreaLabels([...(counties?.list ?? []), ...(towns?.list ?? [])]),
    counties: counties?.list.map(({ title }) => title) ?? [],
    reading,
    outages: isWhole ? { records: list, total, counts } : await outages,
  };
}

/** The day of the month that is chosen; null for none. */
const toDayOf = (month: string, { start, end }: OutageQuery): string | null =>
  start !== undefined && start === end && start.startsWith(month) ? start : null;

/** null when no place was asked for, or while it cannot be read. */
const loadPlaceOutages = (api: Api, query: OutageQuery, signal: AbortSignal): Promise<PlaceOutages | null> => {
  const { region, keyword, start, end } = query;
  if (!region && !keyword) return Promise.resolve(null);
  const asked = { type: 'overhaul', region, keyword, start, end, limit: ANSWER_SIZE } as const;
  const ask = async (): Promise<PlaceOutages> => {
    const { list, total, counts } = await api(noticeList, asked, { signal });
    return { records: toAnswerBriefs(list), total, counts };
  };
  return optional(ask(), null);
};

export type OverhaulPage = DataOf<typeof overhaul>;
