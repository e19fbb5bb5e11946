import { businessTypes } from '@yunxia/contract/business';
import { choiceField } from '../fields/choice.ts';
import { contentField } from '../fields/content.ts';
import { figuresField } from '../fields/figures.ts';
import { galleryField, pictureField } from '../fields/media.ts';
import { sortField } from '../fields/number.ts';
import { summaryField, titleField } from '../fields/text.ts';
import { publicCollection } from './public-collection.ts';

export const businesses = publicCollection({
  slug: 'businesses',
  singular: '集团业务',
  group: 'group',
  description: '每个业务板块的介绍；首页取排序最前的各板块。',
  columns: ['title', 'type', 'sort'],
  defaultSort: ['-sort', '-publishedAt', '-id'],
  indexes: [{ fields: ['type', '_status', 'withdrawn', 'publishedAt'] }],
  fields: [
    choiceField({
      name: 'type',
      label: '业务板块',
      required: true,
      index: true,
      sidebar: true,
      options: businessTypes,
    }),
    titleField(),
    pictureField({ name: 'cover', label: '封面' }),
    summaryField(),
    contentField(),
    figuresField(),
    galleryField('gallery', '图集'),
    sortField(),
  ],
});
