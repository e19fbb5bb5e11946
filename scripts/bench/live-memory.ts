/**
 * Preloaded into a server that is watched (`--import`): on SIGUSR2 it says how much memory is in use once the garbage is
 * gone, in bytes. What a process holds of the system tells no leak from a heap that had no reason yet to be swept.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const sweep = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  sweep();
  sweep();
  const { heapUsed, external } = process.memoryUsage();
  // the console of a server that is watched is its log, which may be silent
  process.stdout.write(`live memory: ${heapUsed + external}\n`);
});
