import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/**
 * Vite plugin: importing `id` gives the source of `entry`, bundled and minified as one classic script, as a string.
 * For scripts that must run before paint and are written into the page.
 * @param id virtual module name, for example `virtual:before-paint`
 * @param entry path of the script's source, relative to the site's folder
 */
export const inlineScript = (id: string, entry: string): Plugin => {
  const resolved = `\0${id}`;
  return {
    name: `inline-script:${id}`,
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return undefined;
      const { code, modules } = await bundleScript(entry, ['es2020']);
      for (const path of modules) this.addWatchFile(path);
      return `export default ${JSON.stringify(code)};`;
    },
  };
};
