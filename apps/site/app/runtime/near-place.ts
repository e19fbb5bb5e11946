/** The places whose outages a reader wants to see first: stored on this device alone, and removed on request. */
const KEY = 'outage-place';
const MAX_PLACES = 5;

/** A place of the directory: its name, its kind, and the county and town around it. */
export interface StoredPlace {
  readonly title: string;
  readonly kind: string;
  readonly county: string;
  readonly town: string;
}

/** What was looked up there, at least one of the two; and the place that it was read as, when it was one. */
export interface NearPlace {
  readonly region?: string;
  readonly keyword?: string;
  readonly place?: StoredPlace;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, 200) : undefined;

const toPlace = (value: unknown): StoredPlace | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = value as Record<string, unknown>;
  const [title, kind] = [textOf(read['title']), textOf(read['kind'])];
  if (!title || !kind) return undefined;
  return { title, kind, county: textOf(read['county']) ?? '', town: textOf(read['town']) ?? '' };
};

const toNearPlace = (value: unknown): NearPlace | null => {
  if (typeof value !== 'object' || value === null) return null;
  const read = value as Record<string, unknown>;
  const [region, keyword, place] = [textOf(read['region']), textOf(read['keyword']), toPlace(read['place'])];
  if (!region && !keyword) return null;
  return { ...(region ? { region } : {}), ...(keyword ? { keyword } : {}), ...(place ? { place } : {}) };
};

/** The stored places, the last one first; none when this device stores nothing. */
export const storedPlaces = (): readonly NearPlace[] => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    // Before there could be several, one stood alone.
    const list: readonly unknown[] = Array.isArray(read) ? read : [read];
    return list
      .map(toNearPlace)
      .filter((place) => place !== null)
      .slice(0, MAX_PLACES);
  } catch {
    return [];
  }
};

/** How many places are stored: all that the first paint needs. */
export const storedCount = (): number => {
  try {
    return [JSON.parse(localStorage.getItem(KEY) ?? '[]')].flat().length;
  } catch {
    return 0;
  }
};

const isSame = (a: NearPlace, b: NearPlace): boolean => a.region === b.region && a.keyword === b.keyword;

const store = (places: readonly NearPlace[]): boolean => {
  try {
    if (places.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(places));
    return true;
  } catch {
    return false;
  }
};

/** Whether a place is stored. */
export const isStored = (place: NearPlace): boolean => storedPlaces().some((stored) => isSame(stored, place));

/** Stores a place before the others; the oldest of too many goes. Returns whether the device took it. */
export const addPlace = (place: NearPlace): boolean =>
  store([place, ...storedPlaces().filter((stored) => !isSame(stored, place))].slice(0, MAX_PLACES));

/** Removes a place. Returns whether the device took it. */
export const removePlace = (place: NearPlace): boolean =>
  store(storedPlaces().filter((stored) => !isSame(stored, place)));
