import { tenderNoticeTypes } from '@yunxia/contract/purchase';
import { choiceField } from '../fields/choice.ts';
import { contentField } from '../fields/content.ts';
import { attachmentsField } from '../fields/media.ts';
import { textField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const oldPurchases = publicCollection({
  slug: 'old-purchases',
  singular: '历史招标',
  group: 'tender',
  description: '原网站的招标公告存档。',
  columns: ['title', 'noticeType'],
  fields: [
    choiceField({ name: 'noticeType', label: '公告类型', required: true, sidebar: true, options: tenderNoticeTypes }),
    titleField(),
    textField({ name: 'winner', label: '中标人', description: '原公告写明的中标单位；没有的留空。' }),
    contentField(),
    attachmentsField(),
  ],
});
