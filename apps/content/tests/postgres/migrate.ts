/** Runs every migration of PostgreSQL on the empty database that `DATABASE_URL` names. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const directory = mkdtempSync(path.join(tmpdir(), 'content-migrate-'));
Object.assign(process.env, { DATA_DIR: directory, LOG_LEVEL: 'warn' });
const { openPayload } = await import('../../src/open-payload.ts');
const payload = await openPayload();
await payload.destroy();
rmSync(directory, { recursive: true, force: true });
process.exit(0);
