import type { Field } from 'payload';
import { timeField } from './date.ts';

/** When a record becomes public, and whether it has been withdrawn; shown in the sidebar. */
export function publicationFields(): Field[] {
  const publishedAt = timeField({
    name: 'publishedAt',
    label: '发布时间',
    description: '留空则在发布时填为当前时间；填将来的时间，到时才对公众可见。',
  });
  return [
    { ...publishedAt, admin: { ...publishedAt.admin, position: 'sidebar' } },
    {
      name: 'withdrawn',
      type: 'checkbox',
      label: '已撤下',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: '勾选并发布后，列表中不再出现，原网址显示“已撤下”。',
      },
    },
  ];
}
