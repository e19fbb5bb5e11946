// Plain JavaScript that any Node from 20 on can read, because it runs before the project's own Node is there: it checks
// what a start needs, sets the dependencies up, and hands over to the task's script under the Node of package-lock.json.
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies, isRelease } from './dependencies.mjs';
import { PlainError } from './file-errors.mjs';
import { watchNpm } from './npm-parent.mjs';
import { checkBeforeStart } from './preflight.mjs';
import { spawnGuarded } from './processes.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const tasks = new Map([
  ['start', 'scripts/start.ts'],
  ['dev', 'scripts/dev.ts'],
  ['build', 'scripts/build.ts'],
  ['check', 'scripts/check/check.ts'],
  ['test', 'scripts/test.ts'],
  ['pictures', 'scripts/pictures.ts'],
  ['manual-pictures', 'scripts/manual-pictures.ts'],
  ['sample', 'apps/content/scripts/sample.ts'],
  ['fuzz', 'apps/site/scripts/fuzz.ts'],
  ['search-rebuild', 'apps/content/scripts/search-index.ts'],
  ['observatory', 'scripts/check/observatory.ts'],
  ['sbom', 'scripts/check/sbom.ts'],
  ['audit', 'scripts/check/audit.ts'],
  ['release', 'scripts/release.ts'],
  ['backup', 'apps/content/scripts/backup.ts'],
  ['restore', 'apps/content/scripts/restore.ts'],
  ['move-database', 'apps/content/scripts/move-database.ts'],
  ['crash', 'apps/content/tests/crash.ts'],
  ['bench', 'scripts/bench/bench.ts'],
  ['rehearse', 'deploy/tests/rehearse.ts'],
  ['drill', 'deploy/drill/main.ts'],
  ['cdn-purge', 'scripts/cdn-purge.ts'],
  ['reset-admin', 'apps/content/scripts/reset-admin.ts'],
]);
/** The units' user, settings and data are not known here: a command would work on another database, or on none. */
const inRelease = [
  '这是安装在服务器上的发布包：服务由 systemd 管理（systemctl status yunxia-content），命令用 yunxia-run 运行，如：',
  'This is a release on a server: systemd runs it (systemctl status yunxia-content), and yunxia-run its commands, such as:',
  '',
  '    yunxia-run reset-admin',
  '',
  'docs/operations.md',
].join('\n');
/** Time that npm gets to end after a signal, in ms. The task's script has bounds of its own. */
const INSTALL_GRACE = 4000;

/** @type {import('node:child_process').ChildProcess | undefined} npm, or the task's script */
let child;
/** @type {NodeJS.Signals | undefined} the signal that ends all of it */
let ending;
let isInstalling = true;

/** @param {NodeJS.Signals} signal */
function end(signal) {
  ending ??= signal;
  if (!child) process.exit(128 + constants.signals[signal]);
  child.kill(signal);
  if (isInstalling) setTimeout(() => child?.kill('SIGKILL'), INSTALL_GRACE).unref();
}

/** @param {string[]} args the task's name, then what its script gets */
export async function runTask([task = '', ...rest]) {
  const script = tasks.get(task);
  if (!script) {
    console.error(`用法 / usage: node scripts/run.mjs <${[...tasks.keys()].join('|')}>`);
    process.exit(2);
  }
  // A terminal that was closed, or a reader that has gone: the servers are ended in order all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => end(signal));
  watchNpm(() => end('SIGTERM'));

  const node = await prepare(task);
  isInstalling = false;
  child = spawnGuarded(node, [join(root, script), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
    },
  });
  child.on('error', (error) => {
    console.error(`无法启动 / cannot start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
  });
}

/**
 * @param {string} task
 * @returns {Promise<string>} the project's own Node
 */
async function prepare(task) {
  try {
    if (isRelease(root) && task !== 'cdn-purge') throw new PlainError(inRelease);
    if (task === 'start' || task === 'dev') await checkBeforeStart(process.env);
    const node = await ensureDependencies(root, (started) => (child = started));
    if (ending) process.exit(128 + constants.signals[ending]);
    child = undefined;
    return node;
  } catch (error) {
    if (ending) process.exit(128 + constants.signals[ending]);
    if (!(error instanceof PlainError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
