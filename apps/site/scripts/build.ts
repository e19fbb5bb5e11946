/**
 * Builds the site into `build/`: React Router's build, then every text file compressed once and for all. The files of
 * the release before stay, so that a page opened before a deployment still finds its scripts.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isText } from '@yunxia/http/content-encoding';
import { encodingSuffix, typeOf } from '../server/http/assets.ts';
import { joinReleases, setReleaseAside } from './previous-release.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'build');
const client = join(output, 'client');
const assets = join(client, 'assets');

const build = (): void => {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')), 'bin.cjs');
  const { status } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
};

/**
 * The browser's copy of the route manifest says everything of every route. What is false or empty, what stands there
 * twice, the files that a module imports (only link prefetching reads those, which this site does not use) and the routes
 * that answer with a file are left out: 1.5 KB of the first visit's budget. Links to files are plain links
 * (`components/site-link`), so the router never looks for such a route.
 */
const shortenManifest = (): void => {
  const prefix = 'window.__reactRouterManifest=';
  const manifests = readdirSync(assets)
    .filter((file) => /^manifest-.*\.js$/.test(file))
    .map((name) => ({ name, text: readFileSync(join(assets, name), 'utf8') }))
    .filter(({ text }) => text.startsWith(prefix));
  if (manifests.length === 0) throw new Error('React Router writes its manifest in another form');
  for (const { name, text } of manifests) {
    const manifest = JSON.parse(text.slice(prefix.length).replace(/;\s*$/, '')) as {
      entry: { imports: string[] };
      routes: Record<string, Record<string, unknown>>;
    };
    manifest.entry.imports = [];
    for (const [id, route] of Object.entries(manifest.routes)) {
      if (route['id'] !== id) throw new Error('React Router names its routes in another way');
      if (route['hasDefaultExport'] !== true && route['hasClientLoader'] !== true) {
        delete manifest.routes[id];
        continue;
      }
      const said = Object.entries(route).filter(([key, value]) => value !== false && key !== 'id' && key !== 'imports');
      manifest.routes[id] = Object.fromEntries(said);
    }
    const addNames = 'for(const[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i;';
    writeFileSync(join(assets, name), `${prefix}${JSON.stringify(manifest)};${addNames}`);
  }
};

/** The readable page of the contract and the document it is made of. */
const writeApiDocuments = (): void => {
  const script = join(root, '../../packages/contract/scripts/write-api-page.ts');
  const { status } = spawnSync(process.execPath, [script, join(client, 'api')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

/** Smaller files gain nothing, in bytes. */
const WORTH_COMPRESSING = 128;

const compressAll = (): void => {
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isText(typeOf(file)) || statSync(file).size < WORTH_COMPRESSING || file.includes('.vite'))
      continue;
    const bytes = readFileSync(file);
    writeFileSync(
      file + encodingSuffix.br,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(file + encodingSuffix.gzip, gzipSync(bytes, { level: 9 }));
  }
};

setReleaseAside(output);
build();
shortenManifest();
joinReleases(output);
writeApiDocuments();
compressAll();
