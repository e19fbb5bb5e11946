import { defineScreen } from '../../screens/define-screen.ts';

/** 媒体服务: for journalists. */
export const press = defineScreen({
  path: '/news/press',
  title: '媒体服务',
  section: 'news',
  endpoint: 'special-column-info',
  request: { key: 'press' },
  load: () => import('./load-press.ts'),
});
