/** What docs/operations.md names and what the programs read and expose have to be the same. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ResponseCache } from '../../apps/site/server/cache/response-cache.ts';
import { countRequests, createRegistry } from '../../apps/content/src/metrics-server.ts';
import { createMetrics } from '../../apps/site/server/metrics.ts';
import { root } from '../settings.ts';
import { listProjectFiles } from './tracked-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const names = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

const operations = read('docs/operations.md');
/** First cells of the tables: an operator looks a name up there. */
const firstCells = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1])
    .join('\n');
const variable = /`([A-Z][A-Z0-9_]+)(?:=[^`]*)?`/g;

/** Set by tests alone, so no operator is offered them: docs/testing.md says what they do. */
const forTests = ['QUOTE_FEED_LOOPBACK'];

/** What operators set, from the tables that check it, and what a command reads by itself. */
const settings = [
  ...names(read('apps/site/config/config.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm),
  ...names(read('apps/content/src/config.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm),
  'BACKUP_DIR',
].filter((name) => !forTests.includes(name));

/** Said by the system, npm, Next, or one of our programs to the other; nothing for people to set. */
const notForPeople = new Set([
  'CI',
  'EXAMPLES',
  'GUARDED_PARENT',
  'INIT_CWD',
  'MIGRATION_DIALECT',
  'NEXT_PHASE',
  'NEXT_RUNTIME',
  'NEXT_TELEMETRY_DISABLED',
  'NODE_COMPILE_CACHE',
  'NODE_ENV',
  'PATH',
  'PICTURES_NOW',
  'PICTURES_RENEW',
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
  'PORT',
  'PROBE_FILE',
  'REDIS_SERVER',
  'STUB_PORT',
  'TEST_WIDER',
  'TZ',
]);

test('each setting has a row in a table of operations.md, and each row a setting', () => {
  expect(names(firstCells(operations), variable)).toEqual([...new Set(settings)].toSorted());
});

test('what tests alone set is described where tests are', () => {
  const testing = read('docs/testing.md');
  expect(forTests.filter((name) => !testing.includes(`\`${name}=`))).toEqual([]);
});

test('.env.example has each setting once, commented out, and no other', () => {
  const lines = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)];
  expect(lines.map(([, name = '']) => name).toSorted()).toEqual([...new Set(settings)].toSorted());
  expect(lines.filter(([line]) => !line.startsWith('#'))).toEqual([]);
});

test('README.md names settings that there are', () => {
  for (const file of ['README.md', 'README.zh-CN.md']) {
    const rows = names(firstCells(read(file)), variable);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((name) => !settings.includes(name))).toEqual([]);
  }
});

test('each variable that code reads is documented, or not for people to set', () => {
  const documented = new Set(['docs/operations.md', 'docs/testing.md'].flatMap((file) => names(read(file), variable)));
  const code = listProjectFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path));
  const unknown = code.flatMap((path) =>
    names(read(path), /process\.env(?:\.|\[['"])([A-Z][A-Z0-9_]*)/g)
      .filter((name) => !documented.has(name) && !notForPeople.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('each metric has a row with its labels, and each row a metric', async () => {
  const metrics = createMetrics();
  for (const name of ['pages', 'answers'] as const) {
    metrics.watchStore(name, new ResponseCache({ maxBytes: 100 }));
  }
  const content = createRegistry(root);
  countRequests(content, createServer());
  const exposed = [...metrics.registry.getMetricsAsArray(), ...content.getMetricsAsArray()]
    .map((metric) => ({ ...metric }) as unknown as { name: string; labelNames?: readonly string[] })
    .filter(({ name }) => /^(?:site|content)_/.test(name))
    .map(({ name, labelNames = [] }) => `${name} ${labelNames.filter((label) => label !== 'le').join(', ')}`.trim());
  const rows = [...operations.matchAll(/^\| `((?:site|content)_[a-z_]+)` +\| ([a-z, ]*) *\|/gm)].map(
    ([, name = '', labels = '']) => `${name} ${labels.trim()}`.trim(),
  );
  expect(rows.toSorted()).toEqual(exposed.toSorted());
  expect(
    names(operations, /`((?:site|content)_[a-z_]+)/g).filter((name) => !rows.some((row) => row.split(' ')[0] === name)),
  ).toEqual([]);
});
