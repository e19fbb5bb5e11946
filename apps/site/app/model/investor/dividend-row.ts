/** A distribution as a row of the page's table. */
import type { DividendItem } from '@yunxia/contract/dividend';
import { dividendStatuses } from '@yunxia/contract/stock-codes';
import { toTitle } from '../page/title.ts';

export interface DividendRow {
  readonly id: number;
  readonly title: string;
  readonly plan: string;
  /** YYYY-MM-DD; '' while it is not known. */
  readonly exDay: string;
  readonly isPaid: boolean;
  readonly statusText: string;
  readonly noticeId: number | null;
}

/** Rows on the page of the share; all are on the page of distributions. */
const LATEST = 2;

export const toDividendRow = ({ id, title, planText, exDay, status, noticeId }: DividendItem): DividendRow => ({
  ...{ id, title: toTitle(title), plan: planText.trim(), exDay: exDay ?? '', noticeId },
  isPaid: status === 'paid',
  statusText: dividendStatuses[status],
});

/** A row with all its days, '' while they are not known. */
export interface DividendDaysRow extends DividendRow {
  readonly recordDay: string;
  readonly payDay: string;
}

export const toDividendDaysRow = (item: DividendItem): DividendDaysRow => ({
  ...toDividendRow(item),
  ...{ recordDay: item.recordDay ?? '', payDay: item.payDay ?? '' },
});

export const toLatestDividendRows = (dividends: readonly DividendItem[]): DividendDaysRow[] =>
  dividends.slice(0, LATEST).map(toDividendDaysRow);
