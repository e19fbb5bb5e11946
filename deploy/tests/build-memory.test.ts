import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/settings.ts';

/** Most that a build may hold, in MB: 4 GB are asked for, and the system and what else runs need theirs. */
const BUDGET = 2600;

test.each(['content', 'site'])('the build of %s fits into the machine that is asked for', (workspace) => {
  const file = join(root, `.cache/build-${workspace}.memory`);
  expect(existsSync(file), 'it is written by each build').toBe(true);
  const memory = Number(readFileSync(file, 'utf8'));
  // 0: the system does not tell.
  if (process.platform === 'linux') expect(memory).toBeGreaterThan(100);
  expect(memory).toBeLessThan(BUDGET);
});
