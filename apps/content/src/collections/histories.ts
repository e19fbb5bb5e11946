import { contentField } from '../fields/content.ts';
import { pictureField } from '../fields/media.ts';
import { integerField, yearField } from '../fields/number.ts';
import { textField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const histories = publicCollection({
  slug: 'histories',
  singular: '发展历程',
  group: 'group',
  columns: ['title', 'year', 'month', 'stage'],
  defaultSort: ['-year', '-month', '-id'],
  fields: [
    yearField(true),
    integerField({ name: 'month', label: '月份', min: 1, max: 12 }),
    titleField(),
    contentField(),
    pictureField({ name: 'image', label: '图片' }),
    textField({ name: 'stage', label: '发展阶段', limit: 'short' }),
    {
      name: 'isKey',
      type: 'checkbox',
      label: '关键年份',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description:
          '年份用大字，并显示图片；其他年份只有文字。每个阶段选一个；一个也没有选时，最新的阶段取最近一条，其他阶段取最早一条。',
      },
    },
  ],
});
