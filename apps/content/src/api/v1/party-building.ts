/** party-building-list and party-building-info. */
import type { Implementation } from '@yunxia/contract/handler';
import { findArticles, readArticle } from './article.ts';
import type { ApiContext } from './api-context.ts';

export const partyBuildingList: Implementation<ApiContext>['party-building-list'] = (payload, context) =>
  findArticles(context, 'party-articles', payload);

export const partyBuildingInfo: Implementation<ApiContext>['party-building-info'] = ({ id }, context) =>
  readArticle(context, 'party-articles', id);
