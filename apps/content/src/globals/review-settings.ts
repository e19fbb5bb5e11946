import type { GlobalConfig, SelectField } from 'payload';
import { REVIEW_SETTINGS, reviewFieldOf } from '../access/review-steps.ts';
import { type ColumnKey, columnKeys, columns } from '../access/rights.ts';
import { administratorsOnly, editorsOnly } from '../access/roles.ts';
import { ADMIN_GROUPS } from '../collections/public-collection.ts';

const REVIEWED = columnKeys.filter((key) => columns[key].kind !== 'table');

const columnField = (key: ColumnKey): SelectField => ({
  name: reviewFieldOf(key),
  type: 'select',
  label: columns[key].label,
  defaultValue: '0',
  admin: { width: '33%', isClearable: false },
  enumName: 'review_count',
  options: [
    { value: '0', label: '不审核，撰写者直接发布' },
    { value: '1', label: '一审：终审' },
    { value: '2', label: '二审：初审、终审' },
    { value: '3', label: '三审：初审、复审、终审' },
  ],
});

/** How many reviews a text passes before it is public, by column. */
export const reviewSettings: GlobalConfig = {
  slug: REVIEW_SETTINGS,
  label: '审核设置',
  admin: {
    hideAPIURL: true,
    group: ADMIN_GROUPS.system,
    hidden: ({ user }) => user?.['role'] !== 'administrator',
    description:
      '每个栏目在发布前经过几道审核。改动只影响以后的发布，已公开的内容不变；停电检修公告紧急时可以写明理由直接发布。',
  },
  access: { read: editorsOnly, update: administratorsOnly },
  fields: Array.from({ length: Math.ceil(REVIEWED.length / 3) }, (_, row) => ({
    type: 'row',
    fields: REVIEWED.slice(row * 3, row * 3 + 3).map(columnField),
  })),
};
