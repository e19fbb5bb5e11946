/**
 * Loads the content server's modules again for a test file, as a process of its own would: run by Vitest as a set-up file.
 *
 * Files share a process (`isolate: false`), because Payload and its libraries take four seconds of processor time to load.
 * What a file sets in the environment, and what the content server keeps for its process, ends with the file. Its data directory
 * is named before anything is imported: the configuration reads it once, and must never find that of who runs the tests.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, vi } from 'vitest';

const shared = globalThis as { [name: symbol]: unknown; _payload?: Map<string, unknown> };
const BEFORE = Symbol.for('tests.environment');

const before = (shared[BEFORE] ??= { ...process.env }) as NodeJS.ProcessEnv;
for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
Object.assign(process.env, before);
const directory = path.join(tmpdir(), `content-test-${randomBytes(6).toString('hex')}`);
process.env.DATA_DIR = directory;
afterAll(() => rmSync(directory, { recursive: true, force: true }));
// The values of `processWide`, and the one Payload of a process.
for (const name of Object.getOwnPropertySymbols(shared))
  if (name.description?.startsWith('yunxia.')) delete shared[name];
shared._payload?.clear();
vi.useRealTimers();
vi.resetModules();
