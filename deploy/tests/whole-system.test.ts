/** Everything of deploy/ together: PostgreSQL, Redis, content server, two instances, nginx; `npm run rehearse` is the long form. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNginx } from '../../scripts/nginx.ts';
import { findPostgres } from '../../scripts/postgres-cluster.ts';
import { findRedis } from '../../scripts/redis.ts';
import { rehearse } from './rehearsal.ts';
import { startWholeSystem, type WholeSystem } from './whole-system.ts';

let system: WholeSystem;
beforeAll(async () => {
  const [postgres, redis, nginx] = [findPostgres(), findRedis(), findNginx()];
  if (!postgres || !redis || !nginx) throw new Error('PostgreSQL, Redis or nginx is missing');
  system = await startWholeSystem({ postgres, redis, nginx });
}, 120_000);
afterAll(() => system?.stop());

test('through nginx both instances show, find and drop what an editor publishes and withdraws', async () => {
  const steps = await rehearse(system, false);
  expect(steps.map(({ name }) => name)).toHaveLength(8);
}, 180_000);
