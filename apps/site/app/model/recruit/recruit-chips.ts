import { type RecruitStatus, recruitStatuses } from '@yunxia/contract/recruit-status';
import { type CountChip, toCountChips } from '../text/count-chips.ts';

/** The chips of the status filter. @param counts records by status, from the list's answer @param total records of the list */
export const toRecruitChips = (
  counts: Readonly<Record<string, number>>,
  current: RecruitStatus | undefined,
  total: number,
): CountChip<RecruitStatus>[] =>
  toCountChips({ labels: recruitStatuses, counts, current, total, standing: ['open', 'closed'] });
