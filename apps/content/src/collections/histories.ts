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
  ],
});
