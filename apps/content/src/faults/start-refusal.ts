/** Exit code of a command that cannot succeed until the cause in its message is fixed. */
export const REFUSED = 3;

/** Why a server cannot start, in a sentence of each language: shown in place of a stack. */
export class StartRefusal extends Error {
  /** Identifies copies of this class. */
  readonly isStartRefusal = true;

  constructor(chinese: string, english: string) {
    super(`${chinese}\n${english}`);
  }
}

/** What stands in the way of using a folder, by the system's code. */
const REASONS: Readonly<Record<string, readonly [chinese: string, english: string]>> = {
  ENOSPC: ['所在磁盘已满，请先腾出空间', 'its disk is full: make room first'],
  EDQUOT: ['已超出磁盘配额，请先腾出空间', 'the disk quota is used up: make room first'],
  EACCES: [
    '没有写入权限，请改正它的所有者或权限，或用 DATA_DIR 换一个目录',
    'it may not be written: correct its owner or mode, or choose another folder by DATA_DIR',
  ],
  EPERM: [
    '没有写入权限，请改正它的所有者或权限，或用 DATA_DIR 换一个目录',
    'it may not be written: correct its owner or mode, or choose another folder by DATA_DIR',
  ],
  EROFS: ['所在磁盘是只读的，请用 DATA_DIR 换一个目录', 'its disk is read-only: choose another folder by DATA_DIR'],
  ENOTDIR: ['不是目录，请用 DATA_DIR 换一个目录', 'it is not a folder: choose another one by DATA_DIR'],
  EEXIST: ['不是目录，请用 DATA_DIR 换一个目录', 'it is not a folder: choose another one by DATA_DIR'],
};

/** An error of the system about the data directory, as a refusal; other errors as they are. */
export function asStartRefusal(error: unknown, dataDirectory: string): unknown {
  const { code, cause } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const [chinese, english] = (typeof code === 'string' && REASONS[sqliteCodes[code] ?? code]) || [];
  if (chinese) {
    return new StartRefusal(
      `内容服务器无法使用数据目录 ${dataDirectory}：${chinese}。`,
      `The content server cannot use its data folder ${dataDirectory}: ${english}.`,
    );
  }
  return cause === undefined ? error : asStartRefusal(cause, dataDirectory);
}

const sqliteCodes: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'ENOSPC',
  SQLITE_READONLY: 'EACCES',
  SQLITE_CANTOPEN: 'EACCES',
};

/** The text that ends a start: a refusal in its own words. */
export function startFailureText(error: unknown): string | undefined {
  const isRefusal = typeof error === 'object' && error !== null && 'isStartRefusal' in error;
  return isRefusal ? String((error as { message?: unknown }).message) : undefined;
}
