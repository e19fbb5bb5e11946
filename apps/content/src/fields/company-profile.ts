import type { Field } from 'payload';
import { contentField } from './content.ts';
import { dayField } from './date.ts';
import { galleryField } from './media.ts';
import { textField, urlField } from './text.ts';

/** What the page of a company and the group's own pages tell alike. */
export function companyProfileFields(): Field[] {
  return [
    dayField({ name: 'foundedOn', label: '成立日期' }),
    textField({ name: 'capital', label: '注册资本', limit: 'short' }),
    textField({ name: 'address', label: '地址' }),
    textField({ name: 'postcode', label: '邮政编码', limit: 'short' }),
    textField({ name: 'phone', label: '电话', limit: 'short' }),
    textField({ name: 'email', label: '电子邮箱' }),
    urlField({ name: 'website', label: '网站' }),
    contentField('介绍'),
    galleryField('gallery', '图集'),
    {
      name: 'facts',
      type: 'array',
      label: '基本信息',
      labels: { singular: '条目', plural: '条目' },
      maxRows: 60,
      admin: { initCollapsed: true, description: '以“名称：内容”成行显示。' },
      fields: [
        textField({ name: 'label', label: '名称', required: true, limit: 'short' }),
        textField({ name: 'value', label: '内容', required: true }),
      ],
    },
  ];
}
