/** The calendar of all outages, or of those of one county, for subscribers. */
import type { NoticeItem } from '@yunxia/contract/notice';
import { outageStatus } from '@yunxia/contract/outage-status';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { DAY_MS } from '@yunxia/contract/time';
import { toInstant } from './beijing-time.ts';
import { toIcal } from './ical.ts';
import { toOutageEvent } from './outage-event.ts';

/** What is over, or cancelled, stays so long, so that every calendar hears of it. */
const KEPT_MS = 30 * DAY_MS;
/** How often a subscriber should ask again, in minutes. */
const REFRESH_MINUTES = 15;

/** Whether a record belongs in the feed at `now` (epoch ms): all that is to come or goes on, and what ended lately. */
export const isInFeed = (record: NoticeItem, now: number): boolean => {
  const status = outageStatus(record, now);
  if (['ongoing', 'overrunning', 'soon', 'scheduled'].includes(status)) return true;
  const times = [record.endAt, record.restoredAt, record.expectedRestoreAt, record.startAt];
  const last = Math.max(...[...times, ...record.changes.map(({ at }) => at)].map((time) => toInstant(time) ?? 0));
  return last > now - KEPT_MS;
};

export interface OutageFeed {
  readonly siteInfo: SiteInfo;
  /** Public origin of the site. */
  readonly origin: string;
  readonly county?: string | undefined;
}

/** Writes the calendar. */
export const toOutageCalendar = ({ siteInfo, origin, county }: OutageFeed, records: readonly NoticeItem[]): string => {
  const name = siteInfo.shortName || siteInfo.companyName;
  const mark = siteInfo.demo ? '【演示数据】' : '';
  return toIcal(
    {
      producer: siteInfo.companyName || name,
      name: `${mark}${county ?? ''}停电日历 - ${name}`,
      description: `${siteInfo.companyName}${county ?? '全部供电区域'}的停电安排，改期与取消会自动更新。${siteInfo.demo ? siteInfo.demoText : ''}`,
      refreshMinutes: REFRESH_MINUTES,
    },
    records.map((record) => toOutageEvent(record, siteInfo, origin)).filter((event) => event !== null),
  );
};
