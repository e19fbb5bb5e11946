import { noticeScreen } from './notice-screen.ts';

export const investorActivities = noticeScreen({
  path: '/investor_relations/activities',
  title: '投资者活动',
  section: 'investor_relations',
  type: 'activity',
  detail: '/investor_details',
  timeDependent: true,
});
