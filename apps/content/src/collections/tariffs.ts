import { tariffCycles } from '@yunxia/contract/tariff';
import { choiceField } from '../fields/choice.ts';
import { dayField } from '../fields/date.ts';
import { sortField } from '../fields/number.ts';
import { periodsField, tiersField } from '../fields/tariff.ts';
import { textareaField, textField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const tariffs = publicCollection({
  slug: 'tariffs',
  singular: '电价',
  group: 'site',
  description: '“便民工具”页电费估算所用的电价。调价时新增一条并撤下旧的，不要改旧的。',
  columns: ['title', 'cycle', 'effectiveOn', 'sort'],
  defaultSort: ['-sort', '-publishedAt', '-id'],
  fields: [
    titleField('名称'),
    textareaField({ name: 'scope', label: '适用范围' }),
    choiceField({
      name: 'cycle',
      label: '分档周期',
      required: true,
      defaultValue: 'monthly',
      options: tariffCycles,
      description: '分档的电量按月还是按年计算。',
    }),
    tiersField(),
    periodsField(),
    dayField({ name: 'effectiveOn', label: '执行日期' }),
    textField({ name: 'basis', label: '价格依据', description: '文件名称与文号。' }),
    textareaField({ name: 'note', label: '说明' }),
    sortField(),
  ],
});
