/** Every name that a typed place may mean: the areas that editors keep, and what outage notices name. Pure. */
import type { PlaceKind } from '@yunxia/contract/outage-reading';
import { foldPlaceName, keysOf, stemOf } from './place-names.ts';

/** A name and where it lies. */
export interface DirectoryName {
  kind: PlaceKind;
  title: string;
  /** Names of the county and town around it; "" for none. */
  county: string;
  town: string;
  /** An area that editors keep; false: a name that only notices have. */
  isOfficial: boolean;
  phone: string;
  /** Pinyin without spaces and initials; "" for what is no area. */
  pinyin: string;
  initials: string;
  /** From when on it is public, epoch ms. */
  from: number;
  /** Until when, epoch ms. */
  until: number;
}

/** Whether a name is public at `now` (epoch ms). */
export const isKnownAt = ({ from, until }: Pick<DirectoryName, 'from' | 'until'>, now: number): boolean =>
  from <= now && now < until;

export interface DirectoryEntry extends DirectoryName {
  /** The name, and the names of county and town, in the forms that rows of notices have. */
  folded: string;
  countyStem: string;
  townStem: string;
}

/** The names by the keys under which they are looked up. */
export interface PlaceDirectory {
  byKey: ReadonlyMap<string, readonly DirectoryEntry[]>;
  entries: readonly DirectoryEntry[];
  /** Length of the longest key. */
  longest: number;
}

/** What of a name never changes: to fold it takes longer than to find it. */
interface FoldedName {
  folded: string;
  keys: readonly string[];
  countyStem: string;
  townStem: string;
}

/** Folded names of the directories before, by kind, name, county and town. */
export type FoldedNames = Map<string, FoldedName>;

/**
 * Makes the directory; of several names that are the same but for who keeps them, an area goes first.
 * @param known folded names that are taken from there, and put there
 */
export function createDirectory(names: readonly DirectoryName[], known: FoldedNames = new Map()): PlaceDirectory {
  const byKey = new Map<string, DirectoryEntry[]>();
  const entries = new Map<string, DirectoryEntry>();
  const stems = new Map<string, string>();
  let longest = 0;
  for (const name of names.toSorted((a, b) => Number(b.isOfficial) - Number(a.isOfficial))) {
    const { keys, ...folded } = foldedOf(name, known, stems);
    const identity = [name.kind, folded.folded, folded.countyStem, folded.townStem].join('\n');
    const same = entries.get(identity);
    if (same !== undefined) {
      same.from = Math.min(same.from, name.from);
      same.until = Math.max(same.until, name.until);
      continue;
    }
    const entry: DirectoryEntry = { ...name, ...folded };
    entries.set(identity, entry);
    for (const key of keys) {
      longest = Math.max(longest, key.length);
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [entry]);
      else list.push(entry);
    }
  }
  return { byKey, entries: [...entries.values()], longest };
}

function foldedOf(
  { kind, title, county, town }: DirectoryName,
  known: FoldedNames,
  stems: Map<string, string>,
): FoldedName {
  const raw = [kind, title, county, town].join('\n');
  const found = known.get(raw);
  if (found !== undefined) return found;
  const stemAround = (name: string, of: 'county' | 'town'): string => {
    const stem = stems.get(of + name) ?? stemOf(foldPlaceName(name), of);
    stems.set(of + name, stem);
    return stem;
  };
  const folded: FoldedName = {
    folded: foldPlaceName(title),
    keys: keysOf(title, kind),
    countyStem: stemAround(county, 'county'),
    townStem: stemAround(town, 'town'),
  };
  known.set(raw, folded);
  return folded;
}

/** Whether an entry lies in another one: a village in its town or county, a town in its county. */
export function liesIn(inner: DirectoryEntry, outer: DirectoryEntry): boolean {
  if (outer.kind === 'county') {
    return (inner.kind === 'town' || inner.kind === 'village') && inner.countyStem === stemOfEntry(outer);
  }
  return (
    outer.kind === 'town' &&
    inner.kind === 'village' &&
    inner.countyStem === outer.countyStem &&
    inner.townStem === stemOfEntry(outer)
  );
}

/** The stem of an entry's own name. */
export function stemOfEntry({ folded, kind }: DirectoryEntry): string {
  return stemOf(folded, kind);
}
