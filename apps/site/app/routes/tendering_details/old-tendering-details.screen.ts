import { defineScreen } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const oldTenderDetails = defineScreen({
  path: '/old_tendering_details',
  title: '历史招标详情',
  section: 'tender_procurement',
  endpoint: 'purchase-info',
  request: { archive: '1' },
  timeDependent: true,
  lists: { '': '/tender_procurement/old_tendering' },
  query: recordQuery,
  load: () => import('./load-tender.ts'),
});
