/** What the home page last showed in this visit: a look-up changes the answer alone, and asks for nothing else again. */
import type { HomeData } from './load-home.ts';

let seen: HomeData | undefined;

/** Notes the data of the page that is shown. Browser only. */
export const noteHome = (data: HomeData): void => {
  seen = data;
};

export const seenHome = (): HomeData | undefined => seen;
