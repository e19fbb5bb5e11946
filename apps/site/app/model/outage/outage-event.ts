/** An outage as an event of a calendar. */
import type { NoticeItem } from '@yunxia/contract/notice';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { DAY_MS, startOfDay } from '@yunxia/contract/time';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import { toFullSpanText, toInstant } from '../text/beijing-time.ts';
import type { CalendarEvent } from '../feed/ical.ts';
import { toEventUid } from '../feed/lasting-id.ts';
import { noticeChangedAt } from './notice-changed-at.ts';
import { toPlaceText } from './outage.ts';
import { toTitle } from '../page/title.ts';

/** A planned outage reminds a day ahead. */
const ALARM_MINUTES = 24 * 60;

/** Address of the calendar file of one outage; it holds as long as the notice does. */
export const outageCalendarHref = (id: number): string => detailHref('/feeds/outage.ics', id);

/** Whether it was put off without new times. */
const isPutOff = ({ override, previousStartAt }: NoticeItem): boolean => override === 'postponed' && !previousStartAt;

/** What a list of titles must say first: that it does not take place, or not at the time that was announced. */
export const toChangeMark = (record: NoticeItem): string => {
  if (record.override === 'cancelled') return '【已取消】';
  if (isPutOff(record)) return '【已延期，时间待定】';
  return record.previousStartAt ? '【已改期】' : '';
};

/**
 * The event of an outage, one however many days it spans; null when it has no start. Its identity holds through every
 * move: one that was put off without new times, or cancelled, is a cancelled event. While nobody knows its end, it lasts
 * through its day, or through today where that is later: without an end it would have no length (RFC 5545 §3.6.1).
 * @param origin public origin of the site
 * @param now epoch ms
 */
export const toOutageEvent = (
  record: NoticeItem,
  siteInfo: SiteInfo,
  origin: string,
  now: number,
): CalendarEvent | null => {
  const start = toInstant(record.startAt);
  if (start === null) return null;
  const end = toInstant(record.endAt) ?? toInstant(record.restoredAt) ?? toInstant(record.expectedRestoreAt);
  const isCancelled = record.override === 'cancelled' || isPutOff(record);
  const places = record.regions.map(toPlaceText).filter(Boolean);
  const phone = record.phone || siteInfo.outagePhone;
  const url = `${origin}${detailHref(noticeDetailPath('overhaul'), record.id)}`;
  return {
    uid: toEventUid(`outage-${record.id}`),
    // Sample content is changed before it is saved for the first time.
    sequence: Math.max(record.revision, record.changes.length),
    changedAt: toInstant(noticeChangedAt(record)) ?? start,
    time: { start, end: end ?? startOfDay(Math.max(start, now)) + DAY_MS },
    summary: `${siteInfo.demo ? '【演示数据】' : ''}${toChangeMark(record)}${toTitle(record.title)}`,
    description: [
      `停电时间（北京时间）：${toFullSpanText(start, end)}`,
      record.previousStartAt
        ? `原定时间：${toFullSpanText(toInstant(record.previousStartAt), toInstant(record.previousEndAt))}`
        : '',
      places.length > 0 ? `停电范围：${places.join('；')}` : '',
      record.lines.length > 0 ? `停电线路：${record.lines.join('、')}` : '',
      record.reason ? `停电原因：${record.reason}` : '',
      phone ? `咨询电话：${phone}` : '',
      `最新状态：${url}`,
    ]
      .filter(Boolean)
      .join('\n'),
    location: places.join('；'),
    url,
    categories: [outageKinds[record.kind]],
    isCancelled,
    alarmMinutes: record.kind === 'fault' ? null : ALARM_MINUTES,
  };
};
