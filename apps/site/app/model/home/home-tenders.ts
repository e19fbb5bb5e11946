/** Which tenders the home page shows. Apart from how it shows them, which the open page needs as well. */
import type { PurchaseItem } from '@yunxia/contract/purchase';
import { toInstant } from '../text/beijing-time.ts';
import { toDeadlines } from '../tender/tender-event.ts';

/**
 * First the tenders that close soon, the nearest deadline first and each project once, then the newest notices.
 * @param closing those whose status is closing, newest first
 * @param newest the newest of all
 * @param limit how many at most
 */
export const pickHomeTenders = (
  closing: readonly PurchaseItem[],
  newest: readonly PurchaseItem[],
  limit: number,
): PurchaseItem[] => {
  const soon = toDeadlines(closing).toSorted(
    (a, b) => (toInstant(a.deadlineAt) ?? 0) - (toInstant(b.deadlineAt) ?? 0) || b.id - a.id,
  );
  const shown = new Set(closing.map(({ id }) => id));
  return [...soon, ...newest.filter(({ id }) => !shown.has(id))].slice(0, limit);
};
