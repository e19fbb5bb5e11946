import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { typeOf } from '../server/http/assets.ts';

/** What a document can need: file names by folder of the package. Scripts in PDFs never run, so no QuickJS. */
const folders: ReadonlyArray<readonly [from: string, to: string, wanted: RegExp]> = [
  ['.', '', /^LICENSE$/],
  ['legacy/build', '', /^pdf(\.worker)?\.min\.mjs$/],
  ['cmaps', 'cmaps/', /./],
  ['standard_fonts', 'standard_fonts/', /./],
  ['iccs', 'iccs/', /./],
  ['wasm', 'wasm/', /^(?!quickjs|LICENSE_.*QUICKJS)/],
];

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };

/** Path below the site's root. The version is in it, so that the files may be kept for ever like all of /assets/. */
const root = `assets/pdfjs-${version}/`;

/** The worker's entry: what old browsers lack, then the worker itself. */
const START_WORKER = "import './old-browsers.mjs';\nimport './pdf.worker.min.mjs';\n";

const listFiles = (): Map<string, string> =>
  new Map(
    folders.flatMap(([from, to, wanted]) =>
      readdirSync(join(packageFolder, from))
        .filter((name) => wanted.test(name))
        .map((name): [string, string] => [`${root}${to}${name}`, join(packageFolder, from, name)])
        .filter(([, file]) => !/\.map$/.test(file)),
    ),
  );

/**
 * Vite plugin: serves pdf.js and its data (character maps, standard fonts, decoders) from our own origin, unbundled.
 * `virtual:pdfjs-root` gives the URL of the folder.
 */
export const pdfjsFiles = (): Plugin => {
  const id = 'virtual:pdfjs-root';
  const files = listFiles().set(`${root}old-browsers.mjs`, join(import.meta.dirname, 'pdfjs-old-browsers.mjs'));
  const worker = `${root}start-worker.mjs`;
  return {
    name: 'pdfjs-files',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(`/${root}`)};` : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/^\//, '').replace(/\?.*$/, '');
        if (path === worker) return response.setHeader('Content-Type', typeOf(path)).end(START_WORKER);
        const file = files.get(path);
        if (!file) return next();
        response.setHeader('Content-Type', typeOf(file));
        createReadStream(file).pipe(response);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: worker, source: START_WORKER });
      for (const [fileName, file] of files) this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    },
  };
};
