import { defineScreen } from '../../screens/define-screen.ts';

export const accessibility = defineScreen({
  path: '/accessibility',
  title: '无障碍声明',
  load: () => import('./load-accessibility.ts'),
});
