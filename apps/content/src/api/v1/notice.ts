/** notice-list and notice-info: four types of notice in one id space. */
import { and, sql } from '@payloadcms/db-sqlite/drizzle';
import { filings } from '@yunxia/contract/filing';
import type { PayloadOf, ResultOf } from '@yunxia/contract/endpoint';
import type { Implementation } from '@yunxia/contract/handler';
import type { noticeList as noticeListEndpoint } from '@yunxia/contract/notice';
import type { OutageReading } from '@yunxia/contract/outage-reading';
import { outageStatuses } from '@yunxia/contract/outage-status';
import { DAY_MS, parseTime, startOfDay } from '@yunxia/contract/time';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { lexicalToSummary } from '../../rich-text/plain-text.ts';
import { outageAttempts } from '../../places/find-outages.ts';
import { announcementGroup, readCorrections, toGroupCounts } from './announcements.ts';
import { toAttachments, toPdfFile } from './answer-media.ts';
import { toChanges } from './answer-parts.ts';
import { toDay, toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { countOutageDays } from './outage-days.ts';
import {
  outageMoments,
  outageStatusExpression,
  outageStretches,
  SETTLED_OUTAGES,
  touches,
  touchesDays,
} from './outage-query.ts';
import {
  countBy,
  countYears,
  findNeighbours,
  findPage,
  hasKeyword,
  isInYear,
  isPublic,
  isValue,
  listVersion,
  mostFrequent,
  newestFirst,
} from '../../records/public-query.ts';
import { findRecord, findRecords, type ReadRecord } from '../../records/public-records.ts';
import { listTable, typedTable } from './shown.ts';
import { findNeighboursByStatus, findPageByStatus } from './status-list.ts';
import { fillSummaries } from './summary.ts';

const itemFields = [
  ...(['type', 'title', 'number', 'category', 'publishedAt', 'summary', 'pdf', 'originUrl', 'changes'] as const),
  ...(['filing', 'exchangePublishedAt', 'corrects', 'isCancelled'] as const),
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
const infoFields = [...itemFields, 'place', 'recordOn', 'content', 'attachments'] as const;

type Item = ReadRecord<'notices', (typeof itemFields)[number]>;
type Filter = PayloadOf<typeof noticeListEndpoint>;

export const noticeList: Implementation<ApiContext>['notice-list'] = async (filter, context) => {
  if (asksForOutages(filter)) return outageList(filter, context);
  const { table, ofType } = typedTable(context, 'notices', filter.type);
  const inAnyYear = and(
    isPublic(table, context.now),
    ofType,
    hasKeyword(
      filter.keyword,
      ['title', 'number', 'summary', 'reason', 'unit', 'scope'].map((name) => table.column(name)),
    ),
  );
  const inYear = isInYear(table.column('publishedAt'), filter.year);
  const ofCategory = isValue(table.column('category'), filter.category);
  const group = announcementGroup(table);
  const ofGroup = isValue(group, filter.group);
  const [{ ids, total }, years, found, inGroups] = await Promise.all([
    findPage(table, and(inAnyYear, inYear, ofCategory, ofGroup), newestFirst(table), filter),
    countYears(table, and(inAnyYear, ofCategory, ofGroup), table.column('publishedAt')),
    countBy(table, and(inAnyYear, inYear, ofGroup), sql`coalesce(${table.column('category')}, '')`),
    filter.type === 'announcement' ? countBy(table, and(inAnyYear, inYear, ofCategory), group) : {},
  ]);
  const records = await findRecords(context, 'notices', ids, itemFields);
  await fillSummaries(context, 'notices', records);
  const corrections = await readCorrections(context, records);
  return {
    list: records.map((record) => ({ ...toItem(record), ...corrections(record) })),
    total,
    counts: {},
    years,
    categories: mostFrequent(found),
    groups: toGroupCounts(inGroups),
  };
};

/** The outages of the first way to look that finds any, or of the one that stands although there are none. */
async function outageList(filter: Filter, context: ApiContext): Promise<ResultOf<typeof noticeListEndpoint>> {
  const { table, ofType } = typedTable(context, 'notices', 'overhaul');
  const status = outageStatusExpression(table, context.now);
  const attempts = await outageAttempts(filter, context);
  // Places are read by the directory of areas.
  if (attempts.length > 0) listTable(context, 'outage-areas');
  const all = { condition: undefined, reading: null, isFinal: true, isWide: true };
  for (const { condition: isAsked, reading, isFinal, isWide } of attempts.length > 0 ? attempts : [all]) {
    const range = reading?.start == null ? filter : { start: reading.start, end: reading.end ?? reading.start };
    const hours = hoursOf(reading);
    const condition = and(
      isPublic(table, context.now),
      ofType,
      isInYear(table.column('publishedAt'), filter.year),
      isValue(table.column('category'), filter.category),
      isValue(table.column('kind'), filter.kind),
      hours === null ? touchesDays(table, range, context.now) : touches(table, hours.day, context.now),
      isAsked,
    );
    const {
      records,
      total,
      counts,
      changesAt,
      firsts = {},
    } = await findPageByStatus(context, 'notices', itemFields, {
      condition,
      status,
      statuses: Object.keys(outageStatuses),
      stretches: outageStretches(table, context.now),
      moments: outageMoments(table),
      settled: SETTLED_OUTAGES,
      isCostly: !isWide,
      first: hours === null ? undefined : touches(table, hours, context.now),
      filter,
    });
    if (!isFinal && Object.values(counts).every((count) => count === 0)) continue;
    await fillSummaries(context, 'notices', records);
    const listed = and(condition, isValue(status, filter.status));
    const days = filter.countDays === 1 ? await countOutageDays(table, listed, range, context.now) : {};
    const version = filter.withVersion === 1 ? await listVersion(table, condition) : '';
    const read = reading?.hours ? { ...reading, hours: { ...reading.hours, counts: firsts } } : reading;
    return { list: records.map(toItem), total, counts, changesAt, days, version, reading: read };
  }
  throw new Error('the last way to look is final');
}

/** The part of a day that was asked for, and the whole of that day with it, epoch ms. */
function hoursOf(reading: OutageReading | null) {
  const from = parseTime(reading?.hours?.from ?? '');
  const to = parseTime(reading?.hours?.to ?? '');
  if (from === null || to === null) return null;
  const start = startOfDay(from);
  return { from, to, day: { from: start, to: Math.max(to, start + DAY_MS) } };
}

export const noticeInfo: Implementation<ApiContext>['notice-info'] = async ({ id }, context) => {
  const record = await findRecord(context, 'notices', id, infoFields);
  const { table, ofType } = typedTable(context, 'notices', record.type);
  const sameType = and(isPublic(table, context.now), ofType);
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
  const corrections = await readCorrections(context, [record]);
  return {
    info: {
      ...toItem(record),
      ...corrections(record),
      ...(record.type === 'activity' ? { place: record.place ?? '', recordOn: toDay(record.recordOn) } : {}),
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
    ...(record.type === 'announcement'
      ? {
          filing: record.filing ? filings[record.filing].label : '',
          exchangePublishedAt: toTime(record.exchangePublishedAt),
        }
      : {}),
    ...(record.type === 'overhaul' ? toOutage(record) : {}),
    // An activity of investors has no more of these fields than when it takes place, and whether it does.
    ...(record.type === 'activity'
      ? {
          ...{ startAt: toTime(record.startAt), endAt: toTime(record.endAt) },
          override: record.isCancelled ? ('cancelled' as const) : null,
        }
      : {}),
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
