/** The dates that investors have before them: activities that are neither over nor cancelled, the next one first. */
import type { NoticeItem } from '@yunxia/contract/notice';
import { daysBetween, startOfDay, toIsoTime } from '@yunxia/contract/time';
import { toTitle } from '../page/title.ts';
import { toClockText, toInstant, toMonthDayText, toWeekdayText } from '../text/beijing-time.ts';

export interface NextDate {
  readonly id: number;
  readonly title: string;
  readonly iso: string;
  /** 12.16 */
  readonly day: string;
  /** 周三 14:30 */
  readonly time: string;
  /** 还有17天, 明天, 今天 */
  readonly until: string;
}

/** Dates that the card shows. */
const MOST = 6;

const untilWords = (days: number): string => (days <= 0 ? '今天' : days === 1 ? '明天' : `还有${days}天`);

/** @param now epoch ms */
export const toNextDates = (activities: readonly NoticeItem[], now: number): NextDate[] =>
  activities
    .flatMap((record) => {
      const start = toInstant(record.startAt);
      const end = toInstant(record.endAt) ?? (start === null ? 0 : startOfDay(start) + 86_400_000);
      return start === null || end <= now || record.override === 'cancelled' ? [] : [{ record, start }];
    })
    .toSorted((one, other) => one.start - other.start || one.record.id - other.record.id)
    .slice(0, MOST)
    .map(({ record, start }) => ({
      id: record.id,
      title: toTitle(record.title),
      iso: toIsoTime(start),
      day: toMonthDayText(start).replace('-', '.'),
      time: [toWeekdayText(start), start === startOfDay(start) ? '' : toClockText(start)].filter(Boolean).join(' '),
      until: untilWords(daysBetween(now, start)),
    }));
