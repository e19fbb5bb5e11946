import { figureGroups, figureKinds } from '@yunxia/contract/report-codes';
import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { choiceField } from '../fields/choice.ts';
import { sortField } from '../fields/number.ts';
import { priceField } from '../fields/price.ts';
import { textField } from '../fields/text.ts';
import { figureImportEndpoints } from '../import/figure-import.ts';
import { checkFigure } from '../reports/check-figure.ts';
import { publicCollection } from './public-collection.ts';

const check: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  checkFigure({ ...(originalDoc as object | undefined), ...(data as object | undefined) });
  return data;
};

/** A figure over the years. A value that is missing is empty, never 0, and says why. */
const collection = publicCollection({
  slug: 'figures',
  singular: '主要指标',
  group: 'disclosure',
  description:
    '每个指标一条，逐年填数；一年的数可以用表格一次导入。没有监测或没有披露的年份数值留空，并写明原因，不要填 0。',
  columns: ['title', 'group', 'unit'],
  searched: ['title', 'key'],
  defaultSort: ['group', '-sort', 'id'],
  hooks: { beforeValidate: [check] },
  fields: [
    textField({ name: 'title', label: '名称', required: true, limit: 'short' }),
    {
      type: 'row',
      fields: [
        textField({
          name: 'key',
          label: '代号',
          required: true,
          limit: 'short',
          index: true,
          description: '小写字母、数字和下划线，例如 net_profit',
        }),
        choiceField({ name: 'group', label: '类别', required: true, defaultValue: 'finance', options: figureGroups }),
        textField({ name: 'unit', label: '单位', limit: 'short' }),
        // not `kind`: reports have an enum of that name
        choiceField({ name: 'measure', label: '口径', required: true, defaultValue: 'flow', options: figureKinds }),
      ],
    },
    {
      type: 'row',
      fields: [
        textField({
          name: 'topicNumber',
          label: '议题编号',
          limit: 'short',
          description: '可持续发展报告指引中的编号。',
        }),
        textField({ name: 'topic', label: '议题', limit: 'short' }),
      ],
    },
    textField({ name: 'method', label: '计算方法' }),
    {
      name: 'values',
      type: 'array',
      label: '各期数值',
      labels: { singular: '一期', plural: '各期' },
      maxRows: 60,
      fields: [
        {
          type: 'row',
          fields: [
            textField({ name: 'period', label: '期间', required: true, limit: 'short', description: '例如 2025' }),
            priceField({ name: 'value', label: '数值', places: 6, isSigned: true }),
            { name: 'restated', type: 'checkbox', label: '追溯调整', defaultValue: false },
            textField({
              name: 'note',
              label: '说明',
              limit: 'short',
              description: '数值为空时写原因，例如 当年未监测',
            }),
          ],
        },
      ],
    },
    sortField(),
  ],
});

export const figures: CollectionConfig = {
  ...collection,
  admin: {
    ...collection.admin,
    components: { ...collection.admin?.components, beforeListTable: ['/admin-ui/figure-links.tsx#FigureLinks'] },
  },
  endpoints: [...(collection.endpoints || []), ...figureImportEndpoints],
};
