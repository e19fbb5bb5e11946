/** The lists of articles (news, Party building): rows, filters of the URL, and the years to choose from. */
import type { Image } from '@yunxia/contract/media';
import type { NewsItem } from '@yunxia/contract/news';
import { toBeijingParts } from '@yunxia/contract/time';
import { type DateBlockTexts, toPublishedBlock } from '../text/beijing-time.ts';
import { toTitle } from '../page/title.ts';

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

/**
 * Years of the year filter, newest first: the current one back over ten, and the chosen one if it lies outside.
 * @param now epoch ms; undefined: only the chosen year is known
 */
export const toYearOptions = (now: number | undefined, chosen: number | undefined): number[] => {
  const newest = now === undefined ? undefined : toBeijingParts(now).year;
  const years = newest === undefined ? [] : Array.from({ length: YEARS_BACK + 1 }, (_, back) => newest - back);
  return chosen === undefined || years.includes(chosen) ? years : [...years, chosen].sort((a, b) => b - a);
};
