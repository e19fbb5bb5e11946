/** Which lists can be subscribed to, and where: derived from the site map. */
import { named, type Screen, screenAt, sections } from '../site-map.ts';
import { outageFeedHref } from './outage-feed-href.ts';

/** Endpoints whose records have a time of publication, so that their lists have something new to tell. */
const PUBLISHED: ReadonlySet<string> = new Set([
  'news-list',
  'party-building-list',
  'social-responsibility-list',
  'notice-list',
  'recruit-list',
  'active-disclosure-list',
  'purchase-list',
  'purchase-old-list',
]);

/** Short name of a screen for addresses: `/news/important` → `news-important`. */
export const screenSlug = ({ path }: Screen): string => path.slice(1).replaceAll('/', '-');

const hasFeed = ({ endpoint }: Screen): boolean => endpoint !== null && PUBLISHED.has(endpoint);

/** Every list with a feed, by its {@link screenSlug}. */
export const feedScreens: ReadonlyMap<string, Screen> = new Map(
  sections.flatMap(({ screens }) => screens.filter(hasFeed)).map((screen) => [screenSlug(screen), screen]),
);

/** Address of the feed of the list at this path, e.g. `/feeds/news-important.rss`; undefined for a page that has none. */
export const feedPath = (pathname: string): string | undefined => {
  const screen = screenAt(pathname);
  // Outages have a feed of their own: what still matters, by county too.
  if (screen?.path === named.overhaul) return outageFeedHref(undefined, 'rss');
  return screen && hasFeed(screen) ? `/feeds/${screenSlug(screen)}.rss` : undefined;
};
