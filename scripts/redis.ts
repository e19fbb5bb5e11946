import { canInstall, findProgram, installPackages } from './system-packages.ts';

/** What a person can install where we cannot. */
export const REDIS_PACKAGE = 'redis-server';

/** Path of Redis, installed where that can be done without asking; undefined: there is none. */
export async function ensureRedis(): Promise<string | undefined> {
  const found = findProgram(['redis-server']);
  if (found || !canInstall) return found;
  await installPackages([REDIS_PACKAGE]);
  return findProgram(['redis-server']);
}
