/** What the shipped files set, run and name has to exist. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/settings.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const names = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Variables that one of the programs reads, from the tables that check them. */
const variables = new Set([
  ...names(read('apps/site/server/config.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm),
  ...names(read('apps/content/src/config.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm),
  ...names(read('apps/content/scripts/backup.ts'), /process\.env\.([A-Z][A-Z0-9_]+)/g),
  'NODE_ENV',
]);
/** Read by the images of others. */
const foreign = new Set(['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']);

const units = readdirSync(join(root, 'deploy/systemd')).map((file) => `deploy/systemd/${file}`);

test.each(units.filter((file) => file.endsWith('.env')))('%s sets what is read', (file) => {
  expect(names(read(file), /^([A-Z][A-Z0-9_]*)=/gm).filter((name) => !variables.has(name))).toEqual([]);
});

test.each(units.filter((file) => file.endsWith('.service')))('%s runs a script that is there, confined', (file) => {
  const text = read(file);
  expect(names(text, /^Environment=([A-Z0-9_]+)=/gm).filter((name) => !variables.has(name))).toEqual([]);
  const [script] = names(text, /^ExecStart=\S+node (?:--\S+ )*(\S+)/gm);
  expect(existsSync(join(root, script ?? ''))).toBe(true);
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=\n', 'MemoryMax=']) {
    expect(text).toContain(line);
  }
});

const analyzer = '/usr/bin/systemd-analyze';
test.runIf(existsSync(analyzer))('systemd understands every line of the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  const files = units
    .filter((file) => /\.(?:service|timer|target)$/.test(file))
    .map((file) => {
      const copy = join(folder, basename(file));
      writeFileSync(copy, read(file).replaceAll(/\/opt\/yunxia\/\S*\/node(?= )/g, process.execPath));
      return copy;
    });
  const { stdout, stderr, status } = spawnSync(analyzer, ['verify', '--man=no', ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ said: stdout + stderr, status }).toEqual({ said: '', status: 0 });
});

test('the container files set what is read, and copy what is there', () => {
  const compose = read('deploy/container/compose.yaml');
  const set = names(compose, /^ {4,6}([A-Z][A-Z0-9_]*): /gm);
  expect(set.filter((name) => !variables.has(name) && !foreign.has(name))).toEqual([]);
  expect(set).toEqual(expect.arrayContaining(['SITE_URL', 'TRUST_PROXY', 'REDIS_URL', 'DATABASE_URL']));
  const containerfile = read('deploy/container/Containerfile');
  const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  );
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const { version } = JSON.parse(read('node_modules/node/package.json')) as { version: string };
  expect(names(containerfile, /node:(\d+\.\d+\.\d+)-/g)).toEqual([version]);
});

test('operations.md names commands that exist', () => {
  const text = read('docs/operations.md');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = names(text, /npm run (?:--silent )?([a-z][a-z:-]*)/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
