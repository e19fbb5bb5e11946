// Makes sure that node_modules is there and is what package-lock.json says, and that the project's own Node runs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { explaining, PlainError } from './file-errors.mjs';
import { withLock } from './lock.mjs';
import { spawnGuarded } from './processes.mjs';

/** @typedef {(child: import('node:child_process').ChildProcess) => void} OnSpawn */

/**
 * @param {string} root the checkout
 * @param {OnSpawn} onSpawn gets npm when it is started
 * @returns {Promise<string>} path of the Node binary that everything else runs under
 * @throws {PlainError} when npm, the network, the disk or the platform stand in the way
 */
export async function ensureDependencies(root, onSpawn) {
  // An installation would take a release apart, under the servers that run from it.
  if (isRelease(root)) return join(root, 'node_modules/node/bin/node');
  const ready = () => isInstalled(root) && findNode(root);
  const found = ready();
  if (found) return found;
  return withLock(
    join(root, '.cache/install.lock'),
    async () => {
      const installedMeanwhile = ready();
      if (installedMeanwhile) return installedMeanwhile;
      const running = keepNode(root, process.execPath);
      if (!isInstalled(root)) await install(root, running.path, onSpawn);
      // Also where the machine's own Node is recent enough: a release contains the project's Node.
      if (!findOwnNode(root)) await installNode(root, running.path, onSpawn);
      running.drop();
      const node = findNode(root);
      if (!node) throw new PlainError(explain('node', ''));
      return node;
    },
    ({ command, pid }, seconds) =>
      console.log(
        seconds > 0
          ? `  … ${seconds} s`
          : `${command}（进程 ${pid}）正在安装依赖，等它完成… / ${command} (process ${pid}) is installing dependencies, waiting for it…`,
      ),
  );
}

/**
 * Whether this is an unpacked release, which has all that runs and nothing that builds.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function isRelease(root) {
  const manifest = join(root, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).release === true;
}

/** @param {string} root */
function stampOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/** @param {string} root */
function isInstalled(root) {
  linkWorkspaces(root);
  const stampFile = join(root, 'node_modules/.yunxia-stamp');
  const stamp = stampOf(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  // A developer's own `npm install` leaves no stamp, but npm's record of what it put there says the same.
  if (!matchesLockfile(root)) return false;
  try {
    writeFileSync(stampFile, stamp);
  } catch {
    // A checkout that is only read: the next start compares again.
  }
  return true;
}

/**
 * Links the workspaces that are newer than the installation; for one of them nothing has to be downloaded.
 *
 * @param {string} root
 */
function linkWorkspaces(root) {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  for (const path of Object.keys(wanted)) {
    const { link, resolved } = wanted[path];
    if (!link || existsSync(join(root, path))) continue;
    const isWindows = process.platform === 'win32';
    const target = isWindows ? join(root, resolved) : relative(dirname(path), resolved);
    explaining(join(root, path), () => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      symlinkSync(target, join(root, path), 'junction');
    });
  }
}

/** @param {string} root */
function matchesLockfile(root) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = readRecord(root);
  if (!present) return false;
  return Object.keys(wanted).every((path) => {
    const entry = wanted[path];
    if (!path.includes('node_modules/') || entry.link) return true;
    if (!present[path]) return Boolean(entry.optional || entry.peer);
    return present[path].version === entry.version && existsSync(join(root, path));
  });
}

/**
 * npm's record of what it has installed.
 *
 * @param {string} root
 */
function readRecord(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
  } catch {
    // Nothing is installed, or npm was interrupted while it wrote this.
    return undefined;
  }
}

/**
 * The version that the package `node` says it has.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
function versionOfPackage(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/** @param {string} root */
function findOwnNode(root) {
  const binary = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(binary) && versionOf(binary) === `v${versionOfPackage(root)}` ? binary : undefined;
}

/** @param {string} root */
function findNode(root) {
  const version = versionOfPackage(root);
  if (!version) return undefined;
  const own = findOwnNode(root);
  if (own) return own;
  // No binary of the package runs here (musl, rare processors): the machine's own will do if it is of the same line.
  const isSameLine = process.versions.node.split('.')[0] === version.split('.')[0];
  return isSameLine && existsSync(process.execPath) ? process.execPath : undefined;
}

/**
 * A Node that outlives an installation. npm runs scripts with the project's own Node once it is there, and a newer
 * lockfile makes `npm ci` take that away while it runs.
 *
 * @param {string} root
 * @param {string} execPath the Node that runs this
 * @returns {{ path: string, drop: () => void }}
 */
export function keepNode(root, execPath) {
  if (!execPath.startsWith(join(root, 'node_modules') + sep)) return { path: execPath, drop: () => undefined };
  const folder = join(root, '.cache');
  const path = join(folder, process.platform === 'win32' ? 'node-kept.exe' : 'node-kept');
  mkdirSync(folder, { recursive: true });
  rmSync(path, { force: true });
  try {
    linkSync(execPath, path);
  } catch {
    copyFileSync(execPath, path);
  }
  return { path, drop: () => rmSync(path, { force: true }) };
}

/** @param {string} binary */
function versionOf(binary) {
  try {
    return execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * @param {string} root
 * @param {string} node
 * @param {OnSpawn} onSpawn
 */
async function install(root, node, onSpawn) {
  // An installation that is interrupted leaves neither: what is there then is not taken for whole.
  for (const file of ['.yunxia-stamp', '.package-lock.json']) rmSync(join(root, 'node_modules', file), { force: true });
  console.log('正在安装依赖（首次约一两分钟）… / installing dependencies (a minute or two the first time)…');
  // No package's install script runs, whatever the npm version knows of `allowScripts`; the one that is needed follows.
  // Development dependencies too, whatever NODE_ENV says: the project's Node and the build tools are among them.
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code, output } = await runWithProgress(npmCommand(args, node), root, onSpawn);
  if (code !== 0) throw new PlainError(explain('npm ci', output));
  writeFileSync(join(root, 'node_modules/.yunxia-stamp'), stampOf(root));
}

/**
 * @param {string} root
 * @param {string} node
 * @param {OnSpawn} onSpawn
 */
async function installNode(root, node, onSpawn) {
  console.log('正在准备 Node 24… / getting Node 24…');
  const folder = join(root, 'node_modules/node');
  // What `npm rebuild node` would run; called directly, since npm 12 asks for approval and older ones know none.
  const command = { file: node, args: ['installArchSpecificPackage.js'], shell: false };
  const { code, output } = await runWithProgress(command, folder, onSpawn);
  if (code !== 0 && !findNode(root)) throw new PlainError(explain('node', output));
}

/**
 * @param {string[]} args
 * @param {string} node
 */
function npmCommand(args, node) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli)) {
    return { file: node, args: [cli, ...args], shell: false };
  }
  return { file: 'npm', args, shell: process.platform === 'win32' };
}

/**
 * @param {{ file: string, args: string[], shell: boolean }} command
 * @param {string} cwd
 * @param {OnSpawn} onSpawn
 * @returns {Promise<{ code: number, output: string }>}
 */
function runWithProgress({ file, args, shell }, cwd, onSpawn) {
  const env = Object.fromEntries(
    // The variables that npm sets for its scripts would mislead an npm that they start.
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(package_|lifecycle_|config_local_prefix$|command$)/.test(name),
    ),
  );
  return new Promise((resolve) => {
    const began = Date.now();
    const child = spawnGuarded(file, args, { cwd, shell, env, stdio: ['ignore', 'pipe', 'pipe'] });
    onSpawn(child);
    const ticker = setInterval(() => console.log(`  … ${Math.round((Date.now() - began) / 1000)} s`), 10_000);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output = (output + chunk).slice(-20_000);
      });
    }
    const end = (/** @type {number} */ code) => {
      clearInterval(ticker);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `\n${error.message}`;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * @param {string} step
 * @param {string} output what the step printed
 */
function explain(step, output) {
  const causes = /** @type {const} */ ([
    [/ENOSPC/, '磁盘空间不足，请腾出约 3 GB 后再试。', 'The disk is full: free about 3 GB and try again.'],
    [
      /EACCES|EPERM|EROFS/,
      '没有写入权限，请检查此文件夹的所有者。',
      'No permission to write here: check who owns this folder.',
    ],
    [
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET|CERT|network/i,
      '无法连接 npm 软件源，请检查网络或代理（npm config get registry）后再试。',
      'The npm registry cannot be reached: check the network or the proxy (npm config get registry) and try again.',
    ],
    [
      /spawn npm|npm: not found|not recognized/,
      '没有找到 npm，请安装 Node.js 20 或更高版本（自带 npm）。',
      'npm is missing: install Node.js 20 or later, which brings it.',
    ],
    [
      /EUSAGE|in sync/,
      'package.json 与 package-lock.json 不一致，请运行 npm install 并提交。',
      'package.json and package-lock.json differ: run npm install and commit the result.',
    ],
    [
      /EINTEGRITY/,
      '下载的文件校验不符，请运行 npm cache clean --force 后再试。',
      'A download is damaged: run npm cache clean --force and try again.',
    ],
  ]);
  const cause = causes.find(([pattern]) => pattern.test(output));
  const [, chinese, english] = cause ?? [
    undefined,
    step === 'node' ? '此机器上无法运行项目自带的 Node 24，请自行安装 Node.js 24 后再试。' : '请查看下面的输出。',
    step === 'node'
      ? 'The Node 24 that comes with the project does not run here: install Node.js 24 and try again.'
      : 'See the output below.',
  ];
  const tail = output.trim().split('\n').slice(-12).join('\n');
  return `安装失败 / set-up failed (${step})\n  ${chinese}\n  ${english}${tail ? `\n\n${tail}` : ''}`;
}
