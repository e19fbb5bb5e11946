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
    {
      name: 'figure',
      type: 'group',
      label: '一个数字',
      admin: {
        description: '显示在这一条下面，例如“71%”“的班组长来自轮岗生”。可以不填；同一类别最好都填。',
        condition: (record) => record?.['group'] === 'talent',
      },
      fields: [
        {
          type: 'row',
          fields: [
            textField({ name: 'value', label: '数值', limit: 'short', placeholder: '71%' }),
            textField({ name: 'label', label: '说明', limit: 'short', placeholder: '的班组长来自轮岗生' }),
          ],
        },
      ],
    },
    sortField(),
  ],
});
