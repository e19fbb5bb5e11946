/** 集团荣誉: the chosen honours, the wall by year, the years and levels to choose from, and what the URL asks for. */
import type { HonorItem } from '@yunxia/contract/honor';
import type { Image } from '@yunxia/contract/media';
import type { honor } from '../../routes/entering_group/honor.screen.ts';
import type { QueryOf } from '../../screens/query-fields.ts';
import { toTitle } from '../page/title.ts';

/** Honours on a page of the wall. */
export const HONOR_PAGE_SIZE = 24;
/** Honours at the head of the page: one large, two small. */
const CHOSEN = 3;
/** Years with a chip of their own; the older ones share one. */
const YEAR_CHIPS = 6;

/** The level of an honour as its mark shows it: by shape, beside the word. */
export type HonorMark = 'nation' | 'trade' | 'province' | 'city' | 'other';

/** An honour in its frame or in a row. */
export interface HonorView {
  readonly id: number;
  readonly title: string;
  readonly level: string;
  readonly mark: HonorMark;
  /** What a chosen one was given for, '' when nobody wrote it. */
  readonly why: string;
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

const MARKS: readonly (readonly [RegExp, HonorMark])[] = [
  [/国家|全国/, 'nation'],
  [/行业|协会/, 'trade'],
  [/省|部级/, 'province'],
  [/市|县|区/, 'city'],
];

/** The shape of a level, from the word that editors write. */
export const toHonorMark = (level: string): HonorMark => MARKS.find(([words]) => words.test(level))?.[1] ?? 'other';

const toView = (item: HonorItem): HonorView => ({
  id: item.id,
  title: toTitle(item.title),
  level: item.level.trim(),
  mark: toHonorMark(item.level),
  why: item.why.trim(),
  image: item.image?.url ? item.image : null,
  year: yearOf(item) === undefined ? '' : `${yearOf(item)}年`,
  awardedBy: item.awardedBy.trim(),
  holder: item.holder.trim(),
  awardedOn: item.awardedOn ?? '',
});

/** The honours of one year on this page. */
export interface HonorYear {
  /** `2026`, or '' for those without a day. */
  readonly year: string;
  /** All of the year that fit the filters, on whatever page. */
  readonly count: number;
  readonly honors: readonly HonorView[];
}

/** A page of the wall with its filters; `total` counts what fits, `all` everything there is. */
export interface HonorPageView {
  /** At the head of the first page, while nothing is filtered: the largest first. */
  readonly chosen: readonly HonorView[];
  readonly wall: readonly HonorYear[];
  readonly total: number;
  readonly all: number;
  readonly page: number;
  readonly pages: number;
  readonly years: readonly HonorChip<number | 'earlier'>[];
  readonly levels: readonly HonorChip<string>[];
}

/** The page of the wall from a place on, in years; the answer's order holds within a year. */
const toWall = (fitting: readonly HonorItem[], from: number): HonorYear[] => {
  const yearText = (item: HonorItem): string => String(yearOf(item) ?? '');
  // Newest year first, whatever an editor pinned to the top of the list; without a year, last.
  const byYear = fitting.toSorted((a, b) => (yearOf(b) ?? 0) - (yearOf(a) ?? 0));
  const page = byYear.slice(from, from + HONOR_PAGE_SIZE);
  return [...new Set(page.map(yearText))].map((year) => ({
    year,
    count: fitting.filter((item) => yearText(item) === year).length,
    honors: page.filter((item) => yearText(item) === year).map(toView),
  }));
};

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
  const isWhole = query.year === undefined && query.level === undefined && shown === 1;
  return {
    chosen: isWhole
      ? items
          .filter(({ isChosen }) => isChosen)
          .slice(0, CHOSEN)
          .map(toView)
      : [],
    wall: toWall(fitting, from),
    total: fitting.length,
    all: items.length,
    page: shown,
    pages,
    years,
    levels: toLevelChips(ofYear),
  };
};
