import type { Trim, TrimmedPackage } from './trim-package.ts';

/**
 * What this site never uses of React Router in the browser, as changes of its source: conditions become constants and
 * the minifier drops the code behind them. Every text is that of the exact version in package-lock.json; the build
 * stops when one is no longer found.
 *
 * The site has no actions, fetchers, blockers, client middleware, view transitions, masked addresses, lazy route
 * discovery or instrumentation: forms are GET forms, and data comes through `clientLoader`. `.oxlintrc.json` forbids
 * to import what is no longer there.
 */
const inFile =
  (file: string) =>
  (from: string | RegExp, to: string): Trim => ({ file, from, to });

const router = inFile('router/router.js');
const components = inFile('components.js');
const singleFetch = inFile('dom/ssr/single-fetch.js');
const routes = inFile('dom/ssr/routes.js');
const lib = inFile('dom/lib.js');
const errors = inFile('dom/ssr/errorBoundaries.js');
const hydrated = inFile('dom-export/hydrated-router.js');

/** A function of the file, from its head to its last line. */
const functionNamed = (name: string): RegExp =>
  new RegExp(`^(\\t?)(async )?function ${name}\\([\\s\\S]*?\\n\\1}$`, 'm');

/** The body of a function that is never called. */
const unused = (name: string): Trim => router(functionNamed(name), `function ${name}() {}`);

const actions: readonly Trim[] = [
  router(/isMutationMethod\((?!method\b)[^()]*\)/g, 'false'),
  unused('handleAction'),
  singleFetch('if (request.method !== "GET") return singleFetchActionStrategy(args, fetchAndDecode);', ''),
  routes(/^\t\t\tdataRoute\.action = [\s\S]*?\n\t\t\t};$/m, ''),
  routes('if (!route.hasClientAction)', 'if (false)'),
  routes('route.hasClientAction ?', 'false ?'),
];

const fetchers: readonly Trim[] = [
  ...['fetch', 'getFetcher', 'resetFetcher', 'queueFetcherForDeletion', 'deleteFetcher'].map(unused),
  ...['getUpdatedRevalidatingFetchers', 'markFetchRedirectsDone', 'abortStaleFetchLoads'].map(unused),
  router(/(fetchLoadMatches|state\.fetchers|fetchersQueuedForDeletion)\.forEach\(/g, 'false && $1.forEach('),
  router(/revalidatingFetchers(\.filter\(.*\))?\.forEach\(/g, 'false && revalidatingFetchers.forEach('),
  router(/if \(revalidatingFetchers\.length > 0\)/g, 'if (false)'),
  router(/let fetcherResultsPromise = [\s\S]*?\n\t\t}\)\);/, ''),
  router('(await fetcherResultsPromise).reduce((acc, r) => Object.assign(acc, r), {})', '{}'),
  router('redirect = findRedirect(fetcherResults);', 'redirect = void 0;'),
  singleFetch('if (fetcherKey)', 'if (false)'),
];

const blockers: readonly Trim[] = [
  router(/let blockerKey = shouldBlockNavigation\({[\s\S]*?}\);/g, 'let blockerKey;'),
  ...['getBlocker', 'deleteBlocker'].map(unused),
  router('state.blockers.forEach(', 'false && state.blockers.forEach('),
  router('if (blockers.size > 0 && !isUninterruptedRevalidation)', 'if (false)'),
];

/** Every route has a `clientLoader`, or is opened as a document: what has only a server loader is a redirect. */
const serverData: readonly Trim[] = [
  singleFetch(
    functionNamed('fetchAndDecodeViaTurboStream'),
    'function fetchAndDecodeViaTurboStream({ request }) { location.assign(request.url); return new Promise(() => {}); }',
  ),
  singleFetch(functionNamed('bubbleMiddlewareErrors'), 'function bubbleMiddlewareErrors() {}'),
  singleFetch('if (!ssr && !foundRevalidatingServerLoader)', 'if (false)'),
  routes(functionNamed('preventInvalidServerHandlerCall'), 'function preventInvalidServerHandlerCall() {}'),
  routes('if (!ssr && manifestRoute.hasLoader', 'if (false && manifestRoute.hasLoader'),
];

const middleware: readonly Trim[] = [
  singleFetch('args.runClientMiddleware(dataStrategy)', 'dataStrategy(args)'),
  router('init.dataStrategy || defaultDataStrategyWithMiddleware', 'init.dataStrategy'),
  router(/let runClientMiddleware = isStaticHandler \? [\s\S]*?\n\t};$/m, 'let runClientMiddleware;'),
  router(/let lazyMiddlewarePromise = loadLazyRouteProperty\({[\s\S]*?}\);/, 'let lazyMiddlewarePromise;'),
  routes('route.hasClientMiddleware ?', 'false ?'),
];

const viewTransitions: readonly Trim[] = [
  router('if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)', 'if (false)'),
  router('else if (pendingViewTransitionEnabled)', 'else if (false)'),
  router(/if \(isBrowser\) {(\s+restoreAppliedTransitions)/, 'if (false) {$1'),
  components('typeof router.window.document.startViewTransition === "function"', 'false'),
  components('if (renderDfd && pendingState && router.window)', 'if (false)'),
  components('if (renderDfd && pendingState && state', 'if (false && state'),
  components('if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'),
  components('if (!vtContext.isTransitioning && interruption)', 'if (false)'),
];

const discovery: readonly Trim[] = [
  inFile('dom/ssr/fog-of-war.js')('!isFogOfWarEnabled(routeDiscovery, ssr)', 'true'),
  router(/init\.patchRoutesOnNavigation(?=[) ])/g, 'false'),
  router(functionNamed('discoverRoutes'), 'function discoverRoutes() {}'),
  router(/if \((!?)isFogOfWar\)/g, 'if ($1false)'),
  ...['patchRoutes', '_internalSetRoutes'].map(unused),
  router('typeof route.lazy === "function"', 'false'),
];

const masks: readonly Trim[] = [
  router('if (opts?.mask)', 'if (false)'),
  hydrated('if (window.history.state && window.history.state.masked)', 'if (false)'),
];

const instrumentation: readonly Trim[] = [
  router('init.instrumentations', 'false'),
  router('consumeInstrumentationClientResultMetaReceiver(router)', 'void 0'),
  router('if (opts?.instrumentationNavigateMetaReceiver)', 'if (false)'),
];

/** Link prefetching, hot reloading, and writing script elements, which the server does (root.tsx). */
const document: readonly Trim[] = [
  lib('usePrefetchBehavior(prefetch, rest)', '[false, null, {}]'),
  lib('shouldPrefetch && !isAbsolute ?', 'false ?'),
  // A component with a display name counts as used until the name is gone.
  lib(/^\w+\.displayName = "\w+";$/gm, ''),
  lib(/^(const \w+ = )(React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'),
  errors('renderScripts ?', 'false ?'),
  errors(/let heyDeveloper = [\s\S]*?\n\t}\);/g, 'let heyDeveloper = null;'),
  // The root route has an error boundary of its own.
  routes('route.id === "root" ? () =>', 'false ? () =>'),
  routes('route.id === "root" ? RemixRootDefaultHydrateFallback', 'false ? RemixRootDefaultHydrateFallback'),
  routes('if (needsRevalidation) return wrapShouldRevalidateForHdr', 'if (false) return wrapShouldRevalidateForHdr'),
  hydrated('router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;', ''),
  hydrated('if (window.__reactRouterManifest.sri === true)', 'if (false)'),
];

/**
 * A route module that cannot be fetched: the router would load the OLD page anew. As a loader that fails it leads to
 * the error page of the new one, which reloads once (device/stale-chunk.ts).
 */
const missingModules: readonly Trim[] = [
  inFile('dom/ssr/routeModules.js')(
    /window\.location\.reload\(\);\s+return new Promise\(\(\) => {}\);/g,
    'return { clientLoader() { throw error; }, default: () => null };',
  ),
  inFile('dom/ssr/routeModules.js')(/console\.error\(.*\);/g, ''),
];

/** What the router tells developers; what they must know stands in its development build. */
const warnings: readonly Trim[] = [
  inFile('router/history.js')(functionNamed('warning'), 'function warning() {}'),
  inFile('hooks.js')(functionNamed('warningOnce'), 'function warningOnce() {}'),
  inFile('server-runtime/warnings.js')(functionNamed('warnOnce'), 'function warnOnce() {}'),
];

/** An assertion of the router, with the words that it fails with. */
const words = /(\binvariant\([^"`\n]*), (?:"(?:[^"\\]|\\.)*"|`[^`]*`)\)/g;

export const trimmedRouter: TrimmedPackage = {
  folder: 'react-router/dist/production/lib/',
  everywhere: { from: words, to: '$1)' },
  trims: [
    ...actions,
    ...fetchers,
    ...blockers,
    ...serverData,
    ...middleware,
    ...viewTransitions,
    ...discovery,
    ...masks,
    ...instrumentation,
    ...document,
    ...missingModules,
    ...warnings,
  ],
};
