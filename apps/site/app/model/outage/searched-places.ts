/** What a reader searched for, on the page of an outage: the list and the answer pass it on in the URL's fragment. */
import type { PlaceGroup } from './outage-facts.ts';

/** As searched-fragment.ts writes it, a module of its own: the first visit has nothing of what reads it. */
const PREFIX = '#at=';
/** Names that a fragment carries, and their longest. */
const MOST = 5;
const LONGEST = 60;

/** Whether a name is, or holds, one of those that were searched for. */
export const isAskedFor = (name: string, marks: readonly string[]): boolean =>
  marks.some((mark) => name.includes(mark));

/** The names in a fragment; none when it is another one, or broken. */
export const readSearchedFragment = (fragment: string): readonly string[] => {
  if (!fragment.startsWith(PREFIX)) return [];
  try {
    const names = decodeURIComponent(fragment.slice(PREFIX.length)).split(',');
    return names.filter((name) => name.trim() !== '' && name.length <= LONGEST).slice(0, MOST);
  } catch {
    return [];
  }
};

/** A name in the facts of an outage; `isMarked`: it was searched for. */
export interface SearchedName {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Names with those that were searched for first. */
export const markNames = (names: readonly string[], marks: readonly string[]): SearchedName[] =>
  names
    .map((text) => ({ text, isMarked: isAskedFor(text, marks) }))
    .toSorted((a, b) => Number(b.isMarked) - Number(a.isMarked));

/** Counties and towns with those first that have what was searched for. */
export const placesInOrder = (places: readonly PlaceGroup[], marks: readonly string[]): PlaceGroup[] => {
  const rank = ({ town, villages }: PlaceGroup['towns'][number]): number =>
    Number(isAskedFor(town, marks) || villages.some((village) => isAskedFor(village, marks)));
  const rankOf = ({ towns }: PlaceGroup): number => Math.max(0, ...towns.map(rank));
  return places
    .map((group) => ({ ...group, towns: group.towns.toSorted((a, b) => rank(b) - rank(a)) }))
    .toSorted((a, b) => rankOf(b) - rankOf(a));
};
