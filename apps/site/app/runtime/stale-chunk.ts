/** A page opened before a deployment requests chunks that no longer exist: it is reloaded once, then shows an error. */

/** Where the last such reload is noted, in session storage. */
const KEY = 'yunxia-reload';
/** A second failure within this time is not cured by another reload, in ms. */
const GUARD_MS = 60_000;

/** Whether something thrown says that a script of the page could not be fetched (Chromium, Firefox, Safari). */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|module script failed|importing a module/i.test(error.message);

/**
 * Whether to load the page again now. Notes that it was done; never twice within a minute, never without a network.
 * @param noted the time of the last reload, epoch ms as text, or null
 * @param now epoch ms
 */
export const mayReload = (noted: string | null, now: number, isOnline: boolean): boolean =>
  isOnline && !(noted !== null && now - Number(noted) < GUARD_MS);

/** Loads the page again unless that has just been tried. Browser only. */
export const reloadOnce = (): void => {
  try {
    if (!mayReload(sessionStorage.getItem(KEY), Date.now(), navigator.onLine)) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // without storage nothing would stop a loop: the page offers the reload instead
  }
  location.reload();
};
