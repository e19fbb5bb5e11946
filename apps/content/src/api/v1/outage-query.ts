/**
 * The outage status and order in SQL, for filtering, counting and paging thousands of notices without
 * loading them. The rules are those of `outageStatus` in the contract; a test compares the two.
 */
import { and, or, sql, type Column, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { OutageStatus } from '@yunxia/contract/outage-status';
import { DAY_MS, parseDay, startOfDay } from '@yunxia/contract/time';
import type { DatabaseTable } from '../../records/database-table.ts';
import { toStoredTime, type SortKey } from '../../records/public-query.ts';
import { statusMoments, type ListStretch, type StatusMoment } from './status-list.ts';
import { RECORD_TIMES } from '../../publishing/record-times.ts';

/** Stands for a time that is missing, as `compareOutages` has it. */
const NO_TIME = toStoredTime(0);

/** An outage's status at `now` (epoch ms) as an SQL expression. */
export function outageStatusExpression(table: DatabaseTable, now: number): SQL<string> {
  const at = toStoredTime(now);
  const soon = toStoredTime(now + DAY_MS);
  const [start, end, expected, restored, previousStart, override, kind] = [
    table.column('startAt'),
    table.column('endAt'),
    table.column('expectedRestoreAt'),
    table.column('restoredAt'),
    table.column('previousStartAt'),
    table.column('override'),
    table.column('kind'),
  ];
  return sql<string>`case
    when ${override} = 'cancelled' then 'cancelled'
    when ${override} = 'postponed' and (${previousStart} is null or ${start} is null) then 'postponed'
    when ${restored} is not null then 'restored'
    when ${start} > ${at} and ${start} <= ${soon} then 'soon'
    when ${start} > ${at} then 'scheduled'
    when ${kind} = 'fault' and ${end} > ${at} then 'ongoing'
    when ${kind} = 'fault' and ${expected} <= ${at} then 'overrunning'
    when ${kind} = 'fault' then 'ongoing'
    when coalesce(${end}, ${expected}) <= ${at} then 'due_restored'
    when ${start} is null then 'scheduled'
    else 'ongoing' end`;
}

/** When the status of an outage may change by itself. */
export function outageMoments(table: DatabaseTable): StatusMoment[] {
  return statusMoments(table, RECORD_TIMES.notices);
}

/** Final statuses that editors set. */
export const SETTLED_OUTAGES = ['cancelled', 'postponed', 'restored', 'due_restored'] as const satisfies OutageStatus[];

/**
 * The order of `compareOutages`, stretch by stretch, so that each is found by its index: what goes on, the
 * latest start first; what is to come, by start; the rest, the latest end first. At `now` (epoch ms).
 */
export function outageStretches(table: DatabaseTable, now: number): ListStretch[] {
  const at = toStoredTime(now);
  const [start, end, id] = [table.column('startAt'), table.column('endAt'), table.column('id')];
  const restored = table.column('restoredAt');
  const over = sql`coalesce(${end}, ${restored}, ${table.column('expectedRestoreAt')}, ${start}, ${NO_TIME})`;
  const latestId: SortKey = { by: id, direction: 'desc' };
  return [
    {
      statuses: ['ongoing', 'overrunning'],
      order: [{ by: start, direction: 'desc', isNullable: true }, latestId],
      bounds: sql`(${restored} is null and (${end} > ${at} or ${end} is null or ${table.column('kind')} = 'fault'))`,
    },
    {
      statuses: ['soon', 'scheduled'],
      order: [{ by: start, direction: 'asc', isNullable: true }, latestId],
      bounds: sql`(${start} > ${at} or ${start} is null)`,
    },
    {
      statuses: ['due_restored', 'restored', 'postponed', 'cancelled'],
      order: [{ by: over, direction: 'desc' }, latestId],
    },
  ];
}

/**
 * The end that a look-up of days takes for an outage without a known end, epoch ms at `now`: the end of tomorrow. Later
 * days are uncertain.
 */
export function openEnd(now: number): number {
  return startOfDay(now) + 2 * DAY_MS;
}

/**
 * Outages that touch the days from `start` to `end` (YYYY-MM-DD, both included), by their times now or by those that
 * they were moved from: who knows of the old day must learn what became of it. A fault that is not mended lasts at
 * least until now, and one whose end is unknown through tomorrow.
 */
export function touchesDays(
  table: DatabaseTable,
  range: { start?: string | undefined; end?: string | undefined },
  now: number,
): SQL | undefined {
  const from = range.start === undefined ? null : parseDay(range.start);
  const last = range.end === undefined ? null : parseDay(range.end);
  return touches(table, { from, to: last === null ? null : last + DAY_MS }, now);
}

/** The same of any stretch of time, epoch ms, `to` exclusive; null where it is open. */
export function touches(
  table: DatabaseTable,
  { from, to }: { from: number | null; to: number | null },
  now: number,
): SQL | undefined {
  if (from === null && to === null) return undefined;
  const [start, end, expected, restored] = [
    table.column('startAt'),
    table.column('endAt'),
    table.column('expectedRestoreAt'),
    table.column('restoredAt'),
  ];
  const [previousStart, previousEnd] = [table.column('previousStartAt'), table.column('previousEndAt')];
  const beginsInTime = (column: Column): SQL | undefined =>
    to === null ? undefined : sql`${column} < ${toStoredTime(to)}`;
  if (from === null) return or(beginsInTime(start), beginsInTime(previousStart));
  const first = toStoredTime(from);
  const isUnrestoredFault = sql`${table.column('kind')} = 'fault' and ${restored} is null`;
  const isOpen = sql`${isUnrestoredFault} and coalesce(${end}, ${expected}, ${NO_TIME}) <= ${toStoredTime(now)}`;
  const endsInTime = or(
    sql`${start} >= ${first}`,
    sql`coalesce(${end}, ${restored}, ${expected}) > ${first}`,
    now > from ? isUnrestoredFault : undefined,
    openEnd(now) > from ? isOpen : undefined,
  );
  const wasInTime = and(
    beginsInTime(previousStart),
    or(sql`${previousStart} >= ${first}`, sql`${previousEnd} > ${first}`),
  );
  return or(and(beginsInTime(start), endsInTime), wasInTime);
}
