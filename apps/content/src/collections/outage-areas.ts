import { outageAreaKinds } from '@yunxia/contract/outage-area';
import type { CollectionConfig } from 'payload';
import { referenceTableAccess } from '../access/reference-tables.ts';
import { choiceField } from '../fields/choice.ts';
import { sortField } from '../fields/number.ts';
import { textField, titleField } from '../fields/text.ts';
import { checkAreaParent, keepUsedArea } from '../hooks/area-rules.ts';
import { fillAreaPinyin } from '../hooks/outage-place-index.ts';
import { ADMIN_GROUPS } from './public-collection.ts';

export const outageAreas: CollectionConfig = {
  slug: 'outage-areas',
  labels: { singular: '供电区域', plural: '供电区域' },
  admin: {
    useAsTitle: 'title',
    hideAPIURL: true,
    group: ADMIN_GROUPS.disclosure,
    description: '停电查询用的区县、乡镇街道和村社区。',
    defaultColumns: ['title', 'kind', 'parentId', 'phone'],
    listSearchableFields: ['title', 'pinyin', 'initials'],
  },
  defaultSort: ['-sort', 'id'],
  access: referenceTableAccess('outage-areas'),
  hooks: { beforeValidate: [checkAreaParent, fillAreaPinyin], beforeDelete: [keepUsedArea] },
  fields: [
    titleField('名称'),
    choiceField({ name: 'kind', label: '级别', required: true, index: true, options: outageAreaKinds }),
    {
      name: 'parentId',
      type: 'relationship',
      relationTo: 'outage-areas',
      label: '上级区域',
      index: true,
      admin: { description: '乡镇街道填区县，村社区填乡镇街道。' },
    },
    textField({
      name: 'pinyin',
      label: '拼音',
      description: '小写，不带声调，音节之间空一格，例如 wan zhou；不填则自动生成。',
    }),
    textField({ name: 'initials', label: '拼音首字母', limit: 'short', description: '例如 wz；不填则自动生成。' }),
    textField({ name: 'phone', label: '供电服务电话', limit: 'short' }),
    sortField(),
  ],
};
