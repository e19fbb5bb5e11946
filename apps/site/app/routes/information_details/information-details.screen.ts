import { defineScreen, OUTAGE_FRESH_MS } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const noticeDetails = defineScreen({
  path: '/information_details',
  title: '公告详情',
  section: 'information_disclosure',
  endpoint: 'notice-info',
  timeDependent: true,
  freshMs: OUTAGE_FRESH_MS,
  lists: {
    '': '/information_disclosure/overhaul',
    complaint: '/other_announcement/notice',
  },
  query: recordQuery,
  load: () => import('./load-notice.ts'),
});
