/** What works and what does not, for `/healthz`: cheap, of bounded time, writes nothing, holds no secret. */
import { access, constants, statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { droppedLines } from '@yunxia/http/log';
import { missingGuards } from './audit/audit-guard.ts';
import { config } from './config.ts';
import { isReserveGone } from './faults/disk-reserve.ts';
import { faultOf } from './faults/fault.ts';
import { faultMemory } from './faults/fault-memory.ts';
import { sqliteWatch } from './faults/sqlite-watch.ts';
import { log } from './log.ts';
import { mediaStore } from './media-store/configured-store.ts';
import { openPayload } from './open-payload.ts';

export interface Health {
  /** unavailable: the public API cannot read. degraded: it can, but something else does not work. */
  status: 'ok' | 'degraded' | 'unavailable';
  parts: {
    database: 'ok' | 'down' | 'locked' | 'gone' | 'corrupt' | 'full';
    disk: 'ok' | 'low' | 'full' | 'unwritable';
    files: 'ok' | 'down';
    log: 'ok' | 'dropping';
    /** Whether the triggers that keep the audit trail append-only are there. */
    audit: 'ok' | 'unprotected' | 'unknown';
  };
}

/** Milliseconds after which a part that has not answered counts as down; a health check waits for two seconds. */
const TIMEOUT = 1500;
/** How long an answer is good for, in ms: asking often must not cost the database anything. */
const GOOD_FOR = 250;
/** The same of the object storage, which bills its calls. */
const FILES_GOOD_FOR = 3000;
/** A writer of another process that lets go within this time, in ms, is no fault. */
const HELD_FOR = 400;
/** Lines dropped within this time, in ms, count. */
const DROPPING_FOR = 60_000;

const MEGABYTE = 1024 * 1024;
/** Below it saves fail or are about to. */
const FULL_BYTES = MEGABYTE;
/** Room for one large upload; of a small disk a tenth. */
const LOW_BYTES = 200 * MEGABYTE;

/** Runs a check. @returns what it said, or the error; a time-out is one, too */
async function within<Result>(check: () => Promise<Result>): Promise<Result | Error> {
  const timeout = new AbortController();
  try {
    return await Promise.race([
      check(),
      sleep(TIMEOUT, undefined, { signal: timeout.signal, ref: false }).then(() => new Error('no answer in time')),
    ]);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    timeout.abort();
  }
}

/** Keeps an answer for a while; many who ask at once get the same. */
function cached<Result>(milliseconds: number, read: () => Promise<Result>): () => Promise<Result> {
  let answer: Promise<Result> | undefined;
  let readAt = 0;
  return () => {
    // performance.now(): a clock that is set back must not keep an answer for ever.
    if (!answer || performance.now() - readAt > milliseconds) {
      readAt = performance.now();
      answer = read();
    }
    return answer;
  };
}

async function readDatabase() {
  const payload = await within(openPayload);
  return payload instanceof Error ? payload : within(() => payload.count({ collection: 'users' }));
}

let loggedAt = -Infinity;

/** Whether the database answers a read. */
export async function checkDatabase(): Promise<boolean> {
  const result = await readDatabase();
  if (!(result instanceof Error)) return true;
  if (performance.now() - loggedAt > 1000) {
    loggedAt = performance.now();
    log.warn('the database does not answer', { error: result });
  }
  return false;
}

async function isHeld(): Promise<boolean> {
  const watch = sqliteWatch();
  if (!watch) return false;
  for (let waited = 0; await watch.isHeldByOther(); waited += 50) {
    if (waited >= HELD_FOR) return true;
    await sleep(50);
  }
  return false;
}

async function readDatabaseState(): Promise<{ canRead: boolean; state: Health['parts']['database'] }> {
  const result = await readDatabase();
  if (result instanceof Error) {
    const fault = faultOf(result);
    return { canRead: false, state: fault === 'corrupt' || fault === 'locked' || fault === 'full' ? fault : 'down' };
  }
  if (sqliteWatch()?.isThere() === false) return { canRead: true, state: 'gone' };
  const { corrupt, lastRefusal } = faultMemory();
  if (corrupt) return { canRead: true, state: 'corrupt' };
  if (lastRefusal === 'full' && (config.databaseUrl || (await readDiskState()) === 'full'))
    return { canRead: true, state: 'full' };
  const held = await within(isHeld);
  return { canRead: true, state: held === true ? 'locked' : 'ok' };
}

const readDiskState = cached(GOOD_FOR, async (): Promise<Health['parts']['disk']> => {
  try {
    await access(config.dataDirectory, constants.W_OK | constants.X_OK);
    const { bavail, blocks, bsize } = await statfs(config.dataDirectory);
    const free = bavail * bsize;
    if (free < FULL_BYTES || isReserveGone()) return 'full';
    return free < Math.min(LOW_BYTES, (blocks * bsize) / 10) ? 'low' : 'ok';
  } catch {
    return 'unwritable';
  }
});

const filesAnswer = cached(FILES_GOOD_FOR, async () => {
  const answer = await within(() => mediaStore.check());
  if (answer instanceof Error) log.warn('the file store does not answer', { error: answer });
  return answer;
});

const readAuditState = cached(FILES_GOOD_FOR, async (): Promise<Health['parts']['audit']> => {
  const missing = await within(async () => missingGuards(await openPayload()));
  if (missing instanceof Error) return 'unknown';
  return missing.length === 0 ? 'ok' : 'unprotected';
});

let dropped = 0;
let droppedAt = -Infinity;

function logState(): Health['parts']['log'] {
  const now = droppedLines();
  if (now > dropped) droppedAt = performance.now();
  dropped = now;
  return performance.now() - droppedAt < DROPPING_FOR ? 'dropping' : 'ok';
}

/** The state of everything that this server needs. */
export const readHealth = cached(GOOD_FOR, async (): Promise<Health> => {
  const [{ canRead, state }, disk, files, audit] = await Promise.all([
    readDatabaseState(),
    readDiskState(),
    filesAnswer(),
    readAuditState(),
  ]);
  const parts: Health['parts'] = {
    database: state,
    disk,
    files: files instanceof Error ? 'down' : 'ok',
    log: logState(),
    audit,
  };
  const isWell =
    [state, parts.files, parts.log].every((part) => part === 'ok') &&
    (disk === 'ok' || disk === 'low') &&
    audit !== 'unprotected';
  return { status: canRead ? (isWell ? 'ok' : 'degraded') : 'unavailable', parts };
});
