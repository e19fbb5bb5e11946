/** The filters of the lists of announcements and activities, as they stand in the address: `?category=&year=&keyword=&page=`. */
import { cutText } from '@yunxia/contract/text-limit';
import { type CountChip, toCountChips } from './count-chips.ts';
import { type NewsQuery, parseNewsQuery, toNewsQueryText, toNewsSearch } from './news.ts';

/** Most characters of a category's name, by grapheme. */
const CATEGORY_MAX = 100;

/** Filters of a list of notices; undefined where a filter is off. */
export interface NoticeQuery extends NewsQuery {
  /** A category as editors wrote it: 定期报告, 股东会. */
  readonly category?: string | undefined;
}

/** Reads the filters of an address. What cannot be read is off. */
export const parseNoticeQuery = (params: URLSearchParams): NoticeQuery => ({
  ...parseNewsQuery(params),
  category: cutText((params.get('category') ?? '').trim(), CATEGORY_MAX) || undefined,
});

/** The query of an address with these filters and page, with its question mark; '' for the whole list. */
export const toNoticeSearch = ({ category, ...query }: NoticeQuery, page = 1): string => {
  const params = new URLSearchParams(category ? { category } : {});
  for (const [name, value] of new URLSearchParams(toNewsSearch(query, page))) params.append(name, value);
  const text = params.toString();
  return text && `?${text}`;
};

/** What was looked for, in words: `定期报告 · 2026年 · “年度”`; '' for the whole list. */
export const toNoticeQueryText = ({ category, ...query }: NoticeQuery): string =>
  [category, toNewsQueryText(query)].filter(Boolean).join(' · ');

/**
 * The chips of the category filter, most frequent first; none where a list has no categories to choose from.
 * @param categories records by category, from the list's answer
 */
export const toCategoryChips = (
  categories: Readonly<Record<string, number>>,
  current: string | undefined,
): CountChip<string>[] => {
  const names = [...Object.keys(categories), ...(current && !Object.hasOwn(categories, current) ? [current] : [])];
  if (names.length === 0 || (names.length === 1 && !current)) return [];
  const labels = Object.fromEntries(names.map((name) => [name, name]));
  const chips = toCountChips({ labels, counts: categories, current, total: 0 });
  // Records without a category are in none of the counts, so that their sum is not the number of all.
  return chips.map((chip) => (chip.code === undefined ? { ...chip, count: undefined } : chip));
};
