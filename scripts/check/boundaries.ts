import { posix } from 'node:path';

/** A part of the code and what it may import; the first layer whose path fits a file is the file's. */
type Layer = {
  name: string;
  path: RegExp;
  /** Layers it may import besides itself. */
  layers: readonly string[];
  /** Packages it may import; `node` stands for Node's own modules. Absent: no limit. */
  packages?: readonly string[];
};

const react = ['react', 'react-dom', 'react-router'];
const siteLayers = [
  'site api',
  'site art',
  'site components',
  'site config',
  'site device',
  'site map',
  'site meta',
  'site model',
  'site runtime',
  'site shell',
  'site styles',
];

/** The one source of ARCHITECTURE.md, "Allowed imports". Tests stand outside it: they may import what they test with. */
const layers: readonly Layer[] = [
  {
    name: 'contract testing',
    path: /^packages\/contract\/src\/(testing|examples|stub-)/,
    layers: ['contract'],
    packages: ['node', 'zod'],
  },
  { name: 'http', path: /^packages\/http\/src\//, layers: [], packages: ['node'] },
  { name: 'contract', path: /^packages\/contract\/src\//, layers: [], packages: ['zod'] },
  { name: 'site model', path: /^apps\/site\/app\/model\//, layers: ['contract', 'site map'], packages: [] },
  // Everything that is known of the pages without React; it reads the contract's value tables, and no schema (a test of
  // its own follows the imports).
  {
    name: 'site map',
    path: /^apps\/site\/app\/(site-map|screens\/|routes\/(?!frame)\w+\/[\w-]+[.-]screen(\.test)?\.ts$)/,
    layers: ['contract'],
    packages: [],
  },
  { name: 'site art', path: /^apps\/site\/app\/art\//, layers: ['site runtime'], packages: ['react'] },
  { name: 'site styles', path: /^apps\/site\/app\/styles\//, layers: [], packages: [] },
  { name: 'site device', path: /^apps\/site\/app\/device\//, layers: [], packages: ['react'] },
  { name: 'site runtime', path: /^apps\/site\/app\/runtime\//, layers: ['site device'], packages: ['react'] },
  // The interface of server and build: the server imports it, and the build imports nothing of the server.
  {
    name: 'site render',
    path: /^apps\/site\/app\/render\/(page-|render-input)/,
    layers: ['contract'],
    packages: ['react-router'],
  },
  {
    name: 'site meta',
    path: /^apps\/site\/app\/page-meta/,
    layers: ['contract', 'site api', 'site map', 'site model'],
    packages: react,
  },
  {
    name: 'site config',
    path: /^apps\/site\/config\//,
    layers: ['contract', 'http'],
    packages: ['node', 'zod'],
  },
  {
    name: 'site api',
    path: /^apps\/site\/app\/api\//,
    layers: [
      'contract',
      'http',
      'site config',
      'site device',
      'site map',
      'site model',
      'site render',
      'site runtime',
      'site components',
    ],
    packages: [...react, 'lru-cache', 'node', 'zod'],
  },
  {
    name: 'site components',
    path: /^apps\/site\/app\/components\//,
    layers: ['contract', 'site model', 'site map', 'site art', 'site device', 'site runtime'],
    packages: react,
  },
  {
    name: 'site shell',
    path: /^apps\/site\/app\/shell\//,
    layers: ['contract', ...siteLayers.filter((name) => name !== 'site shell')],
    packages: react,
  },
  {
    name: 'site routes',
    path: /^apps\/site\/app\/routes\//,
    layers: ['contract', ...siteLayers],
    packages: [...react, 'pdfjs-dist', 'uqr', 'hucre'],
  },
  {
    name: 'site entries',
    path: /^apps\/site\/app\/(?:(?:root|routes|entry\.\w+)\.tsx?$|render\/)/,
    layers: ['contract', 'http', 'site render', 'site routes', ...siteLayers],
    packages: [...react, '@react-router/dev', 'node'],
  },
  {
    name: 'site server',
    path: /^apps\/site\/server\//,
    layers: ['contract', 'http', 'site config', 'site device', 'site map', 'site model', 'site render'],
    packages: ['@redis/client', 'lru-cache', 'node', 'prom-client', 'react-router', 'vite', 'zod'],
  },
  {
    name: 'site build',
    path: /^apps\/site\//,
    layers: [
      'contract',
      'http',
      'contract testing',
      'site config',
      'site device',
      'site map',
      'site model',
      'site render',
      'site runtime',
      'site server',
    ],
  },
  // What the bench writes down of the search, which only the content server can measure.
  { name: 'search figures', path: /^apps\/content\/scripts\/search-figures\.ts$/, layers: [], packages: [] },
  { name: 'content', path: /^apps\/content\//, layers: ['contract', 'http', 'contract testing', 'search figures'] },
  { name: 'e2e', path: /^e2e\//, layers: ['contract', 'contract testing', 'site map', 'scripts'] },
  { name: 'scripts', path: /^scripts\//, layers: ['contract', 'http', 'search figures'] },
];

/** Packages that only the named layers may import, whatever else they may. */
const confined: readonly { package: RegExp; layers: RegExp }[] = [
  { package: /^(payload|@payloadcms\/.+|next|graphql|sharp)$/, layers: /^content$/ },
  { package: /^(react-router|@react-router\/.+)$/, layers: /^site / },
];

/** A module that builds the client may only be imported where a client is meant to be built. */
const clientBuilders = /^(site api|content|e2e|contract|contract testing)$/;

const START = '<!-- imports -->';
const END = '<!-- /imports -->';

/** The table for people: a Markdown table with a row for each layer. */
export function importTable(): string {
  const rows = layers.map(({ name, layers: others, packages }) => [
    name,
    others.toSorted().join(', ') || 'nothing of this project',
    packages ? packages.map((one) => (one === 'node' ? 'Node' : `\`${one}\``)).join(', ') : 'any',
  ]);
  const table = [['layer', 'may import', 'packages'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('\n');
}

/** A document with the table in the place that its marks name. @throws Error when it has no marks */
export function withImportTable(document: string): string {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`no ${START} … ${END}`);
  return `${before}${START}\n\n${importTable()}\n\n${END}${after}`;
}

/**
 * Layers that import each other, also through others: none may.
 * @returns one sentence per pair
 */
export function findLayerCycles(): string[] {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of layers.find(({ name }) => name === from)?.layers ?? []) {
      if (!seen.has(next)) reach(next, seen.add(next));
    }
    return seen;
  };
  return layers
    .filter(({ name }) => reach(name).has(name))
    .map(({ name }) => `the table: ${name} may import itself through others`);
}

export type Import = { specifier: string; isType: boolean; isDynamic: boolean };

/** The module specifiers of a TypeScript source: static, dynamic and re-exporting imports. */
export function listImports(source: string): Import[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const statements = code.matchAll(
    /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...statements].map((match) => ({
    specifier: match[2] ?? match[3] ?? '',
    isType: Boolean(match[1]),
    isDynamic: match[3] !== undefined,
  }));
}

/**
 * Checks one source file against the table.
 *
 * @param path of the file below the root, with `/`
 * @returns one sentence per import that must not be
 */
export function findBoundaryFaults(path: string, source: string): string[] {
  const layer = layerOf(path);
  if (!layer) return [];
  return listImports(source).flatMap(({ specifier, isType, isDynamic }) => {
    const target = resolveLocal(path, specifier);
    // A screen names the module that loads it, which nothing but its loaders fetches.
    if (isDynamic && layer.name === 'site map' && /\/load-[\w-]+\.ts$/.test(specifier)) return [];
    const fault = target === undefined ? packageFault(layer, specifier) : localFault(layer, target, isType);
    return fault ? [`${path}: imports ${specifier}: ${fault}`] : [];
  });
}

function layerOf(path: string): Layer | undefined {
  return layers.find((layer) => layer.path.test(path));
}

/** Path below the root of a module of this project, or undefined for a package. */
function resolveLocal(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, workspace, module] = /^@yunxia\/(contract|http)\/(.+)$/.exec(specifier) ?? [];
  if (workspace) return `packages/${workspace}/src/${module}`;
  return specifier.startsWith('@yunxia/') ? specifier : undefined;
}

function localFault(layer: Layer, target: string, isType: boolean): string | undefined {
  const other = layerOf(target);
  if (target.startsWith('@yunxia/')) return 'workspaces other than the packages are not imported';
  if (target === 'packages/contract/src/client' && !isType && !clientBuilders.test(layer.name)) {
    return 'a client is built in app/api alone';
  }
  if (!other || other === layer || layer.layers.includes(other.name)) return undefined;
  return `${layer.name} may not import ${other.name}`;
}

function packageFault(layer: Layer, specifier: string): string | undefined {
  if (specifier.startsWith('virtual:')) return undefined;
  const name = specifier.startsWith('node:')
    ? 'node'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
  if (confined.some((rule) => rule.package.test(name) && !rule.layers.test(layer.name))) {
    return `${name} is not for ${layer.name}`;
  }
  if (!layer.packages || layer.packages.includes(name)) return undefined;
  return `${layer.name} may not import ${name}`;
}
