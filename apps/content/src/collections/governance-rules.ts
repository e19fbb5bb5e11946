import { dayField } from '../fields/date.ts';
import { pdfField } from '../fields/media.ts';
import { titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const governanceRules = publicCollection({
  slug: 'governance-rules',
  singular: '公司制度',
  group: 'disclosure',
  description: '“公司治理”页的制度文件。修订后更换文件和通过日期，废止后撤下。',
  columns: ['title', 'adoptedOn'],
  defaultSort: ['-adoptedOn', '-id'],
  fields: [
    titleField('制度名称'),
    dayField({
      name: 'adoptedOn',
      label: '通过日期',
      required: true,
      index: true,
      description: '修订过的填最近一次。',
    }),
    pdfField({ name: 'pdf', label: '制度全文（PDF）' }),
  ],
});
