import { defineScreen } from '../../screens/define-screen.ts';

export const strategy = defineScreen({
  path: '/entering_group/strategy',
  title: '发展战略',
  section: 'entering_group',
  endpoint: 'strategy-list',
  load: () => import('./load-strategy.ts'),
});
