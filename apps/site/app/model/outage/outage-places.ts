/** The places of an outage with those that were asked for first: what a row of an answer leads with. */
import type { OutageBrief } from './outage-brief.ts';
import type { OutageRegion } from '@yunxia/contract/outage';
import type { ReadPlace } from '@yunxia/contract/outage-reading';

/** Places that a notice of an answer names; the rest is a number. */
const SHOWN = 4;

export interface MarkedPlace {
  readonly text: string;
  /** It is one of those that were asked for. */
  readonly isMarked: boolean;
}

export interface MarkedPlaces {
  /** `江岭县 云雾镇`, of the place that stands first. */
  readonly area: string;
  readonly places: readonly MarkedPlace[];
  /** How many places there are: lines and transformers are none. */
  readonly count: number;
  /** There are more than are named. */
  readonly hasMore: boolean;
}

type Placed = Pick<OutageBrief, 'regions' | 'lines' | 'transformers' | 'title'>;

/** Longest names first would hide shorter ones: a name counts when it is the mark, or holds it. */
const isAskedFor = (name: string, marks: readonly string[]): boolean =>
  marks.some((mark) => mark !== '' && (name === mark || name.includes(mark)));

const namesOf = ({ county, town, villages }: OutageRegion): readonly string[] =>
  villages.length > 0 ? villages : [town || county].filter(Boolean);

/**
 * The places of a notice, the asked ones first.
 * A line or a transformer stands among them only when it was asked for; a notice without places has its title.
 * @param marks names as notices write them
 * @param most how many places are named
 */
export const toMarkedPlaces = (
  { regions, lines, transformers, title }: Placed,
  marks: readonly string[],
  most = SHOWN,
): MarkedPlaces => {
  const areaOf = ({ county, town, villages }: OutageRegion): string =>
    [county, villages.length > 0 ? town : ''].filter(Boolean).join(' ');
  // Of a town that was asked for the places go before those of others in the notice.
  const all = regions
    .toSorted((a, b) => Number(marks.includes(b.town)) - Number(marks.includes(a.town)))
    .flatMap((region) => namesOf(region).map((text) => ({ text, area: areaOf(region) })));
  const equipment = [...lines, ...transformers].filter((name) => marks.includes(name));
  const firstArea = all[0]?.area ?? '';
  if (equipment.length + all.length === 0)
    return { area: '', places: [{ text: title, isMarked: false }], count: 1, hasMore: false };
  const marked = all.map((name) => ({ ...name, isMarked: isAskedFor(name.text, marks) }));
  const ordered = [...marked.filter(({ isMarked }) => isMarked), ...marked.filter(({ isMarked }) => !isMarked)];
  const named = ordered.slice(0, Math.max(1, most - equipment.length));
  const lead = equipment.map((text) => ({ text, area: firstArea, isMarked: true }));
  const places = [...lead, ...named];
  return {
    area: places[0]?.area ?? '',
    places: places.map(({ text, isMarked }) => ({ text, isMarked })),
    count: all.length,
    hasMore: ordered.length > named.length,
  };
};

/** Whether an outage takes the whole of a place: of a village whatever names it, of a county or town all of it. */
export const isWhollyOff = ({ regions }: Pick<OutageBrief, 'regions'>, place: ReadPlace): boolean => {
  if (place.kind === 'county') {
    return regions.some(({ county, town, villages }) => county === place.title && town === '' && villages.length === 0);
  }
  if (place.kind === 'town') {
    return regions.some(({ town, villages }) => town === place.title && villages.length === 0);
  }
  return true;
};

/** Whether an outage is in a place, as far as its regions say it. */
export const isInPlace = ({ regions, lines, transformers }: Placed, place: ReadPlace): boolean => {
  const { title, kind, county, town } = place;
  if (kind === 'line') return lines.includes(title);
  if (kind === 'transformer') return transformers.includes(title);
  return regions.some((region) => {
    if (kind === 'county') return region.county === title;
    if (county !== '' && region.county !== '' && region.county !== county) return false;
    if (kind === 'town') return region.town === title;
    if (town !== '' && region.town !== '' && region.town !== town) return false;
    return region.villages.length === 0 || region.villages.includes(title);
  });
};

/** `云溪县 城关街道 码头社区`: a place of the directory in full. */
export const toPlacePath = ({ county, town, title }: ReadPlace): string =>
  [county, town, title].filter(Boolean).join(' ');
