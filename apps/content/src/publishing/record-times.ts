/** Times at which a published record changes by itself, so that answers with it become stale. */
import { DAY_MS } from '@yunxia/contract/time';
import type { CollectionSlug } from 'payload';

/** A time that many ms before the value of a time field. */
export interface RecordTime {
  readonly field: string;
  readonly aheadMs?: number;
  /** Whether the record is withdrawn at that time. */
  readonly withdraws?: boolean;
}

/** Besides publication and withdrawal, which every collection with drafts has. Counts by status are valid until the next of these. */
export const RECORD_TIMES = {
  notices: [
    { field: 'startAt', aheadMs: DAY_MS },
    { field: 'startAt' },
    { field: 'endAt' },
    { field: 'expectedRestoreAt' },
  ],
  purchases: [
    { field: 'deadlineAt', aheadMs: 3 * DAY_MS },
    { field: 'deadlineAt' },
    ...['filesFrom', 'opensAt', 'publicFrom', 'publicTo'].map((field) => ({ field })),
  ],
  // A day as deadline is stored as its first instant, and ends with its last.
  recruits: [{ field: 'deadlineAt' }, { field: 'deadlineAt', aheadMs: -DAY_MS }],
  banners: [{ field: 'startAt' }, { field: 'endAt', withdraws: true }],
} as const satisfies Partial<Record<CollectionSlug, readonly RecordTime[]>>;

/** A due change of a record: its time (epoch ms), and whether it withdraws the record. */
export interface DueChange {
  at: number;
  withdrawn: boolean;
}

/** The times after `now` (epoch ms) at which a record that is published and not withdrawn changes by itself. */
export function dueChanges(slug: CollectionSlug, record: Readonly<Record<string, unknown>>, now: number): DueChange[] {
  const times: readonly RecordTime[] =
    (RECORD_TIMES as Partial<Record<CollectionSlug, readonly RecordTime[]>>)[slug] ?? [];
  const due = new Map<number, DueChange>();
  for (const { field, aheadMs = 0, withdraws = false } of [
    { field: 'publishedAt' },
    { field: 'withdrawAt', withdraws: true },
    ...times,
  ] as readonly RecordTime[]) {
    const at = Date.parse(String(record[field] ?? '')) - aheadMs;
    if (at > now) due.set(at, { at, withdrawn: withdraws || due.get(at)?.withdrawn === true });
  }
  return [...due.values()];
}
