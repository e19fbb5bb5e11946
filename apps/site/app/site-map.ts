/**
 * Where every page is and what it is called, from the screens (Spec §2): header, footer, second-level navigation,
 * breadcrumbs and page titles read it; `routes.ts` is compared with it in a test.
 */
import {
  details as detailScreens,
  home as homeScreen,
  pages as otherPages,
  sections as allSections,
} from './screens/all-screens.ts';
import type { Section } from './screens/all-screens.ts';
import type { Place, SectionKey } from './screens/define-screen.ts';

export type { Section } from './screens/all-screens.ts';
export type { Place, SectionKey } from './screens/define-screen.ts';

export const home: Place = homeScreen;
/** Every section with its screens, in the order of the navigation. */
export const sections: readonly Section[] = allSections;
/** The detail pages. */
export const details: readonly Place[] = detailScreens;
/** Pages outside the sections. */
export const pages: readonly Place[] = otherPages;

/** Screens that header, back-top and error pages link to by name. */
export const named = {
  home: '/home',
  search: '/search',
  overhaul: '/information_disclosure/overhaul',
  hotline: '/other_announcement/intro',
  stock: '/investor_relations/stock',
  press: '/news/press',
  legal: '/legal_statement',
  display: '/display',
  accessibility: '/accessibility',
  sections: '/sections',
  tools: '/tools',
  about: '/about',
  feeds: '/feeds',
  pdf: '/pdf',
  offline: '/offline',
} as const;

const byPath = new Map<string, Place>(
  [home, ...sections.flatMap((section) => section.screens), ...details, ...pages].map((entry) => [entry.path, entry]),
);

const withoutTrailingSlash = (pathname: string): string =>
  pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;

/** The screen at a path (trailing slash tolerated), or undefined. */
export const screenAt = (pathname: string): Place | undefined => byPath.get(withoutTrailingSlash(pathname));

/** The detail screen at a path, or undefined. */
export const detailAt = (pathname: string): Place | undefined =>
  details.find((entry) => entry.path === withoutTrailingSlash(pathname));

/** The section with this key. */
export const sectionOf = (key: SectionKey): Section => {
  const found = sections.find((section) => section.key === key);
  if (!found) throw new Error(`site-map: no section ${key}`);
  return found;
};

/** The section a path lies in: by its screen, else by its first segment; undefined outside the sections. */
export const sectionAt = (pathname: string): Section | undefined => {
  const screen = screenAt(pathname);
  if (screen) return screen.section ? sectionOf(screen.section) : undefined;
  return sections.find((section) => section.path === withoutTrailingSlash(pathname));
};

/** Every screen that can be opened without parameters, in the order of the navigation. */
export const allScreens: readonly Place[] = [...byPath.values()].filter((entry) => !details.some((d) => d === entry));

/**
 * The list a record belongs to, for breadcrumbs and "back to list".
 * @param path a detail path
 * @param type the record's `type`, when it has one
 */
export const listOf = (path: string, type = ''): Place | undefined => {
  const lists = detailAt(path)?.lists;
  return lists && screenAt(lists[type] ?? lists[''] ?? '');
};

/** One step of a breadcrumb; `path` is absent on the current page. */
export interface Crumb {
  readonly title: string;
  readonly path?: string;
}

/**
 * Home → section → screen (→ record). The last step has no path.
 * @param pathname path of the current page
 * @param record title and type of the record on a detail page
 */
export const breadcrumb = (pathname: string, record?: { title: string; type?: string }): Crumb[] => {
  const screen = screenAt(pathname);
  if (!screen || screen.path === home.path) return [];
  const list = detailAt(pathname) ? listOf(pathname, record?.type) : undefined;
  const sectionKey = list?.section ?? screen.section;
  const section = sectionKey ? sectionOf(sectionKey) : undefined;
  return [
    { title: home.title, path: home.path },
    ...(section ? [{ title: section.title, path: firstPath(section) }] : []),
    ...(list ? [{ title: list.title, path: list.path }] : []),
    { title: record?.title ?? screen.title },
  ];
};

/** Where a section's bare path leads: its first screen. Link to this, so that no navigation costs a redirect. */
export const firstPath = (section: Section): string => section.screens[0]?.path ?? section.path;

/** Address of a record on its detail page. */
export const detailHref = (path: string, id: number): string => `${path}?id=${id}`;

/**
 * The detail page of a notice, by its type: one id space, two routes (Spec §2).
 * @param type `type` of a notice record
 */
export const noticeDetailPath = (type: string): string =>
  type === 'overhaul' || type === 'complaint' ? '/information_details' : '/investor_details';
