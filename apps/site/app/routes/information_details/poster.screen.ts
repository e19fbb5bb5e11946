import { defineScreen, OUTAGE_FRESH_MS } from '../../screens/define-screen.ts';
import { recordQuery } from '../../screens/query-fields.ts';

export const poster = defineScreen({
  path: '/information_details/poster',
  title: '停电通知（张贴版）',
  noindex: true,
  query: recordQuery,
  timeDependent: true,
  freshMs: OUTAGE_FRESH_MS,
  load: () => import('./load-poster.ts'),
});
