/** The businesses on the home page: seven tiles on one horizon, and the group's figures. */
import { type BusinessHomeItem, type BusinessType } from '@yunxia/contract/business';
import type { Figure } from '@yunxia/contract/media';
import { sectionOf } from '../../site-map.ts';

/** Figures in the band. */
const FIGURES = 4;

/** A tile: one business, its words and where it leads. */
export interface BusinessTile {
  readonly type: BusinessType;
  readonly title: string;
  readonly summary: string;
  readonly to: string;
}

const tileTypes: readonly BusinessType[] = [
  'electric',
  'market',
  'energy',
  'traffic',
  'new_energy',
  'storage',
  'other',
];

/**
 * The seven tiles in the order of the navigation. A business that the answer lacks, or a failed call (`items` empty),
 * leaves a tile with the screen's own title: it still leads there.
 */
export const toBusinessTiles = (items: readonly BusinessHomeItem[]): BusinessTile[] => {
  const { path, screens } = sectionOf('group_business');
  return tileTypes.map((type) => {
    const to = `${path}/${type}`;
    const item = items.find((one) => one.type === type);
    const title = screens.find((screen) => screen.path === to)?.title ?? '';
    return { type, title: item?.title.trim() || title, summary: item?.summary.trim() ?? '', to };
  });
};

/** The first four figures that the businesses give, each label once. */
export const toKeyFigures = (items: readonly BusinessHomeItem[]): Figure[] => {
  const figures = new Map<string, Figure>();
  for (const figure of items.flatMap((item) => item.figures)) {
    if (figure.label && figure.value && !figures.has(figure.label)) figures.set(figure.label, figure);
  }
  return [...figures.values()].slice(0, FIGURES);
};
