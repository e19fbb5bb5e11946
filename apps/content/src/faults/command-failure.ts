/** Why a command of the operator failed, in a sentence. */
import { type Fault, faultOf } from './fault.ts';
import { asStartRefusal, REFUSED, startFailureText } from './start-refusal.ts';

/** What a command prints when it fails, and its exit code. */
export interface CommandFailure {
  text: string;
  code: number;
}

export interface CommandWords {
  /** What did not happen, e.g. 备份失败. */
  failed: string;
  /** How the command is called. */
  usage: string;
  dataDirectory: string;
}

const SENTENCES: Readonly<Record<Fault, string>> = {
  down: '无法访问数据库，请检查 DATABASE_URL（地址、库名、用户名和密码），以及 PostgreSQL 是否在运行',
  locked: '数据库正被其他程序占用，请等它结束后再试',
  gone: '数据库文件已被移走或替换，请放回原文件，或恢复备份',
  corrupt: '数据库文件已损坏，请恢复备份',
  full: '磁盘空间已满，请腾出空间后再试',
  unwritable: '没有读写权限，请检查所有者和权限，或换一个文件夹',
  files: '无法访问对象存储，请检查 S3_ENDPOINT、S3_BUCKET 和密钥',
};

const SQLITE_DOWN = '数据库文件无法读写，请检查 DATA_DIR 和它所在的磁盘';

/** Failures of the file system that are none of the database. */
const PATHS: Readonly<Record<string, string>> = {
  ENOENT: '没有这个文件或文件夹',
  ENOTDIR: '路径中有一个文件占了文件夹的位置，请换一个路径',
  EEXIST: '已有同名的文件，请移走它，或换一个路径',
  EISDIR: '这是文件夹，不是文件',
  ENOTEMPTY: '已有同名的文件夹，请稍后再试',
  ENAMETOOLONG: '路径太长，请换一个短一些的路径',
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
    return { text: `${failed}：无法识别的参数。\n用法：${usage}\n（${String(message)}）`, code: 2 };
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
    return { text: `${failed}：${place ? `${place}：` : ''}${sentence}。\n（${String(message)}）`, code: 1 };
  }
  const aboutData = startFailureText(asStartRefusal(error, dataDirectory));
  return aboutData === undefined ? undefined : { text: aboutData, code: REFUSED };
}
