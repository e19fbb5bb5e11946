/**
 * The log of both servers: one JSON object per line, on standard output, errors on standard error. This is the one place
 * that writes log lines; an allow-list (log-facts.ts) limits their fields, so that no secret leaks.
 */
import { checkFacts, type Facts } from './log-facts.ts';
import { writeLine } from './log-output.ts';
import { currentRequest } from './request-scope.ts';
import { toLine } from './safe-text.ts';

export type { Facts } from './log-facts.ts';
export { droppedLines } from './log-output.ts';

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 50 } as const;
export type Level = Exclude<keyof typeof LEVELS, 'silent'>;

const MESSAGE_LENGTH = 600;

const least = ((): number => {
  const name = process.env['LOG_LEVEL'];
  return name && Object.hasOwn(LEVELS, name) ? LEVELS[name as keyof typeof LEVELS] : LEVELS.info;
})();

function write(level: Level, msg: string, facts: Facts = {}): void {
  try {
    const requestId = facts.requestId ?? currentRequest()?.requestId;
    const line = {
      time: new Date().toISOString(),
      level,
      msg: toLine(msg, MESSAGE_LENGTH),
      ...checkFacts(requestId === undefined ? facts : { ...facts, requestId }, level === 'error'),
    };
    writeLine(JSON.stringify(line), level === 'error' ? process.stderr : process.stdout);
  } catch {
    // A fact that cannot be read must not harm the code that logs it.
    writeLine(
      JSON.stringify({ time: new Date().toISOString(), level, msg: 'a log line could not be made' }),
      process.stderr,
    );
  }
}

const at =
  (level: Level) =>
  (msg: string, facts?: Facts): void => {
    if (LEVELS[level] >= least) write(level, msg, facts);
  };

export const log = {
  debug: at('debug'),
  info: at('info'),
  warn: at('warn'),
  /** A fault of this server: only here an error is logged with its stack and causes. */
  error: at('error'),
  /** Written at every `LOG_LEVEL`: the server has started. */
  announce: (msg: string): void => write('info', msg),
  /** Whether one line per request is wanted: at `warn` and above a request costs nothing. */
  isDetailed: least <= LEVELS.info,
} as const;
