/** What a shared link shows: Open Graph (https://ogp.me) and the Twitter card, which crawlers read from the served HTML. */
import type { Image } from '@yunxia/contract/media';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { toTitle } from './title.ts';

/** Smallest side of a share picture, in px: WeChat and Weibo leave smaller ones out. */
const MIN_SIDE = 300;
/** Widest rendition that is sent; wider ones only cost the crawler time. */
const WANTED_WIDTH = 1200;
/** Longest description, in characters. */
const MAX_DESCRIPTION = 160;

/** The site's own picture: the mark over the valley; made by `scripts/make-icons.ts`. */
const OWN_PICTURE = { url: '/share.png', width: 800, height: 420 } as const;

/** A `<meta>` of the head. */
export type CardMeta = { property: string; content: string } | { name: string; content: string };

/** The page that is shared. */
export interface SharedPage {
  /** Title without the company's name. */
  readonly title: string;
  /** '' for none. */
  readonly description: string;
  /** Canonical URL. */
  readonly url: string;
  readonly isArticle: boolean;
  readonly image?: Image | null | undefined;
}

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Crawlers of share cards read these kinds of file; drawings (SVG) and AVIF they do not. */
const isShown = ({ url, width, height }: Picture): boolean =>
  width >= MIN_SIDE && height >= MIN_SIDE && /\.(?:jpe?g|png|webp)$/i.test(url.split(/[?#]/)[0] ?? '');

/** The rendition of a picture that a card shows: the smallest that is wide enough, else the largest; the site's own when none is large enough. */
export const toSharePicture = (image: Image | null | undefined): Picture => {
  const shown = image ? [image, ...image.sizes].filter(isShown).sort((a, b) => a.width - b.width) : [];
  return shown.find(({ width }) => width >= WANTED_WIDTH) ?? shown.at(-1) ?? OWN_PICTURE;
};

/** One line of at most {@link MAX_DESCRIPTION} characters; '' for none. */
export const toDescription = (text: string): string => {
  const line = text.trim() ? toTitle(text) : '';
  const characters = Array.from(line);
  return characters.length > MAX_DESCRIPTION ? `${characters.slice(0, MAX_DESCRIPTION - 1).join('')}…` : line;
};

/** The head's `<meta>` elements of a shared page. @param origin public origin of the site */
export const toShareCard = (page: SharedPage, siteInfo: SiteInfo, origin: string): CardMeta[] => {
  const picture = toSharePicture(page.image);
  const description = toDescription(page.description);
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    { property: 'og:type', content: page.isArticle ? 'article' : 'website' },
    { property: 'og:site_name', content: siteInfo.companyName },
    { property: 'og:locale', content: 'zh_CN' },
    { property: 'og:url', content: page.url },
    { property: 'og:title', content: page.title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:image', content: new URL(picture.url, origin).href },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: (picture === OWN_PICTURE ? '' : page.image?.alt) || siteInfo.companyName },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
};
