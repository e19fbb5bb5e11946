import { defineScreen } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const tenderDetails = defineScreen({
  path: '/tendering_details',
  title: '招标详情',
  section: 'tender_procurement',
  endpoint: 'purchase-info',
  request: { archive: '0' },
  timeDependent: true,
  lists: { '': '/tender_procurement/tendering' },
  query: recordQuery,
  load: () => import('./load-tender.ts'),
});
