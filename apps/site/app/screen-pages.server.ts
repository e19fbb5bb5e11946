/**
 * Pages of screens whose data is there, without what React Router's request handler does anew for each request: it
 * matches the address among all routes, makes a list of all of them twice, and hands data and page over in streams.
 * Only what is simple goes this way: GET of an address without parameters in its path, loaders that give plain data,
 * components that throw nothing. Everything else is React Router's, with the same loaders' outcomes: nothing is asked
 * twice. `screen-pages.server.test.ts` holds that both ways give the same bytes.
 */
import {
  createRequestHandler,
  type EntryContext,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { encodeData } from './encode-data.server.ts';
import { toScriptJson } from './write-page.server.ts';

type PageHandler = (request: Request) => Promise<Response>;
type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type LoaderArgs = Parameters<NonNullable<ServerRoute['module']['loader']>>[0];

/** Writes a page of HTTP 200. @param data the line of its data; @throws what a component throws */
export type WriteScreen = (
  request: Request,
  context: Omit<EntryContext, 'serverHandoffStream'>,
  data: string,
) => Promise<Response>;

/** What is the same for each request of a screen. */
interface Screen {
  readonly matches: EntryContext['staticHandlerContext']['matches'];
  readonly pattern: string;
  readonly routes: readonly ServerRoute[];
  /** The build's manifest and modules with the screen's routes alone: the router makes a list of whatever they name. */
  readonly manifest: EntryContext['manifest'];
  readonly routeModules: EntryContext['routeModules'];
}

type Matches = EntryContext['staticHandlerContext']['matches'];

const toTree = (routes: readonly ServerRoute[], parentId?: string): RouteObject[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module: { handle } }) =>
      index ? { id, path, index: true, handle } : { id, path, caseSensitive, handle, children: toTree(routes, id) },
    );

/** The screens by their address: those without parameters, headers or middleware of their own. */
const readScreens = ({ routes: table, assets }: ServerBuild, tree: RouteObject[]): ReadonlyMap<string, Screen> => {
  const all = Object.values(table).filter((route) => route !== undefined);
  const only = <Value>(values: Readonly<Record<string, Value>>, routes: readonly ServerRoute[]) =>
    Object.fromEntries(routes.flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id]]])));
  const screens = new Map<string, Screen>();
  for (const { path, module } of all) {
    if (!path || module.default === undefined || /[:*?]/.test(path)) continue;
    const address = `/${path}`;
    const matches = matchRoutes(tree, address) as Matches | null;
    const routes = matches?.flatMap(({ route: { id } }) => table[id] ?? []) ?? [];
    // pages are answered without headers of a route
    if (!matches || routes.some((route) => route.module.headers !== undefined || route.module.middleware !== undefined))
      continue;
    screens.set(address, {
      matches,
      pattern: address,
      routes,
      manifest: { ...assets, routes: only(assets.routes, routes) },
      routeModules: Object.fromEntries(routes.map(({ id, module: own }) => [id, own])),
    });
  }
  return screens;
};

/** Fields of the query that React Router reads itself. */
const OWN_FIELDS = /[?&](?:index|_routes)\b/;
/** The query as React Router gives it to loaders and components. */
const toSearch = (given: string): string => {
  const search = given && new URLSearchParams(given).toString();
  return search && `?${search}`;
};

type Outcomes = ReadonlyMap<string, PromiseSettledResult<unknown>>;

/** The build, whose loaders give what they gave before to the same request. */
const withOutcomes = (build: ServerBuild, outcomesOf: (request: Request) => Outcomes | undefined): ServerBuild => {
  const replay = (route: ServerRoute): ServerRoute => {
    const { loader } = route.module;
    if (!loader) return route;
    const again = async (args: LoaderArgs): Promise<unknown> => {
      const before = outcomesOf(args.request)?.get(route.id);
      if (!before) return loader(args);
      if (before.status === 'rejected') throw before.reason;
      return before.value;
    };
    return { ...route, module: { ...route.module, loader: again } };
  };
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && replay(route)] as const);
  return { ...build, routes: Object.fromEntries(routes) };
};

const handoffString = ({ basename, future, routeDiscovery, ssr }: ServerBuild): string =>
  toScriptJson({ basename, future, routeDiscovery, ssr, isSpaMode: false });

const toTreeOf = ({ routes }: ServerBuild): RouteObject[] =>
  toTree(Object.values(routes).filter((route) => route !== undefined));

/** Tells of a path whether it is no address of the site. */
export const createNowhere = (build: ServerBuild): ((path: string) => boolean) => {
  const tree = toTreeOf(build);
  return (path) => !path.endsWith('.data') && matchRoutes(tree, path)?.at(-1)?.route.path === '*';
};

/** Answers requests for pages. */
export const createScreenPages = (build: ServerBuild, write: WriteScreen): PageHandler => {
  const outcomes = new WeakMap<Request, Outcomes>();
  const usual = createRequestHandler(
    withOutcomes(build, (request) => outcomes.get(request)),
    'production',
  );
  const tree = toTreeOf(build);
  const screens = readScreens(build, tree);
  const { basename = '/', future, ssr, routeDiscovery } = build;
  const serverHandoffString = handoffString(build);

  return async (request) => {
    const url = new URL(request.url);
    const screen = request.method === 'GET' ? screens.get(url.pathname) : undefined;
    if (!screen || OWN_FIELDS.test(url.search)) return usual(request);

    const search = toSearch(url.search);
    url.search = search;
    url.hash = '';
    const args = { request, url, params: {}, pattern: screen.pattern, context: new RouterContextProvider() };
    const loading = screen.routes.flatMap(({ id, module: { loader } }) => (loader ? [{ id, loader }] : []));
    const settled = await Promise.allSettled(loading.map(async ({ loader }) => loader(args)));
    outcomes.set(request, new Map(loading.map(({ id }, at) => [id, settled[at] as PromiseSettledResult<unknown>])));
    if (settled.some(({ status }) => status === 'rejected')) return usual(request);

    const loaderData = Object.fromEntries(
      loading.map(({ id }, at) => [id, (settled[at] as PromiseFulfilledResult<unknown>).value]),
    );
    const state = { loaderData, actionData: null, errors: null };
    const data = encodeData(state);
    if (data === undefined) return usual(request);
    const location = { pathname: url.pathname, search, hash: '', state: null, key: 'default', mask: undefined };
    const context = {
      manifest: screen.manifest,
      routeModules: screen.routeModules,
      branches: [],
      staticHandlerContext: {
        ...state,
        basename,
        location,
        matches: screen.matches,
        statusCode: 200,
        loaderHeaders: {},
        actionHeaders: {},
        _match: (asked: Parameters<typeof matchRoutes>[1]) => matchRoutes(tree, asked) as Matches | null,
      },
      serverHandoffString,
      renderMeta: {},
      future,
      ssr,
      routeDiscovery,
      isSpaMode: false,
      serializeError: (): never => {
        throw new Error('a page without errors has none to write');
      },
    };
    try {
      return await write(request, context, data);
    } catch {
      // rendered once more, and on to the page of its error: React Router notes what was thrown
      return usual(request);
    }
  };
};
