// Lock files of a checkout and of a data folder, for work that must not run concurrently. A lock file names its holder and the
// holder's child processes. It is valid only while the holder lives.
import { execFileSync } from 'node:child_process';
import { appendFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, parse as parsePath } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { explainFileError, explaining } from './file-errors.mjs';

/**
 * The identity of a process: its number and start time, since numbers are reused.
 *
 * @typedef {{ pid: number, start: string }} ProcessMark
 * @typedef {ProcessMark & { host: string, command: string }} Holder
 */

/** Files of the locks that this process holds. */
const held = new Set();
/** Grace time of a killed holder's child processes, in seconds. */
const END_SECONDS = 5;

process.on('exit', () => held.forEach(release));

/**
 * Runs `work` while holding the lock; waits while another living process holds it.
 *
 * @template T
 * @param {string} file path of the lock file; its folder is made when missing
 * @param {() => Promise<T> | T} work
 * @param {(holder: Holder, seconds: number) => void} [onWait] called at once and every 10 s while another process holds it
 * @returns {Promise<T>}
 * @throws {import('./file-errors.mjs').PlainError} when the file cannot be written
 */
export async function withLock(file, work, onWait) {
  let waited = 0;
  for (;;) {
    const holder = await takeLock(file);
    if (!holder) break;
    if (waited % 10_000 === 0) onWait?.(holder, waited / 1000);
    await sleep(250);
    waited += 250;
  }
  try {
    return await work();
  } finally {
    release(file);
  }
}

/**
 * Acquires the lock until `release`, or until this process ends in any way. A stale lock is taken over, after the child
 * processes of its holder have been ended.
 *
 * @param {string} file
 * @returns {Promise<Holder | undefined>} the living holder when it is taken
 * @throws {import('./file-errors.mjs').PlainError} when the file cannot be written
 */
export async function takeLock(file) {
  explaining(dirname(file), () => mkdirSync(dirname(file), { recursive: true }));
  const own = { pid: process.pid, start: startOf(process.pid) ?? '', host: hostname(), command: commandName() };
  // Retried when another command has taken over the stale lock first: it is then a living holder.
  for (;;) {
    if (create(file, `${JSON.stringify(own)}\n`)) {
      held.add(file);
      return undefined;
    }
    const text = read(file);
    const holder = parse(text);
    if (holder && holder.pid === process.pid && held.has(file)) return holder;
    if (holder && isSameHost(holder) && isAlive(holder)) return holder;
    await endProcesses(text);
    removeStale(file, text);
  }
}

/** @param {string} file */
export function release(file) {
  held.delete(file);
  try {
    if (parse(read(file))?.pid === process.pid) rmSync(file, { force: true });
  } catch {
    // Its folder was deleted, or is not ours any more.
  }
}

/**
 * The living process, other than this one, that holds a lock.
 *
 * @param {string} file
 * @returns {Holder | undefined}
 */
export function holderOf(file) {
  const holder = parse(read(file));
  return holder && holder.pid !== process.pid && isSameHost(holder) && isAlive(holder) ? holder : undefined;
}

/**
 * Ends the child processes of a killed holder. Does nothing while the holder lives.
 *
 * @param {string} file
 */
export async function endLeftovers(file) {
  const text = read(file);
  const holder = parse(text);
  if (!holder || !isSameHost(holder) || !isAlive(holder)) await endProcesses(text);
}

/**
 * Notes a process in all locks held here.
 *
 * @param {number} pid
 */
export function noteProcess(pid) {
  const line = `${JSON.stringify({ pid, start: startOf(pid) ?? '' })}\n`;
  for (const file of held) {
    try {
      appendFileSync(file, line);
    } catch {
      // A full disk: the process is ended by its guard all the same.
    }
  }
}

/**
 * Creates the file atomically with its whole content.
 *
 * @param {string} file
 * @param {string} content
 * @returns {boolean} false when it is there already
 */
function create(file, content) {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, content);
    try {
      linkSync(draft, file);
    } catch (error) {
      // File systems without hard links.
      if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(codeOf(error)))
        writeFileSync(file, content, { flag: 'wx' });
      else throw error;
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw explainFileError(error, file) ?? error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes a stale lock, but not a lock that another command has created meanwhile.
 *
 * @param {string} file
 * @param {string} text what was read of it
 */
function removeStale(file, text) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw explainFileError(error, file) ?? error;
  }
  if (read(aside) !== text && read(aside) !== '') create(file, read(aside));
  rmSync(aside, { recursive: true, force: true });
}

/** @param {string} text of a lock */
async function endProcesses(text) {
  const marks = text
    .split('\n')
    .slice(1)
    .map(parseMark)
    .filter((mark) => mark !== undefined);
  const remaining = () => marks.filter((mark) => mark.pid !== process.pid && isAlive(mark) && mark.start !== '');
  for (let waited = 0; waited < END_SECONDS * 1000 && remaining().length > 0; waited += 100) await sleep(100);
  for (const { pid } of remaining()) {
    // The group of those that lead one, else the process alone.
    if (!kill(-pid)) kill(pid);
  }
  for (let waited = 0; waited < 2000 && remaining().length > 0; waited += 50) await sleep(50);
}

/** @param {number} pid */
function kill(pid) {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Gone, or a folder: no holder either way.
    return '';
  }
}

/**
 * @param {string} text of a lock
 * @returns {Holder | undefined}
 */
function parse(text) {
  return /** @type {Holder | undefined} */ (parseMark(text.split('\n')[0] ?? ''));
}

/**
 * @param {string} line
 * @returns {ProcessMark | undefined}
 */
function parseMark(line) {
  try {
    const mark = JSON.parse(line);
    return Number.isInteger(mark?.pid) && mark.pid > 0 && typeof mark.start === 'string' ? mark : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Holder} holder */
function isSameHost(holder) {
  return holder.host === hostname();
}

/** @param {ProcessMark} mark */
function isAlive({ pid, start }) {
  const now = startOf(pid);
  if (now === undefined || start === '') return now !== undefined;
  // A process of another user, whose start time cannot be read, counts as the same one.
  return now === '' || now === start;
}

/**
 * The start time of a process, which identifies it together with its number.
 *
 * @param {number} pid
 * @returns {string | undefined} undefined when there is none; '' where it is unknown
 */
function startOf(pid) {
  try {
    if (process.platform === 'linux') {
      const [, state, fields = ''] = /^\d+ \(.*\) (\S) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      if (state === 'Z' || state === 'X') return undefined;
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields.split(' ')[18]}`;
    }
    if (process.platform !== 'win32')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    // No such process, or no permission: the signal below distinguishes them.
  }
  try {
    process.kill(pid, 0);
    return '';
  } catch (error) {
    return codeOf(error) === 'EPERM' ? '' : undefined;
  }
}

/** What a person calls this process. */
export function commandName() {
  const [, script = '', task = ''] = process.argv;
  const name = process.env.npm_lifecycle_event ?? (basename(script) === 'run.mjs' ? task : parsePath(script).name);
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
