/** Loaded into a built server by `--import`: reports what its output cannot report any more, and throws without a handler. */
import { writeFileSync } from 'node:fs';
import { droppedLines } from '../src/log.ts';

process.on('SIGUSR2', () => writeFileSync(process.env['PROBE_FILE'] ?? '', String(droppedLines())));
process.on('SIGHUP', () => {
  throw new Error('thrown on purpose');
});
