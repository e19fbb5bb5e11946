/** Turns the console output of libraries and Node into log lines, under the same allow-list. */
import { type Level, log } from './log.ts';
import { guardOutputs } from './log-output.ts';
import { toPlainMessage } from './safe-text.ts';

// eslint-disable-next-line no-control-regex -- colours of a terminal
const COLOURS = /\u001b\[[\d;]*m/g;
const LENGTH = 400;

const isError = (value: unknown): boolean =>
  value instanceof Error || (typeof value === 'object' && value !== null && 'stack' in value && 'message' in value);

/** Strings and numbers only; other values that a library prints may hold personal data. */
function toMessage(values: readonly unknown[]): string {
  const words = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return toPlainMessage(
    words
      .join(' ')
      .replaceAll(COLOURS, '')
      .replaceAll(/%[sdifjoOc]/g, ''),
    LENGTH,
  );
}

function printTo(level: Level): (...values: unknown[]) => void {
  return (...values) => {
    const error = values.find(isError);
    const message = toMessage(values);
    // Next also passes the error to its instrumentation, which logs it with the request.
    if (message === '⨯') return;
    if (message !== '' || error !== undefined)
      log[level](message || 'an error was printed', error === undefined ? {} : { error });
  };
}

/** Turns what is printed with `console`, and Node's own warnings, into lines of the log. */
export function logInsteadOfConsole(): void {
  guardOutputs();
  for (const name of ['debug', 'log', 'info', 'dir', 'table', 'trace'] as const) console[name] = printTo('debug');
  console.warn = printTo('warn');
  console.error = printTo('error');
  // Node prints each warning as plain text, as long as its own listener is there.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn('warning of Node', { error: warning }));
}
