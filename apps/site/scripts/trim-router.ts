import type { Plugin } from 'vite';

interface Trim {
  /** Path below the package's production folder. */
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/**
 * What this site never uses of React Router in the browser: lazy route discovery (react-router.config.ts),
 * instrumentation, view transitions, link prefetching, and writing script elements (the server writes them, root.tsx).
 * The conditions become constants and the minifier drops the code behind them: 4 KB of the first visit's budget.
 */
const trims: readonly Trim[] = [
  { file: 'dom/ssr/fog-of-war.js', from: '!isFogOfWarEnabled(routeDiscovery, ssr)', to: 'true' },
  { file: 'router/router.js', from: 'init.instrumentations', to: 'false' },
  { file: 'router/router.js', from: 'consumeInstrumentationClientResultMetaReceiver(router)', to: 'void 0' },
  { file: 'components.js', from: 'typeof router.window.document.startViewTransition === "function"', to: 'false' },
  { file: 'components.js', from: 'if (renderDfd && pendingState && router.window)', to: 'if (false)' },
  { file: 'dom/lib.js', from: 'usePrefetchBehavior(prefetch, rest)', to: '[false, null, {}]' },
  { file: 'dom/lib.js', from: 'shouldPrefetch && !isAbsolute ?', to: 'false ?' },
  // A component with a display name counts as used until the name is gone.
  { file: 'dom/lib.js', from: /^\w+\.displayName = "\w+";$/gm, to: '' },
  { file: 'dom/lib.js', from: /^(const \w+ = )(React\$1\.forwardRef\()/gm, to: '$1/* @__PURE__ */ $2' },
  { file: 'dom/ssr/errorBoundaries.js', from: 'renderScripts ?', to: 'false ?' },
  // A route module that cannot be fetched: the router would load the OLD page anew. As a loader that fails it leads
  // to the error page of the new one, which reloads once (device/stale-chunk.ts).
  {
    file: 'dom/ssr/routeModules.js',
    from: /window\.location\.reload\(\);\s+return new Promise\(\(\) => {}\);/g,
    to: 'return { clientLoader() { throw error; }, default: () => null };',
  },
  { file: 'dom/ssr/routeModules.js', from: /console\.error\(.*\);/g, to: '' },
  // The root route has an error boundary of its own.
  { file: 'dom/ssr/routes.js', from: 'route.id === "root" ? () =>', to: 'false ? () =>' },
  {
    file: 'dom/ssr/routes.js',
    from: 'route.id === "root" ? RemixRootDefaultHydrateFallback',
    to: 'false ? RemixRootDefaultHydrateFallback',
  },
  { file: 'dom/ssr/errorBoundaries.js', from: /let heyDeveloper = [\s\S]*?\n\t}\);/g, to: 'let heyDeveloper = null;' },
];

/** Vite plugin for the client build. @throws (the build) when React Router no longer contains what is replaced */
export const trimRouter = (): Plugin => ({
  name: 'trim-router',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    const path = /react-router\/dist\/production\/lib\/(.+\.js)$/.exec(id)?.[1];
    const mine = trims.filter(({ file }) => file === path);
    if (mine.length === 0) return undefined;
    let trimmed = code;
    for (const { from, to } of mine) {
      const before = trimmed;
      trimmed = trimmed.replaceAll(from, to);
      if (trimmed === before) this.error(`React Router has changed: ${path} no longer contains ${from}`);
    }
    return { code: trimmed, map: null };
  },
});
