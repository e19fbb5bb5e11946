/** Sitemaps (https://www.sitemaps.org/protocol.html): which there are, and how they are written. */
import { toIsoTime } from '@yunxia/contract/time';
import { sections } from '../../screens/all-screens.ts';
import type { Screen } from '../../screens/define-screen.ts';
import { allScreens, detailHref } from '../../site-map.ts';
import { toInstant } from '../text/beijing-time.ts';
import { screenSlug } from './feed-path.ts';
import { toXmlElement, toXmlText } from './xml.ts';

/** Addresses in one file; the protocol allows 50,000 and 50 MB, ours have about 200 bytes each. */
export const CHUNK_SIZE = 10_000;

/** Name of the sitemap of the pages that need no parameter. */
export const PAGES_SITEMAP = 'pages';

/** A page of the site, as a sitemap names it. */
export interface SitemapEntry {
  /** Path and query. */
  readonly href: string;
  /** ISO 8601; null when unknown. */
  readonly updatedAt: string | null;
}

/** Whether one screen shows nothing but records of another: the same records' pages and endpoint, asked for with more fields fixed. */
const isPartOf = (part: Screen, whole: Screen): boolean => {
  const fixed = Object.entries(whole.request);
  return (
    part.detail === whole.detail &&
    part.endpoint === whole.endpoint &&
    fixed.length < Object.keys(part.request).length &&
    fixed.every(([field, value]) => part.request[field] === value)
  );
};

/** The lists whose records have a page of their own, by {@link screenSlug}. Together they have each record once. */
export const recordScreens: ReadonlyMap<string, Screen> = new Map(
  sections
    .flatMap(({ screens }) => screens)
    .filter(({ detail, endpoint }) => detail !== undefined && endpoint !== undefined)
    .filter((screen, _, all) => !all.some((other) => isPartOf(screen, other)))
    .map((screen) => [screenSlug(screen), screen]),
);

/** Files that a list of this many records takes. */
export const chunkCount = (total: number): number => Math.ceil(total / CHUNK_SIZE);

/** Name of the `part`th file (from 1) of a list: `news-important-1`. */
export const chunkName = (slug: string, part: number): string => `${slug}-${part}`;

/** The list and part that a file's name stands for; undefined when it stands for none. */
export const parseChunkName = (name: string): { screen: Screen; part: number } | undefined => {
  const match = /^(.+)-([1-9]\d{0,4})$/.exec(name);
  const screen = recordScreens.get(match?.[1] ?? '');
  return screen && { screen, part: Number(match?.[2]) };
};

/** The pages that need no parameter and that search engines may show. */
export const pageEntries = (): SitemapEntry[] =>
  allScreens.filter(({ noindex }) => !noindex).map(({ path }) => ({ href: path, updatedAt: null }));

/** A record's page. */
export const toSitemapEntry = (
  screen: Screen,
  { id, updatedAt }: { id: number; updatedAt: string | null },
): SitemapEntry => ({ href: detailHref(screen.detail ?? screen.path, id), updatedAt });

export const SITEMAP_START =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
export const SITEMAP_END = '</urlset>\n';

/**
 * One `<url>`. The time of change is left out when it is unknown, or lies before 1970: readers of sitemaps take such
 * a date for an error.
 */
export const toSitemapUrl = (origin: string, { href, updatedAt }: SitemapEntry): string => {
  const instant = toInstant(updatedAt);
  const lastmod = instant === null || instant < 0 ? '' : toXmlElement('lastmod', toIsoTime(instant));
  return `<url><loc>${toXmlText(origin + href)}</loc>${lastmod}</url>\n`;
};

/** The index of sitemaps. @param names of the files, without folder and ending */
export const toSitemapIndex = (origin: string, names: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...names.map((name) => `<sitemap><loc>${toXmlText(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
