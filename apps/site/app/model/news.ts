/** The lists of articles (news, Party building): rows, filters of the address, and the years to choose from. */
import type { Image } from '@yunxia/contract/media';
import type { NewsItem } from '@yunxia/contract/news';
import { cutText } from '@yunxia/contract/text-limit';
import { toBeijingParts } from '@yunxia/contract/time';
import { type DateBlockTexts, toPublishedBlock } from './beijing-time.ts';
import { toTitle } from './title.ts';

/** Most characters of a keyword, by grapheme (Seed §5). */
export const KEYWORD_MAX = 100;
/** How many years back the year filter reaches. */
const YEARS_BACK = 10;

/** An article of either kind, as lists answer it. */
export type ArticleItem = Pick<NewsItem, 'id' | 'title' | 'summary' | 'cover' | 'publishedAt' | 'top'>;

/** A row of a news list. */
export interface NewsRowView {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  /** null: the list shows a drawing, always the same one for a record. */
  readonly cover: Image | null;
  readonly date: DateBlockTexts | null;
  readonly isTop: boolean;
}

/** A row from a record. */
export const toNewsRow = ({ id, title, summary, cover, publishedAt, top }: ArticleItem): NewsRowView => ({
  id,
  title: toTitle(title),
  summary: summary.trim(),
  cover,
  date: toPublishedBlock(publishedAt),
  isTop: top,
});

/** Filters of a news list; undefined where a filter is off. */
export interface NewsQuery {
  readonly keyword?: string | undefined;
  readonly year?: number | undefined;
}

/** Reads the filters of an address. What cannot be read is off. */
export const parseNewsQuery = (params: URLSearchParams): NewsQuery => {
  const year = params.get('year') ?? '';
  return {
    keyword: cutText((params.get('keyword') ?? '').trim(), KEYWORD_MAX) || undefined,
    year: /^(?:19|20)\d{2}$/.test(year) ? Number(year) : undefined,
  };
};

/** The query of an address with these filters and page, with its question mark; '' for the whole list. */
export const toNewsSearch = ({ keyword, year }: NewsQuery, page = 1): string => {
  const params = new URLSearchParams();
  if (year) params.set('year', String(year));
  if (keyword) params.set('keyword', keyword);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
};

/** What was looked for, in words: `2026年 · “检修”`; '' for the whole list. */
export const toNewsQueryText = ({ keyword, year }: NewsQuery): string =>
  [year && `${year}年`, keyword && `“${keyword}”`].filter(Boolean).join(' · ');

/**
 * Years of the year filter, newest first: the current one back over ten, and the chosen one if it lies outside.
 * @param now epoch ms; undefined: only the chosen year is known
 */
export const toYearOptions = (now: number | undefined, chosen: number | undefined): number[] => {
  const newest = now === undefined ? undefined : toBeijingParts(now).year;
  const years = newest === undefined ? [] : Array.from({ length: YEARS_BACK + 1 }, (_, back) => newest - back);
  return chosen === undefined || years.includes(chosen) ? years : [...years, chosen].sort((a, b) => b - a);
};
