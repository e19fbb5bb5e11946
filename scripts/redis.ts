import { findProgram, type Packages } from './setup/system-packages.ts';

export const REDIS_PACKAGES: Packages = { debian: ['redis-server'], brew: ['redis'] };

/** Path of Redis; undefined: there is none. */
export function findRedis(): string | undefined {
  return findProgram(['redis-server']);
}
