import { companyKinds } from '@yunxia/contract/company';
import { choiceField } from '../fields/choice.ts';
import { companyProfileFields } from '../fields/company-profile.ts';
import { pictureField } from '../fields/media.ts';
import { sortField } from '../fields/number.ts';
import { textareaField, textField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

const base = publicCollection({
  slug: 'companies',
  singular: '所属企业',
  group: 'group',
  columns: ['name', 'kind', 'shareRatio', 'region'],
  searched: ['name', 'shortName', 'business'],
  defaultSort: ['-sort', '-publishedAt', '-id'],
  fields: [
    textField({ name: 'name', label: '企业名称', required: true, limit: 'title' }),
    textField({ name: 'shortName', label: '简称', limit: 'short' }),
    pictureField({ name: 'logo', label: '标志' }),
    choiceField({ name: 'kind', label: '类别', required: true, index: true, options: companyKinds }),
    {
      name: 'shareRatio',
      type: 'number',
      label: '持股比例（%）',
      min: 0,
      max: 100,
      validate: (value: number | null | undefined) =>
        value === null || value === undefined || (value >= 0 && value <= 100) || '持股比例应在 0 至 100 之间',
    },
    textareaField({ name: 'business', label: '主营业务' }),
    textField({ name: 'region', label: '所在地区', limit: 'short' }),
    ...companyProfileFields(),
    sortField(),
  ],
});

export const companies = { ...base, admin: { ...base.admin, useAsTitle: 'name' } };
