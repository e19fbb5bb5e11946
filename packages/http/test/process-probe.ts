/** Loaded into a built server by `--import`: tells what no output of it can tell any more, and throws what nobody catches. */
import { writeFileSync } from 'node:fs';
import { droppedLines } from '../src/log.ts';

process.on('SIGUSR2', () => writeFileSync(process.env['PROBE_FILE'] ?? '', String(droppedLines())));
process.on('SIGHUP', () => {
  throw new Error('thrown on purpose');
});
