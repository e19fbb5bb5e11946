/** recruit-list and recruit-info. */
import { and, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Implementation } from '@yunxia/contract/handler';
import { recruitStatus, recruitStatuses } from '@yunxia/contract/recruit-status';
import { DAY_MS, parseTime, startOfDay, toIsoTime } from '@yunxia/contract/time';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { toAttachments } from './answer-media.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import type { DatabaseTable } from '../../records/database-table.ts';
import {
  contains,
  countBy,
  hasKeyword,
  isPublic,
  isValue,
  mostFrequent,
  newestFirst,
  toStoredTime,
} from '../../records/public-query.ts';
import { findRecord, type ReadRecord } from '../../records/public-records.ts';
import { RECORD_TIMES } from '../../publishing/record-times.ts';
import { typedTable } from './shown.ts';
import { findPageByStatus, statusMoments } from './status-list.ts';

const itemFields = [
  ...(['type', 'title', 'company', 'department', 'city', 'headcount', 'discipline'] as const),
  ...(['education', 'salary', 'publishedAt', 'deadlineAt', 'updatedAt'] as const),
] as const;
const infoFields = [
  ...itemFields,
  ...(['duties', 'requirements', 'howToApply', 'email', 'phone', 'applyUrl', 'attachments'] as const),
] as const;

type Item = ReadRecord<'recruits', (typeof itemFields)[number]>;

export const recruitList: Implementation<ApiContext>['recruit-list'] = async (filter, context) => {
  const { table, ofType } = typedTable(context, 'recruits', filter.type);
  const anywhere = and(
    isPublic(table, context.now),
    ofType,
    hasKeyword(
      filter.keyword,
      ['title', 'company', 'department', 'city'].map((name) => table.column(name)),
    ),
  );
  const inCity = filter.city === undefined ? undefined : contains(table.column('city'), filter.city);
  const ofDiscipline = isValue(table.column('discipline'), filter.discipline);
  const ofEducation = isValue(table.column('education'), filter.education);
  const countOf = (name: string, condition: SQL | undefined) =>
    countBy(table, condition, sql`coalesce(${table.column(name)}, '')`);
  const [cities, disciplines, educations] = await Promise.all([
    countOf('city', and(anywhere, ofDiscipline, ofEducation)),
    countOf('discipline', and(anywhere, inCity)),
    countOf('education', and(anywhere, inCity)),
  ]);
  const { records, ...rest } = await findPageByStatus(context, 'recruits', itemFields, {
    condition: and(anywhere, inCity, ofDiscipline, ofEducation),
    status: statusExpression(table, context.now),
    statuses: Object.keys(recruitStatuses),
    stretches: [{ statuses: Object.keys(recruitStatuses), order: newestFirst(table) }],
    moments: statusMoments(table, RECORD_TIMES.recruits),
    settled: [],
    isCostly: Boolean(filter.keyword || filter.city),
    filter,
  });
  return {
    list: records.map((record) => toItem(record, context.now)),
    ...rest,
    cities: mostFrequent(cities),
    disciplines: mostFrequent(disciplines),
    educations: mostFrequent(educations),
  };
};

export const recruitInfo: Implementation<ApiContext>['recruit-info'] = async ({ id }, context) => {
  const record = await findRecord(context, 'recruits', id, infoFields);
  return {
    info: {
      ...toItem(record, context.now),
      duties: toAnswerHtml(record.duties),
      requirements: toAnswerHtml(record.requirements),
      howToApply: toAnswerHtml(record.howToApply),
      email: record.email ?? '',
      phone: record.phone ?? '',
      applyUrl: record.applyUrl ?? '',
      attachments: toAttachments(record.attachments),
    },
  };
};

/** `recruitStatus` in SQL, with the rule of `toDeadline`: a deadline at today's midnight lasts through today. */
function statusExpression(table: DatabaseTable, now: number): SQL {
  const deadline = table.column('deadlineAt');
  const today = toStoredTime(startOfDay(now));
  return sql`case when ${deadline} is null or ${deadline} > ${toStoredTime(now)} or ${deadline} = ${today} then 'open' else 'closed' end`;
}

/** A deadline at midnight is a day that an editor chose: it lasts to that day's last second. */
export function toDeadline(stored: string | null | undefined): string | null {
  const instant = stored ? parseTime(stored) : null;
  if (instant === null) return null;
  return toIsoTime(instant === startOfDay(instant) ? instant + DAY_MS - 1000 : instant);
}

function toItem(record: Item, now: number) {
  const deadlineAt = toDeadline(record.deadlineAt);
  return {
    id: record.id,
    type: record.type,
    title: record.title,
    company: record.company ?? '',
    department: record.department ?? '',
    city: record.city ?? '',
    headcount: record.headcount ?? null,
    education: record.education ?? '',
    discipline: record.discipline ?? '',
    salary: record.salary ?? '',
    publishedAt: toTime(record.publishedAt),
    deadlineAt,
    updatedAt: toTime(record.updatedAt),
    status: recruitStatus({ deadlineAt }, now),
  };
}
