import { defineScreen } from '../../screens/define-screen.ts';

export const offline = defineScreen({
  path: '/offline',
  title: '离线停电信息',
  noindex: true,
  timeDependent: true,
  load: () => import('./load-offline.ts'),
});
