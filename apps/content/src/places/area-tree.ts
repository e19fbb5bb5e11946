/** The directory of places as a tree, for names that have to be in it. Pure. */
import { foldPlaceName, stemOf } from './place-names.ts';

/** An area as its table has it. */
export interface AreaRow {
  id: number;
  title: string;
  kind: string;
  parentId: number | null;
}

export interface Area {
  title: string;
  kind: 'county' | 'town' | 'village';
  parent: Area | undefined;
  /** By the folded name. */
  below: Map<string, Area>;
}

export interface AreaTree {
  counties: Map<string, Area>;
  all: readonly Area[];
}

export function toAreaTree(rows: readonly AreaRow[]): AreaTree {
  const areas = new Map<number, Area>(
    rows.map(({ id, title, kind }) => [
      id,
      { title, kind: kind as Area['kind'], parent: undefined, below: new Map<string, Area>() },
    ]),
  );
  const counties = new Map<string, Area>();
  for (const { id, parentId } of rows) {
    const area = areas.get(id) as Area;
    area.parent = parentId === null ? undefined : areas.get(parentId);
    const siblings = area.kind === 'county' ? counties : area.parent?.below;
    siblings?.set(foldPlaceName(area.title), area);
  }
  return { counties, all: [...areas.values()] };
}

/** The area of that name; undefined when there is none. */
export const areaNamed = (areas: ReadonlyMap<string, Area>, name: string): Area | undefined =>
  areas.get(foldPlaceName(name));

/** The one of the areas that a wrong name most likely means: of the same stem, else one character away. */
export function likelyArea(areas: Iterable<Area>, name: string): Area | undefined {
  const folded = foldPlaceName(name);
  let near: Area | undefined;
  for (const area of areas) {
    const own = foldPlaceName(area.title);
    if (stemOf(own, area.kind) === stemOf(folded, area.kind)) return area;
    if (near === undefined && isOneEditAway(own, folded)) near = area;
  }
  return near;
}

/** Whether one character has to be put in, taken out, replaced or swapped with its neighbour. */
function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || Math.min(one.length, other.length) < 2) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}
