import { type TenderStatus, tenderStatuses } from '@yunxia/contract/tender-status';
import { type CountChip, toCountChips } from '../text/count-chips.ts';

/** Statuses whose chip stands there even when nothing has them: a bidder looks for these. */
const STANDING: readonly TenderStatus[] = ['closing', 'open'];

/**
 * The chips of the status filter.
 * @param counts records by status, from the list's answer
 * @param total records of the list
 */
export const toTenderChips = (
  counts: Readonly<Record<string, number>>,
  current: TenderStatus | undefined,
  total: number,
): CountChip<TenderStatus>[] => toCountChips({ labels: tenderStatuses, counts, current, total, standing: STANDING });
