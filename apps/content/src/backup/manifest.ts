/** What a backup holds, and whether it still does. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Version of the content server that made it. */
  version: z.string(),
  dialect: z.enum(['sqlite', 'postgres']),
  databaseVersion: z.string(),
  lastMigration: z.string(),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number()),
  /** Files of the media library that records name and that were not there. */
  missing: z.array(z.string()),
  /** Every other file of the backup, by its path with `/`. */
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;
export type BackupFile = Manifest['files'][number];

/** Why a command cannot do its work, for the operator: a sentence in Chinese, and the same in English. */
export class BackupFault extends Error {
  readonly english: string;

  constructor(chinese: string, english: string) {
    super(chinese);
    this.english = english;
  }
}

/** Tells the operator which step of a command begins, in Chinese and in English. */
export type Report = (chinese: string, english: string) => void;

/** What the files of a backup come to. */
export function sumOf({ files }: Manifest): { count: number; size: string } {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  return { count: files.length, size: (bytes / 1024 ** 2).toFixed(1) };
}

/** Every file below a folder, with its size and digest, in order. */
export async function describeFiles(folder: string): Promise<BackupFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => file !== MANIFEST)
    .toSorted();
  const files: BackupFile[] = [];
  for (const file of paths) files.push(await describeFile(folder, file));
  return files;
}

async function describeFile(folder: string, file: string): Promise<BackupFile> {
  const place = path.join(folder, file);
  const hash = createHash('sha256');
  await pipeline(createReadStream(place), hash);
  return { path: file, size: (await stat(place)).size, sha256: hash.digest('hex') };
}

/**
 * Reads a backup's manifest and compares every file with it.
 * @throws BackupFault naming what is wrong
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupFault(`${folder} 不是备份：没有 ${MANIFEST}`, `${folder} is no backup: it has no ${MANIFEST}`);
  });
  const parsed = manifest.safeParse(readJson(text));
  if (!parsed.success) {
    throw new BackupFault(
      `${MANIFEST} 无法读取，或由更新的版本写成`,
      `${MANIFEST} cannot be read, or a newer version wrote it`,
    );
  }
  const found = new Map((await describeFiles(folder)).map((file) => [file.path, file]));
  for (const { path: name, size, sha256 } of parsed.data.files) {
    const file = found.get(name);
    if (!file) throw new BackupFault(`备份不完整：缺少 ${name}`, `the backup is incomplete: ${name} is missing`);
    if (file.size !== size || file.sha256 !== sha256) {
      throw new BackupFault(
        `备份已损坏：${name} 与校验和不符`,
        `the backup is damaged: ${name} does not match its checksum`,
      );
    }
    found.delete(name);
  }
  const [extra] = found.keys();
  if (extra !== undefined) {
    throw new BackupFault(
      `备份中有不属于它的文件：${extra}`,
      `the backup holds a file that is not part of it: ${extra}`,
    );
  }
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sees to it that what is in a folder and below stays there when the power goes. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries.map((entry) => path.join(entry.parentPath, entry.name));
  for (const place of [...places, folder]) {
    const handle = await open(place, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
