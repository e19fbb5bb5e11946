/** Places of the directory among the regions of an outage: a region without villages is all of its town or county. Pure. */
import type { FlaggedRegion } from './outage-values.ts';

/** The one change of the list of regions that a choice makes. */
export type RegionChange =
  | { type: 'add'; region: { county: string; town: string; villages: string[] } }
  | { type: 'set'; row: number; villages: string[] }
  | { type: 'remove'; row: number };

const rowOf = (regions: readonly FlaggedRegion[], county: string, town: string): number =>
  regions.findIndex((region) => (region.county ?? '') === county && (region.town ?? '') === town);

/** Whether all of a town, or of a county (town ''), is chosen. */
export function isWholeChosen(regions: readonly FlaggedRegion[], county: string, town: string): boolean {
  return regions[rowOf(regions, county, town)]?.villages?.length === 0;
}

export function isVillageChosen(
  regions: readonly FlaggedRegion[],
  county: string,
  town: string,
  village: string,
): boolean {
  return regions[rowOf(regions, county, town)]?.villages?.includes(village) ?? false;
}

/** Chooses a village, or takes it back; it replaces the whole town. */
export function toggleVillage(
  regions: readonly FlaggedRegion[],
  county: string,
  town: string,
  village: string,
): RegionChange {
  const row = rowOf(regions, county, town);
  if (row < 0) return { type: 'add', region: { county, town, villages: [village] } };
  const villages = regions[row]?.villages ?? [];
  if (!villages.includes(village)) return { type: 'set', row, villages: [...villages, village] };
  const rest = villages.filter((name) => name !== village);
  // none left would be all of them
  return rest.length === 0 ? { type: 'remove', row } : { type: 'set', row, villages: rest };
}

/** Chooses all of a town or county, which replaces single villages, or takes it back. */
export function toggleWhole(regions: readonly FlaggedRegion[], county: string, town: string): RegionChange {
  const row = rowOf(regions, county, town);
  if (row < 0) return { type: 'add', region: { county, town, villages: [] } };
  return regions[row]?.villages?.length ? { type: 'set', row, villages: [] } : { type: 'remove', row };
}

/** A chosen place as a word that can be removed. */
export interface ChosenWord {
  label: string;
  county: string;
  town: string;
  /** '' for all of the town or county. */
  village: string;
}

export function toChosenWords(regions: readonly FlaggedRegion[]): ChosenWord[] {
  return regions.flatMap((region): ChosenWord[] => {
    const { county, town } = { county: region.county ?? '', town: region.town ?? '' };
    if (!region.villages?.length) {
      return [{ label: town ? `${county}${town}（全部）` : `${county}（全部）`, county, town, village: '' }];
    }
    return region.villages.map((village) => ({ label: `${town || county}${village}`, county, town, village }));
  });
}
