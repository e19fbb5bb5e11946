/** What was searched for on this device: kept on it alone, sent nowhere, and forgotten when asked to. */
const KEY = 'yunxia-recent-searches';

/** Sent to the window when the searches have changed. */
export const RECENT_EVENT = 'yunxia:recent-searches';

/** The oldest are forgotten beyond so many. */
const MAX_RECENT = 8;

/** Recent searches, the latest first; none where the device keeps nothing. */
export const recentSearches = (): string[] => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.filter((key): key is string => typeof key === 'string' && key.trim() !== '').slice(0, MAX_RECENT);
  } catch {
    return [];
  }
};

const keep = (keys: readonly string[]): void => {
  try {
    if (keys.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(keys.slice(0, MAX_RECENT)));
  } catch {
    // A device that keeps nothing has no recent searches.
  }
  globalThis.dispatchEvent?.(new Event(RECENT_EVENT));
};

/** Keeps a search as the latest. */
export const noteSearch = (key: string): void => keep([key, ...recentSearches().filter((each) => each !== key)]);

/** Forgets a search; all of them without one. */
export const forgetSearch = (key?: string): void =>
  keep(key === undefined ? [] : recentSearches().filter((each) => each !== key));
