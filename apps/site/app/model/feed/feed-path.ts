/** Which lists can be subscribed to, and where: derived from the site map. */
import { named, type Place, screenAt, sections } from '../../site-map.ts';
import { outageFeedHref } from '../outage/outage-feed-href.ts';

/** Short name of a screen for URLs: `/news/important` → `news-important`. */
export const screenSlug = ({ path }: Place): string => path.slice(1).replaceAll('/', '-');

/** Every list with a feed, by its {@link screenSlug}. */
export const feedScreens: ReadonlyMap<string, Place> = new Map(
  sections
    .flatMap(({ screens }) => screens.filter(({ hasFeed }) => hasFeed))
    .map((screen) => [screenSlug(screen), screen]),
);

/** Address of the feed of the list at this path, e.g. `/feeds/news-important.rss`; undefined for a page that has none. */
export const feedPath = (pathname: string): string | undefined => {
  const screen = screenAt(pathname);
  // Outages have a feed of their own: what still matters, by county too.
  if (screen?.path === named.overhaul) return outageFeedHref(undefined, 'rss');
  return screen?.hasFeed ? `/feeds/${screenSlug(screen)}.rss` : undefined;
};
