import { noticeScreen } from '../investor_relations/notice-screen.ts';

export const complaintNotices = noticeScreen({
  path: '/other_announcement/notice',
  title: '投诉举报公告',
  section: 'other_announcement',
  type: 'complaint',
  detail: '/information_details',
});
