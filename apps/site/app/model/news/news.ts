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
