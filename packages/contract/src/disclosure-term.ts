/** The day by which a disclosure has to be renewed; without schemas, for the browser and the editors' desk. */
import type { DisclosureCycle } from './disclosure.ts';
import { addDays, fromBeijingParts, parseTime, toBeijingParts } from './time.ts';

/** Months of a term; what is disclosed at once has none. */
const TERMS: Readonly<Record<DisclosureCycle, number | null>> = {
  immediate: null,
  monthly: 1,
  quarterly: 3,
  yearly: 12,
};

/**
 * The last day of the term after the one of the last update: what is renewed every quarter and was on 2026-02-18 is due
 * by 2026-06-30.
 * @returns the start of that day in Beijing, epoch ms; null when the entry has no term or was never updated
 */
export const dueDay = (cycle: DisclosureCycle | null, updatedOn: string | null): number | null => {
  const months = cycle && TERMS[cycle];
  const updated = updatedOn ? parseTime(updatedOn) : null;
  if (!months || updated === null) return null;
  const { year, month } = toBeijingParts(updated);
  const nextButOne = Math.floor((month - 1) / months) * months + 2 * months;
  const after = fromBeijingParts(year + Math.floor(nextButOne / 12), (nextButOne % 12) + 1, 1);
  return addDays(after, -1);
};
