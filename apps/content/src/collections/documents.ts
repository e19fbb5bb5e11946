import { pdfField, pictureField } from '../fields/media.ts';
import { textField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const documents = publicCollection({
  slug: 'documents',
  singular: '文档',
  group: 'site',
  description: '可在线预览的 PDF 文档。',
  columns: ['title', 'category'],
  fields: [
    titleField(),
    pdfField({ name: 'pdf', label: 'PDF 文件', required: true }),
    pictureField({ name: 'cover', label: '封面' }),
    textField({ name: 'category', label: '分类', limit: 'short', index: true }),
  ],
});
