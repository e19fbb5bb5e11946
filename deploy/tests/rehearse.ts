/**
 * `npm run rehearse`: first docs/operations.md, followed on a machine of its own; then everything of deploy/ together under
 * faults. `npm run rehearse -- page` and `-- faults`: one of the two. Exits with 1 when a step failed or was late.
 */
import { buildWorkspaces } from '../../scripts/build-workspaces.ts';
import { findNginx } from '../../scripts/nginx.ts';
import { PlainError, runMain } from '../../scripts/plain-error.ts';
import { findPostgres } from '../../scripts/postgres-cluster.ts';
import { findRedis } from '../../scripts/redis.ts';
import { canMakeMachine } from './machine.ts';
import { missingForPage, rehearsePage } from './page-rehearsal.ts';
import { rehearse, type Step } from './rehearsal.ts';
import { startWholeSystem } from './whole-system.ts';

const isLate = ({ seconds, bound = Infinity }: Step): boolean => seconds > bound;
const toLine = (step: Step): string => {
  const { name, seen, seconds, bound } = step;
  const promised = bound === undefined ? '' : ` of ${bound} s`;
  return `${isLate(step) ? '✗' : '✓'} ${seconds.toFixed(1).padStart(5)} s${promised.padEnd(9)} ${name}${seen ? `: ${seen}` : ''}`;
};

async function followPage(): Promise<void> {
  if (!canMakeMachine()) {
    throw new PlainError(
      '按文档演练需要 Debian、root 权限和 Linux 命名空间。\nFollowing the page needs Debian, root, and the right to make namespaces and mounts.',
    );
  }
  const missing = missingForPage();
  if (missing.length > 0) {
    throw new PlainError(
      `请先安装 / please install first: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  }
  const steps = await rehearsePage(true, (step) => console.log(toLine(step)));
  const whole = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`docs/operations.md: ${steps.length} steps, ${whole.toFixed(0)} s`);
}

async function goThroughFaults(): Promise<void> {
  const [postgres, redis, nginx] = [findPostgres(), findRedis(), findNginx()];
  if (!postgres || !redis || !nginx) {
    throw new PlainError(
      '请先安装 PostgreSQL、Redis 和 nginx。\nPlease install first: postgresql, redis-server, nginx, openssl',
    );
  }
  const began = performance.now();
  const system = await startWholeSystem({ postgres, redis, nginx });
  try {
    console.log(
      `PostgreSQL, Redis, content server, 2 × site, nginx: ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
    const steps = await rehearse(system, true, (step) => console.log(toLine(step)));
    const late = steps.filter(isLate).length;
    console.log(late === 0 ? `${steps.length} of ${steps.length} as promised` : `${late} later than promised`);
    process.exitCode = late === 0 ? 0 : 1;
  } finally {
    await system.stop();
  }
}

await runMain(async () => {
  const [part] = process.argv.slice(2);
  if (part !== undefined && part !== 'page' && part !== 'faults')
    throw new PlainError('npm run rehearse [-- page | faults]');
  await buildWorkspaces();
  if (part !== 'faults') await followPage();
  if (part !== 'page') await goThroughFaults();
});
