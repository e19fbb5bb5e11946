/** active-disclosure-list and active-disclosure-info. */
import { and, eq, inArray } from '@payloadcms/db-sqlite/drizzle';
import type { DisclosureKind } from '@yunxia/contract/disclosure';
import type { Implementation } from '@yunxia/contract/handler';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { toAttachments, toPdfFile } from './answer-media.ts';
import { toChanges } from './answer-parts.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { findNeighbours, hasKeyword, isInYear, isPublic, newestFirst } from '../../records/public-query.ts';
import { countPublishedYears, findRecord, findRecordPage, type ReadRecord } from '../../records/public-records.ts';
import { listTable } from './shown.ts';

const itemFields = ['typeId', 'title', 'number', 'publishedAt', 'pdf', 'department'] as const;
const infoFields = [...itemFields, 'content', 'attachments', 'changes'] as const;

type Item = ReadRecord<'disclosures', (typeof itemFields)[number]>;

export const activeDisclosureList: Implementation<ApiContext>['active-disclosure-list'] = async (filter, context) => {
  const table = tableOf(context.payload, 'disclosures');
  const typeIds = filter.typeId === undefined ? undefined : await withSubtypes(context, filter.typeId);
  const kindIds = filter.kind === undefined ? undefined : await typesOfKind(context, filter.kind);
  const inAnyYear = and(
    typeIds && inArray(table.column('typeId'), typeIds),
    kindIds && inArray(table.column('typeId'), kindIds),
    hasKeyword(
      filter.keyword,
      ['title', 'number', 'department'].map((name) => table.column(name)),
    ),
  );
  const [{ records, total }, years] = await Promise.all([
    findRecordPage(context, 'disclosures', itemFields, {
      condition: and(inAnyYear, isInYear(table.column('publishedAt'), filter.year)),
      order: newestFirst(table),
      page: filter.page,
      limit: filter.limit,
    }),
    countPublishedYears(context, table, inAnyYear),
  ]);
  return { list: records.map(toItem), total, years };
};

export const activeDisclosureInfo: Implementation<ApiContext>['active-disclosure-info'] = async ({ id }, context) => {
  const record = await findRecord(context, 'disclosures', id, infoFields);
  const item = toItem(record);
  const table = listTable(context, 'disclosures');
  const sameType = and(
    isPublic(table, context.now),
    item.typeId === null ? undefined : eq(table.column('typeId'), item.typeId),
  );
  const neighbours = await findNeighbours(table, sameType, newestFirst(table), id);
  return {
    info: {
      ...item,
      ...(typeof record.typeId === 'object'
        ? { legalBasis: record.typeId.legalBasis ?? '', cycle: record.typeId.cycle ?? null }
        : {}),
      content: toAnswerHtml(record.content),
      attachments: toAttachments(record.attachments),
      changes: toChanges(record.changes),
      ...neighbours,
    },
  };
};

/** A type of the catalogue and the types below it. */
async function withSubtypes(context: ApiContext, typeId: number): Promise<number[]> {
  const table = listTable(context, 'disclosure-types');
  const rows = await table.select({ id: table.column('id'), parentId: table.column('parentId') }).where(undefined);
  const found = new Set([typeId]);
  let before = 0;
  while (before < found.size) {
    before = found.size;
    for (const row of rows) if (found.has(Number(row['parentId']))) found.add(Number(row['id']));
  }
  return [...found];
}

/** The types of a kind. */
async function typesOfKind(context: ApiContext, kind: DisclosureKind): Promise<number[]> {
  const table = listTable(context, 'disclosure-types');
  const rows = await table.select({ id: table.column('id') }).where(eq(table.column('kind'), kind));
  return rows.map((row) => Number(row['id']));
}

function toItem(record: Item) {
  const type = typeof record.typeId === 'object' ? record.typeId : null;
  return {
    id: record.id,
    typeId: type === null ? Number(record.typeId) : type.id,
    typeName: type?.name ?? '',
    kind: type?.kind ?? 'item',
    title: record.title,
    number: record.number ?? '',
    publishedAt: toTime(record.publishedAt),
    pdf: toPdfFile(record.pdf),
    department: record.department ?? '',
  };
}
