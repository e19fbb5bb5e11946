import { defineScreen } from '../../screens/define-screen.ts';
import { type Field, page, text } from '../../screens/query-fields.ts';

/** A year, or those before the years that have a chip. */
const yearOrEarlier: Field<number | 'earlier'> = {
  read: (value) => (value === 'earlier' ? 'earlier' : /^\d{4}$/.test(value) ? Number(value) : undefined),
  words: (value) => (value === 'earlier' ? '更早' : value === undefined ? '' : `${value}年`),
};

/** The honours: the endpoint answers all of them. */
export const honor = defineScreen({
  path: '/entering_group/honor',
  title: '集团荣誉',
  section: 'entering_group',
  endpoint: 'honor-list',
  query: { year: yearOrEarlier, level: text(50), page: page() },
  load: () => import('./load-honors.ts'),
});
