/** pdf-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { toImage, toPdfFile } from './answer-media.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { newestFirst } from '../../records/public-query.ts';
import { findAllRecords } from '../../records/public-records.ts';

const fields = ['title', 'pdf', 'cover', 'category', 'publishedAt'] as const;

export const pdfList: Implementation<ApiContext>['pdf-list'] = async (_, context) => {
  const order = newestFirst(tableOf(context.payload, 'documents'));
  const records = await findAllRecords(context, 'documents', fields, { order });
  const list = records.flatMap((record) => {
    const file = toPdfFile(record.pdf);
    if (file === null) return [];
    return [
      {
        id: record.id,
        title: record.title,
        ...file,
        cover: toImage(record.cover),
        category: record.category ?? '',
        publishedAt: toTime(record.publishedAt),
      },
    ];
  });
  return { list };
};
