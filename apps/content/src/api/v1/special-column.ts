/** special-column-info. */
import type { Implementation } from '@yunxia/contract/handler';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { toAttachments, toImages } from './answer-media.ts';
import { toDay, toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { findRecordByKey } from '../../records/public-records.ts';

const fields = ['key', 'title', 'content', 'blocks', 'images', 'attachments', 'updatedAt'] as const;

export const specialColumnInfo: Implementation<ApiContext>['special-column-info'] = async ({ key }, context) => {
  const record = await findRecordByKey(context, 'special-columns', key, fields);
  return {
    info: {
      id: record.id,
      key: record.key,
      title: record.title,
      content: toAnswerHtml(record.content),
      blocks: (record.blocks ?? []).map((block) => ({
        title: block.title,
        content: toAnswerHtml(block.content),
        updatedOn: toDay(block.updatedOn),
      })),
      images: toImages(record.images),
      attachments: toAttachments(record.attachments),
      updatedAt: toTime(record.updatedAt),
    },
  };
};
