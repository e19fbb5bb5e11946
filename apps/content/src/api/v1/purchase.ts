/** purchase-list, purchase-old-list and purchase-info. */
import { and, asc, eq, inArray, ne, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Implementation } from '@yunxia/contract/handler';
import type { RelatedTender } from '@yunxia/contract/purchase';
import { tenderStatuses } from '@yunxia/contract/tender-status';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { toAttachments } from './answer-media.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import {
  countBy,
  findIds,
  hasKeyword,
  isBetweenDays,
  isInYear,
  isPublic,
  isValue,
  mostFrequent,
  newestFirst,
} from '../../records/public-query.ts';
import {
  countPublishedYears,
  findRecord,
  findRecordPage,
  findRecords,
  type ReadRecord,
} from '../../records/public-records.ts';
import { listTable } from './shown.ts';
import { findPageByStatus } from './status-list.ts';
import { abandonedProjects, deadlineChanges, tenderMoments, tenderStatusExpression } from './tender-query.ts';

/** How many notices of one project are shown beside one of them. */
const RELATED_LIMIT = 50;

const shortFields = ['noticeType', 'title', 'publishedAt'] as const;
const oldFields = [...shortFields, 'winner'] as const;
const itemFields = [
  ...shortFields,
  ...(['projectNo', 'method', 'category', 'owner', 'agent', 'budget', 'region'] as const),
  ...(['filesFrom', 'filesTo', 'deadlineAt', 'opensAt', 'publicFrom', 'publicTo', 'updatedAt'] as const),
] as const;
const infoFields = [
  ...itemFields,
  ...(['documents', 'delivery', 'deposit', 'ceiling', 'lots'] as const),
  ...(['content', 'contacts', 'candidates', 'attachments'] as const),
] as const;

type Item = ReadRecord<'purchases', (typeof itemFields)[number]>;

export const purchaseList: Implementation<ApiContext>['purchase-list'] = async (filter, context) => {
  const table = listTable(context, 'purchases');
  const ofAnyone = and(
    isPublic(table, context.now),
    isValue(table.column('noticeType'), filter.noticeType),
    isValue(table.column('category'), filter.category),
    isBetweenDays(table.column('publishedAt'), filter),
    hasKeyword(
      filter.keyword,
      ['title', 'projectNo', 'owner', 'agent', 'region'].map((name) => table.column(name)),
    ),
  );
  const owners = await countBy(table, ofAnyone, sql`coalesce(${table.column('owner')}, '')`);
  const { records, total, counts, changesAt } = await findPageByStatus(context, 'purchases', itemFields, {
    condition: and(ofAnyone, isValue(table.column('owner'), filter.owner)),
    status: tenderStatusExpression(table, context.now),
    statuses: Object.keys(tenderStatuses),
    stretches: [{ statuses: Object.keys(tenderStatuses), order: newestFirst(table) }],
    moments: tenderMoments(table),
    settled: ['terminated'],
    isCostly: Boolean(filter.keyword),
    filter,
  });
  const [abandoned, moved] = await Promise.all([findAbandoned(context, records), findMoved(context, records)]);
  return {
    list: records.map((record) => toItem(record, abandoned, moved)),
    total,
    counts,
    changesAt,
    owners: mostFrequent(owners),
  };
};

export const purchaseOldList: Implementation<ApiContext>['purchase-old-list'] = async (filter, context) => {
  const table = tableOf(context.payload, 'old-purchases');
  const inAnyYear = hasKeyword(filter.keyword, [table.column('title')]);
  const [{ records, total }, years] = await Promise.all([
    findRecordPage(context, 'old-purchases', oldFields, {
      condition: and(isInYear(table.column('publishedAt'), filter.year), inAnyYear),
      order: newestFirst(table),
      page: filter.page,
      limit: filter.limit,
    }),
    countPublishedYears(context, table, inAnyYear),
  ]);
  return { list: records.map(toOldItem), total, years };
};

export const purchaseInfo: Implementation<ApiContext>['purchase-info'] = async ({ id, archive }, context) => {
  if (archive === 1) {
    const record = await findRecord(context, 'old-purchases', id, [...oldFields, 'content', 'attachments']);
    const content = toAnswerHtml(record.content);
    return { info: { ...toOldItem(record), content, attachments: toAttachments(record.attachments) } };
  }
  const record = await findRecord(context, 'purchases', id, infoFields);
  const [abandoned, moved, related] = await Promise.all([
    findAbandoned(context, [record]),
    findMoved(context, [record]),
    findRelated(context, record),
  ]);
  return {
    info: {
      ...toItem(record, abandoned, moved),
      documents: (record.documents ?? []).map(({ name, note }) => ({ name, note: note ?? '' })),
      delivery: record.delivery ?? '',
      deposit: record.deposit ?? '',
      ceiling: record.ceiling ?? '',
      lots: record.lots ?? '',
      content: toAnswerHtml(record.content),
      contacts: (record.contacts ?? []).map((contact) => ({
        role: contact.role ?? '',
        name: contact.name ?? '',
        phone: contact.phone ?? '',
        email: contact.email ?? '',
        address: contact.address ?? '',
      })),
      candidates: (record.candidates ?? []).map((candidate) => ({
        rank: candidate.rank ?? null,
        name: candidate.name,
        price: candidate.price ?? '',
        score: candidate.score ?? '',
      })),
      attachments: toAttachments(record.attachments),
      related,
    },
  };
};

/** Which of these records' projects have a notice that ended them. */
async function findAbandoned(context: ApiContext, records: readonly Item[]): Promise<Set<string>> {
  const projects = [...new Set(records.flatMap((record) => record.projectNo || []))];
  if (projects.length === 0) return new Set();
  const table = listTable(context, 'purchases');
  const rows = await table
    .select({ projectNo: table.column('projectNo') })
    .where(and(abandonedProjects(table, context.now), inArray(table.column('projectNo'), projects)));
  return new Set(rows.map((row) => String(row['projectNo'])));
}

/** A deadline that a change notice sets, and the opening with it. */
interface MovedDeadline {
  publishedAt: string;
  deadlineAt: string;
  opensAt: string | null;
}

/** The newest change notices with a deadline, by project. */
async function findMoved(context: ApiContext, records: readonly Item[]): Promise<Map<string, MovedDeadline>> {
  const projects = records.flatMap(({ noticeType, projectNo }) => (noticeType === 'tender' && projectNo) || []);
  if (projects.length === 0) return new Map();
  const table = listTable(context, 'purchases');
  const rows = await table
    .select(
      Object.fromEntries(
        ['projectNo', 'publishedAt', 'deadlineAt', 'opensAt'].map((name) => [name, table.column(name)]),
      ),
    )
    .where(and(deadlineChanges(table, context.now), inArray(table.column('projectNo'), projects)))
    .orderBy(asc(table.column('publishedAt')), asc(table.column('id')));
  const time = (value: unknown): string | null => (value ? new Date(value as string).toISOString() : null);
  return new Map(
    rows.map((row) => [
      String(row['projectNo']),
      {
        publishedAt: time(row['publishedAt']) ?? '',
        deadlineAt: time(row['deadlineAt']) ?? '',
        opensAt: time(row['opensAt']),
      },
    ]),
  );
}

/** The other notices on the record's project, newest first. */
async function findRelated(context: ApiContext, record: Item): Promise<RelatedTender[]> {
  if (!record.projectNo) return [];
  const table = listTable(context, 'purchases');
  const sameProject = and(
    isPublic(table, context.now),
    eq(table.column('projectNo'), record.projectNo),
    ne(table.column('id'), record.id),
  );
  const ids = await findIds(table, sameProject, newestFirst(table), { limit: RELATED_LIMIT });
  const related = await findRecords(context, 'purchases', ids, shortFields);
  return related.map(toShort);
}

function toOldItem(record: ReadRecord<'old-purchases', (typeof oldFields)[number]>) {
  return { ...toShort(record), winner: record.winner ?? '' };
}

function toShort(record: ReadRecord<'old-purchases', (typeof shortFields)[number]>) {
  return {
    id: record.id,
    noticeType: record.noticeType,
    title: record.title,
    publishedAt: toTime(record.publishedAt),
  };
}

function toItem(record: Item, abandoned: ReadonlySet<string>, changes: ReadonlyMap<string, MovedDeadline>) {
  const change = record.noticeType === 'tender' ? changes.get(record.projectNo ?? '') : undefined;
  const isLater = change !== undefined && change.publishedAt >= new Date(record.publishedAt ?? 0).toISOString();
  const deadlineAt = toTime(record.deadlineAt);
  const movedTo = isLater ? toTime(change.deadlineAt) : deadlineAt;
  return {
    ...toShort(record),
    projectNo: record.projectNo ?? '',
    method: record.method ?? '',
    category: record.category ?? null,
    owner: record.owner ?? '',
    agent: record.agent ?? '',
    budget: record.budget ?? '',
    region: record.region ?? '',
    filesFrom: toTime(record.filesFrom),
    filesTo: toTime(record.filesTo),
    deadlineAt: movedTo,
    previousDeadlineAt: movedTo === deadlineAt ? null : deadlineAt,
    opensAt: toTime((isLater && change.opensAt) || record.opensAt),
    publicFrom: toTime(record.publicFrom),
    publicTo: toTime(record.publicTo),
    updatedAt: toTime(record.updatedAt),
    terminated: record.noticeType === 'abnormal' || abandoned.has(record.projectNo ?? ''),
  };
}
