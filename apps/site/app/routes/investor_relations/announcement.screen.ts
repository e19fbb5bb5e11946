import { noticeScreen } from './notice-screen.ts';

export const announcement = noticeScreen({
  path: '/investor_relations/announcement',
  title: '公司公告',
  section: 'investor_relations',
  type: 'announcement',
  detail: '/investor_details',
});
