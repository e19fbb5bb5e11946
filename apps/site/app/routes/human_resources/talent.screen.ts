import { defineScreen } from '../../screens/define-screen.ts';

export const talent = defineScreen({
  path: '/human_resources/talent',
  title: '人才战略',
  section: 'human_resources',
  endpoint: 'special-column-info',
  request: { key: 'talent' },
  // It counts the open posts.
  timeDependent: true,
  load: () => import('./load-talent.ts'),
});
