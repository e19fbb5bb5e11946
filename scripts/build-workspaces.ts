import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './setup/lock.mjs';
import { PlainError } from './plain-error.ts';
import { assertWritable } from './setup/preflight.mjs';
import { runStep } from './run-step.ts';
import { root } from './settings.ts';
import { hashSources } from './source-hash.ts';

type Workspace = {
  name: string;
  title: string;
  script: string;
  /** What the output is made of. */
  sources: readonly string[];
  /** A file that exists exactly when there is an output. */
  output: string;
};

const workspaces: readonly Workspace[] = [
  {
    name: 'content',
    title: '内容服务器 / content server',
    script: 'apps/content/scripts/build.ts',
    sources: ['apps/content', 'packages/contract', 'packages/http', 'package-lock.json', 'tsconfig.base.json'],
    output: 'apps/content/.next/BUILD_ID',
  },
  {
    name: 'site',
    title: '网站 / site',
    script: 'apps/site/scripts/build.ts',
    sources: ['apps/site', 'packages/contract', 'packages/http', 'package-lock.json', 'tsconfig.base.json'],
    output: 'apps/site/build/server/index.js',
  },
];

/**
 * Builds each workspace whose sources differ from those of its last build; the others are left as they are.
 *
 * @throws PlainError with the end of the build's output when one fails
 */
export async function buildWorkspaces(options: { force?: boolean; only?: readonly string[] } = {}): Promise<void> {
  const { force = false, only } = options;
  const wanted = workspaces.filter(({ name }) => !only || only.includes(name));
  // Nothing to build needs no lock, and so works in a checkout that is only read.
  if (!force && wanted.every((workspace) => isCurrent(workspace, hashOf(workspace)))) return;
  await withLock(
    join(root, '.cache/build.lock'),
    async () => {
      // One after the other: each takes most of the memory that a small machine has.
      for (const workspace of wanted) await build(workspace, force);
    },
    ({ command, pid }, seconds) =>
      console.log(
        seconds > 0
          ? `  … ${seconds} s`
          : `${command}（进程 ${pid}）正在构建，等它完成… / ${command} (process ${pid}) is building, waiting for it…`,
      ),
  );
}

const stampOf = ({ name }: Workspace): string => join(root, `.cache/build-${name}.stamp`);
const hashOf = ({ sources }: Workspace): string => hashSources(root, sources);

function isCurrent(workspace: Workspace, hash: string): boolean {
  const stamp = stampOf(workspace);
  return existsSync(join(root, workspace.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

async function build(workspace: Workspace, force: boolean): Promise<void> {
  const hash = hashOf(workspace);
  if (isCurrent(workspace, hash) && !force) return;

  const stamp = stampOf(workspace);
  assertWritable(join(root, dirname(workspace.script), '..'));
  console.log(`正在构建${workspace.title} … / building`);
  // A build that is cut leaves no stamp, and nothing that a server takes for whole.
  rmSync(stamp, { force: true });
  rmSync(join(root, workspace.output), { force: true });
  const { code, output, seconds, memory } = await runStep(process.execPath, [join(root, workspace.script)], {
    env: { NODE_ENV: 'production' },
    onTick: (passed) => console.log(`  … ${passed} s`),
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(join(root, `.cache/build-${workspace.name}.log`), output);
  if (code !== 0) {
    const tail = output.trim().split('\n').slice(-60).join('\n');
    throw new PlainError(
      `构建失败：${workspace.title}（退出码 ${code}），完整输出见 .cache/build-${workspace.name}.log\nBuild failed, the whole output is in .cache/build-${workspace.name}.log\n\n${tail}`,
    );
  }
  writeFileSync(join(root, `.cache/build-${workspace.name}.memory`), String(memory));
  writeFileSync(stamp, hash);
  console.log(`  完成 / done, ${seconds.toFixed(0)} s${memory > 0 ? `, ${memory} MB` : ''}`);
}
