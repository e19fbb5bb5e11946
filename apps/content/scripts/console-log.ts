import { format } from 'node:util';
import { log } from '../src/log.ts';

// eslint-disable-next-line no-control-regex -- colours of a terminal
const COLOURS = /\u001b\[[\d;]*m/g;

function toLine(values: unknown[]): string {
  return format(...values)
    .replaceAll(COLOURS, '')
    .trim();
}

/** Turns what libraries print with `console` into lines of the server's own log. */
export function logInsteadOfConsole(): void {
  const at =
    (write: (message: string, facts?: Record<string, unknown>) => void) =>
    (...values: unknown[]): void => {
      const error = values.find((value) => value instanceof Error);
      const message = toLine(values.filter((value) => value !== error));
      if (message || error) write(message || 'error', error ? { error } : {});
    };
  console.debug = at(log.debug);
  console.log = at(log.debug);
  console.info = at(log.debug);
  console.warn = at(log.warn);
  console.error = at(log.error);
}
