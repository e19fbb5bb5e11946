import { defineScreen } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const jobDetails = defineScreen({
  path: '/recruitment_details',
  title: '职位详情',
  section: 'human_resources',
  endpoint: 'recruit-info',
  timeDependent: true,
  lists: {
    '': '/human_resources/campus',
    society: '/human_resources/society',
  },
  query: recordQuery,
  load: () => import('./load-job.ts'),
});
