import { exampleItems } from '@yunxia/contract/examples';
import type { EndpointName } from '@yunxia/contract/contract';
import { sections } from '../../apps/site/app/screens/all-screens.ts';
import type { Screen } from '../../apps/site/app/screens/define-screen.ts';
import { allScreens, details, named } from '../../apps/site/app/site-map.ts';

/** A page to look at: its name in reports, and its address. */
export interface Place {
  readonly name: string;
  readonly path: string;
}

/** Where the stub server's records of a detail page are listed, and which of them are shown there. */
const recordsOf: Readonly<Record<string, { list: EndpointName; type?: string }>> = {
  '/details': { list: 'news-list' },
  '/investor_details': { list: 'notice-list', type: 'announcement' },
  '/information_disclosure_details': { list: 'active-disclosure-list' },
  '/information_details': { list: 'notice-list', type: 'overhaul' },
  '/flag_navigation_details': { list: 'party-building-list' },
  '/tendering_details': { list: 'purchase-list' },
  '/old_tendering_details': { list: 'purchase-old-list' },
  '/subsidiaries_details': { list: 'company-list' },
  '/other_details': { list: 'business-list', type: 'other' },
  '/recruitment_details': { list: 'recruit-list' },
};

/**
 * The address of a detail page with a record that the stub server has.
 * @param type of the record; without it any record of that page
 * @throws when there is none, or the page is not in the table above
 */
export function recordPath(path: string, type?: string): string {
  const source = recordsOf[path];
  const wanted = type ?? source?.type;
  const items = source ? exampleItems(source.list, Date.now()) : [];
  const record = items.find((item) => wanted === undefined || item['type'] === wanted);
  if (!record) throw new Error(`setup/screens.ts names no record for ${path}`);
  return `${path}?id=${record.id}`;
}

/** Every address that opens without parameters, from the site's own table. */
export const everyPath: readonly string[] = allScreens.map(({ path }) => path);

/** One record of every detail page, and of the kinds that are shown in a way of their own. */
const records: readonly Place[] = [
  ...details.map(({ path }) => ({ name: path, path: recordPath(path) })),
  { name: 'a complaint notice', path: recordPath('/information_details', 'complaint') },
  { name: 'an investor activity', path: recordPath('/investor_details', 'activity') },
];

/** What a visitor finds when nothing is there. */
const withoutContent: readonly Place[] = [
  { name: 'not found', path: '/nope' },
  { name: 'a list in which nothing is found', path: '/news/important?keyword=没有这样的新闻' },
  { name: 'a search that finds nothing', path: `${named.search}?key=没有这样的词` },
];

/** Every screen of the site map with a record where it needs one, and the states without content. */
export const everyPlace: readonly Place[] = [
  ...everyPath.map((path) => ({ name: path, path })),
  { name: 'outages of a month', path: `${named.overhaul}?view=calendar` },
  ...records,
  { name: 'a bill and a mistake', path: `${named.tools}?p0=150&p1=100.5&power=x` },
  { name: 'the page for times without a network', path: named.offline },
  { name: 'search results', path: `${named.search}?key=停电` },
  ...withoutContent,
];

/**
 * Whether a screen is built like one before it: a list of the same section, by the same loader, with the same query fields.
 * One of them is looked at in each run, all of them by `npm run test:long`.
 */
export function isLikeAnother(path: string): boolean {
  const listed = sections.flatMap(({ screens }) => screens).filter(({ fields }) => Object.keys(fields).length > 0);
  const kindOf = ({ section, load, fields }: Screen): string =>
    [section, String(load), ...Object.keys(fields)].join(' ');
  const at = listed.findIndex((screen) => screen.path === path);
  return listed.slice(0, Math.max(0, at)).some((one) => kindOf(one) === kindOf(listed[at] ?? one));
}

/** The console line that the browser writes for a page that is an error by design. */
export const ownErrorPage = /Failed to load resource: the server responded with a status of (404|410|502|503)/;
