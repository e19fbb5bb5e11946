/** Reads the records of the calendars of tenders, announcements and activities: bounded lists that fit into one file. */
import type { Api } from '@yunxia/contract/client';
import { irEventList } from '@yunxia/contract/ir-event';
import { type NoticeItem, type NoticeType, noticeList } from '@yunxia/contract/notice';
import { type PurchaseInfo, type PurchaseItem, purchaseList } from '@yunxia/contract/purchase';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { type TenderStatus, tenderStatuses } from '@yunxia/contract/tender-status';
import type { CalendarEvent } from '../model/feed/ical.ts';
import { toActivityEvent, toAnnouncementEvent } from '../model/investor/investor-event.ts';
import { toIrCalendarEvent } from '../model/investor/ir-calendar-event.ts';
import type { ListCalendar } from '../model/feed/list-calendar-href.ts';
import { deadlineKey, isDeadlineListed, toDeadlines, toTenderEvent } from '../model/tender/tender-event.ts';

const PAGE_LIMIT = 50;
/** Most records that a calendar reads of each list. */
const MAX_RECORDS = 500;
/** Read by status, so that upcoming records are complete even when very many have ended. */
const STATUSES = Object.keys(tenderStatuses) as TenderStatus[];

/**
 * Reads a list from its beginning. A page without a calendar entry is not the end: results and contracts, which have no
 * deadline, are newer than a deadline that ended recently.
 */
const readAll = async <Item>(read: (page: number) => Promise<{ list: Item[]; total: number }>): Promise<Item[]> => {
  const found: Item[] = [];
  for (let page = 1; (page - 1) * PAGE_LIMIT < MAX_RECORDS; page += 1) {
    const { list, total } = await read(page);
    found.push(...list);
    if (list.length === 0 || page * PAGE_LIMIT >= total) break;
  }
  return found;
};

/** The deadlines to come and those of the last month, the newest notice of each. @param now epoch ms */
export const readDeadlines = async (api: Api, now: number): Promise<PurchaseItem[]> => {
  const lists = await Promise.all(
    STATUSES.map((status) => readAll((page) => api(purchaseList, { status, page, limit: PAGE_LIMIT }))),
  );
  return toDeadlines(lists.flat())
    .filter((record) => isDeadlineListed(record, now))
    .toSorted((a, b) => (a.deadlineAt ?? '').localeCompare(b.deadlineAt ?? '') || a.id - b.id);
};

/** The notice whose deadline holds, for one of a project's notices; the notice itself when it is alone. */
export const readDeadlineOf = async (api: Api, info: PurchaseInfo): Promise<PurchaseItem> => {
  if (!info.projectNo.trim()) return info;
  const { list } = await api(purchaseList, { keyword: info.projectNo, limit: PAGE_LIMIT });
  const key = deadlineKey(info);
  return toDeadlines([info, ...list]).find((record) => deadlineKey(record) === key) ?? info;
};

const readNotices = (api: Api, type: NoticeType): Promise<NoticeItem[]> =>
  readAll((page) => api(noticeList, { type, page, limit: PAGE_LIMIT }));

/** The events of a calendar, for a site and its public origin at `now` (epoch ms). */
export const readEvents = async (
  api: Api,
  calendar: ListCalendar,
  { siteInfo, origin, now }: { siteInfo: SiteInfo; origin: string; now: number },
): Promise<Array<CalendarEvent | null>> => {
  if (calendar === 'tenders') {
    return (await readDeadlines(api, now)).map((record) => toTenderEvent(record, siteInfo, origin));
  }
  if (calendar === 'announcements') {
    return (await readNotices(api, 'announcement')).map((record) => toAnnouncementEvent(record, siteInfo, origin));
  }
  const [notices, { list }] = await Promise.all([readNotices(api, 'activity'), api(irEventList, { withWithdrawn: 1 })]);
  const withdrawn = list.filter(({ uid, state }) => state === 'withdrawn' && uid.startsWith('notice-'));
  return [
    ...notices.map((record) => toActivityEvent(record, siteInfo, origin)),
    ...withdrawn.map((event) => toIrCalendarEvent(event, siteInfo, origin)),
  ];
};
