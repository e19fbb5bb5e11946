// Checks what would stop a start, before anything is installed or built.
import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { explaining, PlainError } from './file-errors.mjs';
import { endLeftovers } from './lock.mjs';
import { assertPortsFree } from './ports.mjs';
import { readSettings } from './start-settings.mjs';

/** Enough to notice a full disk, on which an empty file can still be made. */
const PROBE_BYTES = 64 * 1024;

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./start-settings.mjs').Settings>}
 * @throws {import('./file-errors.mjs').PlainError} when a variable, a port or the data folder cannot be used
 */
export async function checkBeforeStart(env) {
  const settings = readSettings(env);
  // Servers of a start that was killed may still be about to end.
  await endLeftovers(settings.lockFile);
  await assertPortsFree(settings);
  assertDataFolder(settings.dataDir);
  return settings;
}

/** @param {string} folder */
function assertDataFolder(folder) {
  try {
    assertReadableAndWritable(folder);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    throw new PlainError(`${error.message}\n\n    DATA_DIR=/… npm start`);
  }
}

/** @param {string} folder */
function assertReadableAndWritable(folder) {
  assertWritable(folder);
  for (const name of ['content.db', 'content.db-wal', 'content.db-shm', 'secret', 'media']) {
    const path = join(folder, name);
    if (existsSync(path)) explaining(path, () => accessSync(path, constants.R_OK | constants.W_OK));
  }
}

/**
 * Makes the folder where it is missing.
 *
 * @param {string} folder
 * @throws {import('./file-errors.mjs').PlainError} when nothing can be written into it
 */
export function assertWritable(folder) {
  const probe = join(folder, `.writable-${process.pid}`);
  explaining(folder, () => {
    makeFolder(folder);
    try {
      writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    } finally {
      rmSync(probe, { force: true });
    }
  });
}

/**
 * Makes a folder and those it lies in, one after the other: Node's `recursive` never returns where a folder that is there
 * refuses a new one with ENOENT, as /proc does and an automounter may.
 *
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    // Made meanwhile by another command, or a link: one that leads nowhere throws here.
    statSync(folder);
  }
}
