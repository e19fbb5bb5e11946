import { newsTypes } from '@yunxia/contract/news';
import { articleFields } from '../fields/article.ts';
import { choiceField } from '../fields/choice.ts';
import { publicCollection } from './public-collection.ts';

export const news = publicCollection({
  slug: 'news',
  singular: '新闻',
  group: 'news',
  description: '集团要闻、综合新闻和行业资讯。',
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
      options: newsTypes,
    }),
  ),
});
