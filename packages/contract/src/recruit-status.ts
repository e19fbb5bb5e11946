/** The status of a job, computed whenever it is read, from the record and the time. */
import { DAY_MS, parseDay, parseTime } from './time.ts';

/** Job statuses by code word. */
export const recruitStatuses = { open: '招聘中', closed: '已截止' } as const;
export type RecruitStatus = keyof typeof recruitStatuses;

/** What the status is computed from. */
export interface RecruitTimes {
  deadlineAt?: string | null | undefined;
}

/**
 * Status of a job at `now` (epoch ms): open until its deadline, and without a deadline always. A deadline
 * that is a bare day lasts to the end of that day in Beijing.
 */
export function recruitStatus(record: RecruitTimes, now: number): RecruitStatus {
  const deadline = recruitDeadline(record);
  return deadline === null || now < deadline ? 'open' : 'closed';
}

/** The instant (epoch ms) from which a job is closed, or null when it has no deadline. */
export function recruitDeadline(record: RecruitTimes): number | null {
  if (!record.deadlineAt) return null;
  const day = parseDay(record.deadlineAt);
  return day === null ? parseTime(record.deadlineAt) : day + DAY_MS;
}
