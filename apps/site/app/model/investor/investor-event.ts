/** What investors keep in a calendar: activities with their times, announcements with their days. */
import { type NoticeInfo, type NoticeItem, noticeTypes } from '@yunxia/contract/notice';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { startOfDay, toIsoDay } from '@yunxia/contract/time';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import { toDayText, toFullSpanText, toInstant } from '../text/beijing-time.ts';
import type { CalendarEvent, EventTime } from '../feed/ical.ts';
import { toEventUid } from '../feed/lasting-id.ts';
import { noticeChangedAt } from '../outage/notice-changed-at.ts';
import { toTitle } from '../page/title.ts';

/** An activity reminds a day ahead. */
const ALARM_MINUTES = 24 * 60;

const toEvent = (
  record: NoticeItem,
  { siteInfo, origin }: { siteInfo: SiteInfo; origin: string },
  time: EventTime,
  facts: readonly string[],
): CalendarEvent => {
  const url = `${origin}${detailHref(noticeDetailPath(record.type), record.id)}`;
  const fallback = 'start' in time ? time.start : 0;
  const isCancelled = record.override === 'cancelled';
  const marks = `${siteInfo.demo ? '【演示数据】' : ''}${isCancelled ? '【已取消】' : ''}`;
  return {
    uid: toEventUid(`notice-${record.id}`),
    sequence: record.revision,
    changedAt: toInstant(noticeChangedAt(record)) ?? fallback,
    time,
    summary: `${marks}${toTitle(record.title)}`,
    description: [...facts, record.summary.trim(), `公告全文：${url}`].filter(Boolean).join('\n'),
    location: '',
    url,
    categories: [record.category || noticeTypes[record.type]],
    isCancelled,
    alarmMinutes: record.type === 'activity' && !isCancelled ? ALARM_MINUTES : null,
  };
};

/** What the full record of an activity adds: where it takes place, and who may attend. */
type MeetingParts = Partial<Pick<NoticeInfo, 'place' | 'recordOn'>>;

/** An activity for investors; null when the notice does not say when it takes place. One that starts at midnight and has no end lasts the day. */
export const toActivityEvent = (
  record: NoticeItem & MeetingParts,
  siteInfo: SiteInfo,
  origin: string,
): CalendarEvent | null => {
  const start = toInstant(record.startAt);
  if (start === null) return null;
  const end = toInstant(record.endAt);
  const day = toIsoDay(start);
  const isDay = end === null && start === startOfDay(start);
  const time: EventTime = isDay ? { firstDay: day, lastDay: day } : { start, end };
  const when = isDay ? `活动日期：${day}` : `活动时间（北京时间）：${toFullSpanText(start, end)}`;
  const recorded = record.recordOn ? `股权登记日：${toDayText(record.recordOn)}` : '';
  const place = record.place?.trim() ?? '';
  return { ...toEvent(record, { siteInfo, origin }, time, [when, recorded]), location: place };
};

/** An announcement, on the day it was published; null when that is not known. */
export const toAnnouncementEvent = (record: NoticeItem, siteInfo: SiteInfo, origin: string): CalendarEvent | null => {
  const published = toInstant(record.publishedAt);
  if (published === null) return null;
  const day = toIsoDay(published);
  const number = record.number.trim() ? `公告编号：${record.number.trim()}` : '';
  return toEvent(record, { siteInfo, origin }, { firstDay: day, lastDay: day }, [number]);
};
