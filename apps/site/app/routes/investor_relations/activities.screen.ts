import { defineScreen } from '../../screens/define-screen.ts';
import { noticeQuery, raw } from '../../screens/query-fields.ts';

/** The calendar of a month (`?month=2026-12`), then the activities of investors as a list. */
export const investorActivities = defineScreen({
  path: '/investor_relations/activities',
  title: '投资者活动',
  section: 'investor_relations',
  endpoint: 'notice-list',
  request: { type: 'activity' },
  detail: '/investor_details',
  hasFeed: true,
  timeDependent: true,
  query: { month: raw(), ...noticeQuery },
  load: () => import('./load-activities.ts'),
});
