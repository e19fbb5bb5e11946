import { outageKinds } from '@yunxia/contract/outage-kinds';
import { outageStatuses } from '@yunxia/contract/outage-status';
import { defineScreen, OUTAGE_FRESH_MS } from '../../screens/define-screen.ts';
import { code, days, keyword, KEYWORD_MAX, page, type QueryOf, raw, text } from '../../screens/query-fields.ts';

/**
 * The outages: a list, or the calendar of a month (`?view=calendar&month=2026-12`); of its days one may be chosen, which
 * is `start` and `end` then. Region is the name of a county or a town; the keyword is one of town, village, line,
 * transformer or address, in pinyin, too.
 */
export const overhaul = defineScreen({
  path: '/information_disclosure/overhaul',
  title: '停电检修公告',
  section: 'information_disclosure',
  endpoint: 'notice-list',
  request: { type: 'overhaul' },
  detail: '/information_details',
  hasFeed: true,
  query: {
    view: code({ calendar: '' }),
    month: raw(),
    region: text(KEYWORD_MAX),
    kind: code(outageKinds),
    ...days('start', 'end'),
    keyword: keyword(),
    status: code(outageStatuses),
    page: page(),
  },
  timeDependent: true,
  freshMs: OUTAGE_FRESH_MS,
  load: () => import('./load-overhaul.ts'),
});

/** Filters of the outages, without the view; undefined where a filter is off. */
export type OutageQuery = Omit<QueryOf<typeof overhaul.fields>, 'view' | 'month'>;

/** The calendar of a month, `2026-12`, with the filters that are no days. */
export const calendarHref = (query: OutageQuery, month: string): string =>
  overhaul.href({ ...query, start: undefined, end: undefined, view: 'calendar', month });

/** The same month with the outages of one of its days below. */
export const calendarDayHref = (query: OutageQuery, month: string, day: string): string =>
  overhaul.href({ ...query, start: day, end: day, view: 'calendar', month });
