/**
 * The empty database of a run: SQLite brought to the newest migration by whichever test file opens one first, and copied by
 * the others. As Vitest's `globalSetup` this module makes the folder for it, and removes it at the end of the run.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the run's empty database. */
    migrated: string;
  }
}

export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-migrated-'));
  project.provide('migrated', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Puts the empty database into a new data directory, when a test file has made one; else the directory stays empty. */
export function copyMigrated(directory: string): void {
  const migrated = path.join(inject('migrated'), 'content.db');
  if (existsSync(migrated)) copyFileSync(migrated, path.join(directory, 'content.db'));
}

/** Opens Payload in the test file's data directory, or on its PostgreSQL. */
export async function openMigrated(): Promise<Payload> {
  const { openPayload } = await import('../src/open-payload.ts');
  const { runStatement } = await import('../src/search/indexing/search-database.ts');
  const directory = process.env.DATA_DIR ?? '';
  mkdirSync(directory, { recursive: true });
  if (process.env.DATABASE_URL) return openPayload();
  copyMigrated(directory);
  const payload = await openPayload();
  const folder = inject('migrated');
  if (existsSync(path.join(folder, 'content.db'))) return payload;
  const own = path.join(folder, `${process.pid}.db`);
  // By its own connection: another library that closes the file would take this one's locks and log away.
  await runStatement(payload, sql`VACUUM INTO ${own}`);
  renameSync(own, path.join(folder, 'content.db'));
  return payload;
}
