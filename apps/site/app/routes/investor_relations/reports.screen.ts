import { defineScreen } from '../../screens/define-screen.ts';
import { recordId } from '../../screens/query-fields.ts';

export const reports = defineScreen({
  path: '/investor_relations/reports',
  title: '定期报告',
  section: 'investor_relations',
  endpoint: 'report-list',
  hasFeed: true,
  query: { report: recordId() },
  load: () => import('./load-reports.ts'),
});
