/** news-list and news-info. */
import type { Implementation } from '@yunxia/contract/handler';
import { findArticles, readArticle } from './article.ts';
import type { ApiContext } from './api-context.ts';

export const newsList: Implementation<ApiContext>['news-list'] = (payload, context) =>
  findArticles(context, 'news', payload);

export const newsInfo: Implementation<ApiContext>['news-info'] = ({ id }, context) => readArticle(context, 'news', id);
