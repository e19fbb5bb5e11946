/** How many outages touch each day: what a month's calendar shows. */
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { MAX_COUNTED_DAYS } from '@yunxia/contract/notice';
import { DAY_MS, daysBetween, parseDay, startOfDay, toIsoDay } from '@yunxia/contract/time';
import type { DatabaseTable } from '../../records/database-table.ts';
import { openEnd } from './outage-query.ts';

/**
 * Counts the outages of a condition by the days they touch, from `start` to `end` (YYYY-MM-DD, both included), by the
 * rules of `touchesDays`. {} when a day is missing or they are more than MAX_COUNTED_DAYS apart.
 */
export async function countOutageDays(
  table: DatabaseTable,
  condition: SQL | undefined,
  range: { start?: string | undefined; end?: string | undefined },
  now: number,
): Promise<Record<string, number>> {
  const first = parseDay(range.start ?? '');
  const last = parseDay(range.end ?? '');
  if (first === null || last === null || last < first || daysBetween(first, last) >= MAX_COUNTED_DAYS) return {};
  const [end, restored, expected] = ['endAt', 'restoredAt', 'expectedRestoreAt'].map((name) => table.column(name));
  const rows = await table
    .select({
      start: table.column('startAt'),
      end: sql`coalesce(${end}, ${restored}, ${expected})`,
      isUnrestored: sql`case when ${table.column('kind')} = 'fault' and ${restored} is null then 1 else 0 end`,
      previousStart: table.column('previousStartAt'),
      previousEnd: table.column('previousEndAt'),
    })
    .where(condition);
  const counts = new Map<number, number>();
  for (const row of rows) {
    const days = new Set<number>();
    const add = (begin: number | null, over: number | null): void => {
      if (begin === null) return;
      const final = Math.min(last, startOfDay(Math.max(begin, (over ?? begin) - 1)));
      for (let day = Math.max(first, startOfDay(begin)); day <= final; day += DAY_MS) days.add(day);
    };
    add(toInstant(row['start']), lastInstant(toInstant(row['end']), Number(row['isUnrestored']) === 1, now));
    add(toInstant(row['previousStart']), toInstant(row['previousEnd']));
    for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted(([a], [b]) => a - b).map(([day, count]) => [toIsoDay(day), count]));
}

/** Until when an outage lasts, as `touchesDays` has it; null without a known end. */
function lastInstant(end: number | null, isUnrestored: boolean, now: number): number | null {
  if (!isUnrestored) return end;
  return end !== null && end > now ? end : openEnd(now);
}

/** Epoch ms of a stored time; the dialects and drivers give it as text or as a Date. */
function toInstant(value: unknown): number | null {
  if (value === null || value === undefined) return null;
  const instant = value instanceof Date ? value.getTime() : Date.parse(String(value));
  return Number.isNaN(instant) ? null : instant;
}
