import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PlainError } from './plain-error.ts';
import { root } from './settings.ts';
import { listProjectFiles } from './check/tracked-files.ts';

interface LockedPackage {
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** The Node that servers run with. */
const OWN_NODE = 'node_modules/node/bin/node';

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Version of this checkout. */
export const ownVersion = (): string => (readJson('package.json') as { version: string }).version;

/** Read only while the project is built: compilers, and a code editor that is part of the admin's script afterwards. */
const onlyBuilt = /^node_modules\/(?:@next\/swc-|monaco-editor$|@?typescript\b|playwright-core$)/;

/** What runs needs of node_modules: no build tools, but the Node of package-lock.json. */
function listRuntimePackages(): string[] {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
  const kept = Object.entries(packages)
    .filter(([path, { dev }]) => path.includes('node_modules/') && !dev && existsSync(join(root, path)))
    .map(([path]) => path)
    .filter((path) => !onlyBuilt.test(path));
  // A machine whose own Node is of the same line starts without it; a release does not.
  if (!existsSync(join(root, OWN_NODE))) {
    throw new PlainError(
      `缺少 ${OWN_NODE}：请先运行 npm rebuild node。\n${OWN_NODE} is missing: run npm rebuild node first.`,
    );
  }
  const folders = new Set([...kept.filter((path) => path !== 'node_modules/@yunxia/e2e'), OWN_NODE]);
  // A package inside a package comes with it.
  return [...folders].filter((path) => !ancestorsOf(path).some((ancestor) => folders.has(ancestor)));
}

const ancestorsOf = (path: string): string[] =>
  dirname(path) === '.' ? [] : [dirname(path), ...ancestorsOf(dirname(path))];

/** Source files that a server or a command reads, and what an operator copies. */
const isShipped = (path: string): boolean =>
  path !== 'package.json' && !/^(?:e2e|\.)|(?:^|\/)tests?\/|\.test\.tsx?$/.test(path);

/**
 * Writes an archive of the built project, and its SHA-256 beside it. All of it belongs to root, and is writable by root
 * alone.
 * @param into folder, made where it is missing
 * @param version that the release says it has
 * @returns path of the archive
 */
export async function packRelease(into: string, version: string): Promise<string> {
  const name = `yunxia-${version}`;
  const archive = join(into, `${name}.tar`);
  const scratch = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    mkdirSync(into, { recursive: true });
    const paths = [
      ...listProjectFiles().filter(isShipped),
      'apps/content/.next',
      'apps/site/build',
      ...listRuntimePackages(),
    ];
    const list = join(scratch, 'list');
    writeFileSync(list, `${paths.join('\n')}\n`);
    // `release`: the scripts then install nothing.
    const manifest = { ...(readJson('package.json') as object), version, release: true };
    writeFileSync(join(scratch, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const owner = ['--owner=root:0', '--group=root:0', '--numeric-owner', '--mode=a+rX,go-w', '--hard-dereference'];
    // r and H: names of files; S: the targets of links stay as they are
    const folder = ['--transform', `s,^,${name}/,rSH`];
    const sources = ['-C', scratch, 'package.json', '-C', root, '--verbatim-files-from', '-T', list];
    const unread = ['map', 'd.ts', 'd.mts', 'd.cts'].map((ending) => `--exclude=*.${ending}`);
    execFileSync('tar', ['--create', '--file', archive, ...owner, ...folder, ...unread, ...sources]);
    const hash = createHash('sha256');
    await pipeline(createReadStream(archive, { highWaterMark: 1 << 20 }), hash);
    // as `sha256sum -c` reads it
    writeFileSync(`${archive}.sha256`, `${hash.digest('hex')}  ${basename(archive)}\n`);
    return archive;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
