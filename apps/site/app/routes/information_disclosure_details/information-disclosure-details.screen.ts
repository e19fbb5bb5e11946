import { defineScreen } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const disclosureDetails = defineScreen({
  path: '/information_disclosure_details',
  title: '公开信息详情',
  section: 'information_disclosure',
  endpoint: 'active-disclosure-info',
  lists: {
    '': '/information_disclosure/proactively',
    annual_report: '/information_disclosure/annual_report',
  },
  query: recordQuery,
  load: () => import('./load-disclosure.ts'),
});
