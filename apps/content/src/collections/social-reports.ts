import { socialResponsibilityTypes } from '@yunxia/contract/social-responsibility';
import { choiceField } from '../fields/choice.ts';
import { pdfField, pictureField } from '../fields/media.ts';
import { yearField } from '../fields/number.ts';
import { summaryField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const socialReports = publicCollection({
  slug: 'social-reports',
  singular: '社会责任',
  group: 'news',
  columns: ['title', 'type', 'year'],
  indexes: [{ fields: ['type', '_status', 'withdrawn', 'publishedAt'] }],
  fields: [
    choiceField({
      name: 'type',
      label: '类别',
      required: true,
      index: true,
      sidebar: true,
      options: socialResponsibilityTypes,
    }),
    yearField(),
    titleField(),
    pictureField({ name: 'cover', label: '封面' }),
    summaryField(),
    pdfField({ name: 'pdf', label: '报告文件（PDF）' }),
  ],
});
