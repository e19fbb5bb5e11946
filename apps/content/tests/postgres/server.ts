/** One PostgreSQL for the whole run, with a migrated database that each test file gets a copy of. */
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findPostgres, POSTGRES_PACKAGES, startPostgres } from '../../../../scripts/postgres-cluster.ts';
import { installCommand } from '../../../../scripts/setup/system-packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      /** Folder of PostgreSQL's programs. */
      bin: string;
      /** Connection string of the database `postgres`. */
      url: string;
    };
  }
}

/** Name of the migrated database. */
export const TEMPLATE = 'content';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error(`PostgreSQL is missing; run ${installCommand(POSTGRES_PACKAGES)}`);
  const cluster = await startPostgres(bin);
  try {
    await cluster.query('postgres', `CREATE DATABASE ${TEMPLATE}`);
    await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'migrate.ts')], {
      env: { ...process.env, DATABASE_URL: cluster.url(TEMPLATE) },
    });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('postgres', { bin, url: cluster.url('postgres') });
  return () => cluster.stop();
}
