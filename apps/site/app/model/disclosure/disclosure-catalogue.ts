/** The catalogue of what is disclosed (主动公开目录): a tree of entries, with the day by which each has to be renewed. */
import { disclosureCycles, type DisclosureTypeItem } from '@yunxia/contract/disclosure';
import { dueDay } from '@yunxia/contract/disclosure-term';
import { startOfDay, toIsoDay } from '@yunxia/contract/time';
import type { TimeText } from '../news/article.ts';
import { toDayText } from '../text/beijing-time.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

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
