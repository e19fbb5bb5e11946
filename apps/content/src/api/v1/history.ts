/** history-list. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Implementation } from '@yunxia/contract/handler';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { toImage } from './answer-media.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { findAllRecords } from '../../records/public-records.ts';

const fields = ['year', 'month', 'title', 'content', 'image', 'stage', 'isKey'] as const;

export const historyList: Implementation<ApiContext>['history-list'] = async (_, context) => {
  const table = tableOf(context.payload, 'histories');
  const records = await findAllRecords(context, 'histories', fields, {
    order: [
      { by: table.column('year'), direction: 'desc' },
      { by: sql`coalesce(${table.column('month')}, 0)`, direction: 'desc' },
      { by: table.column('id'), direction: 'desc' },
    ],
  });
  const list = records.map((record) => ({
    id: record.id,
    year: record.year ?? null,
    month: record.month ?? null,
    title: record.title,
    content: toAnswerHtml(record.content),
    image: toImage(record.image),
    stage: record.stage ?? '',
    isKey: record.isKey === true,
  }));
  return { list };
};
