/** The tender status in SQL. The rules are those of `tenderStatus` in the contract; a test compares the two. */
import { and, eq, ne, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { DAY_MS } from '@yunxia/contract/time';
import type { DatabaseTable } from '../../records/database-table.ts';
import { isPublic, toStoredTime } from '../../records/public-query.ts';
import { RECORD_TIMES } from '../../publishing/record-times.ts';
import { statusMoments, type StatusMoment } from './status-list.ts';

const CLOSING_MS = 3 * DAY_MS;

/** Public notices that end their project. */
export function abandonedProjects(table: DatabaseTable, now: number): SQL | undefined {
  return and(isPublic(table, now), eq(table.column('noticeType'), 'abnormal'), ne(table.column('projectNo'), ''));
}

/** When the status of a tender may change by itself. */
export function tenderMoments(table: DatabaseTable): StatusMoment[] {
  return statusMoments(table, RECORD_TIMES.purchases);
}

/** A tender's status at `now` (epoch ms) as an SQL expression. */
export function tenderStatusExpression(table: DatabaseTable, now: number): SQL<string> {
  const at = toStoredTime(now);
  const [noticeType, projectNo, filesFrom, deadline, opens, publicFrom, publicTo] = [
    table.column('noticeType'),
    table.column('projectNo'),
    table.column('filesFrom'),
    table.column('deadlineAt'),
    table.column('opensAt'),
    table.column('publicFrom'),
    table.column('publicTo'),
  ];
  const abandoned = sql`(select ${projectNo} from ${table.source} where ${abandonedProjects(table, now)})`;
  return sql<string>`case
    when ${noticeType} = 'abnormal' or ${projectNo} in ${abandoned} then 'terminated'
    when coalesce(${filesFrom}, ${deadline}, ${opens}, ${publicFrom}, ${publicTo}) is null
      then case when ${noticeType} in ('result', 'contract') then 'closed' else 'open' end
    when ${publicFrom} <= ${at} and ${publicTo} > ${at} then 'in_publicity'
    when ${filesFrom} > ${at} then 'upcoming'
    when ${deadline} > ${at} and ${deadline} <= ${toStoredTime(now + CLOSING_MS)} then 'closing'
    when ${deadline} > ${at} then 'open'
    when ${deadline} is not null and ${opens} > ${at} then 'awaiting_opening'
    else 'closed' end`;
}
