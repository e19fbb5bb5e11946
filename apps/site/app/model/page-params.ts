/**
 * Which fields of its query a page reads, and whether what it shows changes by the clock alone. A server that keeps pages
 * takes a page's key from here: what the page does not read is no part of it.
 */
import { LOOK_UP_FIELDS } from './look-up-fields.ts';
import { details, home, named, pages, sections } from '../site-map.ts';

/** How a page may be kept. */
export interface PageParams {
  /** Fields of the query that the page reads, in the order in which a key has them. */
  readonly params: readonly string[];
  /** Shows statuses that change with the time: of outages, tenders, posts. */
  readonly isTimed: boolean;
  /** Fields with one of which the page is not cached: what is typed never ends. */
  readonly typed: readonly string[];
}

const ARTICLE_LIST = ['keyword', 'year', 'page'];
const NOTICE_LIST = ['category', ...ARTICLE_LIST];
const JOB_LIST = ['city', 'keyword', 'status', 'page'];

/** The lists and fixed pages that read more than nothing. */
const read: Readonly<Record<string, readonly string[]>> = {
  '/entering_group/honor': ['year', 'level', 'page'],
  '/group_business/electric': ['page'],
  '/group_business/market': ['page'],
  '/group_business/energy': ['page'],
  '/group_business/traffic': ['page'],
  '/group_business/new_energy': ['page'],
  '/group_business/storage': ['page'],
  '/group_business/other': ['page'],
  '/group_business/subsidiaries': ['kind', 'page'],
  '/news/important': ARTICLE_LIST,
  '/news/comprehensive': ARTICLE_LIST,
  '/news/information': ARTICLE_LIST,
  '/flag_navigation/building': ARTICLE_LIST,
  '/flag_navigation/conduct': ARTICLE_LIST,
  '/flag_navigation/activities': ARTICLE_LIST,
  '/flag_navigation/culture': ARTICLE_LIST,
  '/flag_navigation/society': ['type', ...ARTICLE_LIST],
  '/investor_relations/announcement': NOTICE_LIST,
  '/investor_relations/activities': NOTICE_LIST,
  '/human_resources/campus': JOB_LIST,
  '/human_resources/society': JOB_LIST,
  '/information_disclosure/proactively': ['typeId', ...ARTICLE_LIST],
  '/information_disclosure/annual_report': ['page'],
  '/information_disclosure/overhaul': ['region', 'kind', 'start', 'end', 'keyword', 'status', 'view', 'month', 'page'],
  '/tender_procurement/tendering': ['noticeType', 'category', 'owner', 'start', 'end', 'keyword', 'status', 'page'],
  '/tender_procurement/old_tendering': ARTICLE_LIST,
  '/other_announcement/notice': NOTICE_LIST,
  [named.feeds]: ['county'],
  [named.pdf]: ['id', 'file'],
};

const timed = new Set<string>([
  home.path,
  named.overhaul,
  named.stock,
  '/investor_relations/activities',
  '/information_details',
  '/information_details/poster',
  named.offline,
  '/tender_procurement/tendering',
  '/tendering_details',
  '/old_tendering_details',
  '/human_resources/campus',
  '/human_resources/society',
  '/recruitment_details',
]);

const entry = (path: string, params: readonly string[]): [string, PageParams] => [
  path,
  { params, isTimed: timed.has(path), typed: path === home.path ? LOOK_UP_FIELDS : [] },
];

const keptPages: ReadonlyMap<string, PageParams> = new Map([
  entry(home.path, []),
  ...sections.flatMap(({ screens }) => screens).map(({ path }) => entry(path, read[path] ?? [])),
  ...details.map(({ path }) => entry(path, ['id'])),
  entry('/information_details/poster', ['id']),
  entry(named.offline, []),
  // Not the search and the tools, whose questions never end, nor `about`, which is asked for again each time (Seed §2).
  ...pages
    .filter(({ path, cached }) => path !== named.search && path !== named.tools && cached !== false)
    .map(({ path }) => entry(path, read[path] ?? [])),
]);

/** How the page at exactly this path may be kept; undefined: not at all. */
export const pageParamsAt = (pathname: string): PageParams | undefined => keptPages.get(pathname);

/**
 * The query of a page as its key has it: the fields it reads, in one order, without empty ones.
 * @returns with its question mark, '' for none; undefined when a field is given twice, which pages answer differently, and for what was
 *   typed
 */
export const toKeySearch = ({ params, typed }: PageParams, query: URLSearchParams): string | undefined => {
  if (typed.some((name) => (query.get(name) ?? '').trim() !== '')) return undefined;
  const kept = new URLSearchParams();
  for (const name of params) {
    const values = query.getAll(name);
    if (values.length > 1) return undefined;
    const value = values[0]?.trim();
    if (value && !(name === 'page' && value === '1')) kept.set(name, value);
  }
  const text = kept.toString();
  return text && `?${text}`;
};
