import { defineScreen } from '../../screens/define-screen.ts';
import { code, text } from '../../screens/query-fields.ts';

/** With what the outages are read, in the reader's words. */
export const feedApps = {
  calendar: '手机或电脑日历',
  reader: 'RSS阅读器',
  table: 'Excel等表格',
  program: '自己的程序',
} as const;
export type FeedApp = keyof typeof feedApps;

export const feeds = defineScreen({
  path: '/feeds',
  title: '数据订阅',
  query: { county: { ...text(50), isCanonical: false }, app: { ...code(feedApps), isCanonical: false } },
  load: () => import('./load-feeds.ts'),
});
