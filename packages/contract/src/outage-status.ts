/** The status of an outage, computed whenever it is read, from the record and the time. */
import { parseTime, DAY_MS } from './time.ts';

/** Outage statuses by code word, in the order lists count them. */
export const outageStatuses = {
  ongoing: '停电中',
  overrunning: '超时未恢复',
  soon: '即将停电',
  scheduled: '计划中',
  due_restored: '应已恢复',
  restored: '已恢复',
  postponed: '已延期',
  cancelled: '已取消',
} as const;
export type OutageStatus = keyof typeof outageStatuses;

/** What the status is computed from; any other field is ignored, and a missing time skips its rule. */
export interface OutageTimes {
  kind?: string | undefined;
  startAt?: string | null | undefined;
  endAt?: string | null | undefined;
  expectedRestoreAt?: string | null | undefined;
  restoredAt?: string | null | undefined;
  override?: string | null | undefined;
  previousStartAt?: string | null | undefined;
}

/**
 * Status of an outage at `now` (epoch ms), the first rule that fits: cancelled; postponed without new
 * times; restored; before the start `scheduled`, from 24 h ahead `soon`; from the start until the end
 * `ongoing`; then `due_restored`, or for a fault `overrunning` once past its expected time (a fault
 * without one stays ongoing). now = start is ongoing, now = end is over. A planned outage without an end
 * is measured by its expected restoration.
 */
export function outageStatus(record: OutageTimes, now: number): OutageStatus {
  if (record.override === 'cancelled') return 'cancelled';
  const hasNewTimes = Boolean(record.previousStartAt) && Boolean(record.startAt);
  if (record.override === 'postponed' && !hasNewTimes) return 'postponed';
  if (record.restoredAt) return 'restored';

  const start = instantOf(record.startAt);
  const end = instantOf(record.endAt);
  const expected = instantOf(record.expectedRestoreAt);
  if (start !== null && now < start) return start - now <= DAY_MS ? 'soon' : 'scheduled';
  if (record.kind === 'fault') {
    if (end !== null && now < end) return 'ongoing';
    return expected !== null && now >= expected ? 'overrunning' : 'ongoing';
  }
  const over = end ?? expected;
  if (over !== null && now >= over) return 'due_restored';
  return start === null ? 'scheduled' : 'ongoing';
}

/**
 * The next instant (epoch ms) at which the status changes by itself, or null: an open page sets its
 * timer by it.
 */
export function nextOutageChange(record: OutageTimes, now: number): number | null {
  const status = outageStatus(record, now);
  const start = instantOf(record.startAt);
  const times = [
    start === null ? null : start - DAY_MS,
    start,
    instantOf(record.endAt),
    instantOf(record.expectedRestoreAt),
  ];
  const changes = times.filter(
    (time) => time !== null && time > now && outageStatus(record, time) !== status,
  ) as number[];
  return changes.length === 0 ? null : Math.min(...changes);
}

function instantOf(text: string | null | undefined): number | null {
  return text ? parseTime(text) : null;
}

/**
 * Order of outages in a list at `now` (epoch ms): what is going on (latest start first), then what is to
 * come by start ascending, then the rest by end descending; equal ones by id descending.
 */
export function compareOutages(a: OutageTimes & { id: number }, b: OutageTimes & { id: number }, now: number): number {
  const [groupA, keyA] = orderOf(a, now);
  const [groupB, keyB] = orderOf(b, now);
  return groupA - groupB || keyA - keyB || b.id - a.id;
}

function orderOf(record: OutageTimes, now: number): [group: number, key: number] {
  const start = instantOf(record.startAt) ?? 0;
  switch (outageStatus(record, now)) {
    case 'ongoing':
    case 'overrunning':
      return [0, -start];
    case 'soon':
    case 'scheduled':
      return [1, start];
    default:
      return [
        2,
        -(instantOf(record.endAt) ?? instantOf(record.restoredAt) ?? instantOf(record.expectedRestoreAt) ?? start),
      ];
  }
}
