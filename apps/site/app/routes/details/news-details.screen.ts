import { defineScreen } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const newsDetails = defineScreen({
  path: '/details',
  title: '新闻详情',
  section: 'news',
  endpoint: 'news-info',
  lists: {
    '': '/news/important',
    comprehensive: '/news/comprehensive',
    information: '/news/information',
  },
  query: recordQuery,
  load: () => import('./load-news-details.ts'),
});
