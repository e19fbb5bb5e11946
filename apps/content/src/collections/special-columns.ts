import { specialColumnKeys } from '@yunxia/contract/special-column';
import { contentField } from '../fields/content.ts';
import { dayField } from '../fields/date.ts';
import { keyField } from '../fields/key.ts';
import { attachmentsField, galleryField } from '../fields/media.ts';
import { textField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const specialColumns = publicCollection({
  slug: 'special-columns',
  singular: '专栏页面',
  group: 'site',
  columns: ['title', 'key', 'updatedAt'],
  fields: [
    keyField(specialColumnKeys),
    titleField(),
    contentField(),
    {
      name: 'blocks',
      type: 'array',
      label: '分块内容',
      labels: { singular: '分块', plural: '分块' },
      maxRows: 60,
      admin: { initCollapsed: true },
      fields: [
        textField({ name: 'title', label: '小标题', required: true, limit: 'title' }),
        contentField('内容'),
        dayField({ name: 'updatedOn', label: '更新日期' }),
      ],
    },
    galleryField('images', '图片'),
    attachmentsField(),
  ],
});
