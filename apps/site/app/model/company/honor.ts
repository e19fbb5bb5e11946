/** 集团荣誉: frames, the years and levels to choose from, and what the URL asks for. */
import type { HonorItem } from '@yunxia/contract/honor';
import type { Image } from '@yunxia/contract/media';
import type { honor } from '../../routes/entering_group/honor.screen.ts';
import type { QueryOf } from '../../screens/query-fields.ts';
import { toTitle } from '../page/title.ts';

/** Honours on a page: six rows of four. */
export const HONOR_PAGE_SIZE = 24;
/** Years with a chip of their own; the older ones share one. */
const YEAR_CHIPS = 6;

/** An honour in its frame. */
export interface HonorView {
  readonly id: number;
  readonly title: string;
  readonly level: string;
  /** null: a plate is drawn instead. */
  readonly image: Image | null;
  /** `2025年` or ''. */
  readonly year: string;
  readonly awardedBy: string;
  readonly holder: string;
  /** The day in full where it is known, for the full-screen view. */
  readonly awardedOn: string;
}

/** What was asked for: a year, the years before those that have chips, or neither; and a level. */
export type HonorQuery = QueryOf<typeof honor.fields>;

const yearOf = ({ awardedOn }: HonorItem): number | undefined => {
  const year = Number(/^\d{4}/.exec(awardedOn ?? '')?.[0]);
  return Number.isNaN(year) ? undefined : year;
};

/** A chip of a filter: `value` undefined is 全部. */
export interface HonorChip<Value> {
  readonly value: Value | undefined;
  readonly label: string;
  readonly count: number;
}

/** The year chips: 全部, the newest six years there are, and 更早 for what lies before or has no day. */
const toYearChips = (items: readonly HonorItem[]): HonorChip<number | 'earlier'>[] => {
  const counts = new Map<number, number>();
  for (const year of items.map(yearOf)) if (year !== undefined) counts.set(year, (counts.get(year) ?? 0) + 1);
  const years = [...counts.keys()].sort((a, b) => b - a).slice(0, YEAR_CHIPS);
  const own = years.map((year) => ({ value: year, label: `${year}年`, count: counts.get(year) ?? 0 }));
  const rest = items.length - own.reduce((sum, { count }) => sum + count, 0);
  return [
    { value: undefined, label: '全部', count: items.length },
    ...own,
    ...(rest > 0 && own.length > 0 ? [{ value: 'earlier' as const, label: '更早', count: rest }] : []),
  ];
};

/** The level chips, most frequent first; none when all honours have one and the same level. */
const toLevelChips = (items: readonly HonorItem[]): HonorChip<string>[] => {
  const counts = new Map<string, number>();
  for (const { level } of items) {
    const name = level.trim();
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size < 2) return [];
  return [
    { value: undefined, label: '全部级别', count: items.length },
    ...[...counts].sort((a, b) => b[1] - a[1]).map(([value, count]) => ({ value, label: value, count })),
  ];
};

const toView = (item: HonorItem): HonorView => ({
  id: item.id,
  title: toTitle(item.title),
  level: item.level.trim(),
  image: item.image?.url ? item.image : null,
  year: yearOf(item) === undefined ? '' : `${yearOf(item)}年`,
  awardedBy: item.awardedBy.trim(),
  holder: item.holder.trim(),
  awardedOn: item.awardedOn ?? '',
});

/** A page of the gallery with its filters; `total` counts what fits, `all` everything there is. */
export interface HonorPageView {
  readonly honors: readonly HonorView[];
  readonly total: number;
  readonly all: number;
  readonly page: number;
  readonly pages: number;
  readonly years: readonly HonorChip<number | 'earlier'>[];
  readonly levels: readonly HonorChip<string>[];
}

/**
 * What the page shows of all honours. The counts of the levels are those within the chosen year.
 * @param items honor-list, in its order
 * @param page from 1; beyond the last page it is the last
 */
export const toHonorPage = (items: readonly HonorItem[], query: HonorQuery, page: number): HonorPageView => {
  const years = toYearChips(items);
  const ofYear = items.filter((item) => {
    if (query.year === undefined) return true;
    const year = yearOf(item);
    if (query.year === 'earlier') return !years.some(({ value }) => value === year && value !== undefined);
    return year === query.year;
  });
  const fitting = ofYear.filter(({ level }) => query.level === undefined || level.trim() === query.level);
  const pages = Math.max(1, Math.ceil(fitting.length / HONOR_PAGE_SIZE));
  const shown = Math.min(Math.max(1, page), pages);
  const from = (shown - 1) * HONOR_PAGE_SIZE;
  return {
    honors: fitting.slice(from, from + HONOR_PAGE_SIZE).map(toView),
    total: fitting.length,
    all: items.length,
    page: shown,
    pages,
    years,
    levels: toLevelChips(ofYear),
  };
};
