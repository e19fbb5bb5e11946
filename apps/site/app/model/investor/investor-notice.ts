/** Announcements and investor activities as the lists show them. */
import type { CorrectionLink, NoticeItem } from '@yunxia/contract/notice';
import { toPdfFile } from '../news/article.ts';
import { type DateBlockTexts, toDayText, toPublishedBlock } from '../text/beijing-time.ts';
import { toTitle } from '../page/title.ts';

/** A PDF with what it costs to open it; as the attachment list takes it. */
type NoticeFile = ReturnType<typeof toPdfFile>;

/** The other announcement of a correction; `day` is '' when its day is not known. */
export interface CorrectionView {
  readonly id: number;
  readonly title: string;
  readonly day: string;
}

/** The other announcement of a correction as pages name it. */
export const toCorrection = (link: CorrectionLink | null): CorrectionView | null =>
  link && {
    id: link.id,
    title: toTitle(link.title),
    day: link.publishedAt ? toDayText(link.publishedAt.slice(0, 10)) : '',
  };

/** A row of a list of announcements or activities; texts are '' where the record says nothing. */
export interface InvestorNoticeRow {
  readonly id: number;
  readonly title: string;
  readonly number: string;
  readonly category: string;
  readonly summary: string;
  readonly date: DateBlockTexts | null;
  readonly file: NoticeFile | null;
  /** Where it was first published: another site's page. '' when none is known. */
  readonly originUrl: string;
  /** The announcement that this one corrects, and the one that corrects it. */
  readonly corrects: CorrectionView | null;
  readonly correctedBy: CorrectionView | null;
}

/** The title of an announcement or activity; that of a cancelled activity says so. */
export const toNoticeTitle = ({ title, type, override }: NoticeItem): string =>
  `${type === 'activity' && override === 'cancelled' ? '【已取消】' : ''}${toTitle(title)}`;

/** A row from a record. */
export const toInvestorNoticeRow = (record: NoticeItem): InvestorNoticeRow => ({
  id: record.id,
  title: toNoticeTitle(record),
  number: record.number.trim(),
  // what the exchange files it under says more than the site's own category
  category: record.filing.trim() || record.category.trim(),
  summary: record.summary.trim(),
  date: toPublishedBlock(record.publishedAt),
  file: record.pdf?.url ? toPdfFile(record.pdf, `${toTitle(record.title)}（PDF）`) : null,
  originUrl: /^https?:\/\//i.test(record.originUrl) ? record.originUrl : '',
  corrects: toCorrection(record.corrects),
  correctedBy: toCorrection(record.correctedBy),
});
