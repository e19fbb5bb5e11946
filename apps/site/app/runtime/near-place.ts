/** The place whose outages a reader wants to see first: stored on this device alone, and removed on request. */
const KEY = 'outage-place';

/** What was looked up there; at least one of the two. */
export interface NearPlace {
  readonly region?: string;
  readonly keyword?: string;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, 200) : undefined;

/** The stored place; null when there is none, or this device stores nothing. */
export const storedPlace = (): NearPlace | null => {
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

/** Stores a place, or removes it (null). Returns whether the device took it. */
export const storePlace = (place: NearPlace | null): boolean => {
  try {
    if (place === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(place));
    return true;
  } catch {
    return false;
  }
};
