import { defineScreen, OUTAGE_FRESH_MS } from '../../screens/define-screen.ts';

/** A part of a look-up, which model/home/home-look-up.ts reads: the first visit fetches no more to read a query. */
const typed = { read: (value: string) => value.trim() || undefined, isTyped: true } as const;

/** The first item of the top navigation and a section of its own. */
export const home = defineScreen({
  path: '/home',
  title: '首页',
  section: 'home',
  query: { q: typed, region: typed, start: typed, end: typed },
  timeDependent: true,
  freshMs: OUTAGE_FRESH_MS,
  load: () => import('./load-home.ts'),
});
