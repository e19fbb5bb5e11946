import { defineScreen } from '../../screens/define-screen.ts';

/** What is typed stands in the query, and the page alone reads it. */
export const tools = defineScreen({
  path: '/tools',
  title: '便民工具',
  endpoint: 'special-column-info',
  request: { key: 'tools' },
  siteCache: false,
  load: () => import('./load-tools.ts'),
});
