/** Title, robots, canonical URL and share card of every page, from the site map and the screen's `handle`. */
import type { MetaDescriptor, UIMatch } from 'react-router';
import { isRouteErrorResponse } from 'react-router';
import type { RecordHead, ScreenHandle } from './api/load.ts';
import type { Site } from './api/use-site.ts';
import { toDescription, toShareCard } from './model/page/share-card.ts';
import { toArticle, toBreadcrumbList, toJobPosting, toOrganization } from './model/page/structured-data.ts';
import { UNTITLED } from './model/page/title.ts';
import type { Screen } from './screens/define-screen.ts';
import { breadcrumb, home, type Place, screenAt } from './site-map.ts';

/** Company name for pages that have no site information at all. */
const UNKNOWN_COMPANY = '云峡水电';

/** Route title of an error page, by status. */
export const errorTitle = (status: number): string =>
  ({ 404: '页面不存在', 410: '内容已撤下', 503: '服务暂时不可用' })[status] ?? '页面出错';

/** HTTP status of something a page threw. */
export const errorStatus = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** Page title (Spec §2): route title and company short name; without a route title the company name alone. */
export const pageTitle = (routeTitle: string | undefined, site: Site | undefined): string => {
  const short = site?.siteInfo.shortName || site?.siteInfo.companyName || UNKNOWN_COMPANY;
  return routeTitle ? `${routeTitle} - ${short}` : site?.siteInfo.companyName || short;
};

/** Route title of a record: its own, none when nobody gave it one. */
const titleOf = ({ title }: RecordHead): string | undefined => (title === UNTITLED ? undefined : title);

/** The head of the record a detail page shows, by the `handle` of the deepest match; undefined elsewhere. */
export const recordHead = (
  matches: ReadonlyArray<Pick<UIMatch, 'handle' | 'loaderData'> | undefined>,
): RecordHead | undefined => {
  const leaf = matches.at(-1);
  const handle = leaf?.handle as ScreenHandle<unknown> | undefined;
  return leaf?.loaderData !== undefined && handle?.record ? handle.record(leaf.loaderData) : undefined;
};

/** The route title that a screen makes of what it loaded; undefined where it has the one of the map. */
const ownTitle = (matches: MetaInput['matches']): string | undefined => {
  const leaf = matches.at(-1);
  const handle = leaf?.handle as ScreenHandle<unknown> | undefined;
  return leaf?.loaderData === undefined ? undefined : handle?.title?.(leaf.loaderData);
};

/** The definition of the screen that is shown: the routes above it do not see it. */
const screenOf = (matches: MetaInput['matches']): Screen | undefined =>
  (matches.at(-1)?.handle as ScreenHandle | undefined)?.screen;

/** What a page is about, in a line: the record's summary, else whose page it is. */
const describe = ({ siteInfo: { companyName, slogan } }: Site, screen: Place, record: RecordHead | undefined): string =>
  record?.summary || [`${companyName} ${record?.title ?? screen.title}`, slogan].filter(Boolean).join('：');

/** Share card and structured data. */
const sharing = (
  site: Site,
  screen: Place,
  endpoint: string | undefined,
  record: RecordHead | undefined,
  pathname: string,
  url: string,
): MetaDescriptor[] => {
  const { siteInfo, origin } = site;
  const title = record?.title ?? screen.title;
  const isNews = endpoint === 'news-info' || endpoint === 'party-building-info';
  const structured = [
    screen.path === home.path ? toOrganization(siteInfo, origin) : null,
    toBreadcrumbList(breadcrumb(pathname, record), origin, url),
    record?.publishedAt && !record.job
      ? toArticle(isNews ? 'NewsArticle' : 'Article', { ...record, publishedAt: record.publishedAt }, siteInfo, {
          origin,
          url,
        })
      : null,
    record?.job ? toJobPosting(record.job, siteInfo, { origin, url, now: Date.now() }) : null,
  ];
  return [
    ...toShareCard(
      {
        title,
        description: describe(site, screen, record),
        url,
        isArticle: Boolean(record?.publishedAt),
        image: record?.image,
      },
      siteInfo,
      origin,
    ),
    ...structured.filter((one) => one !== null).map((one) => ({ 'script:ld+json': { ...one } })),
  ];
};

interface MetaInput {
  readonly matches: ReadonlyArray<Pick<UIMatch, 'id' | 'handle' | 'loaderData'> | undefined>;
  readonly location: { readonly pathname: string; readonly search: string };
  readonly error?: unknown;
}

/** `meta` of the root, of the page boundary, and of every screen: the routes above it see neither its definition nor its data. */
export const pageMeta = ({ matches, location, error }: MetaInput): MetaDescriptor[] => {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined;
  if (error !== undefined && error !== null) {
    return [{ title: pageTitle(errorTitle(errorStatus(error)), site) }, { name: 'robots', content: 'noindex' }];
  }
  const definition = screenOf(matches);
  const screen = definition ?? screenAt(location.pathname);
  const record = recordHead(matches);
  const title = pageTitle(record ? titleOf(record) : (ownTitle(matches) ?? screen?.title), site);
  const meta: MetaDescriptor[] = [{ title }];
  if (screen?.noindex) meta.push({ name: 'robots', content: 'noindex' });
  if (!site || !screen || !definition || screen.noindex) return meta;
  const url = site.origin + definition.canonical(location.search);
  meta.push({ tagName: 'link', rel: 'canonical', href: url });
  // Crawlers of share cards and search engines fetch the URL: a navigation in the browser needs none of theirs.
  // Browsers and messengers take the description from the open page, so that goes along.
  if (import.meta.env.SSR) {
    if (definition.isAsked(new URLSearchParams(location.search))) meta.push({ name: 'robots', content: 'noindex' });
    meta.push(...sharing(site, screen, definition.endpoint, record, location.pathname, url));
  } else meta.push({ name: 'description', content: toDescription(describe(site, screen, record)) });
  return meta;
};
