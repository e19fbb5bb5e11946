/** Builds the content server into `.next`; `scripts/serve.ts` runs what comes out. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '..');
// npm puts it into the root or into this workspace, as the versions around it want.
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

const { status, signal } = spawnSync(process.execPath, [next, 'build'], {
  cwd: workspace,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (status !== 0) {
  console.error(`内容服务器构建失败（${signal ?? status}）`);
  process.exit(status ?? 1);
}
