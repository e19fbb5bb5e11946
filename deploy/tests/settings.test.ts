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
  ...names(read('apps/site/config/config.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm),
  ...names(read('apps/content/src/config.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm),
  ...names(read('apps/content/scripts/backup.ts'), /process\.env\.([A-Z][A-Z0-9_]+)/g),
  'NODE_ENV',
  // read by PostgreSQL's client library and programs
  'PGPASSWORD',
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

/** A service of the compose file, with what it takes over from the blocks above. */
const serviceOf = (compose: string, name: string): string => {
  const blockOf = (start: RegExp): string => {
    const lines = compose.split('\n');
    const from = lines.findIndex((line) => start.test(line));
    const indent = /^ */.exec(lines[from] ?? '')?.[0].length ?? 0;
    const length = lines
      .slice(from + 1)
      .findIndex((line) => line.trim() !== '' && (/^ */.exec(line)?.[0].length ?? 0) <= indent);
    return lines.slice(from, length === -1 ? undefined : from + 1 + length).join('\n');
  };
  const withAnchors = (text: string): string =>
    text.replaceAll(/^ *<<: \*(\w+)$/gm, (_, anchor: string) => withAnchors(blockOf(new RegExp(`^x-${anchor}:`))));
  return withAnchors(blockOf(new RegExp(`^ {2}${name}:$`)));
};
/** Places of a service where it can write. */
const writablePlaces = (service: string): string[] => [
  ...names(service, /'?([/\w-]+):size=\d+m/g),
  ...[...service.matchAll(/([^\s'[,]+):(\/[\w/-]+)(:ro)?(?=['\s,\]]|$)/gm)].flatMap(([, , to = '', ro]) =>
    ro ? [] : [to],
  ),
];
const compose = read('deploy/container/compose.yaml');
const services = ['nginx', 'site-1', 'site-2', 'content', 'postgres', 'redis'];

test('what nginx writes in its container lies in a tmpfs or a volume, whatever its package says', () => {
  const own = readdirSync(join(root, 'deploy/container/machine'));
  const shipped = readdirSync(join(root, 'deploy/nginx/machine')).filter((name) => !own.includes(name));
  const settings = [
    ...shipped.map((name) => read(`deploy/nginx/machine/${name}`)),
    ...own.map((name) => read(`deploy/container/machine/${name}`)),
  ].join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path`);
  expect(temporary.filter((name) => !settings.includes(`\n${name} `))).toEqual([]);
  const written = names(settings, /^(?:pid|error_log|access_log|proxy_cache_path|\w+_temp_path) ([^\s;]+)/gm);
  const places = [...writablePlaces(serviceOf(compose, 'nginx')), '/dev'];
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((path) => !places.some((place) => path.startsWith(`${place}/`)))).toEqual([]);
});

test.each(services)('container %s has a bound on its memory, and every tmpfs a size', (name) => {
  const service = serviceOf(compose, name);
  expect(service).toMatch(/^ +mem_limit: \d+[mg]$/m);
  for (const [, list = ''] of service.matchAll(/tmpfs: \[(.+)\]/g)) {
    expect(list.split(', ').filter((one) => !/size=\d+m/.test(one))).toEqual([]);
  }
});

test('containers: metrics can be read on the host, the image has the backup command, a password is no part of a URL', () => {
  for (const [name, port] of [
    ['site-1', 9464],
    ['site-2', 9466],
  ] as const) {
    expect(serviceOf(compose, name)).toContain(`'127.0.0.1:${port}:9464'`);
    expect(serviceOf(compose, name)).toContain('METRICS_HOST: 0.0.0.0');
  }
  const content = serviceOf(compose, 'content');
  expect(writablePlaces(content)).toContain(/BACKUP_DIR: (\S+)/.exec(content)?.[1]);
  expect(read('deploy/container/Containerfile')).toContain('COPY --from=build /app/apps/content /app/apps/content');
  for (const file of ['deploy/container/compose.yaml', 'deploy/systemd/content.env']) {
    expect(read(file)).toMatch(/PGPASSWORD[=:]/);
    expect(read(file)).not.toMatch(/postgres:\/\/[^@\s/]*:[^@\s/]*@/);
  }
});

test('two instances and the content server have a metrics port each', () => {
  const own = (file: string): string | undefined => /METRICS_PORT=(\d+)/.exec(read(`deploy/systemd/${file}`))?.[1];
  const usual = (file: string): string[] => names(read(file), /METRICS_PORT: .*?(\d{4})/g);
  const ports = [own('site-3002.env'), ...usual('apps/site/config/config.ts'), ...usual('apps/content/src/config.ts')];
  expect(ports).toEqual([...new Set(ports)]);
});

test('operations.md names commands that exist', () => {
  const text = read('docs/operations.md');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = names(text, /npm run (?:--silent )?([a-z][a-z:-]*)/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
