/**
 * React Router loads the page again that the visitor is leaving when the script of the page they go to cannot be fetched
 * (a deployment has replaced it, or there is no network): the click is lost, and without a network so is the page.
 * Reported as remix-run/remix#8791 and #8915 (https://github.com/remix-run/remix/pull/8932 only logs the error first).
 *
 * Here the failure is that of a loader, which leads to the error page under the new URL; it loads itself again, once
 * (app/runtime/stale-chunk.ts).
 */
import type { Plugin } from 'vite';

/** The module that is replaced, below `react-router/dist/production/`. */
export const ROUTE_MODULES = 'lib/dom/ssr/routeModules.js';

export const routeModulesSource = `
export async function loadRouteModule(route, cache) {
  if (route.id in cache) return cache[route.id];
  try {
    return (cache[route.id] = await import(/* @vite-ignore */ route.module));
  } catch (error) {
    return { clientLoader() { throw error; }, default: () => null };
  }
}
`;

export const missingRouteModule = (): Plugin => ({
  name: 'upstream-fix:missing-route-module',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id.endsWith(`/node_modules/react-router/dist/production/${ROUTE_MODULES}`) ? routeModulesSource : undefined,
});
