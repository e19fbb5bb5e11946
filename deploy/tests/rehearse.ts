/**
 * `npm run rehearse`: everything of deploy/ together, on this machine. An editor publishes, searches are counted, servers
 * are killed one after the other, and readers ask through nginx. Ends with 1 when something took longer than promised.
 */
import { buildWorkspaces } from '../../scripts/build-workspaces.ts';
import { findNginx } from '../../scripts/nginx.ts';
import { PlainError, runMain } from '../../scripts/plain-error.ts';
import { findPostgres } from '../../scripts/postgres-cluster.ts';
import { findRedis } from '../../scripts/redis.ts';
import { rehearse, type Step } from './rehearsal.ts';
import { startWholeSystem } from './whole-system.ts';

const isLate = ({ seconds, bound = Infinity }: Step): boolean => seconds > bound;
const toLine = (step: Step): string => {
  const { name, seen, seconds, bound } = step;
  const promised = bound === undefined ? '' : ` of ${bound} s`;
  return `${isLate(step) ? '✗' : '✓'} ${seconds.toFixed(1).padStart(5)} s${promised.padEnd(9)} ${name}${seen ? `: ${seen}` : ''}`;
};

await runMain(async () => {
  const [postgres, redis, nginx] = [findPostgres(), findRedis(), findNginx()];
  if (!postgres || !redis || !nginx) {
    throw new PlainError(
      '请先安装 PostgreSQL、Redis 和 nginx。\nPlease install first: postgresql, redis-server, nginx, openssl',
    );
  }
  await buildWorkspaces();
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
});
