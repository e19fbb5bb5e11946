import { defineScreen } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const investorDetails = defineScreen({
  path: '/investor_details',
  title: '公告详情',
  section: 'investor_relations',
  endpoint: 'notice-info',
  lists: {
    '': '/investor_relations/announcement',
    activity: '/investor_relations/activities',
  },
  query: recordQuery,
  load: () => import('./load-investor-notice.ts'),
});
