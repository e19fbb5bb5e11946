/** notice-list and notice-info: four types of notice in one id space. */
import { and, eq, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadOf } from '@yunxia/contract/endpoint';
import type { Implementation } from '@yunxia/contract/handler';
import type { noticeList as noticeListEndpoint } from '@yunxia/contract/notice';
import { outageStatuses } from '@yunxia/contract/outage-status';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { lexicalToSummary } from '../../rich-text/plain-text.ts';
import { toAttachments, toPdfFile } from './answer-media.ts';
import { toChanges } from './answer-parts.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf, type DatabaseTable } from './database-table.ts';
import { countOutageDays } from './outage-days.ts';
import { hasOutageWord, isCoveredWholly, isInRegion } from './outage-place.ts';
import {
  outageMoments,
  outageStatusExpression,
  outageStretches,
  SETTLED_OUTAGES,
  touchesDays,
} from './outage-query.ts';
import {
  countBy,
  findNeighbours,
  findPage,
  hasKeyword,
  isInYear,
  isPublic,
  isValue,
  listVersion,
  mostFrequent,
  newestFirst,
  wordsOf,
} from './public-query.ts';
import { findRecord, findRecords, type ReadRecord } from './public-records.ts';
import { findNeighboursByStatus, findPageByStatus } from './status-list.ts';
import { fillSummaries } from './summary.ts';

const itemFields = [
  ...(['type', 'title', 'number', 'category', 'publishedAt', 'summary', 'pdf', 'originUrl', 'changes'] as const),
  ...(['kind', 'reason', 'unit', 'regions', 'lines', 'transformers', 'scope', 'startAt', 'endAt'] as const),
  ...([
    'expectedRestoreAt',
    'restoredAt',
    'phone',
    'override',
    'previousStartAt',
    'previousEndAt',
    'leadDays',
    'revision',
  ] as const),
] as const;
const infoFields = [...itemFields, 'content', 'attachments'] as const;

type Item = ReadRecord<'notices', (typeof itemFields)[number]>;
type Filter = PayloadOf<typeof noticeListEndpoint>;

export const noticeList: Implementation<ApiContext>['notice-list'] = async (filter, context) => {
  const table = tableOf(context.payload, 'notices');
  const isOutageList = asksForOutages(filter);
  const covering = new Map<string, SQL | undefined>();
  for (const word of isOutageList ? wordsOf(filter.keyword) : []) {
    covering.set(word, await isCoveredWholly(context.payload, table, word));
  }
  const isInCategory = isValue(table.column('category'), filter.category);
  const filtered = and(
    isPublic(table, context.now),
    isValue(table.column('type'), isOutageList ? 'overhaul' : filter.type),
    isInYear(table.column('publishedAt'), filter.year),
    hasKeyword(
      filter.keyword,
      ['title', 'number', 'summary', 'reason', 'unit', 'scope'].map((name) => table.column(name)),
      (word) => [...hasOutageWord(context.payload, table, word), covering.get(word)],
    ),
    isOutageList ? await outageCondition(table, filter, context) : undefined,
  );
  const condition = and(filtered, isInCategory);

  if (isOutageList) {
    const status = outageStatusExpression(table, context.now);
    const { records, total, counts, changesAt } = await findPageByStatus(context, 'notices', itemFields, {
      condition,
      status,
      statuses: Object.keys(outageStatuses),
      stretches: outageStretches(table, context.now),
      moments: outageMoments(table),
      settled: SETTLED_OUTAGES,
      isCostly: Boolean(filter.keyword || filter.region),
      filter,
    });
    await fillSummaries(context, 'notices', records);
    const listed = and(condition, isValue(status, filter.status));
    const days = filter.countDays === 1 ? await countOutageDays(table, listed, filter, context.now) : {};
    const version = filter.withVersion === 1 ? await listVersion(table, condition) : '';
    return { list: records.map(toItem), total, counts, changesAt, days, version };
  }
  const [{ ids, total }, found] = await Promise.all([
    findPage(table, condition, newestFirst(table), filter),
    countBy(table, filtered, sql`coalesce(${table.column('category')}, '')`),
  ]);
  const records = await findRecords(context, 'notices', ids, itemFields);
  await fillSummaries(context, 'notices', records);
  return { list: records.map(toItem), total, counts: {}, categories: mostFrequent(found) };
};

export const noticeInfo: Implementation<ApiContext>['notice-info'] = async ({ id }, context) => {
  const record = await findRecord(context, 'notices', id, infoFields);
  const table = tableOf(context.payload, 'notices');
  const sameType = and(isPublic(table, context.now), eq(table.column('type'), record.type));
  const neighbours =
    record.type === 'overhaul'
      ? await findNeighboursByStatus(
          table,
          sameType,
          outageStatusExpression(table, context.now),
          outageStretches(table, context.now),
          id,
        )
      : await findNeighbours(table, sameType, newestFirst(table), id);
  return {
    info: {
      ...toItem(record),
      summary: record.summary || lexicalToSummary(record.content),
      content: toAnswerHtml(record.content),
      attachments: toAttachments(record.attachments),
      ...neighbours,
    },
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
    revision: record.revision ?? 0,
    ...(record.type === 'overhaul' ? toOutage(record) : {}),
    // An activity of investors has no more of these fields than when it takes place.
    ...(record.type === 'activity' ? { startAt: toTime(record.startAt), endAt: toTime(record.endAt) } : {}),
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
