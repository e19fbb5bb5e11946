/**
 * React Router writes a style sheet's address with `#` behind it where a dynamic import needs the sheet, too, and Vite's
 * helper for such imports compares whole addresses: it fetches the page's own sheets again and puts them behind the others.
 * Reported as https://github.com/remix-run/react-router/issues/14754.
 */
import type { Plugin } from 'vite';

/** Stands in for Vite's helper: waits for the style sheets of a chunk that the page does not have. */
export const preloadHelperSource = `
const load = (href) => new Promise((resolve) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = link.onerror = resolve;
  document.head.append(link);
});
export const __vitePreload = (run, files = []) =>
  Promise.all(
    files
      .map((file) => '/' + file)
      .filter((href) => href.endsWith('.css') && !document.querySelector('link[rel=stylesheet][href^="' + href + '"]'))
      .map(load),
  ).then(run);
`;

/** The id of Vite's helper. */
export const PRELOAD_HELPER = '\0vite/preload-helper.js';

export const repeatedStyles = (): Plugin => ({
  name: 'upstream-fix:repeated-styles',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === PRELOAD_HELPER ? preloadHelperSource : undefined),
});
