import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { PlainError } from './plain-error.ts';
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
    output: 'apps/content/.next/standalone/apps/content/server.js',
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
  await withLock(
    join(root, '.cache/build.lock'),
    async () => {
      for (const workspace of workspaces) {
        if (!options.only || options.only.includes(workspace.name)) await build(workspace, options.force ?? false);
      }
    },
    () => console.log('另一个命令正在构建，等待中… / another command is building, waiting…'),
  );
}

async function build(workspace: Workspace, force: boolean): Promise<void> {
  const stamp = join(root, `.cache/build-${workspace.name}.stamp`);
  const hash = hashSources(root, workspace.sources);
  const isCurrent =
    existsSync(join(root, workspace.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isCurrent && !force) return;

  console.log(`正在构建${workspace.title} …`);
  rmSync(stamp, { force: true });
  const { code, output, seconds } = await runStep(process.execPath, [join(root, workspace.script)], {
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
  writeFileSync(stamp, hash);
  console.log(`  完成 / done, ${seconds.toFixed(0)} s`);
}
