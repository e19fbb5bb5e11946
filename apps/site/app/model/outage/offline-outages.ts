/** The outages of the offline page: complete, because nothing can be fetched without a network. */
import type { NoticeItem } from '@yunxia/contract/notice';
import { outageStatus } from '@yunxia/contract/outage-status';
import { toFullSpanText, toInstant } from '../text/beijing-time.ts';
import { toOutageView } from './outage.ts';

/** An outage that is not over, at the time of the data. */
export interface OfflineOutage {
  readonly id: number;
  readonly title: string;
  readonly status: ReturnType<typeof outageStatus>;
  readonly statusText: string;
  /** `2026-11-28 08:30–17:30`; 时间待定 without times. */
  readonly span: string;
  readonly places: readonly string[];
  readonly equipment: string;
}

const OVER: ReadonlySet<string> = new Set(['restored', 'due_restored', 'cancelled']);

/** What is off or will be, in the order of the list. @param now time of the data, epoch ms */
export const toOfflineOutages = (records: readonly NoticeItem[], now: number): OfflineOutage[] =>
  records
    .filter((record) => !OVER.has(outageStatus(record, now)))
    .map((record) => {
      const { id, title, status, statusText, places, equipment } = toOutageView(record, now);
      const end = toInstant(record.endAt) ?? toInstant(record.expectedRestoreAt);
      const span = status === 'postponed' ? '' : toFullSpanText(toInstant(record.startAt), end);
      return { id, title, status, statusText, places, equipment, span: span || '时间待定' };
    });
