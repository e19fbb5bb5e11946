import type { CollectionBeforeValidateHook } from 'payload';
import { dayField } from '../fields/date.ts';
import { integerField } from '../fields/number.ts';
import { titleField } from '../fields/text.ts';
import { checkCapital, MOST_SHARES } from '../shares/check-shares.ts';
import { publicCollection } from './public-collection.ts';

const check: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  checkCapital({ ...(originalDoc as object | undefined), ...(data as object | undefined) });
  return data;
};

const shares = { required: true, max: MOST_SHARES };

export const capitalChanges = publicCollection({
  slug: 'capital-changes',
  singular: '股本变动',
  group: 'disclosure',
  description: '每次变动一条，填变动之后的股本；最近的一条就是现在的股本。',
  columns: ['title', 'day', 'total', 'floating'],
  defaultSort: ['-day', '-id'],
  hooks: { beforeValidate: [check] },
  fields: [
    titleField('变动原因'),
    {
      type: 'row',
      fields: [
        dayField({ name: 'day', label: '变动日', required: true, index: true }),
        integerField({ name: 'total', label: '总股本（股）', min: 1, ...shares }),
        integerField({ name: 'floating', label: '其中流通股（股）', ...shares }),
        dayField({
          name: 'unlockDay',
          label: '限售股解禁日',
          description: '分批解禁的填最近的一次；没有限售股的不填。',
        }),
      ],
    },
    {
      name: 'notice',
      type: 'relationship',
      relationTo: 'notices',
      label: '有关公告',
      filterOptions: { type: { equals: 'announcement' } },
    },
  ],
});
