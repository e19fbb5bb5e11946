import { governanceBodies } from '@yunxia/contract/share-codes';
import type { CollectionBeforeValidateHook } from 'payload';
import { choiceField } from '../fields/choice.ts';
import { dayField } from '../fields/date.ts';
import { sortField } from '../fields/number.ts';
import { textareaField, textField } from '../fields/text.ts';
import { checkTerm } from '../shares/check-shares.ts';
import { publicCollection } from './public-collection.ts';

const check: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  checkTerm({ ...(originalDoc as object | undefined), ...(data as object | undefined) });
  return data;
};

const base = publicCollection({
  slug: 'people',
  singular: '董事与高级管理人员',
  group: 'disclosure',
  description: '一人在董事会和管理层都任职的填两条。任期届满而尚未换届的仍然留着，离任后撤下。',
  columns: ['name', 'body', 'post', 'until'],
  searched: ['name', 'post'],
  defaultSort: ['-sort', 'id'],
  hooks: { beforeValidate: [check] },
  fields: [
    {
      type: 'row',
      fields: [
        textField({ name: 'name', label: '姓名', required: true, limit: 'short' }),
        choiceField({
          name: 'body',
          label: '机构',
          required: true,
          defaultValue: 'board',
          options: governanceBodies,
        }),
        textField({ name: 'post', label: '职务', required: true, limit: 'short', description: '例如 独立董事' }),
      ],
    },
    {
      type: 'row',
      fields: [
        dayField({ name: 'since', label: '任期起' }),
        dayField({ name: 'until', label: '任期止', description: '没有任期的不填。' }),
      ],
    },
    {
      name: 'committees',
      type: 'array',
      label: '专门委员会',
      labels: { singular: '委员会', plural: '专门委员会' },
      maxRows: 10,
      admin: { condition: (data) => data['body'] === 'board' },
      fields: [
        {
          type: 'row',
          fields: [
            textField({
              name: 'name',
              label: '委员会',
              required: true,
              limit: 'short',
              description: '各人写法一致，例如 审计委员会',
            }),
            textField({
              name: 'post',
              label: '委员会职务',
              required: true,
              limit: 'short',
              description: '例如 主任委员',
            }),
          ],
        },
      ],
    },
    textareaField({ name: 'resume', label: '简历', limit: 'paragraph' }),
    sortField(),
  ],
});

export const people = { ...base, admin: { ...base.admin, useAsTitle: 'name' } };
