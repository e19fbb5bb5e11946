/** The place whose outages a reader wants to see first: kept on this device alone, and forgotten when asked to. */
const KEY = 'outage-place';

/** What was looked up there; at least one of the two. */
export interface NearPlace {
  readonly region?: string;
  readonly keyword?: string;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, 200) : undefined;

/** The kept place; null when there is none, or this device keeps nothing. */
export const keptPlace = (): NearPlace | null => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof read !== 'object' || read === null) return null;
    const region = textOf('region' in read ? read.region : undefined);
    const keyword = textOf('keyword' in read ? read.keyword : undefined);
    return region || keyword ? { ...(region ? { region } : {}), ...(keyword ? { keyword } : {}) } : null;
  } catch {
    return null;
  }
};

/** Keeps a place, or forgets it (null). Returns whether the device took it. */
export const keepPlace = (place: NearPlace | null): boolean => {
  try {
    if (place === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(place));
    return true;
  } catch {
    return false;
  }
};
