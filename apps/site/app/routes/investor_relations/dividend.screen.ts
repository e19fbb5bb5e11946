import { defineScreen } from '../../screens/define-screen.ts';
import { day } from '../../screens/query-fields.ts';

/** 分红与股本; `asOf` is the day of the list of holders. */
export const dividend = defineScreen({
  path: '/investor_relations/dividend',
  title: '分红与股本',
  section: 'investor_relations',
  endpoint: 'special-column-info',
  request: { key: 'dividend' },
  query: { asOf: { ...day(), isCanonical: false } },
  timeDependent: true,
  load: () => import('./load-dividend.ts'),
});
