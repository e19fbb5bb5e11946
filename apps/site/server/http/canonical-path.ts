/** The canonical path of each page: the router also matches variants with capitals, escapes and extra slashes. */

/** The part of React Router's route manifest that is read. */
export type RouteManifest = Readonly<
  Record<string, { readonly parentId?: string | undefined; readonly path?: string | undefined } | undefined>
>;

/** The full path of a route, with those of its parents. */
const fullPath = (routes: RouteManifest, id: string): string => {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) if (route.path) parts.unshift(route.path);
  return `/${parts.join('/')}`;
};

/** The suffix by which React Router asks for the data of a page. */
const DATA = /(?:\/_)?\.data$/;

/** Decodes a path and removes invisible characters: control characters, and spaces around a copied link. */
const readable = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
      .replaceAll(/[\p{Cc}\u2028\u2029]/gu, '')
      .trim();
  } catch {
    return undefined;
  }
};

/**
 * Reads the routes of the build.
 *
 * @returns a function from a variant of a page's path to the canonical path, to which it is redirected (RFC 9110 §15.4.2):
 *   without capitals, needless escapes, doubled or trailing slashes. undefined: the path is canonical, or unknown.
 */
export const createCanonicalPath = (routes: RouteManifest): ((path: string) => string | undefined) => {
  const paths = Object.keys(routes)
    .map((id) => fullPath(routes, id))
    .filter((path) => !path.includes('*'));
  const fixed = new Set(paths.filter((path) => !path.includes(':')));
  const patterns = paths
    .filter((path) => path.includes(':'))
    .map((path) => new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, String.raw`[\w.-]+`)}$`));
  const isPage = (path: string): boolean => fixed.has(path) || patterns.some((pattern) => pattern.test(path));

  return (path) => {
    if (fixed.has(path)) return undefined;
    const [suffix = ''] = DATA.exec(path) ?? [];
    const text = readable(path.slice(0, path.length - suffix.length));
    if (text === undefined) return undefined;
    const canonical = `/${text
      .toLowerCase()
      .split(/[/\\]+/)
      .filter(Boolean)
      .join('/')}`;
    // only invisible characters: no variant of `/`
    if (!isPage(canonical) || (canonical === '/' && /[^/]/.test(path))) return undefined;
    const target = suffix ? `${canonical}.data` : canonical;
    return target === path ? undefined : target;
  };
};
