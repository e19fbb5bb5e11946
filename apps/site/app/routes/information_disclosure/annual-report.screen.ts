import { defineScreen } from '../../screens/define-screen.ts';
import { page } from '../../screens/query-fields.ts';

export const annualReport = defineScreen({
  path: '/information_disclosure/annual_report',
  title: '信息公开年报',
  section: 'information_disclosure',
  endpoint: 'active-disclosure-list',
  request: { kind: 'annual_report' },
  detail: '/information_disclosure_details',
  hasFeed: true,
  query: { page: page() },
  load: () => import('./load-annual-reports.ts'),
});
