import { disclosureCycles, disclosureKinds } from '@yunxia/contract/disclosure';
import type { CollectionConfig } from 'payload';
import { referenceTableAccess } from '../access/reference-tables.ts';
import { choiceField } from '../fields/choice.ts';
import { dayField } from '../fields/date.ts';
import { pdfField } from '../fields/media.ts';
import { savedByField } from '../fields/publication.ts';
import { textareaField, textField } from '../fields/text.ts';
import { checkDisclosureType, keepUsedDisclosureType } from '../hooks/disclosure-type-rules.ts';
import { noteSavedBy } from '../hooks/saved-state.ts';
import { ADMIN_GROUPS } from './public-collection.ts';

export const disclosureTypes: CollectionConfig = {
  slug: 'disclosure-types',
  labels: { singular: '公开类别', plural: '公开类别' },
  admin: {
    useAsTitle: 'name',
    hideAPIURL: true,
    group: ADMIN_GROUPS.disclosure,
    description: '信息公开目录。编号由编辑指定，使用后不改不删；页脚打开第 15 类的文件。',
    defaultColumns: ['id', 'name', 'kind', 'cycle', 'updatedOn'],
    listSearchableFields: ['name'],
  },
  defaultSort: 'id',
  access: referenceTableAccess('disclosure-types'),
  versions: { maxPerDoc: 50, drafts: false },
  hooks: {
    beforeValidate: [checkDisclosureType],
    beforeChange: [noteSavedBy],
    beforeDelete: [keepUsedDisclosureType],
  },
  fields: [
    {
      name: 'id',
      type: 'number',
      label: '类别编号',
      required: true,
      min: 1,
      admin: { step: 1, description: '正整数，保存后不能更改。' },
    },
    textField({ name: 'name', label: '类别名称', required: true, limit: 'title' }),
    choiceField({
      name: 'kind',
      label: '所属',
      required: true,
      defaultValue: 'item',
      options: disclosureKinds,
    }),
    {
      name: 'parentId',
      type: 'relationship',
      relationTo: 'disclosure-types',
      label: '上级类别',
    },
    pdfField({ name: 'pdf', label: '类别文件（PDF）' }),
    textareaField({ name: 'legalBasis', label: '法律依据' }),
    choiceField({
      name: 'cycle',
      label: '更新周期',
      options: disclosureCycles,
    }),
    dayField({ name: 'updatedOn', label: '最近更新日期' }),
    savedByField(),
  ],
};
