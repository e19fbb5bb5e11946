/** 发展历程: newest first, in stages, with the years to jump to. Years are numbers, never dates: 1929 is as good as 2025. */
import type { HistoryItem } from '@yunxia/contract/history';
import type { Image } from '@yunxia/contract/media';
import { toTitle } from '../page/title.ts';

/** A moment of the history. */
export interface MomentView {
  readonly id: number;
  /** null when unknown. */
  readonly year: number | null;
  /** null when unknown. */
  readonly month: number | null;
  /** The first moment of its year: a URL that ends with `#y2025` leads to it. */
  readonly isFirst: boolean;
  readonly title: string;
  /** HTML of the content server, '' when there is none. */
  readonly content: string;
  readonly image: Image | null;
  /** Shown large, with its picture: what the editors chose, else the newest moment of all and the one a stage began with. */
  readonly isKey: boolean;
}

/** A stage with its moments, newest first. */
export interface StageView {
  /** `stage-1`, for the jump. */
  readonly anchor: string;
  /** '' when the moments name no stage. */
  readonly name: string;
  /** `2017–2025`, `1978`, or '' without years. */
  readonly span: string;
  readonly moments: readonly MomentView[];
}

const isYear = (year: number | null): year is number =>
  year !== null && Number.isInteger(year) && year >= 1 && year <= 9999;
const isMonth = (month: number | null): month is number =>
  month !== null && Number.isInteger(month) && month >= 1 && month <= 12;

const newestFirst = (a: HistoryItem, b: HistoryItem): number => {
  const years = (isYear(b.year) ? b.year : 0) - (isYear(a.year) ? a.year : 0);
  if (years !== 0) return years;
  const months = (isMonth(b.month) ? b.month : 0) - (isMonth(a.month) ? a.month : 0);
  return months === 0 ? b.id - a.id : months;
};

/** Machine form of a moment's time: `2025-09` or `2025`; '' when it has no year. */
export const toIso = ({ year, month }: Pick<MomentView, 'year' | 'month'>): string => {
  if (year === null) return '';
  const digits = String(year).padStart(4, '0');
  return month === null ? digits : `${digits}-${String(month).padStart(2, '0')}`;
};

const toSpan = (years: readonly number[]): string => {
  const [newest] = years;
  const oldest = years.at(-1);
  if (newest === undefined || oldest === undefined) return '';
  return newest === oldest ? String(newest) : `${oldest}–${newest}`;
};

/**
 * The time line: moments newest first, neighbours of one stage together. A moment without a year stands at the end,
 * one without a month after those of its year that have one.
 */
export const toStages = (items: readonly HistoryItem[]): StageView[] => {
  const sorted = [...items].sort(newestFirst);
  const groups: HistoryItem[][] = [];
  for (const item of sorted) {
    const group = groups.at(-1);
    if (group?.[0] && group[0].stage.trim() === item.stage.trim()) group.push(item);
    else groups.push([item]);
  }
  const seen = new Set<number>();
  const toMoment = (item: HistoryItem, isKey: boolean): MomentView => {
    const year = isYear(item.year) ? item.year : undefined;
    const isFirst = year !== undefined && !seen.has(year);
    if (year !== undefined) seen.add(year);
    return {
      id: item.id,
      year: year ?? null,
      month: isMonth(item.month) ? item.month : null,
      isFirst,
      title: toTitle(item.title),
      content: item.content,
      image: item.image?.url ? item.image : null,
      isKey,
    };
  };
  return groups.map((group, at) => {
    const isAnyChosen = group.some(({ isKey }) => isKey);
    const name = group[0]?.stage.trim() ?? '';
    return {
      anchor: `stage-${at + 1}`,
      name: name && toTitle(name),
      span: toSpan(group.map(({ year }) => year).filter(isYear)),
      moments: group.map((item, place) =>
        toMoment(item, isAnyChosen ? item.isKey : at === 0 ? place === 0 : name !== '' && place === group.length - 1),
      ),
    };
  });
};
