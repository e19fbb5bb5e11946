/** The status of a tender notice, computed whenever it is read, from the record and the time. */
import { HOUR_MS, parseTime } from './time.ts';

/** Tender statuses by code word, in the order lists count them. */
export const tenderStatuses = {
  closing: '即将截止',
  open: '进行中',
  upcoming: '未开始',
  awaiting_opening: '待开标',
  in_publicity: '公示中',
  closed: '已结束',
  terminated: '已终止',
} as const;
export type TenderStatus = keyof typeof tenderStatuses;

const CLOSING_MS = 72 * HOUR_MS;

/** What the status is computed from; any other field is ignored, and a missing time skips its rule. */
export interface TenderTimes {
  noticeType?: string | undefined;
  terminated?: boolean | undefined;
  filesFrom?: string | null | undefined;
  deadlineAt?: string | null | undefined;
  opensAt?: string | null | undefined;
  publicFrom?: string | null | undefined;
  publicTo?: string | null | undefined;
}

/**
 * Status of a tender notice at `now` (epoch ms), the first rule that fits: terminated (an abnormal notice,
 * or one on its project); in_publicity (publicFrom ≤ now < publicTo); upcoming (now < filesFrom); closing
 * (0 < deadlineAt − now ≤ 72 h); open (now < deadlineAt); awaiting_opening (deadlineAt ≤ now < opensAt);
 * closed. Without any time: closed for results and contracts, open otherwise.
 */
export function tenderStatus(record: TenderTimes, now: number): TenderStatus {
  if (record.noticeType === 'abnormal' || record.terminated === true) return 'terminated';
  const filesFrom = instantOf(record.filesFrom);
  const deadline = instantOf(record.deadlineAt);
  const opens = instantOf(record.opensAt);
  const publicFrom = instantOf(record.publicFrom);
  const publicTo = instantOf(record.publicTo);

  if ([filesFrom, deadline, opens, publicFrom, publicTo].every((time) => time === null)) {
    return record.noticeType === 'result' || record.noticeType === 'contract' ? 'closed' : 'open';
  }
  if (publicFrom !== null && publicTo !== null && publicFrom <= now && now < publicTo) return 'in_publicity';
  if (filesFrom !== null && now < filesFrom) return 'upcoming';
  if (deadline !== null && now < deadline) return deadline - now <= CLOSING_MS ? 'closing' : 'open';
  if (deadline !== null && opens !== null && now < opens) return 'awaiting_opening';
  return 'closed';
}

/** The next instant (epoch ms) at which the status changes by itself, or null. */
export function nextTenderChange(record: TenderTimes, now: number): number | null {
  const status = tenderStatus(record, now);
  const deadline = instantOf(record.deadlineAt);
  const times = [
    instantOf(record.filesFrom),
    deadline === null ? null : deadline - CLOSING_MS,
    deadline,
    instantOf(record.opensAt),
    instantOf(record.publicFrom),
    instantOf(record.publicTo),
  ];
  const changes = times.filter(
    (time) => time !== null && time > now && tenderStatus(record, time) !== status,
  ) as number[];
  return changes.length === 0 ? null : Math.min(...changes);
}

function instantOf(text: string | null | undefined): number | null {
  return text ? parseTime(text) : null;
}
