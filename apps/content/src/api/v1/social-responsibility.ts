/** social-responsibility-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { toImage, toPdfFile } from './answer-media.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { newestFirst } from '../../records/public-query.ts';
import { findRecordPage } from '../../records/public-records.ts';

const fields = ['type', 'year', 'title', 'cover', 'summary', 'pdf', 'publishedAt'] as const;

export const socialResponsibilityList: Implementation<ApiContext>['social-responsibility-list'] = async (
  { type, page, limit },
  context,
) => {
  const table = tableOf(context.payload, 'social-reports');
  const { records, total } = await findRecordPage(context, 'social-reports', fields, {
    type,
    order: newestFirst(table),
    page,
    limit,
  });
  const list = records.map((record) => ({
    id: record.id,
    type: record.type,
    year: record.year ?? null,
    title: record.title,
    cover: toImage(record.cover),
    summary: record.summary ?? '',
    pdf: toPdfFile(record.pdf),
    publishedAt: toTime(record.publishedAt),
  }));
  return { list, total };
};
