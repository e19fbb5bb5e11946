/** Recent searches of this device: stored locally only, never sent, removed on request. */
const KEY = 'yunxia-recent-searches';

/** Sent to the window when the searches have changed. */
export const RECENT_EVENT = 'yunxia:recent-searches';

/** Most searches that are stored; beyond them the oldest is removed. */
const MAX_RECENT = 8;

/** Recent searches, the latest first; none where storage is denied. */
export const recentSearches = (): string[] => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.filter((key): key is string => typeof key === 'string' && key.trim() !== '').slice(0, MAX_RECENT);
  } catch {
    return [];
  }
};

const store = (keys: readonly string[]): void => {
  try {
    if (keys.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(keys.slice(0, MAX_RECENT)));
  } catch {
    // Storage is denied: there are no recent searches.
  }
  globalThis.dispatchEvent?.(new Event(RECENT_EVENT));
};

/** Stores a search as the latest. */
export const noteSearch = (key: string): void => store([key, ...recentSearches().filter((each) => each !== key)]);

/** Removes a search; without an argument all of them. */
export const removeSearch = (key?: string): void =>
  store(key === undefined ? [] : recentSearches().filter((each) => each !== key));
