import { defineScreen } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const companyDetails = defineScreen({
  path: '/subsidiaries_details',
  title: '企业详情',
  section: 'group_business',
  endpoint: 'company-info',
  lists: { '': '/group_business/subsidiaries' },
  query: recordQuery,
  load: () => import('./load-company.ts'),
});
