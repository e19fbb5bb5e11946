import type { Api } from '@yunxia/contract/client';
import { type IrEvent, irEventList } from '@yunxia/contract/ir-event';
import { noticeList } from '@yunxia/contract/notice';
import { toIsoDay } from '@yunxia/contract/time';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional, toPaging } from '../../api/load.ts';
import { toInvestorNoticeRow } from '../../model/investor/investor-notice.ts';
import { parseMonth, toMonthRange } from '../../model/outage/outage-calendar.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import type { investorActivities } from './activities.screen.ts';

/** Records on a page. */
const PAGE_SIZE = 10;

/** The dates of a month and those to come; null: they could not be read. */
export interface LoadedCalendar {
  /** `2026-12`. */
  readonly month: string;
  readonly ofMonth: readonly IrEvent[];
  readonly coming: readonly IrEvent[];
}

async function loadCalendar(api: Api, month: string, now: number, signal: AbortSignal): Promise<LoadedCalendar> {
  const { start, end } = toMonthRange(month);
  const [ofMonth, coming] = await Promise.all([
    api(irEventList, { from: start, to: end }, { signal }),
    api(irEventList, { from: toIsoDay(now) }, { signal }),
  ]);
  return { month, ofMonth: ofMonth.list, coming: coming.list };
}

/** A page of the activities, above it the calendar while nothing is searched for (`now` is the server's time, epoch ms). */
export async function load(api: Api, { query, page, request, signal }: ArgsOf<typeof investorActivities>) {
  const { month, ...filter } = query;
  const now = serverNow();
  const isWhole = page === 1 && Object.values(filter).every((value) => value === undefined);
  const [answer, calendar] = await Promise.all([
    api(noticeList, { ...request, ...filter, page, limit: PAGE_SIZE }, { signal }),
    isWhole ? optional(loadCalendar(api, parseMonth(month ?? null, now), now, signal), null) : null,
  ]);
  const { list, categories, years } = answer;
  return { rows: list.map(toInvestorNoticeRow), ...toPaging(answer), categories, years, query, calendar, now };
}

/** What the page shows. */
export type ActivitiesData = DataOf<typeof investorActivities>;
