import { defineScreen } from '../../screens/define-screen.ts';

/** The settings lie on the device: the page is the same for everybody. */
export const display = defineScreen({
  path: '/display',
  title: '显示设置',
  load: () => import('./load-display.ts'),
});
