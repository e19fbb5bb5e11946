/** business-list and business-home. */
import type { Implementation } from '@yunxia/contract/handler';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { lexicalToSummary } from '../../rich-text/plain-text.ts';
import { toImage, toImages } from './answer-media.ts';
import { toFigures } from './answer-parts.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { isValue, sortedFirst } from '../../records/public-query.ts';
import { findAllRecords, findRecordPage, whyMissing } from '../../records/public-records.ts';
import { fillSummaries } from './summary.ts';

const homeFields = ['type', 'title', 'cover', 'summary', 'figures'] as const;
const listFields = [...homeFields, 'content', 'gallery'] as const;

export const businessList: Implementation<ApiContext>['business-list'] = async ({ id, type, page, limit }, context) => {
  const table = tableOf(context.payload, 'businesses');
  const { records, total } = await findRecordPage(context, 'businesses', listFields, {
    type,
    condition: isValue(table.column('id'), id),
    order: sortedFirst(table),
    page,
    limit,
  });
  if (id !== undefined && total === 0) {
    // With an id this list stands in for a detail; only "withdrawn" differs from an empty list.
    const refusal = await whyMissing(context, 'businesses', { id });
    if (refusal.code === 410) throw refusal;
  }
  const list = records.map((record) => ({
    id: record.id,
    type: record.type,
    title: record.title,
    cover: toImage(record.cover),
    summary: record.summary || lexicalToSummary(record.content),
    content: toAnswerHtml(record.content),
    figures: toFigures(record.figures),
    gallery: toImages(record.gallery),
  }));
  return { list, total };
};

export const businessHome: Implementation<ApiContext>['business-home'] = async (_, context) => {
  const order = sortedFirst(tableOf(context.payload, 'businesses'));
  const records = await findAllRecords(context, 'businesses', homeFields, { order });
  await fillSummaries(context, 'businesses', records);
  const list = records.map((record) => ({
    id: record.id,
    type: record.type,
    title: record.title,
    cover: toImage(record.cover),
    summary: record.summary ?? '',
    figures: toFigures(record.figures),
  }));
  return { list };
};
