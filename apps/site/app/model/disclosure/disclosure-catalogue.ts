/** The catalogue of what is disclosed (主动公开目录): a tree of entries, with the day by which each has to be renewed. */
import { type DisclosureCycle, disclosureCycles, type DisclosureTypeItem } from '@yunxia/contract/disclosure';
import { addDays, fromBeijingParts, startOfDay, toBeijingParts, toIsoDay } from '@yunxia/contract/time';
import type { TimeText } from '../news/article.ts';
import { toDayText, toInstant } from '../text/beijing-time.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

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
  const updated = toInstant(updatedOn);
  if (!months || updated === null) return null;
  const { year, month } = toBeijingParts(updated);
  const nextButOne = Math.floor((month - 1) / months) * months + 2 * months;
  const after = fromBeijingParts(year + Math.floor(nextButOne / 12), (nextButOne % 12) + 1, 1);
  return addDays(after, -1);
};

const toDay = (instant: number | null): TimeText | null =>
  instant === null ? null : { iso: toIsoDay(instant), text: toIsoDay(instant) };

/**
 * The entries as a tree, in the order of the answer. An entry whose parent is not there, or which lies in a circle of
 * parents, stands at the top.
 * @param now epoch ms
 */
export const toCatalogue = (types: readonly DisclosureTypeItem[], now: number): CatalogueEntry[] => {
  const byId = new Map(types.map((type) => [type.id, type]));
  const parentOf = (type: DisclosureTypeItem): DisclosureTypeItem | undefined => byId.get(type.parentId ?? 0);
  const isInCircle = (type: DisclosureTypeItem): boolean => {
    const seen = new Set<number>();
    for (let at = parentOf(type); at; at = parentOf(at)) {
      if (at.id === type.id) return true;
      if (seen.has(at.id)) return false;
      seen.add(at.id);
    }
    return false;
  };
  const isTop = (type: DisclosureTypeItem): boolean => !parentOf(type) || isInCircle(type);
  const toEntry = (type: DisclosureTypeItem, above: string): CatalogueEntry => {
    const { id, name, kind, cycle, updatedOn, total, pdf } = type;
    const legalBasis = type.legalBasis.trim() || above;
    const due = dueDay(cycle, updatedOn);
    return {
      id,
      name: name.trim() || `第${id}类`,
      kind,
      legalBasis,
      cycle: cycle ? disclosureCycles[cycle] : '',
      updated: updatedOn ? { iso: updatedOn, text: toDayText(updatedOn) } : null,
      due: toDay(due),
      isOverdue: due !== null && startOfDay(now) > due,
      total,
      pdf,
      children: types.filter((each) => each.parentId === id && !isTop(each)).map((each) => toEntry(each, legalBasis)),
    };
  };
  return types.filter(isTop).map((type) => toEntry(type, ''));
};
