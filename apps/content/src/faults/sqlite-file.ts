/** The file of the SQLite database: made for its owner alone, never created beside what is left of one, and watched. */
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartRefusal } from './start-refusal.ts';

/** Says that a folder has had a database, also where nothing was ever uploaded. */
const MARK = 'installed';
const MARK_TEXT = '本目录属于一个已启用的网站，数据库为 content.db。请勿单独删除或移动其中的文件。\n';

/** First bytes of each SQLite file. */
const MAGIC = 'SQLite format 3\0';
/** What the tables of a new database and the log of their migrations take, with room for a first save. */
const NEW_DATABASE_BYTES = 12 * 1024 * 1024;

const isFilled = (file: string): boolean => existsSync(file) && statSync(file).size > 0;

function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => !name.startsWith('.'));
  } catch {
    return false;
  }
}

/** What of a site is left in a folder whose database is not there. */
function tracesIn(directory: string): string[] {
  return [
    ...(hasFiles(path.join(directory, 'media')) ? ['media'] : []),
    ...['content.db-wal', MARK].filter((name) => isFilled(path.join(directory, name))),
  ];
}

/**
 * Readies the place of a database that is about to be opened.
 * @throws StartRefusal when the folder holds what belongs to a database, but no database: a new one would be empty
 */
export function prepareSqliteFile(file: string): void {
  const directory = path.dirname(file);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const traces = isFilled(file) ? [] : tracesIn(directory);
  if (traces.length > 0) {
    throw new StartRefusal(
      `${directory} 中有 ${traces.join('、')}，但没有数据库 content.db。请把 content.db 放回原处，或用 npm run restore 恢复备份；确要从空白开始，请先移走整个目录。`,
      `${directory} holds ${traces.join(', ')} but no content.db. Put it back or restore a backup (npm run restore); to begin with nothing, move the whole folder away first.`,
    );
  }
  if (isFilled(file)) assertSqlite(file);
  else assertRoomForNew(directory);
  // SQLite gives its other two files the mode of this one.
  closeSync(openSync(file, 'a', 0o600));
  for (const name of ['content.db', 'content.db-wal', 'content.db-shm', 'secret'])
    ownOnly(path.join(directory, name), 0o600);
  ownOnly(path.join(directory, 'media'), 0o700);
}

/** @throws StartRefusal when a file is no database, which libraries tell with stacks */
function assertSqlite(file: string): void {
  const start = Buffer.alloc(MAGIC.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, start, 0, MAGIC.length, 0);
  } finally {
    closeSync(handle);
  }
  if (start.toString('latin1') === MAGIC) return;
  throw new StartRefusal(
    `${file} 已损坏，不是数据库。请用 npm run restore -- <备份> --replace 恢复备份。`,
    `${file} is damaged: it is no database. Restore a backup: npm run restore -- <backup> --replace.`,
  );
}

/** Half a migration is no start. @throws Error of the system's kind when the disk has no room for a new database */
function assertRoomForNew(directory: string): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < NEW_DATABASE_BYTES) {
    throw Object.assign(new Error('no room for a new database'), { code: 'ENOSPC' });
  }
}

/** Takes from others what an older version left open to them; a file of another user stays as it is. */
function ownOnly(place: string, mode: number): void {
  try {
    if ((statSync(place).mode & 0o077) !== 0) chmodSync(place, mode);
  } catch {
    // Not there, or not ours.
  }
}

/** Marks the folder of a database that is open. */
export function markInstalled(file: string): void {
  try {
    writeFileSync(path.join(path.dirname(file), MARK), MARK_TEXT, { mode: 0o600, flag: 'wx' });
  } catch {
    // There already; or no room, and the next start does it.
  }
}

/** Looks whether an open database is still the file under its name. */
export class OpenFile {
  readonly #file: string;
  readonly #identity: string | undefined;

  /** @param file absolute path of a database that has just been opened */
  constructor(file: string) {
    this.#file = file;
    this.#identity = identityOf(file);
  }

  /** Whether the file under its name is the one that is open. */
  isSame(): boolean {
    return identityOf(this.#file) === this.#identity;
  }

  /** Whether what is saved goes into the file that the next start will open. */
  isThere(): boolean {
    // While a connection is open there is a log beside it; one that was deleted takes the last saves with it.
    return this.isSame() && existsSync(`${this.#file}-wal`);
  }
}

function identityOf(file: string): string | undefined {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts && `${facts.dev}:${facts.ino}`;
}
