import { defineScreen } from '../../screens/define-screen.ts';
import { text } from '../../screens/query-fields.ts';

export const feeds = defineScreen({
  path: '/feeds',
  title: '数据订阅',
  query: { county: { ...text(50), isCanonical: false } },
  load: () => import('./load-feeds.ts'),
});
