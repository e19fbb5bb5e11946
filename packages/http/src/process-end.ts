/** After an uncaught exception the state of a process is unknown: it logs the error and ends, even if logging fails. */
import { log } from './log.ts';

/** Ends the process with code 1 after an uncaught exception, at once: what it would answer from then on may be wrong. */
export function endOnUncaughtException(): void {
  process.on('uncaughtException', (error) => {
    try {
      log.error('uncaught exception', { error });
    } finally {
      process.exit(1);
    }
  });
}
