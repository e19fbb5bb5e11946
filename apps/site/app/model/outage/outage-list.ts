/** An open list of outages as the clock goes on: its order, its days. */
import type { OutageBrief } from './outage-brief.ts';
import { compareOutages, outageStatus, type OutageStatus } from '@yunxia/contract/outage-status';
import { daysBetween, toBeijingParts, toIsoDay } from '@yunxia/contract/time';
import { toInstant, toWeekdayText } from '../text/beijing-time.ts';
import { type Hours, toHours } from './asked-days.ts';
import { isOffBetween } from './outage-sorting.ts';

/** The records of a page in the order of lists at `now` (epoch ms). */
export const followOrder = (records: readonly OutageBrief[], now: number): OutageBrief[] =>
  [...records].sort((a, b) => compareOutages(a, b, now));

/** Records under one heading. */
export interface OutageGroup {
  readonly key: string;
  /** `正在停电`; `今天 11月28日 周六`; `11月26日 周四 已结束、取消或延期`. */
  readonly title: string;
  readonly records: readonly OutageBrief[];
}

const AHEAD: readonly OutageStatus[] = ['soon', 'scheduled'];
const LIVE: readonly OutageStatus[] = ['ongoing', 'overrunning'];
const NEAR_DAYS: Readonly<Record<number, string>> = { [-1]: '昨天', 0: '今天', 1: '明天', 2: '后天' };

/** `今天 11月28日 周六`, in another year `2027年1月2日 周六`. */
export const toDayTitle = (instant: number, now: number): string => {
  const { year, month, day } = toBeijingParts(instant);
  const near = NEAR_DAYS[daysBetween(now, instant)];
  const isThisYear = year === toBeijingParts(now).year;
  return `${near ? `${near} ` : ''}${isThisYear ? '' : `${year}年`}${month}月${day}日 ${toWeekdayText(instant)}`;
};

const OTHERS = { key: 'others', title: '当天其他时段' } as const;

const groupOf = (record: OutageBrief, now: number): { key: string; title: string } => {
  const status = outageStatus(record, now);
  if (LIVE.includes(status)) return { key: 'live', title: '正在停电' };
  const start = toInstant(record.startAt);
  if (AHEAD.includes(status)) {
    return start === null
      ? { key: 'open', title: '时间待定' }
      : { key: `ahead ${toIsoDay(start)}`, title: toDayTitle(start, now) };
  }
  const end = toInstant(record.endAt) ?? toInstant(record.restoredAt) ?? toInstant(record.expectedRestoreAt) ?? start;
  // An end at midnight belongs to the day it ends.
  const last = end === null ? null : end - 1;
  return last === null
    ? { key: 'past', title: '已结束、取消或延期' }
    : { key: `past ${toIsoDay(last)}`, title: `${toDayTitle(last, now)} 已结束、取消或延期` };
};

/**
 * Ordered records in groups: what is off now, then by the day it starts, then by the day it ended. Of a part of a day
 * what is off or is planned at other hours stands last.
 */
export const groupByDay = (records: readonly OutageBrief[], now: number, hours: Hours | null = null): OutageGroup[] => {
  const asked = toHours(hours);
  const isOther = (record: OutageBrief): boolean => asked !== null && !isOffBetween(record, ...asked, now);
  const groups = new Map<string, { key: string; title: string; records: OutageBrief[] }>();
  for (const record of records) {
    const { key, title } = isOther(record) ? OTHERS : groupOf(record, now);
    const group = groups.get(key) ?? { key, title, records: [] };
    groups.set(key, group);
    group.records.push(record);
  }
  return [...groups.values()].toSorted((a, b) => Number(a.key === OTHERS.key) - Number(b.key === OTHERS.key));
};

/** Whether by these counts nothing is off or planned, although there are notices. */
export const hasNonePlanned = (counts: Readonly<Record<string, number>>): boolean =>
  Object.keys(counts).length > 0 && [...LIVE, ...AHEAD, 'postponed'].every((status) => (counts[status] ?? 0) === 0);
