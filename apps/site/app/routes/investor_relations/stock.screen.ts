import { defineScreen } from '../../screens/define-screen.ts';

export const stock = defineScreen({
  path: '/investor_relations/stock',
  title: '股票信息',
  section: 'investor_relations',
  endpoint: 'special-column-info',
  request: { key: 'stock' },
  timeDependent: true,
  load: () => import('./load-stock.ts'),
});
