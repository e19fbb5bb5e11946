import { dividendStatuses } from '@yunxia/contract/stock-codes';
import type { CollectionBeforeValidateHook } from 'payload';
import { choiceField } from '../fields/choice.ts';
import { dayField } from '../fields/date.ts';
import { yearField } from '../fields/number.ts';
import { priceField } from '../fields/price.ts';
import { textField, titleField } from '../fields/text.ts';
import { checkDividend } from '../quotes/check-dividend.ts';
import { publicCollection } from './public-collection.ts';

const check: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  checkDividend({ ...(originalDoc as object | undefined), ...(data as object | undefined) });
  return data;
};

export const dividends = publicCollection({
  slug: 'dividends',
  singular: '分红送配',
  group: 'disclosure',
  description: '每次利润分配一条。除权除息日由这里得出：行情图在当日标“除”，复权价按这里的方案计算。',
  columns: ['title', 'planText', 'exDay', 'progress'],
  searched: ['title', 'planText'],
  defaultSort: ['-exDay', '-publishedAt', '-id'],
  hooks: { beforeValidate: [check] },
  fields: [
    titleField('名称'),
    {
      type: 'row',
      fields: [
        yearField(true),
        choiceField({
          // not `status`: PostgreSQL would name its enum as that of the drafts' state
          name: 'progress',
          label: '进度',
          required: true,
          defaultValue: 'proposed',
          options: dividendStatuses,
        }),
      ],
    },
    textField({
      name: 'planText',
      label: '方案',
      required: true,
      description: '照公告写，例如 每10股派1.50元（含税）',
    }),
    {
      type: 'row',
      fields: [
        priceField({ name: 'cashPerShare', label: '每股派现（元，含税）', places: 6, description: '10派1.5 填 0.15' }),
        priceField({ name: 'shareRatio', label: '每股送转（股）', places: 6, description: '10送3 填 0.3' }),
        priceField({ name: 'rightsRatio', label: '每股配股（股）', places: 6, description: '10配3 填 0.3' }),
        priceField({ name: 'rightsPrice', label: '配股价（元）' }),
      ],
    },
    {
      type: 'row',
      fields: [
        dayField({ name: 'announcedOn', label: '公告日' }),
        dayField({ name: 'recordDay', label: '股权登记日' }),
        dayField({ name: 'exDay', label: '除权除息日', index: true }),
        dayField({ name: 'payDay', label: '发放日' }),
      ],
    },
    {
      name: 'notice',
      type: 'relationship',
      relationTo: 'notices',
      label: '实施公告',
      filterOptions: { type: { equals: 'announcement' } },
    },
  ],
});
