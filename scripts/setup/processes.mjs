// Child processes of the project's scripts: each has a guard that ends it when its parent is gone, and each is noted in
// the locks that the parent holds, so that whoever takes over a lock of a killed process also ends what that one left.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { noteProcess } from './lock.mjs';

const guard = new URL('./end-with-parent.mjs', import.meta.url).href;

/** What guards a Node process, as arguments before its script. */
export const guardArguments = ['--import', guard];

/**
 * Environment of a guarded child. The guard has to know its parent by number: a parent that is killed before the guard
 * runs could not be distinguished from the one that adopts the child.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function guardedEnvironment(env) {
  return { ...env, GUARDED_PARENT: String(process.pid) };
}

/**
 * Starts a Node script, or npm, with a guard.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {import('node:child_process').ChildProcess}
 */
export function spawnGuarded(file, args, options) {
  const env = guardedEnvironment(options.env ?? process.env);
  const isNode = /(^|[\\/])node(-kept)?(\.exe)?$/.test(file);
  if (file === 'npm' && !options.shell)
    env.NODE_OPTIONS = [env.NODE_OPTIONS, '--import', guard].filter(Boolean).join(' ');
  const child = spawn(file, isNode ? [...guardArguments, ...args] : args, { ...options, env });
  if (child.pid !== undefined) noteProcess(child.pid);
  return child;
}
