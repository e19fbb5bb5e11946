/** A date of investors as an event of a calendar file. */
import type { IrEvent } from '@yunxia/contract/ir-event';
import { irEventKinds, irEventStates } from '@yunxia/contract/ir-event-kinds';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { addDays, toIsoDay } from '@yunxia/contract/time';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import type { CalendarEvent, EventTime } from '../feed/ical.ts';
import { toEventUid } from '../feed/lasting-id.ts';
import { toTitle } from '../page/title.ts';
import { toFullSpanText, toInstant } from '../text/beijing-time.ts';

/** A date reminds a day ahead; a silent period does not. */
const ALARM_MINUTES = 24 * 60;

/** null when the record has no time. @param origin public origin of the site */
export const toIrCalendarEvent = (event: IrEvent, siteInfo: SiteInfo, origin: string): CalendarEvent | null => {
  const start = toInstant(event.startAt);
  if (start === null) return null;
  const end = toInstant(event.endAt);
  const lastDay = toIsoDay(end === null || end <= start ? start : addDays(end, -1));
  const time: EventTime = event.allDay ? { firstDay: toIsoDay(start), lastDay } : { start, end };
  const path =
    event.noticeId === null
      ? '/investor_relations/activities'
      : detailHref(noticeDetailPath(event.uid.startsWith('notice-') ? 'activity' : 'announcement'), event.noticeId);
  const url = `${origin}${path}`;
  const isWithdrawn = event.state === 'withdrawn';
  const title = isWithdrawn ? '投资者日程' : toTitle(event.title);
  const mark = event.state === 'confirmed' ? '' : `【${irEventStates[event.state]}】`;
  const when = event.allDay ? '' : `时间（北京时间）：${toFullSpanText(start, end)}`;
  const join = event.joinUrl ? `线上参加：${event.joinUrl}` : '';
  return {
    uid: toEventUid(event.uid),
    sequence: event.revision,
    changedAt: toInstant(event.changedAt) ?? start,
    time,
    summary: `${siteInfo.demo ? '【演示数据】' : ''}${mark}${title}`,
    description: [when, event.summary.trim(), join, `详见：${url}`].filter(Boolean).join('\n'),
    location: event.place.trim(),
    url,
    categories: [irEventKinds[event.kind]],
    isCancelled: event.state !== 'confirmed',
    alarmMinutes: event.kind === 'blackout' || event.state !== 'confirmed' ? null : ALARM_MINUTES,
  };
};
