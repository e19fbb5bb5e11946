import type { ArrayField } from 'payload';
import { timeField } from './date.ts';
import { textareaField } from './text.ts';

/** What was changed after publication, as the public reads it. */
export function changesField(): ArrayField {
  return {
    name: 'changes',
    type: 'array',
    label: '更正与变更',
    labels: { singular: '变更', plural: '变更' },
    maxRows: 50,
    disableDuplicate: true,
    admin: { initCollapsed: true, description: '对公众显示的变更记录，最新的写在最后。' },
    fields: [
      timeField({ name: 'at', label: '时间', required: true }),
      textareaField({ name: 'text', label: '说明', required: true }),
    ],
  };
}
