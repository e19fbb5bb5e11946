/** The one URL of each page: the router also answers capitals, escapes and slashes that nobody needs. */

/** What of React Router's route manifest is read. */
export type RouteManifest = Readonly<
  Record<string, { readonly parentId?: string | undefined; readonly path?: string | undefined } | undefined>
>;

/** The whole path of a route, from its parents'. */
const fullPath = (routes: RouteManifest, id: string): string => {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) if (route.path) parts.unshift(route.path);
  return `/${parts.join('/')}`;
};

/** The suffix by which React Router asks for the data of a page. */
const DATA = /(?:\/_)?\.data$/;

/** Decodes a path and drops what is not seen: control characters, and spaces that came along with a copied link. */
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
 * @returns finds the path that a request for another spelling of a page is redirected to (RFC 9110 §15.4.2): without
 *   capitals, needless escapes, doubled or trailing slashes. undefined: the path is the page's own, or no page's.
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
    // nothing but what is not seen: no spelling of the first page
    if (!isPage(canonical) || (canonical === '/' && /[^/]/.test(path))) return undefined;
    const target = suffix ? `${canonical}.data` : canonical;
    return target === path ? undefined : target;
  };
};
