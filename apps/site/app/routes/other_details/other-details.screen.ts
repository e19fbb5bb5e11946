import { defineScreen } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const businessDetails = defineScreen({
  path: '/other_details',
  title: '业务详情',
  section: 'group_business',
  endpoint: 'business-list',
  lists: { '': '/group_business/other' },
  query: recordQuery,
  load: () => import('./load-other.ts'),
});
