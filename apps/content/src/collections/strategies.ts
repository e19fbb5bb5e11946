import { strategyGroups } from '@yunxia/contract/strategy';
import { choiceField } from '../fields/choice.ts';
import { contentField } from '../fields/content.ts';
import { pictureField } from '../fields/media.ts';
import { sortField } from '../fields/number.ts';
import { textField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const strategies = publicCollection({
  slug: 'strategies',
  singular: '发展战略',
  group: 'group',
  columns: ['title', 'group', 'sort'],
  defaultSort: ['-sort', '-publishedAt', '-id'],
  fields: [
    choiceField({ name: 'group', label: '类别', required: true, index: true, sidebar: true, options: strategyGroups }),
    titleField(),
    textField({ name: 'subtitle', label: '副标题' }),
    contentField(),
    pictureField({ name: 'image', label: '图片' }),
    sortField(),
  ],
});
