/** The notice as a sheet of A4 for a village board: large times, and no more words than the sheet holds. */
import type { NoticeItem } from '@yunxia/contract/notice';
import { outageStatus, type OutageStatus } from '@yunxia/contract/outage-status';
import { cutText } from '@yunxia/contract/text-limit';
import { DAY_MS, startOfDay, toBeijingParts, toIsoTime } from '@yunxia/contract/time';
import { toClockText, toFullSpanText, toInstant, toWeekdayText } from '../text/beijing-time.ts';
import { toPlaceText } from './outage.ts';

/** How large the facts are set. */
export type PosterFit = 'lg' | 'md' | 'sm';

/** One moment: `2026年11月28日 周六`, `08:30`, and its machine form. */
export interface PosterMoment {
  readonly iso: string;
  readonly day: string;
  readonly clock: string;
}

export interface Poster {
  /** 停电通知; 停电取消通知. */
  readonly heading: string;
  /** What became of the times, said above all else; '' when they hold. */
  readonly state: string;
  readonly start: PosterMoment | null;
  /** Until when; null when nobody knows. */
  readonly end: PosterMoment | null;
  /** `预计送电` for a forecast, else `送电`. */
  readonly endLabel: string;
  /** Times that no longer hold; '' when there are none. */
  readonly former: string;
  readonly facts: ReadonlyArray<{ readonly label: string; readonly text: string }>;
  readonly fit: PosterFit;
}

/** Characters in a line and lines on the sheet, by size: what the print styles of the poster leave for the facts. */
const SIZES: ReadonlyArray<{ fit: PosterFit; perLine: number; lines: number }> = [
  { fit: 'lg', perLine: 25, lines: 9 },
  { fit: 'md', perLine: 31, lines: 12 },
  { fit: 'sm', perLine: 37, lines: 15 },
];
/** Lines that each fact gets when there is too much for the smallest size. */
const MOST_LINES: Readonly<Record<string, number>> = { 停电范围: 6, 详细范围: 2, 停电线路: 2, 停电台区: 3 };
const CUT_MARK = '…（全部见二维码）';

const HEADINGS: Partial<Record<OutageStatus, string>> = { cancelled: '停电取消通知', postponed: '停电延期通知' };
const STATES: Partial<Record<OutageStatus, string>> = {
  cancelled: '本次停电已取消，不停电。',
  postponed: '本次停电延期，新的时间另行通知。',
  restored: '已恢复供电。',
};

/** The poster of a record at `now` (epoch ms). */
export const toPoster = (record: NoticeItem, now: number): Poster => {
  const status = outageStatus(record, now);
  const isOff = status === 'cancelled' || status === 'postponed';
  const start = toInstant(record.startAt);
  const fixed = toInstant(record.endAt);
  const end = fixed ?? toInstant(record.expectedRestoreAt);
  const own = toFullSpanText(start, end);
  const previous = toFullSpanText(toInstant(record.previousStartAt), toInstant(record.previousEndAt));
  const moved = !isOff && previous !== '';
  return {
    heading: HEADINGS[status] ?? (record.kind === 'fault' ? '故障停电通知' : moved ? '停电改期通知' : '停电通知'),
    state: STATES[status] ?? '',
    start: isOff || start === null ? null : toMoment(start),
    end: isOff || end === null ? null : toEndMoment(end),
    endLabel: fixed === null ? '预计送电' : '送电',
    former: isOff ? own : previous,
    ...fitted(toFacts(record)),
  };
};

const toDay = (instant: number): string => {
  const { year, month, day } = toBeijingParts(instant);
  return `${year}年${month}月${day}日 ${toWeekdayText(instant)}`;
};

const toMoment = (instant: number): PosterMoment => ({
  iso: toIsoTime(instant),
  day: toDay(instant),
  clock: toClockText(instant),
});

/** A midnight is the 24:00 of the day it ends. */
const toEndMoment = (instant: number): PosterMoment =>
  instant === startOfDay(instant)
    ? { iso: toIsoTime(instant), day: toDay(instant - DAY_MS / 2), clock: '24:00' }
    : toMoment(instant);

type Facts = { label: string; text: string }[];

const toFacts = (record: NoticeItem): Facts =>
  [
    { label: '停电范围', text: record.regions.map(toPlaceText).filter(Boolean).join('；') },
    { label: '详细范围', text: record.scope },
    { label: '停电线路', text: record.lines.join('、') },
    { label: '停电台区', text: record.transformers.join('、') },
    { label: '停电原因', text: record.reason },
  ]
    .map(({ label, text }) => ({ label, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');

const linesOf = (facts: Facts, perLine: number): number =>
  facts.reduce((sum, { text }) => sum + Math.max(1, Math.ceil(text.length / perLine)), 0);

/** The largest size in which all of it fits; in the smallest each fact is cut to its share. */
const fitted = (facts: Facts): { facts: Facts; fit: PosterFit } => {
  const size = SIZES.find(({ perLine, lines }) => linesOf(facts, perLine) <= lines);
  if (size) return { facts, fit: size.fit };
  const { perLine } = SIZES.at(-1) ?? { perLine: 30 };
  const cut = ({ label, text }: Facts[number]) => {
    const most = (MOST_LINES[label] ?? 1) * perLine;
    return { label, text: text.length <= most ? text : `${cutText(text, most - CUT_MARK.length)}${CUT_MARK}` };
  };
  return { facts: facts.map(cut), fit: 'sm' };
};
