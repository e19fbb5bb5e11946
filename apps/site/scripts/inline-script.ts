import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/**
 * Vite plugin: importing `id` gives the source of `entry`, bundled and minified as one classic script, as a string.
 * For scripts that must run before paint and are written into the page.
 * @param id virtual module name, for example `virtual:before-paint`
 * @param entry path of the script's source, relative to the site's folder
 */
export const inlineScript = (id: string, entry: string): Plugin => {
  const resolved = `\0${id}`;
  const file = fileURLToPath(new URL(`../${entry}`, import.meta.url));
  return {
    name: `inline-script:${id}`,
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return undefined;
      const result = await build({
        configFile: false,
        envFile: false,
        logLevel: 'silent',
        publicDir: false,
        build: {
          write: false,
          target: ['chrome80', 'safari13'],
          minify: true,
          lib: { entry: file, formats: ['iife'], name: 'beforePaint' },
        },
      });
      const output = Array.isArray(result) ? result[0] : result;
      if (!output || !('output' in output)) throw new Error(`${id}: nothing was built from ${entry}`);
      for (const chunk of output.output)
        if (chunk.type === 'chunk') for (const path of chunk.moduleIds) this.addWatchFile(path);
      return `export default ${JSON.stringify(output.output[0].code.trim())};`;
    },
  };
};
