/** The lists of the home page that only stand there: news, announcements, Party articles. */
import type { NewsItem } from '@yunxia/contract/news';
import { toBeijingParts, toIsoTime } from '@yunxia/contract/time';
import { type CoverPicture, toCoverPicture } from '../page/cover-picture.ts';
import { toDayText, toInstant, toMonthDayText } from '../text/beijing-time.ts';

/** A date in a row: its machine form and what is shown. */
export interface RowDate {
  readonly iso: string;
  readonly text: string;
}

/** A row of title and date. */
export interface HomeRow {
  readonly id: number;
  readonly title: string;
  readonly date: RowDate | null;
}

/** The story above a list. */
export interface LeadStory extends HomeRow {
  readonly summary: string;
  /** null: a drawing stands in, always the same one for a record. */
  readonly cover: CoverPicture | null;
}

/** A list with its lead story; null when there is nothing yet. */
export interface StoryList {
  readonly lead: LeadStory | null;
  readonly rows: readonly HomeRow[];
}

interface Dated {
  readonly id: number;
  readonly title: string;
  readonly publishedAt: string | null;
}

/** A title that is empty still gives the reader something to press. */
const titleOf = ({ title }: Dated): string => title.trim() || '（无标题）';

/** The row of a record: `11-26`, in another year than `now` (epoch ms) `2025-11-26`. */
export const toHomeRow = (record: Dated, now: number): HomeRow => {
  const instant = toInstant(record.publishedAt);
  const isThisYear = instant !== null && toBeijingParts(instant).year === toBeijingParts(now).year;
  const text = instant === null ? '' : isThisYear ? toMonthDayText(instant) : toDayText(record.publishedAt);
  return {
    id: record.id,
    title: titleOf(record),
    date: instant === null ? null : { iso: toIsoTime(instant), text },
  };
};

/** The first record as lead story, the others as rows. */
export const toStoryList = (records: readonly NewsItem[], now: number): StoryList => {
  const [first, ...others] = records;
  return { lead: first ? toLead(first) : null, rows: others.map((record) => toHomeRow(record, now)) };
};

const toLead = (record: NewsItem): LeadStory => {
  const instant = toInstant(record.publishedAt);
  return {
    id: record.id,
    title: titleOf(record),
    date: instant === null ? null : { iso: toIsoTime(instant), text: toDayText(record.publishedAt) },
    summary: record.summary.trim(),
    cover: toCoverPicture(record.cover, record.cover?.alt),
  };
};
