/** How long a deleted record can be restored. */
import { DAY_MS } from '@yunxia/contract/time';

export const BIN_DAYS = 30;

/** What was deleted at this time (ISO 8601) or before has been in the bin for its days. @param now epoch ms */
export const binnedBefore = (now: number): string => new Date(now - BIN_DAYS * DAY_MS).toISOString();

/** Whole days that a record stays in the bin. @param deletedAt ISO 8601 */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + BIN_DAYS * DAY_MS - now) / DAY_MS));
