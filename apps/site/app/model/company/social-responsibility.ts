/** 社会责任: reports by year, cases and charity, and the part of the page that the URL asks for. */
import type { PdfFile } from '@yunxia/contract/media';
import type { SocialResponsibilityItem } from '@yunxia/contract/social-responsibility';
import { toPdfFile } from '../news/article.ts';
import { type CoverPicture, toCoverPicture } from '../page/cover-picture.ts';
import { toTitle } from '../page/title.ts';

/** A report, a case or a charity. */
export interface ResponsibilityView {
  readonly id: number;
  /** `2025年`; '' when the record names none. */
  readonly year: string;
  readonly title: string;
  readonly summary: string;
  /** null: a drawing stands in. */
  readonly cover: CoverPicture | null;
  /** The record as a PDF, with pages and bytes as far as they are known. */
  readonly file: ReturnType<typeof toPdfFile> | null;
}

const hasFile = (pdf: PdfFile | null): pdf is PdfFile => Boolean(pdf?.url);

/** A record as a card. */
export const toResponsibility = (item: SocialResponsibilityItem): ResponsibilityView => {
  const title = toTitle(item.title);
  return {
    id: item.id,
    year: item.year === null ? '' : `${item.year}年`,
    title,
    summary: item.summary.trim(),
    cover: item.cover?.url ? toCoverPicture(item.cover) : null,
    file: hasFile(item.pdf) ? toPdfFile(item.pdf, title) : null,
  };
};

/** Reports by the year they speak of, newest first; within a year, and where none is named, in the order of the answer. */
export const byYear = (items: readonly SocialResponsibilityItem[]): SocialResponsibilityItem[] =>
  items.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
