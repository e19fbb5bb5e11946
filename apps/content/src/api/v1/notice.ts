/** notice-list and notice-info: four types of notice in one id space. */
import { and, eq, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadOf } from '@yunxia/contract/endpoint';
import type { Implementation } from '@yunxia/contract/handler';
import type { noticeList as noticeListEndpoint } from '@yunxia/contract/notice';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { toAttachments, toPdfFile } from './answer-media.ts';
import { toChanges } from './answer-parts.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf, type DatabaseTable } from './database-table.ts';
import { outageOrder, outageStatusExpression, touchesDays } from './outage-query.ts';
import { hasOutageWord, isInRegion } from './outage-place.ts';
import {
  countBy,
  countRecords,
  findIds,
  findNeighbours,
  hasKeyword,
  isInYear,
  isPublic,
  isValue,
  newestFirst,
  type SortKey,
} from './public-query.ts';
import { findRecord, findRecords, type ReadRecord } from './public-records.ts';
import { fillSummaries } from './summary.ts';

const itemFields = [
  ...(['type', 'title', 'number', 'category', 'publishedAt', 'summary', 'pdf', 'originUrl', 'changes'] as const),
  ...(['kind', 'reason', 'unit', 'regions', 'lines', 'transformers', 'scope', 'startAt', 'endAt'] as const),
  ...(['expectedRestoreAt', 'restoredAt', 'phone', 'override', 'previousStartAt', 'previousEndAt', 'leadDays'] as const),
] as const;
const infoFields = [...itemFields, 'content', 'attachments'] as const;

type Item = ReadRecord<'notices', (typeof itemFields)[number]>;
type Filter = PayloadOf<typeof noticeListEndpoint>;

export const noticeList: Implementation<ApiContext>['notice-list'] = async (filter, context) => {
  const table = tableOf(context.payload, 'notices');
  const isOutageList = asksForOutages(filter);
  const condition = and(
    isPublic(table, context.now),
    isValue(table.column('type'), isOutageList ? 'overhaul' : filter.type),
    isValue(table.column('category'), filter.category),
    isInYear(table.column('publishedAt'), filter.year),
    hasKeyword(
      filter.keyword,
      ['title', 'number', 'summary', 'reason', 'unit', 'scope'].map((name) => table.column(name)),
      (word) => hasOutageWord(context.payload, table, word),
    ),
    isOutageList ? await outageCondition(table, filter, context) : undefined,
  );

  const status = outageStatusExpression(table, context.now);
  const counts = isOutageList ? await countBy(table, condition, status) : {};
  const listed = and(condition, isOutageList && filter.status ? sql`${status} = ${filter.status}` : undefined);
  const [ids, total] = await Promise.all([
    findIds(table, listed, isOutageList ? outageOrder(table, context.now) : newestFirst(table), {
      limit: filter.limit,
      offset: (filter.page - 1) * filter.limit,
    }),
    isOutageList ? totalOf(counts, filter.status) : countRecords(table, listed),
  ]);
  const records = await findRecords(context, 'notices', ids, itemFields);
  await fillSummaries(context, 'notices', records);
  return { list: records.map(toItem), total, counts };
};

export const noticeInfo: Implementation<ApiContext>['notice-info'] = async ({ id }, context) => {
  const record = await findRecord(context, 'notices', id, infoFields);
  const table = tableOf(context.payload, 'notices');
  const sameType = and(isPublic(table, context.now), eq(table.column('type'), record.type));
  const order: SortKey[] = record.type === 'overhaul' ? outageOrder(table, context.now) : newestFirst(table);
  const neighbours = await findNeighbours(table, sameType, order, id);
  const content = toAnswerHtml(record.content);
  return {
    info: { ...toItem(record), content, attachments: toAttachments(record.attachments), ...neighbours },
  };
};

/** Filters that only outages have ask for outages, even where no type is given. */
function asksForOutages({ type, region, status, kind, start, end }: Filter): boolean {
  return type === 'overhaul' || (type === undefined && Boolean(region || status || kind || start || end));
}

async function outageCondition(table: DatabaseTable, filter: Filter, context: ApiContext): Promise<SQL | undefined> {
  return and(
    isValue(table.column('kind'), filter.kind),
    touchesDays(table, filter, context.now),
    filter.region ? await isInRegion(context.payload, table, filter.region) : undefined,
  );
}

function totalOf(counts: Record<string, number>, status: string | undefined): number {
  if (status !== undefined) return counts[status] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function toItem(record: Item) {
  return {
    id: record.id,
    type: record.type,
    title: record.title,
    number: record.number ?? '',
    category: record.category ?? '',
    publishedAt: toTime(record.publishedAt),
    summary: record.summary ?? '',
    pdf: toPdfFile(record.pdf),
    originUrl: record.originUrl ?? '',
    ...(record.type === 'overhaul' ? toOutage(record) : {}),
    changes: toChanges(record.changes),
  };
}

function toOutage(record: Item) {
  return {
    kind: record.kind ?? undefined,
    reason: record.reason ?? '',
    unit: record.unit ?? '',
    regions: (record.regions ?? []).map((region) => ({
      county: region.county,
      town: region.town ?? '',
      villages: region.villages ?? [],
    })),
    lines: record.lines ?? [],
    transformers: record.transformers ?? [],
    scope: record.scope ?? '',
    startAt: toTime(record.startAt),
    endAt: toTime(record.endAt),
    expectedRestoreAt: toTime(record.expectedRestoreAt),
    restoredAt: toTime(record.restoredAt),
    phone: record.phone ?? '',
    override: record.override ?? null,
    previousStartAt: toTime(record.previousStartAt),
    previousEndAt: toTime(record.previousEndAt),
    leadDays: record.leadDays ?? null,
  };
}
