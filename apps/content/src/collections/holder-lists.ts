import { holderKinds, MOST_HOLDERS } from '@yunxia/contract/share-codes';
import type { CollectionBeforeValidateHook } from 'payload';
import { choiceField } from '../fields/choice.ts';
import { dayField } from '../fields/date.ts';
import { integerField } from '../fields/number.ts';
import { priceField } from '../fields/price.ts';
import { textareaField, textField, titleField } from '../fields/text.ts';
import { checkHolders, MOST_SHARES } from '../shares/check-shares.ts';
import { refuseSecondList } from '../shares/second-list.ts';
import { publicCollection } from './public-collection.ts';

const check: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const record = { ...(originalDoc as object | undefined), ...(data as object | undefined) };
  checkHolders(record);
  await refuseSecondList(req, record);
  return data;
};

/** A copy has the holders of the list before, and no day yet. */
const asOf = dayField({ name: 'asOf', label: '截止日', required: true, index: true });
const percent = priceField({ name: 'percent', label: '持股比例（%）', places: 2 });

export const holderLists = publicCollection({
  slug: 'holder-lists',
  singular: '前十大股东',
  group: 'disclosure',
  description: '每个截止日一份，照定期报告填写；自然人股东的姓名也照定期报告填写。',
  columns: ['title', 'asOf', 'source'],
  searched: ['title', 'source'],
  defaultSort: ['-asOf', '-id'],
  hooks: { beforeValidate: [check] },
  fields: [
    titleField('名称'),
    {
      type: 'row',
      fields: [
        { ...asOf, hooks: { ...asOf.hooks, beforeDuplicate: [() => null] } },
        textField({ name: 'source', label: '出处', required: true, description: '例如 2026年第三季度报告' }),
        integerField({ name: 'holderCount', label: '股东总户数' }),
      ],
    },
    {
      name: 'holders',
      type: 'array',
      label: '股东',
      labels: { singular: '股东', plural: '股东' },
      required: true,
      minRows: 1,
      maxRows: MOST_HOLDERS,
      fields: [
        {
          type: 'row',
          fields: [
            integerField({ name: 'rank', label: '名次', required: true, min: 1, max: MOST_HOLDERS }),
            textField({ name: 'name', label: '股东名称', required: true }),
            choiceField({
              name: 'kind',
              label: '股东性质',
              required: true,
              defaultValue: 'other',
              options: holderKinds,
            }),
          ],
        },
        {
          type: 'row',
          fields: [
            integerField({ name: 'shares', label: '持股数（股）', required: true, max: MOST_SHARES }),
            {
              ...percent,
              required: true,
              validate: ((value: unknown, options: unknown) =>
                value ? (percent.validate?.(value as never, options as never) ?? true) : '请填写持股比例') as never,
            },
            integerField({
              name: 'pledged',
              label: '质押、标记或冻结（股）',
              max: MOST_SHARES,
              description: '没有的不填。',
            }),
          ],
        },
      ],
    },
    textareaField({ name: 'note', label: '说明', description: '关联关系、一致行动等，照定期报告写。' }),
  ],
});
