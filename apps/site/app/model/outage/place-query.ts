/** The place that a look-up was about, as it is stored on a device and looked up again. */
import type { OutageReading, ReadPlace } from '@yunxia/contract/outage-reading';

/** Filters of the outage list that stand for a place; at least one of the two. */
export interface PlaceQuery {
  readonly region?: string;
  readonly keyword?: string;
}

/** A place as it is stored: with what it was read as in the directory, when that is one place. */
export interface OwnPlace extends PlaceQuery {
  readonly place?: ReadPlace;
}

/** `云雾镇 茶场村`. */
export const toPlaceName = ({ region, keyword }: PlaceQuery): string => [region, keyword].filter(Boolean).join(' ');

/** What finds this place of the directory, and none of the same name elsewhere: 江岭县云雾镇茶场村. */
export const placeQueryOf = ({ title, county, town }: ReadPlace): PlaceQuery => ({
  keyword: `${county}${town}${title}`,
});

/**
 * The place of a look-up: where it was read as one place of the directory, that one, with what is around it, so that
 * it is not mistaken for another of its name; otherwise what was typed, without days. null for none, or an unknown one.
 */
export const toPlaceQuery = (reading: OutageReading | null): PlaceQuery | null => {
  if (reading === null || reading.certainty === 'unknown') return null;
  const [place, ...others] = reading.places;
  if (place && others.length === 0) return placeQueryOf(place);
  return reading.asked ? { keyword: reading.asked } : null;
};

/** The place of a look-up as it is stored. */
export const toOwnPlace = (reading: OutageReading | null): OwnPlace | null => {
  const query = toPlaceQuery(reading);
  const [place, ...others] = reading?.places ?? [];
  return query && place && others.length === 0 ? { ...query, place } : query;
};
