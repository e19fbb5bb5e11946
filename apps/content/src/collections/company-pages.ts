import { companyPages as pageTitles } from '@yunxia/contract/company';
import type { ArrayField } from 'payload';
import { companyProfileFields } from '../fields/company-profile.ts';
import { keyField } from '../fields/key.ts';
import { textareaField, textField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

/**
 * Levels of the organisation tree: group, departments and companies, their offices, their teams. Each level has a
 * field name of its own, because drizzle cannot tell nested arrays of one name apart.
 */
const UNIT_LEVELS = ['units', 'children', 'offices', 'teams'] as const;

function unitsField(level = 0): ArrayField {
  return {
    name: UNIT_LEVELS[level] ?? 'units',
    type: 'array',
    label: level === 0 ? '组织机构' : '下级机构',
    labels: { singular: '机构', plural: '机构' },
    maxRows: 100,
    // Short table names: PostgreSQL cuts identifiers at 63 characters.
    dbName: `company_units_${level + 1}`,
    admin: { initCollapsed: true },
    fields: [
      textField({ name: 'name', label: '名称', required: true, limit: 'short' }),
      textareaField({ name: 'duty', label: '职责' }),
      ...(level + 1 < UNIT_LEVELS.length ? [unitsField(level + 1)] : []),
    ],
  };
}

export const companyPages = publicCollection({
  slug: 'company-pages',
  singular: '集团页面',
  group: 'group',
  description: '集团简介、组织架构、企业信息、联系我们。',
  columns: ['title', 'key'],
  fields: [
    keyField(pageTitles),
    titleField(),
    textField({ name: 'name', label: '企业全称', limit: 'title' }),
    textField({ name: 'shortName', label: '简称', limit: 'short' }),
    textareaField({ name: 'business', label: '主营业务' }),
    ...companyProfileFields(),
    { ...unitsField(), admin: { initCollapsed: true, description: '组织架构页填写。' } },
  ],
});
