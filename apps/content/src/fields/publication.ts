import type { Field } from 'payload';
import { timeField } from './date.ts';
import { textField } from './text.ts';

/** When a record becomes public, whether it has been withdrawn, and who saved it last; shown in the sidebar. */
export function publicationFields(): Field[] {
  const publishedAt = timeField({
    name: 'publishedAt',
    label: '发布时间',
    description: '留空则在发布时填为当前时间；填将来的时间，到时才对公众可见。',
  });
  return [
    { ...publishedAt, disableDuplicate: true, admin: { ...publishedAt.admin, position: 'sidebar' } },
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
    {
      ...textField({ name: 'savedBy', label: '最后保存', limit: 'short' }),
      // written by `noteSavedBy` alone
      access: { create: () => false, update: () => false },
      disableDuplicate: true,
      admin: { position: 'sidebar', readOnly: true },
    },
  ];
}
