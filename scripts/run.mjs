// Entry of every npm script: `node scripts/run.mjs <task> [arguments]`.
// Plain JavaScript that any Node from 20 on can read, because it runs before the project's own Node is there:
// it sets the dependencies up and then hands over to the task's script under the Node of package-lock.json.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureDependencies, SetupError } from './dependencies.mjs';
import { watchNpm } from './npm-parent.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tasks = new Map([
  ['start', 'scripts/start.ts'],
  ['dev', 'scripts/dev.ts'],
  ['build', 'scripts/build.ts'],
  ['check', 'scripts/check.ts'],
  ['test', 'scripts/test.ts'],
  ['pictures', 'scripts/pictures.ts'],
  ['sample', 'apps/content/scripts/sample.ts'],
  ['fuzz', 'apps/site/scripts/fuzz.ts'],
  ['search-rebuild', 'apps/content/scripts/search-index.ts'],
  ['observatory', 'scripts/observatory.ts'],
  ['sbom', 'scripts/sbom.ts'],
  ['audit', 'scripts/audit.ts'],
  ['backup', 'apps/content/scripts/backup.ts'],
  ['restore', 'apps/content/scripts/restore.ts'],
  ['move-database', 'apps/content/scripts/move-database.ts'],
  ['crash', 'apps/content/tests/crash.ts'],
  ['bench', 'scripts/bench.ts'],
  ['rehearse', 'deploy/tests/rehearse.ts'],
  ['reset-admin', 'apps/content/scripts/reset-admin.ts'],
]);
const [task = '', ...rest] = process.argv.slice(2);
const script = tasks.get(task);

if (!script) {
  console.error(`用法 / usage: node scripts/run.mjs <${[...tasks.keys()].join('|')}>`);
  process.exit(2);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    `需要 Node.js 20 或更高版本，现在是 ${process.version}。\nNode.js 20 or later is needed, this is ${process.version}.`,
  );
  process.exit(1);
}

let node = '';
try {
  node = await ensureDependencies(root);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

// Guards every descendant against being left behind when the process above it is killed without a chance to tell.
const guard = pathToFileURL(join(root, 'scripts/end-with-parent.mjs')).href;
const child = spawn(node, ['--import', guard, join(root, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
  },
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
watchNpm(() => child.kill('SIGTERM'));
child.on('error', (error) => {
  console.error(`无法启动 / cannot start ${node}: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
});
