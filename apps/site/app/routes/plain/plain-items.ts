/** Reads what the plain screens show out of any entity of the contract, by the names that entities have in common. */
import { toIsoDay, parseTime } from '@yunxia/contract/time';
import { type DetailScreen, detailHref, noticeDetailPath, type Screen } from '../../site-map.ts';

/** A record of any endpoint. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** An answer of a list endpoint, whichever; those without pages have neither `page` nor `limit`. */
export type AnyList = { list: AnyRecord[]; total: number; page?: number; limit?: number };

/** A row of a plain list. */
export interface PlainItem {
  readonly id: number;
  readonly title: string;
  /** Day or year, '' when there is none. */
  readonly when: string;
  readonly summary: string;
  /** HTML of the content server, '' when there is none. */
  readonly content: string;
  /** Detail page or file; undefined when the row leads nowhere. */
  readonly href: string | undefined;
}

/** Text of the first of these fields that holds some. */
export const textOf = (record: AnyRecord, ...fields: string[]): string => {
  for (const field of fields) {
    const value = record[field];
    if (typeof value === 'string' && value) return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
};

/** Address of a file field: `{url}` or a plain address. */
export const fileOf = (record: AnyRecord, field: string): string => {
  const value = record[field];
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'url' in value ? String(value.url) : '';
};

/** Day of a time or day, in Beijing. */
const dayOf = (value: string): string => {
  const instant = parseTime(value);
  return instant === null ? value : toIsoDay(instant);
};

/** A row from a record of the screen's list. */
export const toPlainItem = (record: AnyRecord, screen: Screen): PlainItem => {
  const id = Number(record['id']);
  const file = fileOf(record, 'pdf') || fileOf(record, 'url');
  return {
    id,
    title: textOf(record, 'title', 'name', 'label'),
    when: dayOf(textOf(record, 'publishedAt', 'awardedOn', 'updatedOn', 'year')),
    summary: textOf(record, 'summary', 'subtitle', 'business'),
    content: screen.detail ? '' : textOf(record, 'content'),
    href: screen.detail ? detailHref(screen.detail, id) : file || undefined,
  };
};

/** Where a record of this type is shown, when that is not here. */
export const rightPlace = (screen: DetailScreen, record: AnyRecord, id: number): string => {
  const type = textOf(record, 'type');
  if (screen.endpoint === 'notice-info') return detailHref(noticeDetailPath(type), id);
  if (screen.path === '/other_details' && type !== 'other') return `/group_business/${type}`;
  return detailHref(screen.path, id);
};
