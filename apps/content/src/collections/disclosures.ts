import { changesField } from '../fields/changes.ts';
import { contentField } from '../fields/content.ts';
import { attachmentsField, pdfField } from '../fields/media.ts';
import { textField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const disclosures = publicCollection({
  slug: 'disclosures',
  singular: '公开信息',
  group: 'disclosure',
  description: '主动公开的信息和信息公开年报，归入公开类别。',
  columns: ['title', 'typeId', 'number'],
  searched: ['title', 'number', 'department'],
  indexes: [{ fields: ['typeId', '_status', 'withdrawn', 'publishedAt'] }],
  fields: [
    {
      name: 'typeId',
      type: 'relationship',
      relationTo: 'disclosure-types',
      label: '公开类别',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    titleField(),
    textField({ name: 'number', label: '编号', limit: 'short', index: true }),
    textField({ name: 'department', label: '公开部门' }),
    pdfField({ name: 'pdf', label: '文件（PDF）' }),
    contentField(),
    attachmentsField(),
    changesField(),
  ],
});
