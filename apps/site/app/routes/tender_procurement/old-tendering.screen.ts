import { defineScreen } from '../../screens/define-screen.ts';
import { articleQuery } from '../../screens/query-fields.ts';

/** The archive of the former site. */
export const oldTendering = defineScreen({
  path: '/tender_procurement/old_tendering',
  title: '历史招标',
  section: 'tender_procurement',
  endpoint: 'purchase-old-list',
  detail: '/old_tendering_details',
  hasFeed: true,
  query: articleQuery,
  load: () => import('./load-old-tendering.ts'),
});
