/** The server's log: one JSON object per line on standard output, errors on standard error. */

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 50 } as const;
type Level = Exclude<keyof typeof LEVELS, 'silent'>;

/** Facts beside the message; an `error` is written with its name, message and stack. */
type Facts = Record<string, unknown>;

function threshold(): number {
  const name = process.env.LOG_LEVEL;
  return name && name in LEVELS ? LEVELS[name as keyof typeof LEVELS] : LEVELS.info;
}

/** An error as a log line shows it, with its causes. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function write(level: Level, message: string, facts: Facts = {}): void {
  if (LEVELS[level] < threshold()) return;
  const { error, ...rest } = facts;
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level,
    msg: message,
    ...rest,
    ...(error === undefined ? {} : { error: describeError(error) }),
  });
  (level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
}

export const log = {
  debug: (message: string, facts?: Facts): void => write('debug', message, facts),
  info: (message: string, facts?: Facts): void => write('info', message, facts),
  warn: (message: string, facts?: Facts): void => write('warn', message, facts),
  error: (message: string, facts?: Facts): void => write('error', message, facts),
};
