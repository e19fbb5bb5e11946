/** The share capital of today, and how it came about. */
import type { CapitalItem } from '@yunxia/contract/shares';
import { toTitle } from '../page/title.ts';
import { fromHundredths, percentHundredths } from './exact-units.ts';
import { isShares, toSharesText, toShortSharesText } from './share-words.ts';

export interface CapitalView {
  /** 总股本4.78亿股，其中97.28%已流通。 */
  readonly sentence: string;
  /** Thousandths of the total that float. */
  readonly part: number;
  readonly floating: string;
  /** '' where all shares float. */
  readonly restricted: string;
  /** Day from which restricted shares float; '' where it is unknown. */
  readonly unlockDay: string;
  readonly changes: readonly CapitalChange[];
}

interface CapitalChange {
  readonly id: number;
  readonly day: string;
  readonly reason: string;
  /** 变动后4.78亿股; '' where it is unknown. */
  readonly total: string;
  readonly noticeId: number | null;
}

const isWhole = ({ total, floating }: CapitalItem): boolean =>
  isShares(total) && total > 0 && isShares(floating) && floating <= total;

/**
 * @param today YYYY-MM-DD: a change that is still to come is listed, but is not the capital of today
 * @returns null where nothing is known
 */
export function toCapital(list: readonly CapitalItem[], today: string): CapitalView | null {
  const current = list.find((item) => isWhole(item) && item.day !== null && item.day <= today);
  if (list.length === 0) return null;
  const changes = list.map(({ id, day, reason, total, noticeId }) => ({
    ...{ id, day: day ?? '', reason: toTitle(reason), noticeId },
    total: isShares(total) && total > 0 ? `变动后${toShortSharesText(total)}` : '',
  }));
  const { total, floating, unlockDay } = { total: 0, floating: 0, unlockDay: null, ...current };
  if (!current || total === null || floating === null) {
    return { sentence: '', part: 0, floating: '', restricted: '', unlockDay: '', changes };
  }
  const restricted = total - floating;
  const share = restricted === 0 ? '全部流通' : `其中${fromHundredths(toPart(floating, total))}%已流通`;
  return {
    sentence: `总股本${toShortSharesText(total)}，${share}。`,
    part: Math.floor((floating / total) * 1000),
    floating: toSharesText(floating),
    restricted: restricted === 0 ? '' : toSharesText(restricted),
    unlockDay: restricted === 0 ? '' : (unlockDay ?? ''),
    changes,
  };
}

/** Hundredths of a per cent. What is not all is not shown as 100.00. */
const toPart = (part: number, whole: number): number => {
  // a share has at most eleven digits in exact arithmetic: larger ones are compared in thousands
  const scale = whole > 10_000_000_000 ? 1000 : 1;
  const share = percentHundredths(Math.floor(part / scale), Math.floor(whole / scale));
  return part < whole ? Math.min(share, 9999) : share;
};
