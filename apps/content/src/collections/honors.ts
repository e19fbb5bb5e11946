import { dayField } from '../fields/date.ts';
import { pictureField } from '../fields/media.ts';
import { sortField } from '../fields/number.ts';
import { textareaField, textField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const honors = publicCollection({
  slug: 'honors',
  singular: '集团荣誉',
  group: 'group',
  columns: ['title', 'level', 'awardedOn'],
  fields: [
    titleField('荣誉名称'),
    pictureField({ name: 'image', label: '图片' }),
    textField({ name: 'level', label: '级别', limit: 'short', placeholder: '国家级、省级、行业……' }),
    textField({ name: 'awardedBy', label: '授予单位' }),
    dayField({ name: 'awardedOn', label: '授予日期', index: true }),
    textField({ name: 'holder', label: '获得者', description: '获得荣誉的单位或集体。' }),
    {
      name: 'isChosen',
      type: 'checkbox',
      label: '重点展示',
      defaultValue: false,
      admin: { position: 'sidebar', description: '放在集团荣誉页的最前面，最多三项：排序在前的一项用大图。' },
    },
    textareaField({
      name: 'why',
      label: '为什么获得',
      limit: 'title',
      description: '一两句话，说明做成了什么。只在重点展示时显示。',
    }),
    sortField(),
  ],
});
