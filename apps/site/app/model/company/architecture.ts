/** 组织架构: the tree of units as the page draws it. */
import type { ArchitectureUnit } from '@yunxia/contract/company';
import { toTitle } from '../page/title.ts';

/** A unit with the units below it. */
export interface UnitView {
  /** Place in the tree, `0-2-1`: stable between server and browser. */
  readonly key: string;
  readonly name: string;
  readonly duty: string;
  readonly units: readonly UnitView[];
  /** Units anywhere below. */
  readonly count: number;
  /** None of the units below has units of its own: they stand side by side. */
  readonly isFlat: boolean;
  /** Shown with its units at first; the others open on demand. */
  readonly isOpen: boolean;
}

/** Trees up to this many units are shown whole. */
const SHOWN_WHOLE = 80;
/** Levels of a larger tree that are open at first. */
const OPEN_LEVELS = 2;
/** Levels that the page draws; what lies deeper stands on the last of them. */
export const DRAWN_LEVELS = 12;

const countAll = (units: readonly ArchitectureUnit[]): number =>
  units.reduce((sum, unit) => sum + 1 + countAll(unit.children), 0);

/** The units below the last level that is drawn, one after the other. */
const flatten = (units: readonly ArchitectureUnit[]): ArchitectureUnit[] =>
  units.flatMap((unit) => [{ ...unit, children: [] }, ...flatten(unit.children)]);

const hasWords = ({ name, duty, children }: ArchitectureUnit): boolean =>
  Boolean(name.trim() || duty.trim()) || children.some(hasWords);

/**
 * The tree for the page. Units that say nothing are left out; a nameless one that has units keeps them.
 * @param units the tree of company-info
 */
export const toUnitTree = (units: readonly ArchitectureUnit[]): UnitView[] => {
  const isWhole = countAll(units) <= SHOWN_WHOLE;
  const toView = (siblings: readonly ArchitectureUnit[], level: number, path: string): UnitView[] =>
    siblings.filter(hasWords).map((unit, at) => {
      const key = path ? `${path}-${at}` : String(at);
      const below = level + 1 >= DRAWN_LEVELS - 1 ? flatten(unit.children) : unit.children;
      const children = level + 1 >= DRAWN_LEVELS ? [] : toView(below, level + 1, key);
      return {
        key,
        name: toTitle(unit.name),
        duty: unit.duty.trim(),
        units: children,
        count: children.reduce((sum, child) => sum + 1 + child.count, 0),
        isFlat: children.every((child) => child.units.length === 0),
        isOpen: isWhole || level < OPEN_LEVELS,
      };
    });
  return toView(units, 0, '');
};

/** Units of a tree, all levels together. */
export const countUnits = (units: readonly UnitView[]): number => units.reduce((sum, unit) => sum + 1 + unit.count, 0);
