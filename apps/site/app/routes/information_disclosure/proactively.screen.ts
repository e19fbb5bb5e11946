import { defineScreen } from '../../screens/define-screen.ts';
import { articleQuery, recordId } from '../../screens/query-fields.ts';

/** What is disclosed without being asked for. `typeId` is an entry of the catalogue; it includes those below it. */
export const proactively = defineScreen({
  path: '/information_disclosure/proactively',
  title: '主动公开',
  section: 'information_disclosure',
  endpoint: 'active-disclosure-list',
  detail: '/information_disclosure_details',
  hasFeed: true,
  query: { typeId: recordId(), ...articleQuery },
  load: () => import('./load-proactively.ts'),
});
