/** An entry of the catalogue of what is disclosed, and the way to it. Apart from the schemas, which its pages do without. */
import type { DisclosureKind } from '@yunxia/contract/disclosure';
import { DAY_MS, parseDay } from '@yunxia/contract/time';
import type { TimeText } from '../news/article.ts';

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

/** An entry and all below it, as they stand. */
const flatten = (entries: readonly CatalogueEntry[]): CatalogueEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children)]);

/** From when on a term ends soon. */
export const SOON_DAYS = 30;

/** Entries by how they stand to their term; one that has none is on time. */
export interface CatalogueCounts {
  readonly all: number;
  readonly onTime: number;
  /** Their term ends within thirty days. */
  readonly dueSoon: number;
  readonly overdue: number;
}

/** How many entries there are, and how they stand to their term. @param now epoch ms */
export const countEntries = (entries: readonly CatalogueEntry[], now: number): CatalogueCounts => {
  const all = flatten(entries);
  const overdue = all.filter(({ isOverdue }) => isOverdue).length;
  const dueSoon = all.filter(
    ({ due, isOverdue }) => !isOverdue && (parseDay(due?.iso ?? '') ?? Infinity) <= now + SOON_DAYS * DAY_MS,
  ).length;
  return { all: all.length, onTime: all.length - overdue - dueSoon, dueSoon, overdue };
};

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The entries whose name or legal basis has every word, in the order of the catalogue; none without a word. */
export const findEntries = (entries: readonly CatalogueEntry[], words: string | undefined): CatalogueEntry[] => {
  const sought = fold(words ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (sought.length === 0) return [];
  return flatten(entries).filter(({ name, legalBasis }) => {
    const text = fold(`${name} ${legalBasis}`);
    return sought.every((word) => text.includes(word));
  });
};

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

/** Entries at the top of the catalogue that follow one another and rest on the same law. */
export interface LawGroup {
  /** `《供电企业信息公开实施办法》`, with a remark that is no paragraph's number; '' when they name none. */
  readonly law: string;
  readonly entries: readonly CatalogueEntry[];
}

/** A legal basis as the law it names and the place in it; the law is '' when none is named. */
const splitBasis = (basis: string): { law: string; place: string } => {
  const [, law, place = '', remark = ''] =
    /^(《[^》]+》)(.*?)(（[^（）]*[^（）〇一二三四五六七八九十百0-9][^（）]*）)?$/u.exec(basis) ?? [];
  return law ? { law: `${law}${remark}`, place } : { law: '', place: basis };
};

/** The entries in their order, those of one law together, so that it is said once. */
export const groupByLaw = (entries: readonly CatalogueEntry[]): LawGroup[] => {
  const groups: { law: string; entries: CatalogueEntry[] }[] = [];
  for (const entry of entries) {
    const { law } = splitBasis(entry.legalBasis);
    const last = groups.at(-1);
    if (last?.law === law) last.entries.push(entry);
    else groups.push({ law, entries: [entry] });
  }
  return groups;
};

/** What is left to say of an entry's basis below a line that names `law`: the place in it, or the whole of another. */
export const basisBelow = (law: string, basis: string): string => {
  const split = splitBasis(basis);
  return split.law === law ? split.place : basis;
};
