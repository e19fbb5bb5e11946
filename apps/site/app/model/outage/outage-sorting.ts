/** The records of a look-up's answer, by whether they go on, are to come, were changed or are over. */
import type { OutageBrief } from './outage-brief.ts';
import { outageStatus, type OutageStatus } from '@yunxia/contract/outage-status';
import { DAY_MS, startOfDay } from '@yunxia/contract/time';
import { toInstant } from '../text/beijing-time.ts';
import { recoveryAt } from './outage.ts';

export const LIVE: readonly OutageStatus[] = ['ongoing', 'overrunning'];
export const AHEAD: readonly OutageStatus[] = ['soon', 'scheduled'];
const WEEK_MS = 7 * DAY_MS;

/** Whether an outage is one to come, which alone can be the next one. @param now epoch ms */
export const isToCome = (record: OutageBrief, now: number): boolean => AHEAD.includes(outageStatus(record, now));

/** When an outage is over for certain; infinity for one under way of which nobody knows it. */
export const overAt = (record: OutageBrief, now: number): number => {
  const status = outageStatus(record, now);
  if (LIVE.includes(status)) return recoveryAt(record, now) ?? Number.POSITIVE_INFINITY;
  const times = [record.restoredAt, record.endAt, record.expectedRestoreAt, record.startAt].map(toInstant);
  return times.find((time) => time !== null) ?? Number.NEGATIVE_INFINITY;
};

/** Records of an answer by what they are at a time. */
export interface SortedOutages {
  readonly live: readonly OutageBrief[];
  /** To come in the asked time. */
  readonly ahead: readonly OutageBrief[];
  /** To come after it. */
  readonly later: readonly OutageBrief[];
  /** Put off or called off, of the asked time. */
  readonly changed: readonly OutageBrief[];
  /** Over, of the asked time. */
  readonly past: readonly OutageBrief[];
}

/** Whether an outage was to be between two instants before it was moved. */
export const isFormerly = (record: OutageBrief, from: number, to: number): boolean => {
  const old = toInstant(record.previousStartAt);
  return old !== null && old < to && (toInstant(record.previousEndAt) ?? old) >= from;
};

/** What was put off, called off or moved of the week that begins today: the soonest first. */
export const changesOfWeek = (records: readonly OutageBrief[], now: number): OutageBrief[] => {
  const dayOf = (record: OutageBrief): number => {
    const [start, old] = [toInstant(record.startAt), toInstant(record.previousStartAt)];
    const status = outageStatus(record, now);
    if (status === 'cancelled' || status === 'postponed') return start ?? old ?? Number.NaN;
    return AHEAD.includes(status) ? (old ?? Number.NaN) : Number.NaN;
  };
  const day = startOfDay(now);
  return records
    .filter((record) => dayOf(record) >= day && dayOf(record) < day + WEEK_MS)
    .toSorted((a, b) => dayOf(a) - dayOf(b));
};

/** Whether power is or was off at some time between two instants, as far as that is known at `now`. */
export const isOffBetween = (record: OutageBrief, from: number, to: number, now: number): boolean =>
  startOf(record) < to && overAt(record, now) > from;

const startOf = (record: OutageBrief): number => toInstant(record.startAt) ?? Number.POSITIVE_INFINITY;

/** What is off on the day of a part of it, and outside of that. */
export const othersOfDay = (records: readonly OutageBrief[], from: number, to: number, now: number): OutageBrief[] => {
  const day = startOfDay(from);
  return records
    .filter((record) => [...LIVE, ...AHEAD].includes(outageStatus(record, now)))
    .filter((record) => isOffBetween(record, day, day + DAY_MS, now) && !isOffBetween(record, from, to, now))
    .toSorted((a, b) => startOf(a) - startOf(b));
};

/** @param from and `to` bound the asked time, epoch ms; so is `now` */
export const sortRecords = (records: readonly OutageBrief[], from: number, to: number, now: number): SortedOutages => {
  const having = (statuses: readonly OutageStatus[]) =>
    records.filter((record) => statuses.includes(outageStatus(record, now)));
  const touches = (record: OutageBrief): boolean => isOffBetween(record, from, to, now);
  // What was called off or is over belongs to the whole of its day.
  const day = Number.isFinite(from) ? startOfDay(from) : from;
  const touchesDay = (record: OutageBrief): boolean => isOffBetween(record, day, to, now);
  const upcoming = having(AHEAD).toSorted((a, b) => startOf(a) - startOf(b));
  const wasThere = (record: OutageBrief): boolean => isFormerly(record, day, to);
  return {
    live: having(LIVE).filter(touches),
    ahead: upcoming.filter(touches),
    later: upcoming.filter((record) => startOf(record) >= to),
    changed: [
      ...having(['postponed', 'cancelled']).filter((record) => touchesDay(record) || wasThere(record)),
      ...upcoming.filter((record) => wasThere(record) && !touches(record)),
    ],
    past: having(['due_restored', 'restored']).filter(touchesDay),
  };
};
