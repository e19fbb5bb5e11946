import type { DateField, Field } from 'payload';
import { timeField } from './date.ts';
import { textField } from './text.ts';

/** A time in the sidebar that a copy does not have. */
const sidebarTime = (name: string, label: string, description: string): DateField => {
  const field = timeField({ name, label, description });
  return { ...field, disableDuplicate: true, admin: { ...field.admin, position: 'sidebar' } };
};

/** When a record becomes public, changes and is withdrawn, and who saved it last; shown in the sidebar. */
export function publicationFields(): Field[] {
  const plannedAt = sidebarTime(
    'plannedAt',
    '变更时间',
    '已发布的内容定在以后变更：填将来的时间再发布，到时替换，之前网站上仍是现在的版本。',
  );
  return [
    sidebarTime('publishedAt', '发布时间', '留空则在发布时填为当前时间；填将来的时间，到时才对公众可见。'),
    {
      ...plannedAt,
      admin: { ...plannedAt.admin, disableBulkEdit: true, condition: (_, __, { operation }) => operation === 'update' },
    },
    sidebarTime('withdrawAt', '撤下时间', '留空则一直公开；到时自动撤下，原网址显示“已撤下”。'),
    {
      name: 'withdrawn',
      type: 'checkbox',
      label: '已撤下',
      defaultValue: false,
      disableDuplicate: true,
      admin: {
        position: 'sidebar',
        description: '勾选并发布后，列表中不再出现，原网址显示“已撤下”。',
      },
    },
    savedByField(),
  ];
}

/** The name of the user who saved a record last, written by `noteSavedBy` alone. */
export function savedByField(): Field {
  return {
    ...textField({ name: 'savedBy', label: '最后保存', limit: 'short' }),
    access: { create: () => false, update: () => false },
    disableDuplicate: true,
    admin: { position: 'sidebar', readOnly: true },
  };
}
