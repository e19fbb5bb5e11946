/** The definitions by their path, for servers: the browser has no table of them. */
import { details, home, pages, sections, unlisted } from './all-screens.ts';
import type { Screen } from './define-screen.ts';

const byPath: ReadonlyMap<string, Screen> = new Map(
  [home, ...sections.flatMap(({ screens }) => screens), ...details, ...pages, ...unlisted].map((screen) => [
    screen.path,
    screen,
  ]),
);

/** Every screen, those that no map of the site names last. */
export const everyScreen: readonly Screen[] = [...byPath.values()];

/** The screen at exactly this path. */
export const definitionAt = (pathname: string): Screen | undefined => byPath.get(pathname);
