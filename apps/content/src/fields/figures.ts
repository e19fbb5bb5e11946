import type { ArrayField } from 'payload';
import { textField } from './text.ts';

/** Key figures: a label, a value as it is shown, and its unit. */
export function figuresField(): ArrayField {
  return {
    name: 'figures',
    type: 'array',
    label: '关键数据',
    labels: { singular: '数据', plural: '数据' },
    maxRows: 20,
    fields: [
      {
        type: 'row',
        fields: [
          textField({ name: 'label', label: '名称', required: true, limit: 'short' }),
          textField({ name: 'value', label: '数值', required: true, limit: 'short' }),
          textField({ name: 'unit', label: '单位', limit: 'short' }),
        ],
      },
    ],
  };
}
