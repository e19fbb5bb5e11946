/** The head of the home page: what its banners say and show, ready to be drawn. */
import type { BannerItem } from '@yunxia/contract/banner';
import type { Image } from '@yunxia/contract/media';
import { countGraphemes, cutText } from '@yunxia/contract/text-limit';
import { readWords } from '../page/words.ts';
import { firstPath, screenAt, sectionAt, sectionOf } from '../../site-map.ts';

/** Most characters of a line at the headline's full size. */
const LINE_MAX = 8;

/** A headline of one or two lines. */
export interface Headline {
  readonly lines: readonly string[];
  /** A line is longer than the full size has room for: it is set smaller. */
  readonly isLong: boolean;
}

/** A picture for two crops of the hero. */
export interface HeroPhoto {
  readonly url: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  /** Candidates of the crop for phones; '' when there is only the wide one. */
  readonly mobileSrcSet: string;
  readonly alt: string;
}

/** One banner of the home page. */
export interface HeroSlide {
  readonly id: number;
  readonly headline: Headline;
  readonly subtitle: string;
  readonly link: { readonly to: string; readonly label: string } | null;
  /** null: the site's own drawing. */
  readonly photo: HeroPhoto | null;
}

const DEFAULT_SIZE = { width: 1920, height: 853 } as const;

/** Cuts a text between two words, as near to its middle as that goes; in the middle where it is one word. */
const halve = (text: string): [string, string] => {
  const middle = cutText(text, Math.ceil(countGraphemes(text) / 2)).length;
  let end = 0;
  const ends = readWords(text).map((word) => (end += word.length));
  const [nearest = middle] = ends.slice(0, -1).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [text.slice(0, nearest), text.slice(nearest)];
};

const fits = (line: string): boolean => countGraphemes(line) <= LINE_MAX;

/**
 * A title as at most two lines of eight characters. A line break or a wide space in it decides; then a comma or stop
 * with both parts short enough; else it is halved between two words. A longer title keeps its two lines and is set smaller.
 */
export const toHeadline = (title: string): Headline => {
  const [first = '', ...rest] = title
    .split(/[\n\u3000]+|\s{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);
  const second = rest.join('');
  if (second) return { lines: [first, second], isLong: !fits(first) || !fits(second) };
  const length = countGraphemes(first);
  if (length <= LINE_MAX) return { lines: first ? [first] : [], isLong: false };
  for (const mark of first.matchAll(/[，、。；：！？,;!?]/g)) {
    const [line, next] = [first.slice(0, mark.index), first.slice(mark.index + 1).trim()];
    if (line && next && fits(line) && fits(next)) return { lines: [line, next], isLong: false };
  }
  const lines = halve(first);
  return { lines, isLong: !lines.every(fits) };
};

/** What the button of a banner says, by where it leads: 了解集团业务, 走进集团, 查看停电检修公告, 了解详情. */
export const toLinkLabel = (to: string): string => {
  const path = to.split(/[?#]/)[0] ?? '';
  const screen = screenAt(path);
  const section = sectionAt(path);
  if (section && (section.path === path || section.screens[0]?.path === path))
    return section.title.startsWith('走进') ? section.title : `了解${section.title}`;
  const isList = screen?.section && sectionOf(screen.section).screens.includes(screen);
  return screen && (isList || screen.section === null) ? `查看${screen.title}` : '了解详情';
};

const srcSetOf = ({ url, width, sizes }: Image): string =>
  [...sizes, ...(width > 0 ? [{ url, width }] : [])].map((size) => `${size.url} ${size.width}w`).join(', ');

const toPhoto = ({ image, imageMobile, alt }: BannerItem): HeroPhoto | null =>
  image && {
    url: image.url,
    srcSet: srcSetOf(image),
    width: image.width || DEFAULT_SIZE.width,
    height: image.height || DEFAULT_SIZE.height,
    mobileSrcSet: imageMobile ? srcSetOf(imageMobile) || imageMobile.url : '',
    alt: alt || image.alt,
  };

/** The banners that have something to say, in the order of the answer. */
export const toHeroSlides = (banners: readonly BannerItem[]): HeroSlide[] =>
  banners
    .filter(({ title }) => title.trim() !== '')
    .map((banner) => ({
      id: banner.id,
      headline: toHeadline(banner.title),
      subtitle: banner.subtitle.trim(),
      link: banner.link ? { to: banner.link, label: toLinkLabel(banner.link) } : null,
      photo: toPhoto(banner),
    }));

/**
 * The hero of a home page without banners: the group's slogan, or its name, over the site's drawing. The page's own
 * code, since the names come with the frame: it stays small.
 */
export const toPlainSlide = (slogan: string, companyName: string): HeroSlide => {
  const [first = '', ...rest] = (slogan || companyName).split(/\s+/);
  const lines = [first, rest.join('')].filter(Boolean);
  const section = sectionOf('group_business');
  return {
    id: 0,
    headline: { lines, isLong: lines.some((line) => line.length > LINE_MAX) },
    subtitle: '',
    link: { to: firstPath(section), label: `了解${section.title}` },
    photo: null,
  };
};
