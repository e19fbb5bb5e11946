import { defineScreen } from '../../screens/define-screen.ts';

export const history = defineScreen({
  path: '/entering_group/history',
  title: '发展历程',
  section: 'entering_group',
  endpoint: 'history-list',
  load: () => import('./load-histories.ts'),
});
