import { defineScreen } from '../../screens/define-screen.ts';

/** Every section with its pages: the elder mode has it in place of menus that open. */
export const sectionsPage = defineScreen({
  path: '/sections',
  title: '全部栏目',
  load: () => import('./load-sections.ts'),
});
