/** The rows of a list of articles: news, Party building. */
import type { NewsItem } from '@yunxia/contract/news';
import { type DateBlockTexts, toPublishedBlock } from '../text/beijing-time.ts';
import { type CoverPicture, toCoverPicture } from '../page/cover-picture.ts';
import { toTitle } from '../page/title.ts';

/** An article of either kind, as lists answer it. */
export type ArticleItem = Pick<NewsItem, 'id' | 'title' | 'summary' | 'cover' | 'publishedAt' | 'top'>;

/** A row of a news list. */
export interface NewsRowView {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  /** null: the list shows a drawing, always the same one for a record. */
  readonly cover: CoverPicture | null;
  readonly date: DateBlockTexts | null;
  readonly isTop: boolean;
}

/** A row from a record. */
export const toNewsRow = ({ id, title, summary, cover, publishedAt, top }: ArticleItem): NewsRowView => ({
  id,
  title: toTitle(title),
  summary: summary.trim(),
  cover: toCoverPicture(cover),
  date: toPublishedBlock(publishedAt),
  isTop: top,
});

/** Stories of one month that stand one after the other; year and month are '' for those without a day. */
export interface StoryMonth {
  readonly year: string;
  readonly month: string;
  readonly rows: readonly NewsRowView[];
}

/** The rows by month, in their order. */
export const toMonths = (rows: readonly NewsRowView[]): StoryMonth[] => {
  const months: { year: string; month: string; rows: NewsRowView[] }[] = [];
  for (const row of rows) {
    const [year = '', month = ''] = row.date?.caption.split('-') ?? [];
    const last = months.at(-1);
    if (last?.year === year && last.month === month) last.rows.push(row);
    else months.push({ year, month, rows: [row] });
  }
  return months;
};
