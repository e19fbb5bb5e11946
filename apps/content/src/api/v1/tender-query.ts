/** The tender status in SQL. The rules are those of `tenderStatus` in the contract; a test compares the two. */
import { and, eq, isNotNull, ne, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
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

/** Public change notices that name a deadline: it is the one of their project's tender from then on. */
export function deadlineChanges(table: DatabaseTable, now: number): SQL | undefined {
  return and(
    isPublic(table, now),
    eq(table.column('noticeType'), 'change'),
    ne(table.column('projectNo'), ''),
    isNotNull(table.column('deadlineAt')),
  );
}

/** A time of a tender as the newest change notice has it, published since; any other notice keeps its own. */
function movedTime(table: DatabaseTable, name: 'deadlineAt' | 'opensAt', now: number): SQL {
  const own = table.column(name);
  // With their table: drizzle leaves it out where it selects from one table alone, and the notice would be its own tender.
  const [projectNo, publishedAt] = ['project_no', 'published_at'].map((column) => sql.raw(`purchases.${column}`));
  const moved = sql.raw(name === 'deadlineAt' ? 'moved.deadline_at' : 'moved.opens_at');
  return sql`case when ${table.column('noticeType')} <> 'tender' then ${own} else coalesce((
    select ${moved} from ${table.source} moved
    where moved.project_no = ${projectNo} and moved.project_no <> '' and moved.notice_type = 'change'
      and moved._status = 'published' and moved.withdrawn = false and moved.published_at <= ${toStoredTime(now)}
      and (moved.withdraw_at is null or moved.withdraw_at > ${toStoredTime(now)})
      and moved.published_at >= ${publishedAt} and moved.deadline_at is not null
    order by moved.published_at desc, moved.id desc limit 1), ${own}) end`;
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
    movedTime(table, 'deadlineAt', now),
    movedTime(table, 'opensAt', now),
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
