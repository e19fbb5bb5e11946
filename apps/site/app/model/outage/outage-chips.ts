import { type OutageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { type CountChip, toCountChips } from '../text/count-chips.ts';

/** Statuses whose chip stands there even when nothing has them: that nothing is off is an answer, too. */
const STANDING: readonly OutageStatus[] = ['ongoing', 'soon', 'scheduled'];

/**
 * The chips of the status filter: all, then each status that some record has.
 * @param counts records by status, from the list's answer; {} when it has none, or from a server that counts none
 * @param total records of the list, which tells these two apart
 */
export const toStatusChips = (
  counts: Readonly<Record<string, number>>,
  current: OutageStatus | undefined,
  total: number,
): CountChip<OutageStatus>[] => toCountChips({ labels: outageStatuses, counts, current, total, standing: STANDING });
