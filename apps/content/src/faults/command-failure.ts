/** Why a command of the operator failed, in a sentence of each language. */
import { type Fault, faultOf } from './fault.ts';
import { asStartRefusal, REFUSED, startFailureText } from './start-refusal.ts';

/** What a command prints when it fails, and its exit code. */
export interface CommandFailure {
  text: string;
  code: number;
}

/** The same in Chinese and in English. */
export type Words = readonly [chinese: string, english: string];

export interface CommandWords {
  /** What did not happen, e.g. 备份失败, The backup failed. */
  failed: Words;
  /** How the command is called. */
  usage: string;
  dataDirectory: string;
}

const SENTENCES: Readonly<Record<Fault, Words>> = {
  down: [
    '无法访问数据库，请检查 DATABASE_URL（地址、库名、用户名和密码），以及 PostgreSQL 是否在运行',
    'the database cannot be reached: check DATABASE_URL (host, database, user, password), and whether PostgreSQL runs',
  ],
  locked: [
    '数据库正被其他程序占用，请等它结束后再试',
    'another program holds the database: try again when it has ended',
  ],
  gone: [
    '数据库文件已被移走或替换，请放回原文件，或恢复备份',
    'the database file was moved away or replaced: put it back, or restore a backup',
  ],
  corrupt: ['数据库文件已损坏，请恢复备份', 'the database file is damaged: restore a backup'],
  full: ['磁盘空间已满，请腾出空间后再试', 'the disk is full: make room and try again'],
  unwritable: [
    '没有读写权限，请检查所有者和权限，或换一个文件夹',
    'no permission to read or write: check owner and mode, or choose another folder',
  ],
  files: [
    '无法访问对象存储，请检查 S3_ENDPOINT、S3_BUCKET 和密钥',
    'the object storage cannot be reached: check S3_ENDPOINT, S3_BUCKET and the keys',
  ],
};

const SQLITE_DOWN: Words = [
  '数据库文件无法读写，请检查 DATA_DIR 和它所在的磁盘',
  'the database file cannot be read or written: check DATA_DIR and its disk',
];

/** Failures of the file system that are none of the database. */
const PATHS: Readonly<Record<string, Words>> = {
  ENOENT: ['没有这个文件或文件夹', 'there is no such file or folder'],
  ENOTDIR: [
    '路径中有一个文件占了文件夹的位置，请换一个路径',
    'a file stands where a folder is needed: choose another path',
  ],
  EEXIST: [
    '已有同名的文件，请移走它，或换一个路径',
    'a file of this name is there: move it away, or choose another path',
  ],
  EISDIR: ['这是文件夹，不是文件', 'this is a folder, not a file'],
  ENOTEMPTY: ['已有同名的文件夹，请稍后再试', 'a folder of this name is there: try again in a moment'],
  ENAMETOOLONG: ['路径太长，请换一个短一些的路径', 'the path is too long: choose a shorter one'],
};

interface Facts {
  code?: unknown;
  message?: unknown;
  path?: unknown;
  dest?: unknown;
}

/** @returns undefined when it was none of these: a fault of ours, which keeps its stack */
export function commandFailure(
  error: unknown,
  { failed, usage, dataDirectory }: CommandWords,
): CommandFailure | undefined {
  const { code, message, path, dest } = (typeof error === 'object' && error !== null ? error : {}) as Facts;
  if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS_')) {
    const text = `${failed[0]}：无法识别的参数。\n${failed[1]}: these arguments are not known.`;
    return { text: `${text}\n用法 / usage: ${usage}\n（${String(message)}）`, code: 2 };
  }
  const refusal = startFailureText(error);
  if (refusal !== undefined) return { text: refusal, code: REFUSED };
  const place = [dest, path].find((each) => typeof each === 'string');
  const fault = faultOf(error);
  const ofFault =
    fault === 'down' && /sqlite|unable to open/i.test(`${String(code)} ${String(message)}`)
      ? SQLITE_DOWN
      : fault && SENTENCES[fault];
  const sentence = (typeof code === 'string' ? PATHS[code] : undefined) ?? ofFault;
  if (sentence !== undefined) {
    const lines = [
      `${failed[0]}：${place ? `${place}：` : ''}${sentence[0]}。`,
      `${failed[1]}: ${place ? `${place}: ` : ''}${sentence[1]}.`,
      `（${String(message)}）`,
    ];
    return { text: lines.join('\n'), code: 1 };
  }
  const aboutData = startFailureText(asStartRefusal(error, dataDirectory));
  return aboutData === undefined ? undefined : { text: aboutData, code: REFUSED };
}
