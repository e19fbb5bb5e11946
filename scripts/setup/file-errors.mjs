// Sentences for failures of the file system and for what a person at the terminal has to do. Plain JavaScript, because
// it is read before the project's own Node is there.

/** A failure that the person at the terminal can understand and act on: shown as its message alone, without a stack. */
export class PlainError extends Error {}

/** @type {Readonly<Record<string, readonly [string, string]>>} */
const sentences = {
  EACCES: [
    '没有写入权限。请检查这个文件夹的所有者和权限（ls -ld），或换一个可以写入的文件夹',
    'no permission to write. Check the owner and the mode of this folder (ls -ld), or use one that can be written',
  ],
  EROFS: [
    '文件系统是只读的。请以可写方式重新挂载，或换一个可以写入的文件夹',
    'the file system is read-only. Mount it for writing, or use a folder that can be written',
  ],
  ENOSPC: ['磁盘已满。请腾出空间后再试', 'the disk is full. Free some space and try again'],
  EDQUOT: ['磁盘配额已用完。请腾出空间后再试', 'the disk quota is used up. Free some space and try again'],
  ENOTDIR: [
    '路径中有一个文件占了文件夹的位置。请移走它，或换一个路径',
    'a file stands where a folder is needed. Move it away, or use another path',
  ],
  ENOENT: [
    '这里无法新建文件夹：可能是所指位置不存在的符号链接，或尚未挂载的磁盘。请检查这个路径，或换一个',
    'no folder can be made there: a symbolic link that leads nowhere, or a disk that is not mounted. Check this path, or use another',
  ],
  ENAMETOOLONG: ['路径太长。请换一个短一些的路径', 'the path is too long. Use a shorter one'],
  ELOOP: ['符号链接互相指向。请改正链接', 'symbolic links point at each other. Mend them'],
  EMFILE: ['打开的文件太多。请提高限制（ulimit -n）', 'too many open files. Raise the limit (ulimit -n)'],
  EIO: ['读写出错，磁盘可能已损坏。请检查磁盘', 'reading or writing failed, the disk may be damaged. Check it'],
};
const sameAs = new Map([
  ['EPERM', 'EACCES'],
  ['EEXIST', 'ENOTDIR'],
  ['EISDIR', 'ENOTDIR'],
  ['ENFILE', 'EMFILE'],
]);

/**
 * One sentence in Chinese and in English: what stands in the way of writing `path`, and what to do.
 *
 * @param {unknown} error
 * @param {string} path
 * @returns {PlainError | undefined} undefined when this is no failure of the file system
 */
export function explainFileError(error, path) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [chinese, english] = sentences[sameAs.get(code) ?? code] ?? [];
  if (chinese)
    return new PlainError(`无法写入 ${path}：${chinese}（${code}）。\nCannot write ${path}: ${english} (${code}).`);
  if (!(error instanceof Error && 'syscall' in error)) return undefined;
  return new PlainError(
    `无法写入 ${path}（${code}）。请检查这个路径。\nCannot write ${path} (${code}). Check this path.`,
  );
}

/**
 * Runs what touches files; a failure of the file system becomes a sentence about `path`.
 *
 * @template T
 * @param {string} path
 * @param {() => T} work
 * @returns {T}
 */
export function explaining(path, work) {
  try {
    return work();
  } catch (error) {
    throw explainFileError(error, path) ?? error;
  }
}
