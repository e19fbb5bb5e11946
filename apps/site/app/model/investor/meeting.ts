/** An activity for investors as its page shows it: when, where, who may attend, by the clock. */
import type { NoticeInfo } from '@yunxia/contract/notice';
import { DAY_MS, startOfDay, toIsoDay, toIsoTime } from '@yunxia/contract/time';
import type { TimeText } from '../news/article.ts';
import { toClockText, toDayText, toInstant, toWeekdayText } from '../text/beijing-time.ts';

/** A meeting at one moment; texts are '' where the record says nothing. */
export interface MeetingView {
  readonly state: 'coming' | 'running' | 'over' | 'cancelled';
  readonly stateText: string;
  /** `2026-12-16`. */
  readonly day: string;
  /** `14:30（周三，北京时间）`. */
  readonly time: TimeText;
  readonly place: string;
  /** 股权登记日. */
  readonly recordDay: string;
}

/** The end of a meeting whose notice names none: that of its day. */
const endOf = (start: number, end: number | null): number => end ?? startOfDay(start) + DAY_MS;

/** Null when the notice does not say when it takes place. */
export const toMeeting = (info: NoticeInfo, now: number): MeetingView | null => {
  const start = toInstant(info.startAt);
  if (info.type !== 'activity' || start === null) return null;
  const end = endOf(start, toInstant(info.endAt));
  const isCancelled = info.override === 'cancelled';
  const state = isCancelled ? 'cancelled' : now < start ? 'coming' : now < end ? 'running' : 'over';
  const isDay = start === startOfDay(start) && info.endAt === null;
  return {
    state,
    stateText: { coming: '即将举行', running: '正在举行', over: '已举行', cancelled: '已取消' }[state],
    day: toIsoDay(start),
    time: {
      iso: toIsoTime(start),
      text: isDay ? toWeekdayText(start) : `${toClockText(start)}（${toWeekdayText(start)}，北京时间）`,
    },
    place: info.place.trim(),
    recordDay: toDayText(info.recordOn),
  };
};

/** The next instant (epoch ms) at which that changes by itself; null when none will. */
export const nextMeetingChange = (info: NoticeInfo, now: number): number | null => {
  const start = toInstant(info.startAt);
  if (start === null) return null;
  return [start, endOf(start, toInstant(info.endAt))].find((time) => time > now) ?? null;
};
