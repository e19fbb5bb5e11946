import { defineScreen } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const partyDetails = defineScreen({
  path: '/flag_navigation_details',
  title: '党建详情',
  section: 'flag_navigation',
  endpoint: 'party-building-info',
  lists: {
    '': '/flag_navigation/building',
    conduct: '/flag_navigation/conduct',
    activities: '/flag_navigation/activities',
    society: '/flag_navigation/society',
    culture: '/flag_navigation/culture',
  },
  query: recordQuery,
  load: () => import('./load-party-details.ts'),
});
