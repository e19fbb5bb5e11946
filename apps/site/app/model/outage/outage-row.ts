/** An outage as a row of the list: the one time that matters first, then where, why and how long. */
import type { OutageStatus } from '@yunxia/contract/outage-status';
import { toIsoTime } from '@yunxia/contract/time';
import { toClockText, toInstant } from '../text/beijing-time.ts';
import { toEndWords } from './outage-day-words.ts';
import type { OutageBrief } from './outage-brief.ts';
import { type MarkedPlaces, toMarkedPlaces } from './outage-places.ts';
import { toSearchedFragment } from './searched-fragment.ts';
import { type OutageSaid, toOutageSaid } from './outage-said.ts';
import { type OutageCountdown, type OutageView, recoveryAt, toOutageView } from './outage.ts';

/** Statuses of which the announced time is not the whole truth. */
const CHANGED: readonly OutageStatus[] = ['cancelled', 'postponed', 'restored'];

/** Places that a row of the list names. */
const SHOWN = 3;

type RowCountdown = Omit<OutageCountdown, 'label'> & { readonly label: string };

/** The time that runs, in the words of a row: what it runs to is said by the time that matters. */
const LABELS = { 距停电: '还有', 预计恢复: '还有', 已停电: '已停电', 已超时: '已超' } as const;

export interface OutageRowView extends Omit<OutageView, 'places' | 'countdown'>, MarkedPlaces {
  readonly countdown: RowCountdown | null;
  /** The time that matters, its day where it is not today's, and what it is: `02:30` 明天凌晨 预计恢复; 待定 where nobody knows it. */
  readonly time: { readonly text: string; readonly caption: string; readonly day?: string; readonly iso?: string };
  /** Lines, or the transformers of a notice without lines. */
  readonly line: string;
  /** Tells the outage's page what was asked for; '' where it has nothing of it. */
  readonly fragment: string;
  /** Former times and how it ended; '' of an outage that keeps its announced time. */
  readonly change: string;
  /** In the words of the elder mode. */
  readonly said: OutageSaid;
}

/** What a record is in the list at `now` (epoch ms). @param marks names that were asked for */
export const toOutageRow = (record: OutageBrief, marks: readonly string[], now: number): OutageRowView => {
  const view = toOutageView(record, now);
  const isChanged = CHANGED.includes(view.status) || Boolean(record.previousStartAt);
  return {
    ...view,
    ...toMarkedPlaces({ ...record, title: view.title }, marks, SHOWN),
    time: toKeyTime(record, view, now),
    line: (record.lines.length > 0 ? record.lines : record.transformers).join('、'),
    countdown: view.countdown && { ...view.countdown, label: LABELS[view.countdown.label] },
    fragment: toSearchedFragment(record, marks),
    change: isChanged ? view.spanNote : '',
    said: toOutageSaid(record, view, now),
  };
};

/** A row stands under its day: only a time of another day names it. */
const toKeyTime = (record: OutageBrief, { status }: OutageView, now: number): OutageRowView['time'] => {
  const start = toInstant(record.startAt);
  const end = toInstant(record.endAt) ?? toInstant(record.expectedRestoreAt);
  const open = (caption: string) => ({ text: '待定', caption });
  const ofToday = (instant: number, caption: string) => {
    const { day, clock } = toEndWords(instant, now, now);
    return { text: clock, caption, day, iso: toIsoTime(instant) };
  };
  const of = (instant: number | null, caption: string) =>
    instant === null ? open(caption) : { text: toClockText(instant), caption, iso: toIsoTime(instant) };
  switch (status) {
    case 'ongoing': {
      const recovery = recoveryAt(record, now);
      return recovery === null ? open('恢复时间') : ofToday(recovery, '预计恢复');
    }
    case 'overrunning':
      return ofToday(toInstant(record.expectedRestoreAt) ?? now, '应已恢复');
    case 'soon':
    case 'scheduled':
      return start === null ? open('开始时间') : of(start, '开始');
    case 'due_restored':
      return of(end, '应已恢复');
    case 'restored':
      return of(toInstant(record.restoredAt) ?? end, '已恢复');
    case 'cancelled':
      return of(start ?? toInstant(record.previousStartAt), '原定开始');
    case 'postponed':
      return open('新时间');
  }
};
