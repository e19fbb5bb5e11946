import type { NewsType } from '@yunxia/contract/news';
import { defineScreen } from '../../screens/define-screen.ts';
import { articleQuery } from '../../screens/query-fields.ts';

/** The news of one type. */
export const newsScreen = (type: NewsType, title: string) =>
  defineScreen({
    path: `/news/${type}`,
    title,
    section: 'news',
    endpoint: 'news-list',
    request: { type },
    detail: '/details',
    hasFeed: true,
    query: articleQuery,
    load: () => import('./load-news.ts'),
  });
