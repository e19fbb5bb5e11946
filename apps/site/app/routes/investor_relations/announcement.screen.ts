import { announcementGroups } from '@yunxia/contract/announcement';
import { defineScreen } from '../../screens/define-screen.ts';
import { code, noticeQuery } from '../../screens/query-fields.ts';

export const announcement = defineScreen({
  path: '/investor_relations/announcement',
  title: '公司公告',
  section: 'investor_relations',
  endpoint: 'notice-list',
  request: { type: 'announcement' },
  detail: '/investor_details',
  hasFeed: true,
  query: { group: code(announcementGroups), ...noticeQuery },
  load: () => import('./load-announcements.ts'),
});
