/** strategy-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { toImage } from './answer-media.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { sortedFirst } from '../../records/public-query.ts';
import { findAllRecords } from '../../records/public-records.ts';

const fields = ['group', 'title', 'subtitle', 'content', 'image', 'figure'] as const;

export const strategyList: Implementation<ApiContext>['strategy-list'] = async (_, context) => {
  const order = sortedFirst(tableOf(context.payload, 'strategies'));
  const records = await findAllRecords(context, 'strategies', fields, { order });
  const list = records.map((record) => ({
    id: record.id,
    group: record.group,
    title: record.title,
    subtitle: record.subtitle ?? '',
    content: toAnswerHtml(record.content),
    image: toImage(record.image),
    figure: record.figure?.value ? { label: record.figure.label ?? '', value: record.figure.value, unit: '' } : null,
  }));
  return { list };
};
