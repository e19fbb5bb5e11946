/** Distributions by year: cash of a share, and the last payment on its way. */
import type { DividendItem } from '@yunxia/contract/dividend';
import { type BarDrawing, toBarDrawing } from '../chart/bar-chart.ts';
import { toTitle } from '../page/title.ts';
import { type DividendRow, toDividendRow } from './dividend-row.ts';
import { fromHundredths, toUnits } from './exact-units.ts';

export interface DividendYears {
  /** 2021年度至2026年中期，每股派现累计5.47元（含税）。 */
  readonly sentence: string;
  /** A bar a year: 2025, or 2025中期 while nothing but an interim distribution is known of the year. */
  readonly drawing: BarDrawing;
}

/** Years that are drawn. */
const MOST_YEARS = 6;
const PLACES = 6;
const MOST_CASH = 1_000_000;

/** Cash of distributions that were resolved, by year; hostile and absurd amounts are passed over. Null under two years. */
export function toDividendYears(dividends: readonly DividendItem[]): DividendYears | null {
  const years = new Map<number, { cash: number; isInterim: boolean }>();
  for (const { year, title, cashPerShare, status } of dividends) {
    const cash = toUnits(cashPerShare, PLACES);
    if (status === 'proposed' || cash === null || cash <= 0 || cash > MOST_CASH * 10 ** PLACES || year < 1900) continue;
    const before = years.get(year) ?? { cash: 0, isInterim: true };
    years.set(year, { cash: before.cash + cash, isInterim: before.isInterim && title.includes('中期') });
  }
  const shown = [...years].toSorted(([one], [other]) => one - other).slice(-MOST_YEARS);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || shown.length < 2) return null;
  const sum = shown.reduce((total, [, { cash }]) => total + cash, 0);
  const words = ([year, { isInterim }]: typeof first): string => `${year}年${isInterim ? '中期' : '度'}`;
  const values = shown.map(([year, { cash, isInterim }]) => ({
    ...{ period: `${year}${isInterim ? '中期' : ''}`, value: toYuan(cash), restated: false, note: '' },
  }));
  const drawing = toBarDrawing({ label: '每股派现', unit: '元', kind: 'flow', values });
  const sentence = `${words(first)}至${words(last)}，每股派现累计${toYuan(sum)}元（含税）。`;
  return drawing && { sentence, drawing };
}

/** To the fen, and to the last place where there are more. */
const toYuan = (units: number): string => {
  const rest = units % 10 ** (PLACES - 2);
  const cents = fromHundredths((units - rest) / 10 ** (PLACES - 2));
  return rest === 0
    ? cents
    : cents +
        String(rest)
          .padStart(PLACES - 2, '0')
          .replace(/0+$/, '');
};

interface Stage {
  readonly label: string;
  readonly day: string;
  readonly state: 'past' | 'last' | 'coming';
}

export interface LatestDividend extends DividendRow {
  readonly stages: readonly Stage[];
}

/**
 * The latest distribution with its days in their order; the last one that has come is marked.
 * @param today YYYY-MM-DD
 */
export function toLatestDividend(dividends: readonly DividendItem[], today: string): LatestDividend | null {
  const [latest] = dividends;
  if (!latest) return null;
  const days = [
    ['公告', latest.announcedOn],
    ['股权登记日', latest.recordDay],
    ['除权除息日', latest.exDay],
    ['发放', latest.payDay],
  ] as const;
  const known = days.flatMap(([label, day]) => (day === null ? [] : [{ label, day }]));
  const at = known.findLastIndex(({ day }) => day <= today);
  const stages = known.map((stage, position): Stage => ({
    ...stage,
    state: position < at ? 'past' : position === at ? 'last' : 'coming',
  }));
  return { ...toDividendRow(latest), title: toTitle(latest.title), stages };
}
