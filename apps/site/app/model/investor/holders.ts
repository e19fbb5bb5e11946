/** The largest holders of a day as the page lists them. */
import type { AnswerOf } from '@yunxia/contract/endpoint';
import type { holderList } from '@yunxia/contract/shares';
import { holderKinds } from '@yunxia/contract/share-codes';
import { parseDay } from '@yunxia/contract/time';
import { toTitle } from '../page/title.ts';
import { fromHundredths, toUnits } from './exact-units.ts';
import { isShares, toSharesText } from './share-words.ts';

export interface HolderRow {
  readonly id: number;
  readonly rank: number;
  readonly name: string;
  readonly kind: string;
  /** 38.42; '' where it is unknown. */
  readonly percent: string;
  /** Thousandths of the first holder's part. */
  readonly part: number;
  /** 183,648,000股; '' where it is unknown. */
  readonly shares: string;
  /** 质押、标记或冻结3,600,000股; '' for none. */
  readonly pledged: string;
}

export interface HoldersView {
  /** YYYY-MM-DD; '' where there is no list at all. */
  readonly day: string;
  readonly source: string;
  readonly rows: readonly HolderRow[];
  /** 前10名合计61.38%，其余61,194户合计38.62%。 '' where a part is unknown. */
  readonly sum: string;
  readonly note: string;
  /** Other days with a list, newest first. */
  readonly days: readonly string[];
}

/** Days that the page offers: two years of quarters and more. */
const MOST_DAYS = 12;
const WHOLE = 10_000;

/** Hundredths of a per cent between 0 and 100; null: not known. */
const toPart = (percent: string): number | null => {
  const part = toUnits(percent, 2);
  return part !== null && part >= 0 && part <= WHOLE ? part : null;
};

const toSum = (parts: readonly (number | null)[], holders: number | null): string => {
  const known = parts.filter((part) => part !== null);
  const sum = known.reduce((total, part) => total + part, 0);
  if (known.length === 0 || known.length < parts.length || sum > WHOLE) return '';
  const others = isShares(holders) && holders > parts.length ? holders - parts.length : null;
  const rest =
    others === null
      ? ''
      : `，其余${String(others).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}户合计${fromHundredths(WHOLE - sum)}%`;
  return `前${parts.length}名合计${fromHundredths(sum)}%${rest}。`;
};

export const toHolders = (answer: AnswerOf<typeof holderList>): HoldersView => {
  const list = answer.list.toSorted((one, other) => one.rank - other.rank);
  const parts = list.map(({ percent }) => toPart(percent));
  const most = Math.max(1, ...parts.map((part) => part ?? 0));
  return {
    day: answer.asOf ?? '',
    source: answer.source.trim(),
    rows: list.map(({ id, rank, name, kind, shares, pledged }, at) => ({
      ...{ id, rank, name: toTitle(name), kind: holderKinds[kind] },
      percent: parts[at] == null ? '' : fromHundredths(parts[at]),
      part: Math.round((1000 * (parts[at] ?? 0)) / most),
      shares: isShares(shares) ? toSharesText(shares) : '',
      pledged: isShares(pledged) && pledged > 0 ? `质押、标记或冻结${toSharesText(pledged)}` : '',
    })),
    sum: toSum(parts, answer.holderCount),
    note: answer.note.trim(),
    days: answer.days.filter((day) => parseDay(day) !== null).slice(0, MOST_DAYS),
  };
};
