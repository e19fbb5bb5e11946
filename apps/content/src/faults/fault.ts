/**
 * What is wrong when a database, a disk or an object storage fails: one reading of their errors, for the public API, for
 * Payload's REST, for the pages of the admin, for health and for the figures.
 */

/** What failed. */
export type Fault =
  /** The database does not answer. */
  | 'down'
  /** Another process holds the database, or the writers before take too long. */
  | 'locked'
  /** The file of the database is not where it was opened, or another one is. */
  | 'gone'
  /** The database cannot read a page of itself. */
  | 'corrupt'
  /** No room on the disk. */
  | 'full'
  /** The folder or the disk cannot be written. */
  | 'unwritable'
  /** The object storage does not answer. */
  | 'files';

/** An error that says by its code what failed; codes outlive minification and copies of a class, names do not. */
export class FaultError extends Error {
  readonly code: string;

  constructor(fault: Fault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = `FAULT_${fault.toUpperCase()}`;
  }
}

/** By code: SQLite's, PostgreSQL's (SQLSTATE), the system's. The first that fits. */
const BY_CODE: readonly (readonly [RegExp, Fault])[] = [
  [/^FAULT_DOWN$/, 'down'],
  [/^FAULT_LOCKED$/, 'locked'],
  [/^FAULT_GONE$/, 'gone'],
  [/^FAULT_CORRUPT$/, 'corrupt'],
  [/^FAULT_FULL$/, 'full'],
  [/^FAULT_UNWRITABLE$/, 'unwritable'],
  [/^FAULT_FILES$/, 'files'],
  [/^SQLITE_(?:BUSY|LOCKED)/, 'locked'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(?:CORRUPT|NOTADB)/, 'corrupt'],
  [/^SQLITE_READONLY_DBMOVED$/, 'gone'],
  [/^SQLITE_READONLY/, 'unwritable'],
  [/^SQLITE_(?:CANTOPEN|IOERR|NOMEM)/, 'down'],
  // 55P03, 40001, 40P01: waits for another transaction that had to end.
  [/^(?:55P03|40001|40P01)$/, 'locked'],
  [/^53100$/, 'full'],
  [/^(?:XX001|XX002)$/, 'corrupt'],
  // A standby that took over but cannot be written yet.
  [/^25006$/, 'unwritable'],
  // Connections, resources, shutdown and start of PostgreSQL; no such database or role; a statement that was cancelled.
  [/^(?:08...|53...|57P0.|57014|58...|3D000|28...)$/, 'down'],
  [/^(?:ENOSPC|EDQUOT)$/, 'full'],
  [/^(?:EROFS|EACCES|EPERM)$/, 'unwritable'],
  [
    /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EPIPE|EIO|EMFILE|ENFILE)$/,
    'down',
  ],
];

/** By message, where the drivers give no code. */
const BY_MESSAGE: readonly (readonly [RegExp, Fault])[] = [
  [/database is locked|SQLITE_BUSY/, 'locked'],
  [/database or disk is full|SQLITE_FULL/, 'full'],
  [/database disk image is malformed|file is not a database/, 'corrupt'],
  [
    /cannot connect to Postgres|Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Client was closed|Query read timeout|database system is (?:starting up|shutting down|in recovery)|terminating connection|unable to open database file|disk I\/O error/,
    'down',
  ],
];

/** Most errors looked through: a cause may lead back to its error. */
const DEEPEST = 8;

function readOne(error: object): Fault | undefined {
  for (const name of ['extendedCode', 'code'] as const) {
    const code = (error as Record<string, unknown>)[name];
    const [, fault] = (typeof code === 'string' && BY_CODE.find(([pattern]) => pattern.test(code))) || [];
    if (fault) return fault;
  }
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1] : undefined;
}

/** What failed, by an error or what caused it; undefined when it was no fault of database, disk or storage. */
export function faultOf(error: unknown): Fault | undefined {
  const seen: unknown[] = [error];
  for (let at = 0; at < seen.length && at < DEEPEST; at += 1) {
    const current = seen[at];
    if (typeof current !== 'object' || current === null) continue;
    const { cause, errors, status } = current as { cause?: unknown; errors?: unknown; status?: unknown };
    // A refusal of ours or of Payload's says itself what is wrong with the request.
    if (typeof status === 'number' && status < 500) return undefined;
    // What caused it comes first: a wrapper's message holds the statement, and with it typed text.
    seen.push(cause, ...(Array.isArray(errors) ? errors : []));
    if (cause === undefined || cause === null) {
      const fault = readOne(current);
      if (fault) return fault;
    } else if ('code' in current) {
      const fault = readOne({ code: (current as { code: unknown }).code });
      if (fault) return fault;
    }
  }
  return undefined;
}

/** How a fault is answered. */
export interface FaultAnswer {
  status: 503 | 507;
  /** For people, in Chinese. */
  message: string;
  /** Seconds. */
  retryAfter: number;
}

const SAVING: Readonly<Record<Fault, string>> = {
  down: '数据库暂时无法访问，内容没有保存，请稍后再试',
  locked: '数据库正被其他程序占用，内容没有保存，请稍后再试',
  gone: '数据库文件已被移走或替换，内容没有保存，请立即联系管理员',
  corrupt: '数据库文件已损坏，操作没有完成，请立即联系管理员',
  full: '服务器磁盘空间已满，内容没有保存，请联系管理员',
  unwritable: '服务器的数据目录无法写入，内容没有保存，请联系管理员',
  files: '文件存储暂时无法访问，文件没有保存，请稍后再试',
};

const READING: Readonly<Record<Fault, string>> = {
  down: '数据库暂时无法访问，请稍后再试',
  locked: '数据库正被其他程序占用，请稍后再试',
  gone: '数据库暂时无法访问，请稍后再试',
  corrupt: '数据库暂时无法读取，请稍后再试',
  full: '服务器磁盘空间已满，请稍后再试',
  unwritable: '服务器的数据目录无法写入，请稍后再试',
  files: '文件存储暂时无法访问，请稍后再试',
};

const RETRY_AFTER: Readonly<Record<Fault, number>> = {
  down: 10,
  locked: 5,
  gone: 60,
  corrupt: 60,
  full: 60,
  unwritable: 60,
  files: 10,
};

/** The answer to a request that met a fault. @param isWrite whether something was to be saved */
export function answerOf(fault: Fault, isWrite: boolean): FaultAnswer {
  return {
    status: fault === 'full' && isWrite ? 507 : 503,
    message: (isWrite ? SAVING : READING)[fault],
    retryAfter: RETRY_AFTER[fault],
  };
}
