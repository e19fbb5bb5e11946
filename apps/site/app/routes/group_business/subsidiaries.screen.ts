import { companyKinds } from '@yunxia/contract/company-kinds';
import { defineScreen } from '../../screens/define-screen.ts';
import { code, page } from '../../screens/query-fields.ts';

export const subsidiaries = defineScreen({
  path: '/group_business/subsidiaries',
  title: '所属企业',
  section: 'group_business',
  endpoint: 'company-list',
  detail: '/subsidiaries_details',
  query: { kind: code(companyKinds), page: page() },
  load: () => import('./load-companies.ts'),
});
