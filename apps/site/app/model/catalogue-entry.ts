/** An entry of the catalogue of what is disclosed, and the way to it. Apart from the schemas, which its pages do without. */
import type { DisclosureKind } from '@yunxia/contract/disclosure';
import type { TimeText } from './article.ts';

/** An entry as the catalogue shows it. */
export interface CatalogueEntry {
  readonly id: number;
  readonly name: string;
  readonly kind: DisclosureKind;
  /** Its own, else that of the entry above it; '' when none is named. */
  readonly legalBasis: string;
  /** `每季度`; '' when none is set. */
  readonly cycle: string;
  readonly updated: TimeText | null;
  /** The last day of the term in which it has to be renewed; null when it has no term. */
  readonly due: TimeText | null;
  /** That day has passed. */
  readonly isOverdue: boolean;
  /** Records of the entry and those below it; null when they are not counted. */
  readonly total: number | null;
  /** Address of the entry's own PDF; '' when it has none. */
  readonly pdf: string;
  readonly children: readonly CatalogueEntry[];
}

/** The entry with this id, and the entries above it, from the top; undefined when the catalogue does not have it. */
export const findEntry = (
  entries: readonly CatalogueEntry[],
  id: number | undefined,
): { entry: CatalogueEntry; above: CatalogueEntry[] } | undefined => {
  for (const entry of entries) {
    if (entry.id === id) return { entry, above: [] };
    const below = findEntry(entry.children, id);
    if (below) return { entry: below.entry, above: [entry, ...below.above] };
  }
  return undefined;
};
