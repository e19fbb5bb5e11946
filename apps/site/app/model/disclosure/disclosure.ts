/** Disclosed records (公开信息) as the lists show them. */
import { disclosureCycles, type DisclosureInfo, type DisclosureItem } from '@yunxia/contract/disclosure';
import { dueDay } from '@yunxia/contract/disclosure-term';
import { toPdfFile } from '../news/article.ts';
import { type DateBlockTexts, toDayText, toInstant, toPublishedBlock } from '../text/beijing-time.ts';
import { toBeijingParts, toIsoDay } from '@yunxia/contract/time';
import { toTitle } from '../page/title.ts';

/** A row of the list; texts are '' where the record says nothing. */
export interface DisclosureRow {
  readonly id: number;
  readonly title: string;
  readonly typeId: number | null;
  readonly typeName: string;
  readonly number: string;
  readonly department: string;
  readonly date: DateBlockTexts | null;
  readonly file: ReturnType<typeof toPdfFile> | null;
}

/** A row from a record. */
export const toDisclosureRow = (record: DisclosureItem): DisclosureRow => ({
  id: record.id,
  title: toTitle(record.title),
  typeId: record.typeId,
  typeName: record.typeName.trim(),
  number: record.number.trim(),
  department: record.department.trim(),
  date: toPublishedBlock(record.publishedAt),
  file: record.pdf?.url ? toPdfFile(record.pdf, `${toTitle(record.title)}（PDF）`) : null,
});

/** The large date of a record's card. */
export interface DisclosureCount {
  readonly label: string;
  readonly figure: string;
  readonly note: string;
}

/**
 * What a reader of a record wants first: by when the newest record of a type is followed by another; where there is no such
 * term, or another came already, the day of its last correction, else the day on which it was disclosed. null without a date.
 */
export const toDisclosureCount = ({
  cycle,
  publishedAt,
  prev,
  changes,
  number,
}: DisclosureInfo): DisclosureCount | null => {
  const due = prev === null ? dueDay(cycle, publishedAt) : null;
  const term = cycle ? `更新周期：${disclosureCycles[cycle]}` : '';
  if (due !== null) return { label: '下次更新，不晚于', figure: toIsoDay(due), note: term };
  const published = toDayText(publishedAt);
  const corrected = changes.map(({ at }) => toDayText(at)).filter(Boolean);
  const last = corrected.toSorted().at(-1);
  if (last) return { label: '最近更正', figure: last, note: published ? `${published}公开` : '' };
  return published ? { label: '公开日期', figure: published, note: number.trim() || term } : null;
};

/** An annual report. */
export interface AnnualReport {
  readonly id: number;
  readonly title: string;
  /** The year it reports on: the one in its title, else the one before it was published. null when unknown. */
  readonly year: number | null;
  readonly published: { readonly iso: string; readonly text: string } | null;
  readonly department: string;
  readonly file: ReturnType<typeof toPdfFile> | null;
}

/** A report from a record. */
export const toAnnualReport = (record: DisclosureItem): AnnualReport => {
  const { id, title, department, date, file } = { ...toDisclosureRow(record), date: record.publishedAt };
  const instant = toInstant(date);
  const named = /(?:19|20)\d{2}(?=\s*年)/.exec(title)?.[0];
  const year = named ? Number(named) : instant === null ? null : toBeijingParts(instant).year - 1;
  return { id, title, year, published: date ? { iso: date, text: toDayText(date) } : null, department, file };
};
