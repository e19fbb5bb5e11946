import { partyBuildingTypes } from '@yunxia/contract/party-building';
import { articleFields } from '../fields/article.ts';
import { choiceField } from '../fields/choice.ts';
import { publicCollection } from './public-collection.ts';

export const partyArticles = publicCollection({
  slug: 'party-articles',
  singular: '党建文章',
  group: 'news',
  description: '党旗领航各栏目的文章。',
  columns: ['title', 'type', 'top'],
  searched: ['title', 'summary', 'source'],
  defaultSort: ['-top', '-publishedAt', '-id'],
  indexes: [
    { fields: ['type', '_status', 'withdrawn', 'top', 'publishedAt'] },
    { fields: ['type', '_status', 'withdrawn', 'publishedAt'] },
    { fields: ['_status', 'withdrawn', 'top', 'publishedAt'] },
  ],
  fields: articleFields(
    choiceField({
      name: 'type',
      label: '栏目',
      required: true,
      index: true,
      sidebar: true,
      options: partyBuildingTypes,
    }),
  ),
});
