/** The site's log: one JSON object per line, errors on standard error. Carries no more of an address than its network. */

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 50 } as const;
type Level = Exclude<keyof typeof LEVELS, 'silent'>;

/** Facts beside the message; an `error` is written with its stack and causes. */
type Facts = Readonly<Record<string, unknown>>;

const describe = (error: unknown): unknown => {
  if (!(error instanceof Error)) return String(error);
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  };
};

const threshold = (): number => {
  const name = process.env['LOG_LEVEL'];
  return name && name in LEVELS ? LEVELS[name as keyof typeof LEVELS] : LEVELS.info;
};
const least = threshold();

const write = (level: Level, msg: string, facts: Facts = {}): void => {
  if (LEVELS[level] < least) return;
  const { error, ...rest } = facts;
  const line = {
    time: new Date().toISOString(),
    level,
    msg,
    ...rest,
    ...(error === undefined ? {} : { error: describe(error) }),
  };
  (level === 'error' ? process.stderr : process.stdout).write(`${JSON.stringify(line)}\n`);
};

export const log = {
  info: (msg: string, facts?: Facts): void => write('info', msg, facts),
  warn: (msg: string, facts?: Facts): void => write('warn', msg, facts),
  error: (msg: string, facts?: Facts): void => write('error', msg, facts),
  /** Whether one line per request is wanted: at `warn` and above a request costs nothing. */
  isDetailed: least <= LEVELS.info,
} as const;
