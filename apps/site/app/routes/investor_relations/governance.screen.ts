import { defineScreen } from '../../screens/define-screen.ts';

export const governance = defineScreen({
  path: '/investor_relations/governance',
  title: '公司治理',
  section: 'investor_relations',
  endpoint: 'special-column-info',
  request: { key: 'governance' },
  timeDependent: true,
  load: () => import('./load-governance.ts'),
});
