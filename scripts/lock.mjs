// One lock per kind of work that must not happen twice at the same time in one checkout (installing, building).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while holding the lock file; waits while another living process holds it.
 *
 * @template T
 * @param {string} file path of the lock file; its folder is made when missing
 * @param {() => Promise<T> | T} work
 * @param {() => void} [onWait] called once when somebody else holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  let waited = false;
  while (!tryLock(file)) {
    if (!waited) onWait?.();
    waited = true;
    await sleep(300);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = readHolder(file);
    // A holder that died left the file behind: take it away, the next round decides who gets it.
    if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
