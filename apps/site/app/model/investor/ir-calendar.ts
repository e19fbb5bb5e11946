/** The calendar of investors: what is to come, and the days of a month. */
import type { IrEvent } from '@yunxia/contract/ir-event';
import type { IrEventKind } from '@yunxia/contract/ir-event-kinds';
import { addDays, DAY_MS, daysBetween, startOfDay, toBeijingParts, toIsoDay, toIsoTime } from '@yunxia/contract/time';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import { toMonthRange } from '../outage/outage-calendar.ts';
import { toTitle } from '../page/title.ts';
import { toClockText, toInstant, toMonthDayText, toWeekdayText } from '../text/beijing-time.ts';
import { irEventHref } from './ir-event-href.ts';

/** A date of the list. */
export interface IrDate {
  readonly uid: string;
  readonly kind: IrEventKind;
  readonly title: string;
  readonly summary: string;
  /** Machine form of its start: a day when it lasts whole days. */
  readonly iso: string;
  /** 12.16 */
  readonly day: string;
  /** 周三 14:30, 周五起，至3月26日; of another year than this one: 2027年，周六 */
  readonly time: string;
  /** 还有17天, 明天, 今天; '' for what has begun */
  readonly until: string;
  readonly isCancelled: boolean;
  /** Its page; null: none. */
  readonly href: string | null;
  /** Its file for a calendar. */
  readonly file: string;
}

/** A date in a cell of the month. */
export type IrMark = Pick<IrDate, 'uid' | 'kind' | 'title' | 'href' | 'isCancelled'> & {
  /** 14:30; '' for whole days */
  readonly clock: string;
};

/** What a day of the month holds. */
export interface IrDay {
  readonly marks: readonly IrMark[];
  readonly isSilent: boolean;
}

/** Dates that the list shows. */
const MOST = 8;

interface Timed {
  readonly event: IrEvent;
  readonly start: number;
  /** Exclusive; the day's end where nobody knows. */
  readonly end: number;
}

const toTimed = (events: readonly IrEvent[]): Timed[] =>
  events.flatMap((event) => {
    const start = toInstant(event.startAt);
    if (start === null) return [];
    const given = toInstant(event.endAt);
    return [{ event, start, end: given !== null && given > start ? given : startOfDay(start) + DAY_MS }];
  });

const untilWords = (days: number): string => (days === 0 ? '今天' : days === 1 ? '明天' : `还有${days}天`);

/** `1月15日`. */
const toChineseDay = (instant: number): string => {
  const [month = '', day = ''] = toMonthDayText(instant).split('-');
  return `${Number(month)}月${Number(day)}日`;
};

const hrefOf = ({ noticeId, uid }: IrEvent): string | null =>
  noticeId === null
    ? null
    : detailHref(noticeDetailPath(uid.startsWith('notice-') ? 'activity' : 'announcement'), noticeId);

const toDate = ({ event, start, end }: Timed, now: number): IrDate => {
  const last = addDays(end, -1);
  const weekday = toWeekdayText(start);
  const isLong = event.allDay && startOfDay(last) > start;
  const { year } = toBeijingParts(start);
  const time = isLong
    ? `${weekday}起，至${toChineseDay(last)}`
    : event.allDay
      ? weekday
      : `${weekday} ${toClockText(start)}`;
  return {
    uid: event.uid,
    kind: event.kind,
    title: toTitle(event.title),
    summary: event.summary.trim(),
    iso: event.allDay ? toIsoDay(start) : toIsoTime(start),
    day: toMonthDayText(start).replace('-', '.'),
    time: year === toBeijingParts(now).year ? time : `${year}年，${time}`,
    until: event.state === 'cancelled' || start < startOfDay(now) ? '' : untilWords(daysBetween(now, start)),
    isCancelled: event.state === 'cancelled',
    href: hrefOf(event),
    file: irEventHref(event),
  };
};

/** What is not over, the earliest first. @param now epoch ms */
export const toComing = (events: readonly IrEvent[], now: number): IrDate[] =>
  toTimed(events)
    .filter(({ end }) => end > now)
    .toSorted((one, other) => one.start - other.start)
    .slice(0, MOST)
    .map((timed) => toDate(timed, now));

/** The dates to come on which a holder can act or come: no silent period, none that was cancelled. @param now epoch ms */
export const toOpenDates = (events: readonly IrEvent[], now: number): IrDate[] =>
  toComing(
    events.filter(({ kind, state }) => kind !== 'blackout' && state === 'confirmed'),
    now,
  );

/** The first of these that has not begun. @param now epoch ms */
export const toNextDate = (events: readonly IrEvent[], now: number): IrDate | null =>
  toOpenDates(events, now).find(({ until }) => until !== '') ?? null;

/** The dates that touch a month (`2026-12`), the earliest first. @param now epoch ms */
export const toDatesOfMonth = (events: readonly IrEvent[], month: string, now: number): IrDate[] => {
  const { start: first, end: last } = toMonthRange(month);
  return toTimed(events)
    .filter(({ start, end }) => toIsoDay(start) <= last && toIsoDay(end - 1) >= first)
    .toSorted((one, other) => one.start - other.start)
    .map((timed) => toDate(timed, now));
};

/** What each day of a month (`2026-12`) holds, by day; a day without anything is left out. */
export const toDaysOfMonth = (events: readonly IrEvent[], month: string): Readonly<Record<string, IrDay>> => {
  const { start: first, end: last } = toMonthRange(month);
  const days: Record<string, { marks: IrMark[]; isSilent: boolean }> = {};
  for (const { event, start, end } of toTimed(events).toSorted((one, other) => one.start - other.start)) {
    for (let at = startOfDay(start); at < end; at = addDays(at, 1)) {
      const day = toIsoDay(at);
      if (day > last) break;
      if (day < first) continue;
      const cell = (days[day] ??= { marks: [], isSilent: false });
      if (event.kind === 'blackout') cell.isSilent = true;
      else {
        const clock = event.allDay || at > start ? '' : toClockText(start);
        cell.marks.push({
          ...{ uid: event.uid, kind: event.kind, title: toTitle(event.title), href: hrefOf(event), clock },
          isCancelled: event.state === 'cancelled',
        });
      }
    }
  }
  return days;
};
