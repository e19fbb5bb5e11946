/** The dividend yield as a fraction: cash of the ex-days of the last twelve months over the last close. */
import type { DividendItem } from '@yunxia/contract/dividend';
import { fromHundredths, percentHundredths, toUnits } from './exact-units.ts';

export interface DividendYield {
  /** 1.48 */
  readonly percent: string;
  /** 0.50＋1.10 */
  readonly cash: string;
  readonly close: string;
}

/** Places of the cash of a share, as editors may enter it. */
const PLACES = 6;

/** The cash as it was entered, with two places at least. */
const cashWords = (text: string): string => {
  const [whole = '0', part = ''] = text.split('.');
  return `${whole}.${part.padEnd(2, '0')}`;
};

/** The same day a year before (YYYY-MM-DD); of 29 February the first of March. */
const yearBefore = (day: string): string => {
  const date = new Date(Date.UTC(Number(day.slice(0, 4)) - 1, Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))));
  return date.toISOString().slice(0, 10);
};

type Paid = Pick<DividendItem, 'exDay' | 'cashPerShare'>;

/** The distributions whose ex-day is in the twelve months up to `day` (YYYY-MM-DD), with their cash in units. */
const inLastYear = (dividends: readonly Paid[], day: string) =>
  dividends.flatMap(({ exDay, cashPerShare }) => {
    const cash = toUnits(cashPerShare, PLACES);
    return exDay !== null && exDay <= day && exDay > yearBefore(day) && cash !== null
      ? [{ exDay, cash, cashPerShare }]
      : [];
  });

/** The ex-days that the yield counts, in the order of the distributions. */
export const yieldDays = (dividends: readonly Paid[], day: string): string[] =>
  inLastYear(dividends, day).map(({ exDay }) => exDay);

/**
 * @param close decimal text, '' where there is none
 * @param day of the close (YYYY-MM-DD)
 * @returns null without a close: then there is no yield, not one of 0
 */
export function toDividendYield(dividends: readonly Paid[], close: string, day: string | null): DividendYield | null {
  const price = toUnits(close, PLACES);
  const cents = toUnits(close, 2);
  if (price === null || price <= 0 || cents === null || day === null) return null;
  const paid = inLastYear(dividends, day);
  const sum = paid.reduce((total, { cash }) => total + cash, 0);
  return {
    percent: fromHundredths(percentHundredths(sum, price)),
    cash: paid.length > 0 ? paid.map(({ cashPerShare }) => cashWords(cashPerShare)).join('＋') : '0.00',
    close: fromHundredths(cents),
  };
}
